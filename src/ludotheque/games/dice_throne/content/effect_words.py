"""The words of the content files for the effects."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Effect

VERBS: Final[dict[str, type[Effect]]] = {
    "damage": e.Damage,
    "add_damage": e.AddDamage,
    "prevent": e.Prevent,
    "avoid": e.Avoid,
    "make_undefendable": e.MakeUndefendable,
    "halve_attack": e.HalveAttack,
    "share_damage": e.ShareDamage,
    "heal": e.Heal,
    "steal_health": e.StealHealth,
    "set_health": e.SetHealth,
    "gain": e.Gain,
    "inflict": e.Inflict,
    "remove": e.Remove,
    "transfer": e.Transfer,
    "raise_limit": e.RaiseLimit,
    "prevent_status": e.PreventStatus,
    "detonate": e.Detonate,
    "gain_cp": e.GainCp,
    "lose_cp": e.LoseCp,
    "steal_cp": e.StealCp,
    "draw": e.Draw,
    "discard": e.Discard,
    "search_deck": e.SearchDeck,
    "look_at_hand": e.LookAtHand,
    "roll": e.Roll,
    "opposed_roll": e.OpposedRoll,
    "reroll": e.Reroll,
    "set_die": e.SetDie,
    "nudge_die": e.NudgeDie,
    "extra_attempt": e.ExtraAttempt,
    "extra_offensive_phase": e.ExtraOffensivePhase,
    "grow": e.Grow,
    "heal_companion": e.HealCompanion,
    "set_companion": e.SetCompanion,
    "activate_companion": e.ActivateCompanion,
    "build_companion": e.BuildCompanion,
    "upgrade_companion": e.UpgradeCompanion,
    "fail_ability": e.FailAbility,
    "flip_board": e.FlipBoard,
    "then": e.Then,
    "if": e.If,
    "choose": e.Choose,
    "choose_one": e.ChooseOne,
    "pay": e.Pay,
    "may_pay": e.MayPay,
    "hook": e.LastingHook,
}
HOSTILE: Final = (e.Damage, e.Inflict, e.LoseCp, e.StealCp, e.StealHealth, e.Discard)
"""Go to the defender in offensive abilities and attack modifiers, and must say their target anywhere else."""
NESTED: Final = (e.Roll, e.OpposedRoll)
"""Their fields stand in a block under the verb, not beside it."""
