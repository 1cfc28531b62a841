"""The function that resolves each type of effect, and the one that checks whether the effect can be used."""

from collections.abc import Callable
from typing import Final, TypeVar

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effect
from ludotheque.games.one_deck_dungeon.effects import dice, party
from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable, Possible, Resolver
from ludotheque.kernel.errors import BrokenRule

OneEffect = TypeVar("OneEffect", bound=Effect)


def entry(
    kind: type[OneEffect], function: Callable[[DungeonTable, Context, OneEffect], None]
) -> tuple[type[Effect], Resolver]:
    """Return a row of the table; the types ensure that the function takes this kind of effect."""
    return kind, function


def question(
    kind: type[OneEffect], function: Callable[[DungeonTable, Context, OneEffect], bool]
) -> tuple[type[Effect], Possible]:
    """Return a row of a table of checks, with the same type guarantee."""
    return kind, function


RESOLVERS: Final[dict[type[Effect], Resolver]] = dict(
    (
        entry(e.Gain, dice.gain),
        entry(e.Roll, dice.roll),
        entry(e.RollStored, dice.roll_stored),
        entry(e.Increase, dice.increase),
        entry(e.Change, dice.change),
        entry(e.Recolor, dice.recolor),
        entry(e.Exchange, dice.exchange),
        entry(e.Reroll, dice.reroll),
        entry(e.Ignore, party.ignore),
        entry(e.Heal, party.heal),
        entry(e.SpendTime, party.run_spend_time),
        entry(e.Damage, party.damage),
        entry(e.GainPoison, party.gain_poison),
        entry(e.RemovePoison, party.remove_poison),
        entry(e.GainCube, party.run_gain_cube),
        entry(e.ExileCube, party.exile_cube),
        entry(e.ExileDice, party.exile_dice),
        entry(e.Unexile, party.unexile),
        entry(e.ItemToXp, party.item_to_xp),
        entry(e.AddDoor, party.add_door),
        entry(e.SkipEncounter, party.skip_encounter),
        entry(e.RerollResist, party.reroll_resist),
        entry(e.RecoverBoss, party.recover_boss),
        entry(e.ChooseOne, party.choose_one),
        entry(e.If, party.run_if),
    )
)
"""One function for each effect of the vocabulary."""

PAYMENTS: Final[dict[type[Effect], Possible]] = dict(
    (
        question(e.RollStored, dice.has_stored),
        question(e.GainCube, party.has_cubes),
        question(e.ExileCube, party.has_cube),
        question(e.ExileDice, party.has_dice),
        question(e.Unexile, party.has_exiled),
        question(e.AddDoor, party.has_room),
        question(e.ChooseOne, party.has_choice),
    )
)
"""Checks whether a text that begins with such an effect can be used. Other effects always can."""

AIMS: Final[dict[type[Effect], Possible]] = dict((question(e.RemovePoison, party.has_poisoned),))
"""Checks whether such an effect has anything to act on. Other effects always do."""


class MatchTable(DungeonTable):
    """The table of a match, which can resolve effects."""

    def resolver(self, kind: type[Effect]) -> Resolver:
        function = RESOLVERS.get(kind)
        if function is None:
            raise BrokenRule(f"no function carries out {kind.__name__}")
        return function

    def payment_test(self, kind: type[Effect]) -> Possible | None:
        return PAYMENTS.get(kind)

    def aim_test(self, kind: type[Effect]) -> Possible | None:
        return AIMS.get(kind)
