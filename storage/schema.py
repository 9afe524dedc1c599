"""The tables, as the newest migration leaves them (a test compares the two).

Moments are UTC epoch seconds as floats, given by the caller. Keys of persons and chats are our
own, so that logs never hold Telegram's. What a payload, a purpose or a lobby's data means is
left to others.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

from storage.database import unique_where

# Names for everything, because a migration can only change what has a name.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

persons = Table(
    "persons",
    metadata,
    Column("id", Integer, primary_key=True),
    # Empty once the person has asked to be forgotten.
    Column("telegram_id", BigInteger, unique=True),
    Column("name", Text, nullable=False),
    Column("username", Text),
    Column("language", String(8)),
    Column("sound", String(8), nullable=False),
    Column("started", Boolean, nullable=False),
    # No foreign key: chats point to persons already, and a circle can't be created in order.
    Column("origin_chat", Integer),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    # Empty once the row was merged into another.
    Column("telegram_id", BigInteger, unique=True),
    # A group's id before it became a supergroup: messages sent before may be read after.
    Column("former_telegram_id", BigInteger, unique=True),
    Column("title", Text, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("forum", Boolean, nullable=False),
    Column("username", Text),
    Column("language", String(8), nullable=False),
    Column("profile", Text, nullable=False),
    Column("rules", JSON, nullable=True),
    Column("turn_time", Integer),
    Column("present", Boolean, nullable=False),
    Column("added_by", Integer, ForeignKey("persons.id")),
    # A merged row stays, pointing to the one that lives on: its key may still be in flight, and
    # must never come to mean another chat.
    Column("merged_into", Integer, ForeignKey("chats.id")),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("public_id", String(32), nullable=False, unique=True),
    Column("chat", Integer, ForeignKey("chats.id"), nullable=False),
    Column("thread", BigInteger, nullable=False),
    Column("starter", Integer, ForeignKey("persons.id"), nullable=False),
    Column("opened_at", Float(53), nullable=False),
    Column("closed_at", Float(53)),
    Column("deadline", Float(53), index=True),
    Column("paused_at", Float(53)),
    # The guard of append: compared and set in one statement, whatever the database.
    Column("last_seq", Integer, nullable=False),
    Index(None, "chat", "thread"),
)
# One game a group, one a topic.
unique_where(
    "ix_matches_live", matches.c.chat, matches.c.thread, where=matches.c.closed_at.is_(None)
)

events = Table(
    "events",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("schema", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", JSON, nullable=False),
    Column("at", Float(53), nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("person", Integer, ForeignKey("persons.id"), primary_key=True, autoincrement=False),
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("live", Boolean, nullable=False),
    Index(None, "match"),
)

lobbies = Table(
    "lobbies",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("public_id", String(32), nullable=False, unique=True),
    Column("chat", Integer, ForeignKey("chats.id"), nullable=False),
    Column("thread", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("deadline", Float(53), index=True),
    Column("open", Boolean, nullable=False),
)
unique_where("ix_lobbies_open", lobbies.c.chat, lobbies.c.thread, where=lobbies.c.open == true())

slots = Table(
    "slots",
    metadata,
    Column("place", String(64), primary_key=True),
    Column("slot", String(128), primary_key=True),
    Column("standing", Boolean, nullable=False),
    Column("message_id", BigInteger),
    Column("hash", String(64)),
    Column("edition", Text, nullable=False),
    # The edition that message_id belongs to, which an intent may already have left behind.
    Column("shown_edition", Text),
    Column("updated_at", Float(53), nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("payload", String(64), primary_key=True),
    Column("person", Integer, ForeignKey("persons.id"), nullable=False),
    Column("purpose", JSON, nullable=False),
    Column("created_at", Float(53), nullable=False),
    Column("used_at", Float(53)),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("holder", Text, nullable=False),
    Column("expires_at", Float(53), nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    # One row, 1.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
