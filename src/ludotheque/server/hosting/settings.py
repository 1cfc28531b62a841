"""How the host behaves; times in seconds."""

import msgspec


class HostSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is not a limit of the door."""

    thinkers: int = 1
    bot_seconds: float = 8.0
    hint_seconds: float = 8.0
    review_seconds: float = 20.0
    checkpoint_every: int = 50
    idle_seconds: float = 300.0
    sweep_seconds: float = 30.0
    grace_seconds: float = 45.0
    shortest_pause: float = 0.4
    longest_pause: float = 1.2
    keep_days: float = 0.0
