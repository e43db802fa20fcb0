"""Logs of the server: lines for people, or one JSON object a line for machines."""

from __future__ import annotations

import json
import logging
import logging.config
from datetime import UTC, datetime
from typing import Any, Final

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line; what is given as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        content: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        content |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            content["exception"] = self.formatException(record.exc_info)
        return json.dumps(content, ensure_ascii=False, default=str)


def log_settings(log_format: str, level: str) -> dict[str, Any]:
    """For logging.config and uvicorn. Without a level: warnings for people, all requests for machines."""
    chosen_level = level or ("info" if log_format == "json" else "warning")
    text = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    chosen = {"()": JsonLines} if log_format == "json" else text
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"chosen": chosen},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "chosen"}},
        "root": {"handlers": ["stderr"], "level": chosen_level.upper()},
        # We write a line for every request ourselves.
        "loggers": {"uvicorn.access": {"level": "WARNING"}},
    }
