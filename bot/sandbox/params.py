"""The parameters of a call, however they came: query, form, multipart or JSON.

Promises that all four look alike: text by name, compounds as JSON text, uploads by field name.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.sandbox.errors import bad_request


@dataclass(frozen=True, slots=True)
class Params:
    """What a call was made with. Absent and empty are the same to Telegram."""

    values: Mapping[str, str]
    files: Mapping[str, bytes] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """The parameter as text; "" when absent."""
        return self.values.get(name, "")

    def integer(self, name: str, default: int = 0) -> int:
        """The parameter as a whole number; `default` when absent or not a number."""
        try:
            return int(self.values.get(name, ""))
        except ValueError:
            return default

    def flag(self, name: str) -> bool:
        """The parameter as a yes or no, in Telegram's reading."""
        return self.text(name).strip().lower() in ("true", "yes", "1")

    def json(self, name: str, what: str) -> object:
        """The parameter as decoded JSON, None when absent; `what` names it in the refusal."""
        given = self.text(name)
        if not given:
            return None
        try:
            return json.loads(given)
        except ValueError:
            raise bad_request(f"can't parse {what} JSON object") from None


def as_text(value: object) -> str:
    """A JSON value as the text that a form would have carried."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value)
