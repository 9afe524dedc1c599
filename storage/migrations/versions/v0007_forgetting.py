"""Forgetting: when somebody was last heard of."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("seen_at", sa.Float(53)))
