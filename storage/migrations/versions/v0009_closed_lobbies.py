"""Closed lobbies: since when, so that they go with time, as matches do."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

# It was closed within half an hour of its last touch. If that came out too late, each start would
# take its message for one that doesn't say so.
_CLOSE = """
UPDATE lobbies SET deadline = NULL, closed_at = min(:now, coalesce(
    CASE WHEN json_valid(data) THEN json_extract(data, '$.touched') END, :now
)) WHERE NOT open
"""


def upgrade() -> None:
    op.add_column("lobbies", sa.Column("closed_at", sa.Float(53)))
    op.execute(sa.text(_CLOSE).bindparams(now=time.time()))
    op.drop_index("ix_lobbies_open", "lobbies")
    # No table made anew: that would forget which keys were given.
    op.drop_column("lobbies", "open")
    op.create_index(
        "ix_lobbies_open",
        "lobbies",
        ["chat", "thread"],
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )
