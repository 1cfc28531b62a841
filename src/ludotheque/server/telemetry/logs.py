"""Logs as one JSON object a line; names, tokens, keys and what players hold are never in them."""

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Final, TextIO

LOGGER: Final = "ludotheque.server"
TRUSTED: Final = (LOGGER, "uvicorn.error")
"""Their words are known; of what other libraries have to say, only where it was said and what went wrong."""

FIELDS: Final = "ludo_fields"
logger: Final = logging.getLogger(LOGGER)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        content: dict[str, Any] = {  # JSON-ready values
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name in TRUSTED else record.name,
        }
        if record.name not in TRUSTED:  # its words may quote an error, and that what a player holds
            content["where"] = f"{Path(record.pathname).name}:{record.lineno}"
        content.update(getattr(record, FIELDS, {}))
        if record.exc_info and record.exc_info[1] is not None:
            content.update(traced(record.exc_info[1]))
        return json.dumps(content, ensure_ascii=False)


def note(event: str, **fields: str | float) -> None:
    """Something that happened; the caller passes what may be read by whoever keeps the machine."""
    logger.info(event, extra={FIELDS: fields})


def warn(event: str, **fields: str | float) -> None:
    logger.warning(event, extra={FIELDS: fields})


def note_error(event: str, error: BaseException, **fields: str | float) -> None:
    """A mistake of our own, and where it was made."""
    logger.error(event, extra={FIELDS: {**fields, **traced(error)}})


def traced(error: BaseException) -> dict[str, Any]:  # JSON-ready values
    """What kind of error it was and where; its message stays out, because it may quote what a player holds."""
    places = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "trace": [f"{Path(place.filename).name}:{place.lineno} {place.name}" for place in places],
    }


def write_logs(stream: TextIO | None = None, level: int = logging.INFO) -> logging.Handler:
    """Send the logs of the server, of the web server under it, and what any library warns of, to a stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger().handlers = [handler]
    for name in TRUSTED:
        found = logging.getLogger(name)
        found.handlers = [handler]
        found.propagate = False
        found.setLevel(level if name == LOGGER else logging.WARNING)
    return handler
