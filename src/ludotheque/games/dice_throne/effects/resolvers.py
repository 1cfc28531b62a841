"""The resolver function of each type of effect."""

from collections.abc import Callable
from typing import Final, TypeVar

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Effect
from ludotheque.games.dice_throne.effects import cards, companions, damage, dice, flow, tokens
from ludotheque.games.dice_throne.resolution.context import Context
from ludotheque.games.dice_throne.resolution.pools import ForecastTable
from ludotheque.games.dice_throne.table.table import DiceTable, Resolver
from ludotheque.kernel.errors import BrokenRule

OneEffect = TypeVar("OneEffect", bound=Effect)


def entry(
    kind: type[OneEffect], function: Callable[[DiceTable, Context, OneEffect], None]
) -> tuple[type[Effect], Resolver]:
    """Return a table row; its types ensure that the function takes this kind of effect."""
    return kind, function


RESOLVERS: Final[dict[type[Effect], Resolver]] = dict(
    (
        entry(e.GainCp, cards.gain_cp),
        entry(e.LoseCp, cards.lose_cp),
        entry(e.StealCp, cards.steal_cp),
        entry(e.Draw, cards.draw),
        entry(e.Discard, cards.discard),
        entry(e.SearchDeck, cards.search_deck),
        entry(e.LookAtHand, cards.look_at_hand),
        entry(e.ExtraOffensivePhase, cards.extra_offensive_phase),
        entry(e.Grow, companions.grow),
        entry(e.BuildCompanion, companions.build_companion),
        entry(e.UpgradeCompanion, companions.upgrade_companion),
        entry(e.ActivateCompanion, companions.activate_companion),
        entry(e.HealCompanion, companions.heal_companion),
        entry(e.SetCompanion, companions.set_companion),
        entry(e.ShareDamage, companions.share_damage),
        entry(e.FlipBoard, companions.flip_board),
        entry(e.FailAbility, companions.fail_ability),
        entry(e.Damage, damage.deal),
        entry(e.AddDamage, damage.add_damage),
        entry(e.Prevent, damage.prevent),
        entry(e.Avoid, damage.avoid),
        entry(e.HalveAttack, damage.halve_attack),
        entry(e.MakeUndefendable, damage.make_undefendable),
        entry(e.Heal, damage.heal),
        entry(e.StealHealth, damage.steal_health),
        entry(e.SetHealth, damage.set_health),
        entry(e.Roll, dice.roll),
        entry(e.OpposedRoll, dice.opposed_roll),
        entry(e.SetDie, dice.set_die),
        entry(e.NudgeDie, dice.nudge_die),
        entry(e.Reroll, dice.reroll),
        entry(e.ExtraAttempt, dice.extra_attempt),
        entry(e.Choose, dice.choose),
        entry(e.Then, flow.then),
        entry(e.LastingHook, flow.lasting_hook),
        entry(e.If, flow.if_holds),
        entry(e.ChooseOne, flow.choose_one),
        entry(e.Pay, flow.pay_for),
        entry(e.MayPay, flow.may_pay),
        entry(e.Gain, tokens.gain),
        entry(e.Inflict, tokens.inflict),
        entry(e.PreventStatus, tokens.prevent_status),
        entry(e.Detonate, tokens.detonate),
        entry(e.Remove, tokens.remove),
        entry(e.Transfer, tokens.transfer),
        entry(e.RaiseLimit, tokens.raise_limit),
    )
)
"""One function for each verb of the vocabulary."""


class MatchTable(ForecastTable):
    """The table of a match, which knows the resolvers of effects."""

    def resolver(self, kind: type[Effect]) -> Resolver:
        function = RESOLVERS.get(kind)
        if function is None:
            raise BrokenRule(f"no function carries out {kind.__name__}")
        return function
