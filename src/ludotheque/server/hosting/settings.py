"""Settings of the host. Times are in seconds."""

from typing import Annotated

import msgspec
from msgspec import Meta

Some = Annotated[float, Meta(gt=0)]
Perhaps = Annotated[float, Meta(ge=0)]


class HostSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Host settings. Rate limits are separate."""

    thinkers: Annotated[int, Meta(ge=1, le=256)] = 1
    bot_seconds: Some = 8.0
    first_look_seconds: Perhaps = 3.0  # how long bots wait for somebody to open a new room before they begin
    hint_seconds: Some = 8.0
    review_seconds: Some = 20.0
    checkpoint_every: Annotated[int, Meta(ge=1)] = 50
    idle_seconds: Perhaps = 300.0
    sweep_seconds: Some = 30.0
    grace_seconds: Perhaps = 45.0
    shortest_pause: Perhaps = 0.4
    longest_pause: Perhaps = 1.2
    keep_days: Perhaps = 0.0
