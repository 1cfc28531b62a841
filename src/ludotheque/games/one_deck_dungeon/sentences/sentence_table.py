"""Which function says which effect or hook, in any language."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.sentences import connectives, dice, hooks, party
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import Exiles, Gains, Payment, RollChoice, Rolls
from ludotheque.text.clauses import Block
from ludotheque.text.composer import SentenceTable, row

SENTENCES: Final[SentenceTable[Narration, Block]] = SentenceTable(
    "One Deck Dungeon",
    row(e.Gain, dice.gain),
    row(Gains, dice.gains),
    row(Rolls, dice.rolls),
    row(e.Roll, dice.roll),
    row(e.RollStored, dice.roll_stored),
    row(e.Increase, dice.increase),
    row(e.Change, dice.change),
    row(e.Recolor, dice.recolor),
    row(e.Exchange, dice.exchange),
    row(e.Reroll, dice.reroll),
    row(e.RerollResist, dice.reroll_resist),
    row(Exiles, dice.exiles),
    row(e.ExileDice, dice.exile_dice),
    row(e.Unexile, dice.unexile),
    row(h.Modify, hooks.modify),
    row(h.WhenRolled, hooks.when_rolled),
    row(h.DiscardRolled, hooks.discard_rolled),
    row(h.DiscardHighest, hooks.discard_highest),
    row(h.LowerRolled, hooks.lower_rolled),
    row(h.AddConsequence, hooks.add_consequence),
    row(h.SoakPairs, hooks.soak_pairs),
    row(h.HeartToTime, hooks.heart_to_time),
    row(h.Boxes, hooks.boxes),
    row(h.SetX, hooks.set_x),
    row(h.LoseLoot, hooks.lose_loot),
    row(e.Ignore, party.ignore),
    row(e.Heal, party.heal),
    row(e.SpendTime, party.spend_time),
    row(e.Damage, party.damage),
    row(e.GainPoison, party.gain_poison),
    row(e.RemovePoison, party.remove_poison),
    row(e.GainCube, party.gain_cube),
    row(e.ExileCube, party.exile_cube),
    row(e.ItemToXp, party.item_to_xp),
    row(e.AddDoor, party.add_door),
    row(e.SkipEncounter, party.skip_encounter),
    row(e.RecoverBoss, party.recover_boss),
    row(Payment, connectives.payment),
    row(e.ChooseOne, connectives.choose_one),
    row(RollChoice, connectives.roll_choice),
    row(e.If, connectives.if_),
    row(h.At, connectives.at),
)
