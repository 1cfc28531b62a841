"""Rate limits and size limits."""

from collections import OrderedDict
from typing import Annotated, Final

import msgspec
from msgspec import Meta

MOST_ADDRESSES: Final = 20_000
"""The number of addresses whose buckets are kept. The least recently used is dropped first."""

Whole = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits. Rates are per second."""

    message_bytes: Whole = 8_192
    body_bytes: Whole = 65_536
    import_bytes: Whole = 4_000_000
    socket_rate: Rate = 20.0
    socket_burst: Rate = 60.0
    request_rate: Rate = 20.0
    request_burst: Rate = 120.0
    room_rate: Rate = 0.5
    room_burst: Rate = 20.0
    thought_rate: Rate = 0.5
    thought_burst: Rate = 20.0
    preview_rate: Rate = 2.0
    preview_burst: Rate = 30.0
    report_rate: Rate = 0.002
    report_burst: Rate = 10.0
    wrong_rate: Rate = 0.2
    wrong_burst: Rate = 20.0
    sockets_per_address: Whole = 64
    sockets_per_seat: Whole = 8
    spectators_per_room: Whole = 50
    rooms: Whole = 50_000
    hello_seconds: Rate = 10.0
    send_seconds: Rate = 20.0
    queued_messages: Whole = 200
    queued_bytes: Whole = 4_000_000


class Bucket:
    """A token bucket: it refills at a steady rate, up to its burst size."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def fill(self, now: float) -> None:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now

    def take(self, now: float) -> bool:
        """Take one token, if there is one."""
        self.fill(now)
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def empty(self, now: float) -> bool:
        """Return whether the next request would be refused."""
        self.fill(now)
        return self.level < 1.0


class Buckets:
    """One bucket per address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str, now: float) -> Bucket:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.burst, now)
            if len(self.by_address) > MOST_ADDRESSES:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket

    def take(self, address: str, now: float) -> bool:
        return self.of(address, now).take(now)

    def empty(self, address: str, now: float) -> bool:
        return address in self.by_address and self.of(address, now).empty(now)


class OpenCounter:
    """Counts open connections per name, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        if self.open.get(name, 0) >= self.most:
            return False
        self.open[name] = self.open.get(name, 0) + 1
        return True

    def leave(self, name: str) -> None:
        left = self.open[name] - 1
        if left:
            self.open[name] = left
        else:
            del self.open[name]


class RateLimits:
    """All rate limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.rooms = Buckets(limits.room_rate, limits.room_burst)
        self.hints = Buckets(limits.thought_rate, limits.thought_burst)
        self.previews = Buckets(limits.preview_rate, limits.preview_burst)
        self.reports = Buckets(limits.report_rate, limits.report_burst)  # by room
        self.wrong = Buckets(limits.wrong_rate, limits.wrong_burst)
        self.sockets = OpenCounter(limits.sockets_per_address)
