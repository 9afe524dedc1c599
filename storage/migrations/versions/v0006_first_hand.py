"""First hands: in which match somebody has scored theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("first_hand", sa.Integer(), nullable=True))
    # Whoever has played needs no tips; the others have their first hand to come.
    op.execute("UPDATE persons SET first_hand = 0 WHERE id IN (SELECT person FROM players)")
