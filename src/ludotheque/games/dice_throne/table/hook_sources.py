"""Whatever carries hooks on a player's board: status tokens, companions and passive abilities, sorted for the rules."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import Companion, NamedDefinition, Passive, Status
from ludotheque.games.dice_throne.content.hook_types import Act, At, Forbid, Modify, Moment, Replace, Replaced, Use
from ludotheque.games.dice_throne.content.traversal import means_defender
from ludotheque.games.dice_throne.content.vocabulary import Hook, StatusKind, Who
from ludotheque.games.dice_throne.table.requirements import KNOWN_TARGET, OWN_TOKENS, needs_of_text

STATUS: Final = 0
COMPANION: Final = 1  # no status effect: nothing that touches those can touch it (DT-COMPANION-1)
PASSIVE: Final = 2

HOOKS_PER_SOURCE: Final = 16  # a hook that can be used is numbered by its source and its place there
BASIC: Final = 1
ADVANCED: Final = 2


class HookSource:
    """One source with its hooks sorted by kind; so many `tokens` of it lie on a board.

    A companion with levels lies there as often as its level says, a passive once while it is in force.
    """

    def __init__(self, index: int, kind: i64, sheet: NamedDefinition, hooks: tuple[Hook, ...]) -> None:
        self.index = index
        self.kind = kind
        self.id = sheet.id
        self.sheet = sheet
        self.hooks = hooks
        self.polarity: StatusKind | None = None
        self.uses: list[Use] = [hook for hook in hooks if isinstance(hook, Use)]
        self.ats: list[At] = [hook for hook in hooks if isinstance(hook, At)]
        self.modifies: list[Modify] = [hook for hook in hooks if isinstance(hook, Modify)]
        self.forbids: list[Forbid] = [hook for hook in hooks if isinstance(hook, Forbid)]
        self.forbids_all = any(hook.act is Act.ANY_ACTION for hook in self.forbids)
        self.replaces: list[Replace] = [hook for hook in hooks if isinstance(hook, Replace)]
        self.by_moment: dict[Moment, list[At]] = {moment: [] for moment in Moment}
        for hook in self.ats:
            self.by_moment[hook.moment].append(hook)
        self.needs: list[int] = [need_of_use(hook, sheet.id) for hook in self.uses]
        self.owner_limit: i64 = 1
        self.others_limit: i64 = 0
        self.uses_per_turn: i64 = 0  # of all its hooks together; 0 is no limit
        self.removable = False
        self.transferable = False
        self.max_health: i64 = 0
        self.has_levels = False

    def at(self, moment: Moment) -> list[At]:
        return self.by_moment[moment]

    def replacing(self, event: Replaced) -> list[Replace]:
        return [hook for hook in self.replaces if hook.event is event]


def need_of_use(hook: Use, name: str) -> int:
    """A token that is there to remove itself needs nothing else."""
    itself = [effect for effect in hook.effects if isinstance(effect, e.Remove) and effect.status == name]
    if itself and all(effect.target == (Who.SELF,) for effect in itself):
        return 0
    target = KNOWN_TARGET if means_defender(hook) else 0
    return target | needs_of_text(hook.effects + hook.per_paid) & ~OWN_TOKENS


def status_source(index: int, status: Status) -> HookSource:
    kit = HookSource(index, STATUS, status, status.hooks)
    kit.polarity = status.kind
    kit.owner_limit = status.stack_limit.owner
    kit.others_limit = status.stack_limit.others
    kit.removable = status.removable
    kit.transferable = status.transferable
    return kit


def companion_source(index: int, companion: Companion, uses_per_turn: int) -> HookSource:
    kit = HookSource(index, COMPANION, companion, companion.hooks)
    kit.owner_limit = ADVANCED if companion.levels else companion.limit or 1
    kit.uses_per_turn = uses_per_turn
    kit.max_health = companion.max_health or 0
    kit.has_levels = bool(companion.levels)
    return kit


def passive_source(index: int, passive: Passive) -> HookSource:
    return HookSource(index, PASSIVE, passive, passive.hooks)
