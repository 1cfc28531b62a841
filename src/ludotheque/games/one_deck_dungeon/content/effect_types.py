"""The effects of skills, potions, abilities, talents, foes, floors and bosses: one class per verb (`op` in the files).

`dice` is the maximum number of dice; `colors` and `values` select them (none given: all). The effects of a text are
resolved in order; impossible ones are skipped, except payments: an exile or time that begins a text must be possible.
"""

import msgspec

from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Condition,
    Count,
    Counted,
    Effect,
    Effects,
    Face,
    Icon,
    Many,
    Only,
    Place,
    Positive,
    Target,
    Whose,
)

ANY_DIE: tuple[Color, ...] = ()
ANY_VALUE: tuple[Face, ...] = ()


class Gain(Effect, frozen=True, tag="gain", tag_field="op"):
    """Take dice of a color at a set value (ODD-SKILL-9)."""

    color: Color
    value: Face
    count: Positive = 1
    only: Only | None = None
    whose: Whose = Whose.SELF


class Roll(Effect, frozen=True, tag="roll", tag_field="op"):
    """Take dice and roll them; `drop` of them are discarded, and `on_one` happens, before roll effects (ODD-FEAT-6)."""

    color: Color
    count: Positive = 1
    drop: Count = 0
    on_one: Effects = ()  # once, if any of them shows 1
    whose: Whose = Whose.SELF


class RollStored(Effect, frozen=True, tag="roll_stored", tag_field="op"):
    """Take stored dice from the hero card and roll them."""

    count: Positive | Many = Many.ANY


class Increase(Effect, frozen=True, tag="increase", tag_field="op"):
    """Raise dice, up to 6 (ODD-DICE-14)."""

    by: Positive
    dice: Positive | Many = 1
    colors: tuple[Color, ...] = ANY_DIE
    values: tuple[Face, ...] = ANY_VALUE
    whose: Whose = Whose.SELF


class Change(Effect, frozen=True, tag="change", tag_field="op"):
    """Set dice to a value."""

    to: Face
    dice: Positive | Many = 1
    colors: tuple[Color, ...] = ANY_DIE
    values: tuple[Face, ...] = ANY_VALUE
    one_value: bool = False  # all of them must show the same value
    just_gained: bool = False  # only dice this text has gained


class Recolor(Effect, frozen=True, tag="recolor", tag_field="op"):
    """Swap dice for dice of another color with the same values."""

    to: tuple[Color, ...]
    dice: Positive | Many = 1
    colors: tuple[Color, ...] = ANY_DIE


class Exchange(Effect, frozen=True, tag="exchange", tag_field="op"):
    """Discard dice; for each of them gain one of that color and value."""

    color: Color
    value: Face
    dice: Positive | Many = Many.ANY
    values: tuple[Face, ...] = ANY_VALUE


class Reroll(Effect, frozen=True, tag="reroll", tag_field="op"):
    """Roll dice of the pool again."""

    dice: Positive | Many = 1
    values: tuple[Face, ...] = ANY_VALUE
    whose: Whose = Whose.SELF


class RerollResist(Effect, frozen=True, tag="reroll_resist", tag_field="op"):
    """Roll the resist die again."""


class Ignore(Effect, frozen=True, tag="ignore", tag_field="op"):
    """Ignore up to this many icons of the sum in step 5 (ODD-ENC-18)."""

    icon: Icon
    count: Positive = 1
    in_boss: Count = 0  # another number in boss rounds; 0: the same
    if_at_least: Count = 0  # only if the uncovered boxes show at least this many


class Heal(Effect, frozen=True, tag="heal", tag_field="op"):
    """Remove up to this much damage from one hero, or a poison token instead of each (ODD-POISON-6)."""

    amount: Positive
    at_turn_start: Count = 0  # another amount at the start of a turn; 0: the same
    target: Target = Target.ONE_HERO


class SpendTime(Effect, frozen=True, tag="spend_time", tag_field="op"):
    """Spend time immediately; it is not part of the consequences (ODD-TIME-3)."""

    count: Positive
    per_open_door: bool = False


class Damage(Effect, frozen=True, tag="damage", tag_field="op"):
    """Deal damage immediately; it is not part of the consequences."""

    count: Positive
    target: Target = Target.ONE_HERO


class GainPoison(Effect, frozen=True, tag="gain_poison", tag_field="op"):
    """Place poison tokens; those that cannot be placed are damage (ODD-POISON-5)."""

    count: Positive
    target: Target = Target.ONE_HERO


class RemovePoison(Effect, frozen=True, tag="remove_poison", tag_field="op"):
    """Remove up to this many poison tokens from one hero."""

    count: Positive
    target: Target = Target.ONE_HERO
    exile: bool = False  # the tokens leave the game instead of returning


class GainCube(Effect, frozen=True, tag="gain_cube", tag_field="op"):
    """Gain potion cubes from the supply."""

    count: Positive = 1


class ExileCube(Effect, frozen=True, tag="exile_cube", tag_field="op"):
    """Remove a potion cube from the game (ODD-EXILE-1)."""

    place: Place


class ExileDice(Effect, frozen=True, tag="exile_dice", tag_field="op"):
    """Remove dice from the game (ODD-EXILE-1); `otherwise` happens if there are not enough."""

    place: Place
    count: Positive | Many = 1
    colors: tuple[Color, ...] = ANY_DIE
    otherwise: Effects = ()


class Unexile(Effect, frozen=True, tag="unexile", tag_field="op"):
    """Return up to this many exiled dice to the supply."""

    count: Positive


class ItemToXp(Effect, frozen=True, tag="item_to_xp", tag_field="op"):
    """Turn one looted item of the party's choice into XP (ODD-ENC-28)."""


class AddDoor(Effect, frozen=True, tag="add_door", tag_field="op"):
    """Optionally add one closed door from the deck, up to the door limit."""


class SkipEncounter(Effect, frozen=True, tag="skip_encounter", tag_field="op"):
    """Go straight to the loot (ODD-POT-4)."""


class RecoverBoss(Effect, frozen=True, tag="recover_boss", tag_field="op"):
    """Remove damage from the boss, never below 0 (ODD-BOSS-11)."""

    count: Positive = 1
    per: Counted | None = None


class ChooseOne(Effect, frozen=True, tag="choose_one", tag_field="op"):
    """Resolve exactly one of these texts; one that cannot be paid cannot be chosen."""

    options: tuple[Effects, ...] = msgspec.field(name="of")


class If(Effect, frozen=True, tag="if", tag_field="op"):
    """Resolve one text if the condition holds, otherwise the other."""

    condition: Condition
    effects: Effects = msgspec.field(name="then")
    otherwise: Effects = ()


EFFECTS: tuple[type[Effect], ...] = (
    Gain,
    Roll,
    RollStored,
    Increase,
    Change,
    Recolor,
    Exchange,
    Reroll,
    RerollResist,
    Ignore,
    Heal,
    SpendTime,
    Damage,
    GainPoison,
    RemovePoison,
    GainCube,
    ExileCube,
    ExileDice,
    Unexile,
    ItemToXp,
    AddDoor,
    SkipEncounter,
    RecoverBoss,
    ChooseOne,
    If,
)
