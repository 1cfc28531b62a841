"""The hooks that a source adds to the rules while it is in play: one class per kind (`hook` in the files)."""

from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Condition,
    Count,
    Counted,
    Effects,
    Face,
    Hook,
    Icon,
    Limit,
    Moment,
    Positive,
    Quantity,
)


class At(Hook, frozen=True, tag="at", tag_field="hook"):
    """Effects at a moment.

    With four players a floor's effect acts twice per turn, explore and new floor, and once for each card of a door
    (ODD-4P-14).
    """

    moment: Moment
    effects: Effects
    condition: Condition | None = None
    optional: bool = False  # the party may decline
    limit: Limit | None = None


class Modify(Hook, frozen=True, tag="modify", tag_field="hook"):
    """Changes a quantity of the rules by `by`, or sets it with `to`."""

    quantity: Quantity
    by: int = 0
    to: int | None = None


class WhenRolled(Hook, frozen=True, tag="when_rolled", tag_field="hook"):
    """Acts each time a die shows this value (`nth` 0), or only the nth time in the encounter."""

    value: Face
    effects: Effects
    nth: Count = 0


class DiscardRolled(Hook, frozen=True, tag="discard_rolled", tag_field="hook"):
    """Returns dice with these results to the supply."""

    values: tuple[Face, ...]


class DiscardHighest(Hook, frozen=True, tag="discard_highest", tag_field="hook"):
    """Returns one of the dice with the highest value to the supply after the gather roll."""


class LowerRolled(Hook, frozen=True, tag="lower_rolled", tag_field="hook"):
    """Lowers rolled dice of a color, after all other roll effects (AMB-3)."""

    color: Color
    by: Positive = 1


class AddConsequence(Hook, frozen=True, tag="add_consequence", tag_field="hook"):
    """Adds icons if the consequences have enough of an icon (ODD-ENC-19)."""

    icon: Icon
    count: Positive
    if_icon: Icon
    at_least: Positive = 1


class SoakPairs(Hook, frozen=True, tag="soak_pairs", tag_field="hook"):
    """Reduces heart loss by one per complete pair; nothing else can ignore hearts."""


class HeartToTime(Hook, frozen=True, tag="heart_to_time", tag_field="hook"):
    """In combat a loss of exactly one heart may become 1 time; in boss rounds one heart is ignored."""


class Boxes(Hook, frozen=True, tag="boxes", tag_field="hook"):
    """Changes how boxes of a kind work (armor, skull, wide, or of a color)."""

    armor: bool | None = None
    skull: bool | None = None
    wide: bool | None = None
    color: Color | None = None
    become_armor: bool = False
    refuse: Color | None = None
    max_dice: Count = 0
    twice: bool = False  # the first cover is discarded (ODD-BOSS-13)


class SetX(Hook, frozen=True, tag="set_x", tag_field="hook"):
    """Sets the value of X boxes: base + each × count, at least `minimum`; fixed when the encounter or round starts."""

    counted: Counted
    each: Positive
    base: Count = 0
    minimum: Count = 0
    each_with_four: Count = 0  # another factor with four players; 0: the same


class LoseLoot(Hook, frozen=True, tag="lose_loot", tag_field="hook"):
    """Moves the card to the discard pile if the condition holds when the encounter ends (ODD-ENC-30)."""

    condition: Condition


HOOKS: tuple[type[Hook], ...] = (
    At,
    Modify,
    WhenRolled,
    DiscardRolled,
    DiscardHighest,
    LowerRolled,
    AddConsequence,
    SoakPairs,
    HeartToTime,
    Boxes,
    SetX,
    LoseLoot,
)
