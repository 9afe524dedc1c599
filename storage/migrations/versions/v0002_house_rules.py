"""Tables' own rules and manners: settings, seats, sessions."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    persons: tuple[sa.Column[Any], ...] = (
        sa.Column("faces", sa.String(length=8), nullable=False, server_default="spanish"),
        sa.Column("wide_buttons", sa.Boolean(), nullable=False, server_default=sa.text("0")),
        sa.Column("low_first", sa.Boolean(), nullable=False, server_default=sa.text("0")),
        sa.Column("play_single", sa.Boolean(), nullable=False, server_default=sa.text("1")),
    )
    for column in persons:
        op.add_column("persons", column)
    chats: tuple[sa.Column[Any], ...] = (
        sa.Column("time_zone", sa.String(64), nullable=False, server_default="Europe/Madrid"),
        sa.Column("greeting", sa.Boolean(), nullable=False, server_default=sa.text("1")),
        sa.Column("pin_lobby", sa.Boolean(), nullable=False, server_default=sa.text("1")),
        sa.Column("trick_pause", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("next_hand", sa.Integer(), nullable=True, server_default=sa.text("20")),
        sa.Column("own_profile", sa.Text(), nullable=True),
        sa.Column("own_rules", sa.JSON(), nullable=True),
    )
    for column in chats:
        op.add_column("chats", column)
    acted_at = sa.Column(
        "acted_at", sa.Float(precision=53), nullable=False, server_default=sa.text("0")
    )
    op.add_column("matches", acted_at)
    op.execute(
        "update matches set acted_at = coalesce("
        "(select max(events.at) from events where events.match = matches.id), opened_at)"
    )
    op.add_column("matches", sa.Column("session", sa.Integer(), nullable=True))
    for name in ("bans", "watchers", "acquaintances"):
        op.create_table(
            name,
            sa.Column("chat", sa.Integer(), autoincrement=False, nullable=False),
            sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
            sa.ForeignKeyConstraint(["chat"], ["chats.id"], name=op.f(f"fk_{name}_chat_chats")),
            sa.ForeignKeyConstraint(
                ["person"], ["persons.id"], name=op.f(f"fk_{name}_person_persons")
            ),
            sa.PrimaryKeyConstraint("chat", "person", name=op.f(f"pk_{name}")),
        )
        op.create_index(op.f(f"ix_{name}_person"), name, ["person"], unique=False)
    op.create_table(
        "alarms",
        sa.Column("match", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_alarms_match_matches")),
        sa.PrimaryKeyConstraint("match", "kind", name=op.f("pk_alarms")),
    )
    op.create_index(op.f("ix_alarms_at"), "alarms", ["at"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["chat"], ["chats.id"], name=op.f("fk_sessions_chat_chats")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_table(
        "dialogs",
        sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("purpose", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_dialogs_person_persons")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_dialogs")),
    )
