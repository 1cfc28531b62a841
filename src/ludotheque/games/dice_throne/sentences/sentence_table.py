"""Which function says which effect or hook, in any language."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.sentences import companions, damage, dice, flow, hooks, offers, tokens
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.games.dice_throne.sentences.merged_effects import Either, Gained, Inflicted, PaidOff, Uses
from ludotheque.text.clauses import Block
from ludotheque.text.composer import SentenceTable, row

SENTENCES: Final[SentenceTable[Voice, Block]] = SentenceTable(
    "Dice Throne",
    row(e.Grow, companions.grow),
    row(e.HealCompanion, companions.heal_companion),
    row(e.SetCompanion, companions.set_companion),
    row(e.ActivateCompanion, companions.activate_companion),
    row(e.BuildCompanion, companions.build_companion),
    row(e.UpgradeCompanion, companions.upgrade_companion),
    row(e.FlipBoard, companions.flip_board),
    row(e.Damage, damage.damage),
    row(e.AddDamage, damage.add_damage),
    row(e.Prevent, damage.prevent),
    row(e.Avoid, damage.avoid),
    row(e.MakeUndefendable, damage.make_undefendable),
    row(e.HalveAttack, damage.halve_attack),
    row(e.FailAbility, damage.fail_ability),
    row(e.ShareDamage, damage.share_damage),
    row(e.Heal, damage.heal),
    row(e.StealHealth, damage.steal_health),
    row(e.SetHealth, damage.set_health),
    row(e.Roll, dice.roll),
    row(e.OpposedRoll, dice.opposed_roll),
    row(e.Reroll, dice.reroll),
    row(e.SetDie, dice.set_die),
    row(e.NudgeDie, dice.nudge_die),
    row(e.ExtraAttempt, dice.extra_attempt),
    row(e.Then, flow.then),
    row(e.If, flow.if_),
    row(Either, flow.either),
    row(e.Choose, flow.choose),
    row(e.ChooseOne, flow.choose_one),
    row(e.Pay, flow.pay),
    row(e.MayPay, flow.may_pay),
    row(e.ExtraOffensivePhase, flow.extra_offensive_phase),
    row(e.LastingHook, flow.lasting_hook),
    row(h.At, hooks.at),
    row(PaidOff, hooks.paid_off),
    row(h.Use, offers.said_use),
    row(Uses, offers.said_uses),
    row(h.Modify, hooks.modify),
    row(h.Forbid, hooks.forbid),
    row(h.Replace, hooks.replace),
    row(Gained, tokens.gained),
    row(Inflicted, tokens.inflicted),
    row(e.Gain, tokens.gain),
    row(e.Inflict, tokens.inflict),
    row(e.Remove, tokens.remove),
    row(e.Transfer, tokens.transfer),
    row(e.RaiseLimit, tokens.raise_limit),
    row(e.PreventStatus, tokens.prevent_status),
    row(e.Detonate, tokens.detonate),
    row(e.GainCp, tokens.gain_cp),
    row(e.LoseCp, tokens.lose_cp),
    row(e.StealCp, tokens.steal_cp),
    row(e.Draw, tokens.draw),
    row(e.Discard, tokens.discard),
    row(e.SearchDeck, tokens.search_deck),
    row(e.LookAtHand, tokens.look_at_hand),
)
