"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_leases")),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_notes")),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("telegram_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("username", sa.Text(), nullable=True),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("sound", sa.String(length=8), nullable=False),
        sa.Column("started", sa.Boolean(), nullable=False),
        sa.Column("origin_chat", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
        sa.UniqueConstraint("telegram_id", name=op.f("uq_persons_telegram_id")),
    )
    op.create_table(
        "slots",
        sa.Column("place", sa.String(length=64), nullable=False),
        sa.Column("slot", sa.String(length=128), nullable=False),
        sa.Column("standing", sa.Boolean(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("hash", sa.String(length=64), nullable=True),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("shown_edition", sa.Text(), nullable=True),
        sa.Column("updated_at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("place", "slot", name=op.f("pk_slots")),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("telegram_id", sa.BigInteger(), nullable=True),
        sa.Column("former_telegram_id", sa.BigInteger(), nullable=True),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("forum", sa.Boolean(), nullable=False),
        sa.Column("username", sa.Text(), nullable=True),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("profile", sa.Text(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=True),
        sa.Column("turn_time", sa.Integer(), nullable=True),
        sa.Column("present", sa.Boolean(), nullable=False),
        sa.Column("added_by", sa.Integer(), nullable=True),
        sa.Column("merged_into", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["added_by"], ["persons.id"], name=op.f("fk_chats_added_by_persons")
        ),
        sa.ForeignKeyConstraint(
            ["merged_into"], ["chats.id"], name=op.f("fk_chats_merged_into_chats")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chats")),
        sa.UniqueConstraint("former_telegram_id", name=op.f("uq_chats_former_telegram_id")),
        sa.UniqueConstraint("telegram_id", name=op.f("uq_chats_telegram_id")),
    )
    op.create_table(
        "tokens",
        sa.Column("payload", sa.String(length=64), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("purpose", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.Float(precision=53), nullable=False),
        sa.Column("used_at", sa.Float(precision=53), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_tokens_person_persons")),
        sa.PrimaryKeyConstraint("payload", name=op.f("pk_tokens")),
    )
    op.create_table(
        "lobbies",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("public_id", sa.String(length=32), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("deadline", sa.Float(precision=53), nullable=True),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["chat"], ["chats.id"], name=op.f("fk_lobbies_chat_chats")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lobbies")),
        sa.UniqueConstraint("public_id", name=op.f("uq_lobbies_public_id")),
    )
    op.create_index(op.f("ix_lobbies_deadline"), "lobbies", ["deadline"], unique=False)
    op.create_index(
        "ix_lobbies_open",
        "lobbies",
        ["chat", "thread"],
        unique=True,
        sqlite_where=sa.text("open = 1"),
        postgresql_where=sa.text("open"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("public_id", sa.String(length=32), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=False),
        sa.Column("starter", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.Float(precision=53), nullable=False),
        sa.Column("closed_at", sa.Float(precision=53), nullable=True),
        sa.Column("deadline", sa.Float(precision=53), nullable=True),
        sa.Column("paused_at", sa.Float(precision=53), nullable=True),
        sa.Column("last_seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["chat"], ["chats.id"], name=op.f("fk_matches_chat_chats")),
        sa.ForeignKeyConstraint(
            ["starter"], ["persons.id"], name=op.f("fk_matches_starter_persons")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("public_id", name=op.f("uq_matches_public_id")),
    )
    op.create_index(op.f("ix_matches_chat_thread"), "matches", ["chat", "thread"], unique=False)
    op.create_index(op.f("ix_matches_deadline"), "matches", ["deadline"], unique=False)
    op.create_index(
        "ix_matches_live",
        "matches",
        ["chat", "thread"],
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )
    op.create_table(
        "events",
        sa.Column("match", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_events_match_matches")),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_events")),
    )
    op.create_table(
        "players",
        sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_players_match_matches")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_players_person_persons")),
        sa.PrimaryKeyConstraint("person", "match", name=op.f("pk_players")),
    )
    op.create_index(op.f("ix_players_match"), "players", ["match"], unique=False)
