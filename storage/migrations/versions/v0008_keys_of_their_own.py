"""Keys that are never given twice, now that rows go: old buttons and messages name them."""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("matches", "lobbies", "sessions"):
        with op.batch_alter_table(
            name, recreate="always", table_kwargs={"sqlite_autoincrement": True}
        ):
            pass  # made anew as it is
