"""Pictures: who wants them, and in which colours; the files that Telegram has."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("persons", "chats"):
        pictures = sa.Column("pictures", sa.String(8), nullable=False, server_default="light")
        op.add_column(table, pictures)
    op.create_table(
        "uploads",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("file_id", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_uploads")),
    )
