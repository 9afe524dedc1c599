"""Lessons: where somebody is in them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "persons", sa.Column("lesson", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
