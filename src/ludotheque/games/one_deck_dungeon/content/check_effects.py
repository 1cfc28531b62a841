"""Sense checks of effects and hooks: each stands where its moment, its die or its cube can exist."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ludotheque.content.problems import Findings
from ludotheque.games.one_deck_dungeon.content.effect_types import (
    ExileCube,
    ExileDice,
    RecoverBoss,
    RollStored,
    SkipEncounter,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import At, WhenRolled
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Effect,
    Effects,
    Hooks,
    Moment,
    Place,
    Target,
    Usable,
    Whose,
)

BOSS_MOMENTS: Final = (Moment.ROUND_START, Moment.ROUND_RESISTED, Moment.HIT_STEP, Moment.ROUND_END)
FOE_MOMENTS: Final = (
    Moment.ENCOUNTER_START,
    Moment.HEROIC_ABILITIES,
    Moment.SKILL_USED,
    Moment.POTION_USED,
    Moment.HEROIC_DIE_MADE,
    Moment.AFTER_PLACEMENT,
)
DUNGEON_MOMENTS: Final = tuple(moment for moment in Moment if moment not in BOSS_MOMENTS)


class Standing(msgspec.Struct, frozen=True):
    """Where a text stands: what lets its special words mean something."""

    moments: tuple[Moment, ...] = ()  # of the hooks its source may have
    when: Moment | None = None
    rolled: bool = False  # somebody has just rolled a die
    paid_cube: bool = False
    skips: bool = False  # used before an encounter
    stored: bool = False  # the hero card holds dice
    partner: bool = True


def structs_in(value: object) -> Iterator[msgspec.Struct]:
    """Every typed value inside another, itself included, in the order they are written."""
    if isinstance(value, msgspec.Struct):
        yield value
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for entry in value:
            yield from structs_in(entry)


def used(usable: tuple[Usable, ...], standing: Standing) -> Standing:
    """The standing of the text of something that is used."""
    return msgspec.structs.replace(standing, skips=Usable.BEFORE_ENCOUNTER in usable)


def check_hooks(out: Findings, path: str, hooks: Hooks, standing: Standing) -> None:
    """Moments that its source lives through, and texts that make sense then."""
    for index, hook in enumerate(hooks):
        here = f"{path}/hooks[{index}]"
        if isinstance(hook, At):
            moment = hook.moment
            out.need(moment in standing.moments, here, f"is never there at {moment.value}")
            paid = standing.paid_cube or moment is Moment.POTION_USED
            check_text(out, here, hook.effects, msgspec.structs.replace(standing, when=moment, paid_cube=paid))
        elif isinstance(hook, WhenRolled):
            check_text(out, here, hook.effects, msgspec.structs.replace(standing, rolled=True))


def check_text(out: Findings, path: str, effects: Effects, standing: Standing) -> None:
    """One text, from its first effect to its last."""
    picked = False
    for effect in structs_in(effects):
        if isinstance(effect, Effect):
            target = getattr(effect, "target", None)
            out.need(target is not Target.ROLLER or standing.rolled, path, "says roller, but nobody rolls")
            out.need(target is not Target.SAME_HERO or picked, path, "says same_hero, but nobody was picked before")
            picked = picked or target is Target.ONE_HERO
            partner = getattr(effect, "whose", None) is Whose.PARTNER
            out.need(standing.partner or not partner, path, "a solo hero has no partner")
            _check_effect(out, path, effect, standing)


def _check_effect(out: Findings, path: str, effect: Effect, standing: Standing) -> None:
    match effect:
        case ExileCube(place=Place.SPENT):
            out.need(standing.paid_cube, path, "exiles a spent cube, but none is spent")
        case ExileDice(place=Place.HEROIC_EXCHANGE):
            exchanged = standing.when is Moment.HEROIC_DIE_MADE
            out.need(exchanged, path, "exiles dice of a heroic exchange, but not when it is made")
        case ExileDice(place=Place.COVERED_SKULLS):
            out.need(standing.when in BOSS_MOMENTS, path, "exiles dice from skull boxes outside a boss round")
        case RecoverBoss():
            out.need(standing.when in BOSS_MOMENTS, path, "a boss recovers in a boss round only")
        case SkipEncounter():
            out.need(standing.skips, path, "skips an encounter, but is not used before one")
        case RollStored():
            out.need(standing.stored, path, "rolls stored dice, but nothing is stored")
        case _:
            pass
