"""Everything a skill, potion, ability, talent, foe, floor or boss can do: one class per verb (`op` in the files).

`dice` is how many dice at most; `colors` and `values` say which (none given: all). A text is carried out in its
order; what cannot be done is skipped, except payments: an exile or time that opens a text must be possible.
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
    """Take dice of a colour at a set value (ODD-SKILL-9)."""

    color: Color
    value: Face
    count: Positive = 1
    only: Only | None = None
    whose: Whose = Whose.SELF


class Roll(Effect, frozen=True, tag="roll", tag_field="op"):
    """Take dice and roll them; `drop` of them leave, and `on_one` happens, before roll effects (ODD-FEAT-6)."""

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
    """Swap dice for dice of another colour that show the same values."""

    to: tuple[Color, ...]
    dice: Positive | Many = 1
    colors: tuple[Color, ...] = ANY_DIE


class Exchange(Effect, frozen=True, tag="exchange", tag_field="op"):
    """Discard dice; for each gain one of that colour and value."""

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
    """Take up to so many icons off the sum in step 5 (ODD-ENC-18)."""

    icon: Icon
    count: Positive = 1
    in_boss: Count = 0  # another number in boss rounds; 0: the same
    if_at_least: Count = 0  # only if the uncovered boxes show so many


class Heal(Effect, frozen=True, tag="heal", tag_field="op"):
    """Remove up to so much damage from one hero; a poison token may go instead of each (ODD-POISON-6)."""

    amount: Positive
    at_turn_start: Count = 0  # another amount at the start of a turn; 0: the same
    target: Target = Target.ONE_HERO


class SpendTime(Effect, frozen=True, tag="spend_time", tag_field="op"):
    """At once, and no part of the consequences (ODD-TIME-3)."""

    count: Positive
    per_open_door: bool = False


class Damage(Effect, frozen=True, tag="damage", tag_field="op"):
    """At once, and no part of the consequences."""

    count: Positive
    target: Target = Target.ONE_HERO


class GainPoison(Effect, frozen=True, tag="gain_poison", tag_field="op"):
    """Place poison tokens; what cannot be placed is damage (ODD-POISON-5)."""

    count: Positive
    target: Target = Target.ONE_HERO


class RemovePoison(Effect, frozen=True, tag="remove_poison", tag_field="op"):
    """Take up to so many poison tokens off one hero."""

    count: Positive
    target: Target = Target.ONE_HERO
    exile: bool = False  # they leave the game instead of going back


class GainCube(Effect, frozen=True, tag="gain_cube", tag_field="op"):
    """Potion cubes from the supply."""

    count: Positive = 1


class ExileCube(Effect, frozen=True, tag="exile_cube", tag_field="op"):
    """A potion cube leaves the game (ODD-EXILE-1)."""

    place: Place


class ExileDice(Effect, frozen=True, tag="exile_dice", tag_field="op"):
    """Dice leave the game (ODD-EXILE-1); `otherwise` happens if there are not so many."""

    place: Place
    count: Positive | Many = 1
    colors: tuple[Color, ...] = ANY_DIE
    otherwise: Effects = ()


class Unexile(Effect, frozen=True, tag="unexile", tag_field="op"):
    """Up to so many exiled dice come back to the supply."""

    count: Positive


class ItemToXp(Effect, frozen=True, tag="item_to_xp", tag_field="op"):
    """One looted item of the party's choice becomes XP (ODD-ENC-28)."""


class AddDoor(Effect, frozen=True, tag="add_door", tag_field="op"):
    """One closed door from the deck may be put in play while there is room under the limit."""


class SkipEncounter(Effect, frozen=True, tag="skip_encounter", tag_field="op"):
    """Go straight to the loot (ODD-POT-4)."""


class RecoverBoss(Effect, frozen=True, tag="recover_boss", tag_field="op"):
    """The boss loses damage, never below 0 (ODD-BOSS-11)."""

    count: Positive = 1
    per: Counted | None = None


class ChooseOne(Effect, frozen=True, tag="choose_one", tag_field="op"):
    """Exactly one of these texts; one that cannot be paid is no choice."""

    options: tuple[Effects, ...] = msgspec.field(name="of")


class If(Effect, frozen=True, tag="if", tag_field="op"):
    """One text if the condition holds, else the other."""

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
