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
    text,
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
    # How cards are shown to this person, and whether a card that must be played plays itself.
    Column("faces", String(8), nullable=False, server_default="spanish"),
    Column("wide_buttons", Boolean, nullable=False, server_default=text("0")),
    Column("low_first", Boolean, nullable=False, server_default=text("0")),
    Column("play_single", Boolean, nullable=False, server_default=text("1")),
    # "light", "dark", or "none".
    Column("pictures", String(8), nullable=False, server_default="light"),
    # What a number means is the lessons' own.
    Column("lesson", Integer, nullable=False, server_default=text("0")),
    # The match in which they have scored their first hand, empty before; 0: they need no tips.
    Column("first_hand", Integer),
    # Empty until somebody looks for those who were not seen for long.
    Column("seen_at", Float(53)),
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
    Column("time_zone", String(64), nullable=False, server_default="Europe/Madrid"),
    Column("greeting", Boolean, nullable=False, server_default=text("1")),
    Column("pin_lobby", Boolean, nullable=False, server_default=text("1")),
    Column("trick_pause", Integer, nullable=False, server_default=text("0")),
    Column("next_hand", Integer, server_default=text("20")),
    # The group's own profile, where it has named one.
    Column("own_profile", Text),
    Column("own_rules", JSON),
    Column("computer_pace", Integer, nullable=False, server_default=text("1")),
    Column("hints", Boolean, nullable=False, server_default=text("0")),
    Column("pictures", String(8), nullable=False, server_default="light"),
)

# Three relations of people to a chat; `storage.circles` reads and writes them alike.
bans, watchers, acquaintances = (
    Table(
        name,
        metadata,
        Column("chat", Integer, ForeignKey("chats.id"), primary_key=True, autoincrement=False),
        Column("person", Integer, ForeignKey("persons.id"), primary_key=True, autoincrement=False),
        Index(None, "person"),
    )
    for name in ("bans", "watchers", "acquaintances")
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
    # When somebody who plays last did something, at first its opening.
    Column("acted_at", Float(53), nullable=False, server_default=text("0")),
    # No foreign key: SQLite can't add one to a table that is there.
    Column("session", Integer),
    Index(None, "chat", "thread"),
    sqlite_autoincrement=True,
)
# One game a group, one a topic.
unique_where(
    "ix_matches_live", matches.c.chat, matches.c.thread, where=matches.c.closed_at.is_(None)
)

# Moments at which something beside the turn is due in a match; they stand still while it is paused.
alarms = Table(
    "alarms",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("at", Float(53), nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("chat", Integer, ForeignKey("chats.id"), nullable=False),
    sqlite_autoincrement=True,
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
    Column("closed_at", Float(53)),
    sqlite_autoincrement=True,
)
unique_where(
    "ix_lobbies_open", lobbies.c.chat, lobbies.c.thread, where=lobbies.c.closed_at.is_(None)
)

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

# What somebody has been asked in private and will answer by writing; one at a time.
dialogs = Table(
    "dialogs",
    metadata,
    Column("person", Integer, ForeignKey("persons.id"), primary_key=True, autoincrement=False),
    Column("purpose", JSON, nullable=False),
    Column("at", Float(53), nullable=False),
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

uploads = Table(
    "uploads",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("file_id", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
