"""The text of each event of a match: its message and the message's arguments; the message files have the wording."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Icon
from ludotheque.games.one_deck_dungeon.sentences import card_texts, nouns
from ludotheque.games.one_deck_dungeon.sentences.narrator import DungeonNarrator
from ludotheque.games.one_deck_dungeon.table import events as ev
from ludotheque.kernel.events import Undone
from ludotheque.text.composer import SentenceTable, row
from ludotheque.text.spans import Spans
from ludotheque.text.writer import typeset


def floor_revealed(event: ev.FloorRevealed, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.led(narrator.writer.say("odd-floor", number=event.floor), narrator.thing(event.name))


def xp_drawn(event: ev.XpDrawn, narrator: DungeonNarrator) -> Spans:
    return _kept_as_xp(event.card, narrator)


def turn_began(event: ev.TurnBegan, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-turn", turn=event.turn)


def time_spent(event: ev.TimeSpent, narrator: DungeonNarrator) -> Spans:
    writer = narrator.writer
    notes = [writer.fill("odd-event-time-cards", cards=narrator.things(event.cards))] if event.cards else []
    notes += [writer.fill("odd-event-time-tokens", count=event.tokens)] if event.tokens else []
    said = writer.fill("odd-event-time", time=writer.count(event.count, nouns.TIME))
    return writer.noted(said, notes)


def stairs_found(_event: ev.StairsFound, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-stairs")


def stairs_struck(event: ev.StairsStruck, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-stairs-strike", count=event.tokens)


def explored(event: ev.Explored, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-explore", count=event.doors)


def door_added(_event: ev.DoorAdded, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-door-added")


def card_left_over(event: ev.CardLeftOver, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-left-over", card=narrator.thing(event.card))


def door_opened(event: ev.DoorOpened, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-open", door=event.door + 1, cards=narrator.things(event.cards))


def fled(event: ev.Fled, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-flee", cards=narrator.things(event.cards))


def encounter_began(event: ev.EncounterBegan, narrator: DungeonNarrator) -> Spans:
    heroes = narrator.actors(event.seats)
    return narrator.writer.fill(
        "odd-event-face", heroes=heroes, count=len(event.seats), card=narrator.thing(event.card)
    )


def encounter_skipped(event: ev.EncounterSkipped, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-skip", card=narrator.thing(event.card))


def peril_chosen(event: ev.PerilChosen, narrator: DungeonNarrator) -> Spans:
    option = narrator.names.lexicon.encounters[event.card].options[event.option]
    label = typeset(option.label_en if narrator.lang == "en" else option.label_fr, narrator.lang)
    return narrator.writer.led(narrator.thing(event.card), label)


def ability_used(event: ev.AbilityUsed, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-use", hero=narrator.actor(event.seat), thing=narrator.thing(event.ability))


def skill_used(event: ev.SkillUsed, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-use", hero=narrator.actor(event.seat), thing=narrator.thing(event.skill))


def potion_used(event: ev.PotionUsed, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-drink", hero=narrator.actor(event.seat), potion=narrator.thing(event.potion))


def dice_rolled(event: ev.DiceRolled, narrator: DungeonNarrator) -> Spans:
    hero = narrator.actor(event.seat)
    if not event.dice:
        return narrator.writer.fill("odd-event-roll-nothing", hero=hero)
    return narrator.writer.fill("odd-event-roll", hero=hero, dice=narrator.dice(event.dice))


def dice_rerolled(event: ev.DiceRerolled, narrator: DungeonNarrator) -> Spans:
    before, after = narrator.dice(event.before), narrator.dice(event.after)
    return narrator.writer.fill("odd-event-reroll", hero=narrator.actor(event.seat), before=before, after=after)


def dice_gained(event: ev.DiceGained, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-gain", hero=narrator.actor(event.seat), dice=narrator.dice(event.dice))


def dice_changed(event: ev.DiceChanged, narrator: DungeonNarrator) -> Spans:
    before, after = narrator.dice(event.before), narrator.dice(event.after)
    return narrator.writer.fill("odd-event-change", hero=narrator.actor(event.seat), before=before, after=after)


def dice_discarded(event: ev.DiceDiscarded, narrator: DungeonNarrator) -> Spans:
    said = narrator.writer.fill("odd-event-discard", hero=narrator.actor(event.seat), dice=narrator.dice(event.dice))
    return narrator.caused(said, event.cause)


def dice_paid(event: ev.DicePaid, narrator: DungeonNarrator) -> Spans:
    if not event.dice:
        return ()
    said = narrator.writer.fill("odd-event-pay", hero=narrator.actor(event.seat), dice=narrator.dice(event.dice))
    return narrator.caused(said, event.skill)


def box_covered(event: ev.BoxCovered, narrator: DungeonNarrator) -> Spans:
    seats = sorted(set(event.seats))
    return narrator.writer.fill(
        "odd-event-cover" if event.complete else "odd-event-cover-half",
        heroes=narrator.actors(seats),
        count=len(seats),
        box=event.box + 1,
        dice=narrator.dice(event.dice),
    )


def heroic_die_made(event: ev.HeroicDieMade, narrator: DungeonNarrator) -> Spans:
    given, die = narrator.dice(event.given), narrator.dice((event.die,))
    return narrator.writer.fill("odd-event-exchange", hero=narrator.actor(event.seat), given=given, die=die)


def icons_ignored(event: ev.IconsIgnored, narrator: DungeonNarrator) -> Spans:
    icons = narrator.writer.count(event.count, nouns.PRINTED_ICONS[Icon(event.icon)])
    return narrator.writer.fill("odd-event-ignore", hero=narrator.actor(event.seat), icons=icons, count=event.count)


def consequences_suffered(event: ev.ConsequencesSuffered, narrator: DungeonNarrator) -> Spans:
    icons = narrator.icons(event.hearts, event.time, event.poison)
    return (
        narrator.writer.fill("odd-event-consequences", icons=icons)
        if icons
        else narrator.writer.fill("odd-event-no-consequences")
    )


def damaged(event: ev.Damaged, narrator: DungeonNarrator) -> Spans:
    damage = narrator.writer.count(event.count, nouns.DAMAGE)
    said = narrator.writer.fill("odd-event-damage", hero=narrator.actor(event.seat), damage=damage)
    return narrator.caused(said, event.cause)


def healed(event: ev.Healed, narrator: DungeonNarrator) -> Spans:
    damage = narrator.writer.count(event.count, nouns.DAMAGE)
    return narrator.writer.fill("odd-event-heal", hero=narrator.actor(event.seat), damage=damage)


def poisoned(event: ev.Poisoned, narrator: DungeonNarrator) -> Spans:
    tokens = narrator.writer.count(event.count, nouns.POISON_TOKEN)
    return narrator.writer.fill("odd-event-poison", hero=narrator.actor(event.seat), tokens=tokens)


def poison_removed(event: ev.PoisonRemoved, narrator: DungeonNarrator) -> Spans:
    tokens = narrator.writer.count(event.count, nouns.POISON_TOKEN)
    key = "odd-event-poison-exiled" if event.exiled else "odd-event-poison-removed"
    return narrator.writer.fill(key, hero=narrator.actor(event.seat), tokens=tokens)


def poison_resisted(event: ev.PoisonResisted, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill(
        "odd-event-resist" if event.success else "odd-event-resist-failed",
        heroes=narrator.actors(event.seats),
        count=len(event.seats),
        roll=f"{event.die} {'+' if event.bonus >= 0 else '−'} {abs(event.bonus)}" if event.bonus else str(event.die),
        tokens=event.tokens,
    )


def die_stored(event: ev.DieStored, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-store", hero=narrator.actor(event.seat))


def die_returned(event: ev.DieReturned, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-stored-back", hero=narrator.actor(event.seat), count=event.count)


def cubes_gained(event: ev.CubesGained, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-cubes", cubes=narrator.writer.count(event.count, nouns.CUBE))


def cube_exiled(_event: ev.CubeExiled, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-exile", things=narrator.writer.count(1, nouns.CUBE))


def dice_exiled(event: ev.DiceExiled, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-exile", things=narrator.counts(event.counts))


def dice_returned(event: ev.DiceReturned, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-unexile", things=narrator.counts(event.counts))


def looted(event: ev.Looted, narrator: DungeonNarrator) -> Spans:
    writer, lexicon = narrator.writer, narrator.names.lexicon
    loot = lexicon.encounters[event.card].loot
    card = narrator.thing(event.card)
    if event.kind == "item":
        return writer.fill(
            "odd-event-item", hero=narrator.actor(event.seat), card=card, item=card_texts.item_line(loot.item, writer)
        )
    if event.kind == "skill":
        return writer.fill(
            "odd-event-skill", hero=narrator.actor(event.seat), card=card, skill=narrator.thing(loot.skill or "")
        )
    if event.kind == "potion":
        return writer.fill("odd-event-potion", card=card, potion=narrator.thing(loot.potion or ""))
    return _kept_as_xp(event.card, narrator)


def _kept_as_xp(card: str, narrator: DungeonNarrator) -> Spans:
    xp = narrator.writer.count(narrator.names.lexicon.encounters[card].xp, nouns.XP)
    return narrator.writer.fill("odd-event-xp", card=narrator.thing(card), xp=xp)


def turned_to_xp(event: ev.TurnedToXp, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-turned", hero=narrator.actor(event.seat), card=narrator.thing(event.card))


def loot_lost(event: ev.LootLost, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-lost", card=narrator.thing(event.card))


def level_gained(event: ev.LevelGained, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-level", level=event.level)


def xp_spent(event: ev.XpSpent, narrator: DungeonNarrator) -> Spans:
    xp = narrator.writer.count(event.xp, nouns.XP)
    return narrator.writer.noted(narrator.writer.fill("odd-event-xp-spent", xp=xp), [narrator.things(event.cards)])


def descended(event: ev.Descended, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-descend", floor=event.floor)


def boss_fight_began(event: ev.BossFightBegan, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-boss", boss=narrator.thing(event.boss))


def round_began(event: ev.RoundBegan, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-round", round=event.round, heroes=narrator.actors(event.seats))


def boss_hit(event: ev.BossHit, narrator: DungeonNarrator) -> Spans:
    if not event.hits:
        return narrator.writer.fill("odd-event-boss-missed")
    damage = narrator.writer.count(event.hits, nouns.DAMAGE)
    return narrator.writer.fill("odd-event-boss-hit", damage=damage, now=event.damage, health=event.health)


def boss_recovered(event: ev.BossRecovered, narrator: DungeonNarrator) -> Spans:
    damage = narrator.writer.count(event.count, nouns.DAMAGE)
    return narrator.writer.fill("odd-event-boss-recovers", damage=damage, now=event.damage)


def focus_chosen(event: ev.FocusChosen, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-focus", hero=narrator.actor(event.seat), focus=narrator.focus(event.focus))


def space_ticked(event: ev.SpaceTicked, narrator: DungeonNarrator) -> Spans:
    space = narrator.writer.fill(f"odd-spaces-{event.kind}", count=1)
    return narrator.writer.fill(
        "odd-event-tick", hero=narrator.actor(event.seat), talent=narrator.thing(event.talent), space=space
    )


def game_ended(event: ev.GameEnded, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-won" if event.outcome == "won" else "odd-event-defeat")


def undone(event: Undone, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-event-undone", hero=narrator.actor(event.seat), count=event.answers)


EVENTS: Final[SentenceTable[DungeonNarrator, Spans]] = SentenceTable(
    "One Deck Dungeon events",
    row(ev.FloorRevealed, floor_revealed),
    row(ev.XpDrawn, xp_drawn),
    row(ev.TurnBegan, turn_began),
    row(ev.TimeSpent, time_spent),
    row(ev.StairsFound, stairs_found),
    row(ev.StairsStruck, stairs_struck),
    row(ev.Explored, explored),
    row(ev.DoorAdded, door_added),
    row(ev.CardLeftOver, card_left_over),
    row(ev.DoorOpened, door_opened),
    row(ev.Fled, fled),
    row(ev.EncounterBegan, encounter_began),
    row(ev.EncounterSkipped, encounter_skipped),
    row(ev.PerilChosen, peril_chosen),
    row(ev.AbilityUsed, ability_used),
    row(ev.SkillUsed, skill_used),
    row(ev.PotionUsed, potion_used),
    row(ev.DiceRolled, dice_rolled),
    row(ev.DiceRerolled, dice_rerolled),
    row(ev.DiceGained, dice_gained),
    row(ev.DiceChanged, dice_changed),
    row(ev.DiceDiscarded, dice_discarded),
    row(ev.DicePaid, dice_paid),
    row(ev.BoxCovered, box_covered),
    row(ev.HeroicDieMade, heroic_die_made),
    row(ev.IconsIgnored, icons_ignored),
    row(ev.ConsequencesSuffered, consequences_suffered),
    row(ev.Damaged, damaged),
    row(ev.Healed, healed),
    row(ev.Poisoned, poisoned),
    row(ev.PoisonRemoved, poison_removed),
    row(ev.PoisonResisted, poison_resisted),
    row(ev.DieStored, die_stored),
    row(ev.DieReturned, die_returned),
    row(ev.CubesGained, cubes_gained),
    row(ev.CubeExiled, cube_exiled),
    row(ev.DiceExiled, dice_exiled),
    row(ev.DiceReturned, dice_returned),
    row(ev.Looted, looted),
    row(ev.TurnedToXp, turned_to_xp),
    row(ev.LootLost, loot_lost),
    row(ev.LevelGained, level_gained),
    row(ev.XpSpent, xp_spent),
    row(ev.Descended, descended),
    row(ev.BossFightBegan, boss_fight_began),
    row(ev.RoundBegan, round_began),
    row(ev.BossHit, boss_hit),
    row(ev.BossRecovered, boss_recovered),
    row(ev.FocusChosen, focus_chosen),
    row(ev.SpaceTicked, space_ticked),
    row(ev.GameEnded, game_ended),
    row(Undone, undone),
)
