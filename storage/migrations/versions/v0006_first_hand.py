"""First hands: in which match somebody has scored theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # 0: needs no tips. That is everybody who has played; the others have their first hand to come.
    op.add_column("persons", sa.Column("first_hand", sa.Integer(), server_default=sa.text("0")))
    op.execute("UPDATE persons SET first_hand = NULL WHERE id NOT IN (SELECT person FROM players)")
