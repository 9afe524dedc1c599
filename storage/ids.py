"""Names nobody can guess, for buttons and links: A-Z a-z 0-9 - _ only."""

from secrets import token_urlsafe


def public_id() -> str:
    """8 characters: names a match or a lobby in a button, where no counter should show."""
    return token_urlsafe(6)


def secret() -> str:
    """24 characters: a link's payload that can't be guessed (Telegram takes up to 64)."""
    return token_urlsafe(18)
