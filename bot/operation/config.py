"""The program's settings, from the environment: a wrong one stops the start with one line."""

from __future__ import annotations

import os
import re
from typing import Any, Literal

from pydantic import Field, HttpUrl, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

import storage


class ConfigError(Exception):
    """What is wrong with the environment, in one line that says what to do."""


class Config(BaseSettings):
    """BOT_TOKEN, DATABASE_URL, TELEGRAM_API_URL, LOG_LEVEL, METRICS_PORT and KEEP_DAYS."""

    model_config = SettingsConfigDict(env_ignore_empty=True)

    bot_token: SecretStr
    database_url: str = Field(default_factory=storage.default_url)
    telegram_api_url: HttpUrl = HttpUrl("https://api.telegram.org")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    keep_days: int = Field(default=365, ge=1, le=36_500)
    metrics_port: int | None = Field(default=None, ge=1, le=65535)

    @field_validator("bot_token")
    @classmethod
    def _token(cls, value: SecretStr) -> SecretStr:
        if not re.fullmatch(r"\d+:[A-Za-z0-9_-]+", value.get_secret_value()):
            raise ValueError("expected digits, a colon and letters")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @property
    def api_base_url(self) -> str:
        """Where methods are called: the token is appended to it."""
        return f"{str(self.telegram_api_url).rstrip('/')}/bot"


_HINTS = {
    "bot_token": "set it to the token that @BotFather gave you (123456:ABC…)",
    "telegram_api_url": "expected an address such as http://127.0.0.1:8081",
    "log_level": "expected DEBUG, INFO, WARNING or ERROR",
    "keep_days": "expected a number of days, such as 365",
    "metrics_port": "expected a port of this machine, such as 9464",
}


def load() -> Config:
    """The settings of this environment. Raises ConfigError; no value is ever repeated in it."""
    config, wrong = load_what_holds()
    if wrong:
        raise ConfigError(next(iter(wrong.values())))
    return config


NO_TOKEN = "0:0"


def load_what_holds() -> tuple[Config, dict[str, str]]:
    """The settings with defaults, and `NO_TOKEN`, in place of what is wrong; and by each such
    field the line about it. Raises ConfigError when there is no place for a database either."""
    try:
        return _read(), {}
    except ValidationError as error:
        wrong = _wrong(error)
    except storage.StorageError as error:
        raise ConfigError(str(error)) from None
    fields = Config.model_fields
    instead = {name: fields[name].get_default(call_default_factory=True) for name in wrong}
    if "bot_token" in wrong:
        instead["bot_token"] = NO_TOKEN
    return _read(**instead), wrong


def _read(**instead: Any) -> Config:
    return Config(**instead)


def _wrong(error: ValidationError) -> dict[str, str]:
    found = {}
    for one in error.errors():
        field = str(one["loc"][0])
        problem = "is not set" if one["type"] == "missing" else "is not valid"
        found[field] = f"{field.upper()} {problem}: {_HINTS.get(field, '')}"
    return found


def database_url() -> str:
    """Where matches are kept, for commands that need no token. Raises StorageError."""
    return os.environ.get("DATABASE_URL") or storage.default_url()
