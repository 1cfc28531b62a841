"""Logs with one JSON object per line. They never contain names, tokens, keys or hidden information."""

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Final, TextIO

LOGGER: Final = "ludotheque.server"
TRUSTED: Final = (LOGGER, "uvicorn.error")
"""Loggers with known messages. Other libraries are logged only by place and error type."""

FIELDS: Final = "ludo_fields"
logger: Final = logging.getLogger(LOGGER)


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        content: dict[str, Any] = {  # JSON-ready values
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name in TRUSTED else record.name,
        }
        if record.name not in TRUSTED:  # its message may quote an error, and with it hidden information
            content["where"] = f"{Path(record.pathname).name}:{record.lineno}"
        content.update(getattr(record, FIELDS, {}))
        if record.exc_info and record.exc_info[1] is not None:
            content.update(traced(record.exc_info[1]))
        return json.dumps(content, ensure_ascii=False)


def log_info(event: str, **fields: str | float) -> None:
    """Log an event. The fields must be safe for the server's operator to read."""
    logger.info(event, extra={FIELDS: fields})


def log_warning(event: str, **fields: str | float) -> None:
    logger.warning(event, extra={FIELDS: fields})


def log_error(event: str, error: BaseException, **fields: str | float) -> None:
    """Log an internal error with its traceback."""
    logger.error(event, extra={FIELDS: {**fields, **traced(error)}})


def traced(error: BaseException) -> dict[str, Any]:  # JSON-ready values
    """Return the type and place of an error. Its message is left out, because it may quote hidden information."""
    places = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "trace": [f"{Path(place.filename).name}:{place.lineno} {place.name}" for place in places],
    }


def write_logs(stream: TextIO | None = None, level: int = logging.INFO) -> logging.Handler:
    """Send the logs of the server, of uvicorn and of libraries to a stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger().handlers = [handler]
    for name in TRUSTED:
        found = logging.getLogger(name)
        found.handlers = [handler]
        found.propagate = False
        found.setLevel(level if name == LOGGER else logging.WARNING)
    return handler
