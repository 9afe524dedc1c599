"""Computer players: how long they take, and whether their advice may be asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "chats",
        sa.Column("computer_pace", sa.Integer(), nullable=False, server_default=sa.text("1")),
    )
    op.add_column(
        "chats", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.text("0"))
    )
