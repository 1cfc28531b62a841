"""The sentence function of each effect and hook, for all languages."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.sentences import effects, hooks
from ludotheque.games.dice_throne.sentences.language_pack import Narration
from ludotheque.games.dice_throne.sentences.merged_effects import Either, Gained, Inflicted, PaidOff, Uses
from ludotheque.text.clauses import Block
from ludotheque.text.composer import SentenceTable, row

SENTENCES: Final[SentenceTable[Narration, Block]] = SentenceTable(
    "Dice Throne",
    row(e.Grow, effects.grow),
    row(e.HealCompanion, effects.heal_companion),
    row(e.SetCompanion, effects.set_companion),
    row(e.ActivateCompanion, effects.activate_companion),
    row(e.BuildCompanion, effects.build_companion),
    row(e.UpgradeCompanion, effects.upgrade_companion),
    row(e.FlipBoard, effects.flip_board),
    row(e.Damage, effects.damage),
    row(e.AddDamage, effects.add_damage),
    row(e.Prevent, effects.prevent),
    row(e.Avoid, effects.avoid),
    row(e.MakeUndefendable, effects.make_undefendable),
    row(e.HalveAttack, effects.halve_attack),
    row(e.FailAbility, effects.fail_ability),
    row(e.ShareDamage, effects.share_damage),
    row(e.Heal, effects.heal),
    row(e.StealHealth, effects.steal_health),
    row(e.SetHealth, effects.set_health),
    row(e.Roll, effects.roll),
    row(e.OpposedRoll, effects.opposed_roll),
    row(e.Reroll, effects.reroll),
    row(e.SetDie, effects.set_die),
    row(e.NudgeDie, effects.nudge_die),
    row(e.ExtraAttempt, effects.extra_attempt),
    row(e.Then, effects.then),
    row(e.If, effects.if_),
    row(Either, effects.either),
    row(e.Choose, effects.choose),
    row(e.ChooseOne, effects.choose_one),
    row(e.Pay, effects.pay),
    row(e.MayPay, effects.may_pay),
    row(e.ExtraOffensivePhase, effects.extra_offensive_phase),
    row(e.LastingHook, effects.lasting_hook),
    row(h.At, hooks.at),
    row(PaidOff, hooks.paid_off),
    row(h.Use, hooks.said_use),
    row(Uses, hooks.said_uses),
    row(h.Modify, hooks.modify),
    row(h.Forbid, hooks.forbid),
    row(h.Replace, hooks.replace),
    row(Gained, effects.gained),
    row(Inflicted, effects.inflicted),
    row(e.Gain, effects.gain),
    row(e.Inflict, effects.inflict),
    row(e.Remove, effects.remove),
    row(e.Transfer, effects.transfer),
    row(e.RaiseLimit, effects.raise_limit),
    row(e.PreventStatus, effects.prevent_status),
    row(e.Detonate, effects.detonate),
    row(e.GainCp, effects.gain_cp),
    row(e.LoseCp, effects.lose_cp),
    row(e.StealCp, effects.steal_cp),
    row(e.Draw, effects.draw),
    row(e.Discard, effects.discard),
    row(e.SearchDeck, effects.search_deck),
    row(e.LookAtHand, effects.look_at_hand),
)
