"""What can go wrong with the memory, in sentences fit for one line.

Callers catch these and nothing of SQLAlchemy's. No message holds a stored value: neither a card
nor a name can reach a log through an error.
"""


class StorageError(Exception):
    """The memory can't be opened, read or written; `str(error)` says why in one sentence."""


class Conflict(StorageError):  # noqa: N818 (reads better where it is caught)
    """Somebody else wrote first: nothing was written. Load again, then decide again."""


class Missing(StorageError):  # noqa: N818
    """No row has that key. Keys come from the memory itself, so this is a mistake of the caller."""
