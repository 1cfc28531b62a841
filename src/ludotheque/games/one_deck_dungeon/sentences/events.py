"""What happens in a match, in words: which text says it and with what; the wording is in the message files."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Icon
from ludotheque.games.one_deck_dungeon.sentences import boxes, nouns
from ludotheque.games.one_deck_dungeon.sentences.narrator import DungeonNarrator
from ludotheque.games.one_deck_dungeon.table import events as ev
from ludotheque.kernel.events import Undone
from ludotheque.text.composer import SentenceTable, row
from ludotheque.text.spans import Spans
from ludotheque.text.writer import typeset


def floor_revealed(event: ev.FloorRevealed, teller: DungeonNarrator) -> Spans:
    return teller.pen.led(teller.pen.say("odd-floor", number=event.floor), teller.thing(event.name))


def xp_drawn(event: ev.XpDrawn, teller: DungeonNarrator) -> Spans:
    return _kept_as_xp(event.card, teller)


def turn_began(event: ev.TurnBegan, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-turn", turn=event.turn)


def time_spent(event: ev.TimeSpent, teller: DungeonNarrator) -> Spans:
    pen = teller.pen
    notes = [pen.fill("odd-event-time-cards", cards=teller.things(event.cards))] if event.cards else []
    notes += [pen.fill("odd-event-time-tokens", count=event.tokens)] if event.tokens else []
    said = pen.fill("odd-event-time", time=pen.count(event.count, nouns.TIME))
    return pen.noted(said, notes)


def stairs_found(_event: ev.StairsFound, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-stairs")


def stairs_struck(event: ev.StairsStruck, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-stairs-strike", count=event.tokens)


def explored(event: ev.Explored, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-explore", count=event.doors)


def door_added(_event: ev.DoorAdded, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-door-added")


def card_left_over(event: ev.CardLeftOver, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-left-over", card=teller.thing(event.card))


def door_opened(event: ev.DoorOpened, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-open", door=event.door + 1, cards=teller.things(event.cards))


def fled(event: ev.Fled, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-flee", cards=teller.things(event.cards))


def encounter_began(event: ev.EncounterBegan, teller: DungeonNarrator) -> Spans:
    heroes = teller.actors(event.seats)
    return teller.pen.fill("odd-event-face", heroes=heroes, count=len(event.seats), card=teller.thing(event.card))


def encounter_skipped(event: ev.EncounterSkipped, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-skip", card=teller.thing(event.card))


def peril_chosen(event: ev.PerilChosen, teller: DungeonNarrator) -> Spans:
    option = teller.names.lexicon.encounters[event.card].options[event.option]
    label = typeset(option.label_en if teller.lang == "en" else option.label_fr, teller.lang)
    return teller.pen.led(teller.thing(event.card), label)


def ability_used(event: ev.AbilityUsed, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-use", hero=teller.actor(event.seat), thing=teller.thing(event.ability))


def skill_used(event: ev.SkillUsed, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-use", hero=teller.actor(event.seat), thing=teller.thing(event.skill))


def potion_used(event: ev.PotionUsed, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-drink", hero=teller.actor(event.seat), potion=teller.thing(event.potion))


def dice_rolled(event: ev.DiceRolled, teller: DungeonNarrator) -> Spans:
    hero = teller.actor(event.seat)
    if not event.dice:
        return teller.pen.fill("odd-event-roll-nothing", hero=hero)
    return teller.pen.fill("odd-event-roll", hero=hero, dice=teller.dice(event.dice))


def dice_rerolled(event: ev.DiceRerolled, teller: DungeonNarrator) -> Spans:
    before, after = teller.dice(event.before), teller.dice(event.after)
    return teller.pen.fill("odd-event-reroll", hero=teller.actor(event.seat), before=before, after=after)


def dice_gained(event: ev.DiceGained, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-gain", hero=teller.actor(event.seat), dice=teller.dice(event.dice))


def dice_changed(event: ev.DiceChanged, teller: DungeonNarrator) -> Spans:
    before, after = teller.dice(event.before), teller.dice(event.after)
    return teller.pen.fill("odd-event-change", hero=teller.actor(event.seat), before=before, after=after)


def dice_discarded(event: ev.DiceDiscarded, teller: DungeonNarrator) -> Spans:
    said = teller.pen.fill("odd-event-discard", hero=teller.actor(event.seat), dice=teller.dice(event.dice))
    return teller.caused(said, event.cause)


def dice_paid(event: ev.DicePaid, teller: DungeonNarrator) -> Spans:
    if not event.dice:
        return ()
    said = teller.pen.fill("odd-event-pay", hero=teller.actor(event.seat), dice=teller.dice(event.dice))
    return teller.caused(said, event.skill)


def box_covered(event: ev.BoxCovered, teller: DungeonNarrator) -> Spans:
    seats = sorted(set(event.seats))
    return teller.pen.fill(
        "odd-event-cover" if event.complete else "odd-event-cover-half",
        heroes=teller.actors(seats),
        count=len(seats),
        box=event.box + 1,
        dice=teller.dice(event.dice),
    )


def heroic_die_made(event: ev.HeroicDieMade, teller: DungeonNarrator) -> Spans:
    given, die = teller.dice(event.given), teller.dice((event.die,))
    return teller.pen.fill("odd-event-exchange", hero=teller.actor(event.seat), given=given, die=die)


def icons_ignored(event: ev.IconsIgnored, teller: DungeonNarrator) -> Spans:
    icons = teller.pen.count(event.count, nouns.PRINTED_ICONS[Icon(event.icon)])
    return teller.pen.fill("odd-event-ignore", hero=teller.actor(event.seat), icons=icons, count=event.count)


def consequences_suffered(event: ev.ConsequencesSuffered, teller: DungeonNarrator) -> Spans:
    icons = teller.icons(event.hearts, event.time, event.poison)
    return (
        teller.pen.fill("odd-event-consequences", icons=icons)
        if icons
        else teller.pen.fill("odd-event-no-consequences")
    )


def damaged(event: ev.Damaged, teller: DungeonNarrator) -> Spans:
    damage = teller.pen.count(event.count, nouns.DAMAGE)
    said = teller.pen.fill("odd-event-damage", hero=teller.actor(event.seat), damage=damage)
    return teller.caused(said, event.cause)


def healed(event: ev.Healed, teller: DungeonNarrator) -> Spans:
    damage = teller.pen.count(event.count, nouns.DAMAGE)
    return teller.pen.fill("odd-event-heal", hero=teller.actor(event.seat), damage=damage)


def poisoned(event: ev.Poisoned, teller: DungeonNarrator) -> Spans:
    tokens = teller.pen.count(event.count, nouns.POISON_TOKEN)
    return teller.pen.fill("odd-event-poison", hero=teller.actor(event.seat), tokens=tokens)


def poison_removed(event: ev.PoisonRemoved, teller: DungeonNarrator) -> Spans:
    tokens = teller.pen.count(event.count, nouns.POISON_TOKEN)
    key = "odd-event-poison-exiled" if event.exiled else "odd-event-poison-removed"
    return teller.pen.fill(key, hero=teller.actor(event.seat), tokens=tokens)


def poison_resisted(event: ev.PoisonResisted, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill(
        "odd-event-resist" if event.success else "odd-event-resist-failed",
        heroes=teller.actors(event.seats),
        count=len(event.seats),
        roll=f"{event.die} {'+' if event.bonus >= 0 else '−'} {abs(event.bonus)}" if event.bonus else str(event.die),
        tokens=event.tokens,
    )


def die_stored(event: ev.DieStored, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-store", hero=teller.actor(event.seat))


def die_returned(event: ev.DieReturned, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-stored-back", hero=teller.actor(event.seat), count=event.count)


def cubes_gained(event: ev.CubesGained, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-cubes", cubes=teller.pen.count(event.count, nouns.CUBE))


def cube_exiled(_event: ev.CubeExiled, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-exile", things=teller.pen.count(1, nouns.CUBE))


def dice_exiled(event: ev.DiceExiled, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-exile", things=teller.counts(event.counts))


def dice_returned(event: ev.DiceReturned, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-unexile", things=teller.counts(event.counts))


def looted(event: ev.Looted, teller: DungeonNarrator) -> Spans:
    pen, lexicon = teller.pen, teller.names.lexicon
    loot = lexicon.encounters[event.card].loot
    card = teller.thing(event.card)
    if event.kind == "item":
        return pen.fill("odd-event-item", hero=teller.actor(event.seat), card=card, item=boxes.item(loot.item, pen))
    if event.kind == "skill":
        return pen.fill(
            "odd-event-skill", hero=teller.actor(event.seat), card=card, skill=teller.thing(loot.skill or "")
        )
    if event.kind == "potion":
        return pen.fill("odd-event-potion", card=card, potion=teller.thing(loot.potion or ""))
    return _kept_as_xp(event.card, teller)


def _kept_as_xp(card: str, teller: DungeonNarrator) -> Spans:
    xp = teller.pen.count(teller.names.lexicon.encounters[card].xp, nouns.XP)
    return teller.pen.fill("odd-event-xp", card=teller.thing(card), xp=xp)


def turned_to_xp(event: ev.TurnedToXp, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-turned", hero=teller.actor(event.seat), card=teller.thing(event.card))


def loot_lost(event: ev.LootLost, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-lost", card=teller.thing(event.card))


def level_gained(event: ev.LevelGained, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-level", level=event.level)


def xp_spent(event: ev.XpSpent, teller: DungeonNarrator) -> Spans:
    xp = teller.pen.count(event.xp, nouns.XP)
    return teller.pen.noted(teller.pen.fill("odd-event-xp-spent", xp=xp), [teller.things(event.cards)])


def descended(event: ev.Descended, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-descend", floor=event.floor)


def boss_fight_began(event: ev.BossFightBegan, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-boss", boss=teller.thing(event.boss))


def round_began(event: ev.RoundBegan, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-round", round=event.round, heroes=teller.actors(event.seats))


def boss_hit(event: ev.BossHit, teller: DungeonNarrator) -> Spans:
    if not event.hits:
        return teller.pen.fill("odd-event-boss-missed")
    damage = teller.pen.count(event.hits, nouns.DAMAGE)
    return teller.pen.fill("odd-event-boss-hit", damage=damage, now=event.damage, health=event.health)


def boss_recovered(event: ev.BossRecovered, teller: DungeonNarrator) -> Spans:
    damage = teller.pen.count(event.count, nouns.DAMAGE)
    return teller.pen.fill("odd-event-boss-recovers", damage=damage, now=event.damage)


def focus_chosen(event: ev.FocusChosen, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-focus", hero=teller.actor(event.seat), focus=teller.focus(event.focus))


def space_ticked(event: ev.SpaceTicked, teller: DungeonNarrator) -> Spans:
    space = teller.pen.fill(f"odd-spaces-{event.kind}", count=1)
    return teller.pen.fill(
        "odd-event-tick", hero=teller.actor(event.seat), talent=teller.thing(event.talent), space=space
    )


def game_ended(event: ev.GameEnded, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-won" if event.outcome == "won" else "odd-event-defeat")


def undone(event: Undone, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-event-undone", hero=teller.actor(event.seat), count=event.answers)


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
