"""What happens in a match, in words: which text says it and with what; the wording is in the message files."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Icon
from ludotheque.games.one_deck_dungeon.sentences import boxes, nouns
from ludotheque.games.one_deck_dungeon.sentences.narrator import Narrator
from ludotheque.games.one_deck_dungeon.sentences.writer import typeset
from ludotheque.games.one_deck_dungeon.table import events as ev
from ludotheque.kernel.events import Undone
from ludotheque.text.composer import SentenceTable
from ludotheque.text.spans import Spans

EVENTS: Final[SentenceTable[Narrator, Spans]] = SentenceTable("One Deck Dungeon events")


@EVENTS.says(ev.FloorRevealed)
def floor_revealed(event: ev.FloorRevealed, teller: Narrator) -> Spans:
    return teller.pen.led(teller.pen.say("odd-floor", number=event.floor), teller.thing(event.name))


@EVENTS.says(ev.XpDrawn)
def xp_drawn(event: ev.XpDrawn, teller: Narrator) -> Spans:
    return _kept_as_xp(event.card, teller)


@EVENTS.says(ev.TurnBegan)
def turn_began(event: ev.TurnBegan, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-turn", turn=event.turn)


@EVENTS.says(ev.TimeSpent)
def time_spent(event: ev.TimeSpent, teller: Narrator) -> Spans:
    pen = teller.pen
    notes = [pen.fill("odd-event-time-cards", cards=teller.things(event.cards))] if event.cards else []
    notes += [pen.fill("odd-event-time-tokens", count=event.tokens)] if event.tokens else []
    said = pen.fill("odd-event-time", time=pen.count(event.count, nouns.TIME))
    return pen.noted(said, notes)


@EVENTS.says(ev.StairsFound)
def stairs_found(_event: ev.StairsFound, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-stairs")


@EVENTS.says(ev.StairsStruck)
def stairs_struck(event: ev.StairsStruck, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-stairs-strike", count=event.tokens)


@EVENTS.says(ev.Explored)
def explored(event: ev.Explored, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-explore", count=event.doors)


@EVENTS.says(ev.DoorAdded)
def door_added(_event: ev.DoorAdded, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-door-added")


@EVENTS.says(ev.CardLeftOver)
def card_left_over(event: ev.CardLeftOver, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-left-over", card=teller.thing(event.card))


@EVENTS.says(ev.DoorOpened)
def door_opened(event: ev.DoorOpened, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-open", door=event.door + 1, cards=teller.things(event.cards))


@EVENTS.says(ev.Fled)
def fled(event: ev.Fled, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-flee", cards=teller.things(event.cards))


@EVENTS.says(ev.EncounterBegan)
def encounter_began(event: ev.EncounterBegan, teller: Narrator) -> Spans:
    heroes = teller.actors(event.seats)
    return teller.pen.fill("odd-event-face", heroes=heroes, count=len(event.seats), card=teller.thing(event.card))


@EVENTS.says(ev.EncounterSkipped)
def encounter_skipped(event: ev.EncounterSkipped, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-skip", card=teller.thing(event.card))


@EVENTS.says(ev.PerilChosen)
def peril_chosen(event: ev.PerilChosen, teller: Narrator) -> Spans:
    option = teller.names.lexicon.encounters[event.card].options[event.option]
    label = typeset(option.label_en if teller.lang == "en" else option.label_fr, teller.lang)
    return teller.pen.led(teller.thing(event.card), label)


@EVENTS.says(ev.AbilityUsed)
def ability_used(event: ev.AbilityUsed, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-use", hero=teller.actor(event.seat), thing=teller.thing(event.ability))


@EVENTS.says(ev.SkillUsed)
def skill_used(event: ev.SkillUsed, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-use", hero=teller.actor(event.seat), thing=teller.thing(event.skill))


@EVENTS.says(ev.PotionUsed)
def potion_used(event: ev.PotionUsed, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-drink", hero=teller.actor(event.seat), potion=teller.thing(event.potion))


@EVENTS.says(ev.DiceRolled)
def dice_rolled(event: ev.DiceRolled, teller: Narrator) -> Spans:
    hero = teller.actor(event.seat)
    if not event.dice:
        return teller.pen.fill("odd-event-roll-nothing", hero=hero)
    return teller.pen.fill("odd-event-roll", hero=hero, dice=teller.dice(event.dice))


@EVENTS.says(ev.DiceRerolled)
def dice_rerolled(event: ev.DiceRerolled, teller: Narrator) -> Spans:
    before, after = teller.dice(event.before), teller.dice(event.after)
    return teller.pen.fill("odd-event-reroll", hero=teller.actor(event.seat), before=before, after=after)


@EVENTS.says(ev.DiceGained)
def dice_gained(event: ev.DiceGained, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-gain", hero=teller.actor(event.seat), dice=teller.dice(event.dice))


@EVENTS.says(ev.DiceChanged)
def dice_changed(event: ev.DiceChanged, teller: Narrator) -> Spans:
    before, after = teller.dice(event.before), teller.dice(event.after)
    return teller.pen.fill("odd-event-change", hero=teller.actor(event.seat), before=before, after=after)


@EVENTS.says(ev.DiceDiscarded)
def dice_discarded(event: ev.DiceDiscarded, teller: Narrator) -> Spans:
    said = teller.pen.fill("odd-event-discard", hero=teller.actor(event.seat), dice=teller.dice(event.dice))
    return teller.caused(said, event.cause)


@EVENTS.says(ev.DicePaid)
def dice_paid(event: ev.DicePaid, teller: Narrator) -> Spans:
    if not event.dice:
        return ()
    said = teller.pen.fill("odd-event-pay", hero=teller.actor(event.seat), dice=teller.dice(event.dice))
    return teller.caused(said, event.skill)


@EVENTS.says(ev.BoxCovered)
def box_covered(event: ev.BoxCovered, teller: Narrator) -> Spans:
    seats = sorted(set(event.seats))
    return teller.pen.fill(
        "odd-event-cover" if event.complete else "odd-event-cover-half",
        heroes=teller.actors(seats),
        count=len(seats),
        box=event.box + 1,
        dice=teller.dice(event.dice),
    )


@EVENTS.says(ev.HeroicDieMade)
def heroic_die_made(event: ev.HeroicDieMade, teller: Narrator) -> Spans:
    given, die = teller.dice(event.given), teller.dice((event.die,))
    return teller.pen.fill("odd-event-exchange", hero=teller.actor(event.seat), given=given, die=die)


@EVENTS.says(ev.IconsIgnored)
def icons_ignored(event: ev.IconsIgnored, teller: Narrator) -> Spans:
    icons = teller.pen.count(event.count, nouns.PRINTED_ICONS[Icon(event.icon)])
    return teller.pen.fill("odd-event-ignore", hero=teller.actor(event.seat), icons=icons, count=event.count)


@EVENTS.says(ev.ConsequencesSuffered)
def consequences_suffered(event: ev.ConsequencesSuffered, teller: Narrator) -> Spans:
    icons = teller.icons(event.hearts, event.time, event.poison)
    return (
        teller.pen.fill("odd-event-consequences", icons=icons)
        if icons
        else teller.pen.fill("odd-event-no-consequences")
    )


@EVENTS.says(ev.Damaged)
def damaged(event: ev.Damaged, teller: Narrator) -> Spans:
    damage = teller.pen.count(event.count, nouns.DAMAGE)
    said = teller.pen.fill("odd-event-damage", hero=teller.actor(event.seat), damage=damage)
    return teller.caused(said, event.cause)


@EVENTS.says(ev.Healed)
def healed(event: ev.Healed, teller: Narrator) -> Spans:
    damage = teller.pen.count(event.count, nouns.DAMAGE)
    return teller.pen.fill("odd-event-heal", hero=teller.actor(event.seat), damage=damage)


@EVENTS.says(ev.Poisoned)
def poisoned(event: ev.Poisoned, teller: Narrator) -> Spans:
    tokens = teller.pen.count(event.count, nouns.POISON_TOKEN)
    return teller.pen.fill("odd-event-poison", hero=teller.actor(event.seat), tokens=tokens)


@EVENTS.says(ev.PoisonRemoved)
def poison_removed(event: ev.PoisonRemoved, teller: Narrator) -> Spans:
    tokens = teller.pen.count(event.count, nouns.POISON_TOKEN)
    key = "odd-event-poison-exiled" if event.exiled else "odd-event-poison-removed"
    return teller.pen.fill(key, hero=teller.actor(event.seat), tokens=tokens)


@EVENTS.says(ev.PoisonResisted)
def poison_resisted(event: ev.PoisonResisted, teller: Narrator) -> Spans:
    return teller.pen.fill(
        "odd-event-resist" if event.success else "odd-event-resist-failed",
        heroes=teller.actors(event.seats),
        count=len(event.seats),
        roll=f"{event.die} {'+' if event.bonus >= 0 else '−'} {abs(event.bonus)}" if event.bonus else str(event.die),
        tokens=event.tokens,
    )


@EVENTS.says(ev.DieStored)
def die_stored(event: ev.DieStored, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-store", hero=teller.actor(event.seat))


@EVENTS.says(ev.DieReturned)
def die_returned(event: ev.DieReturned, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-stored-back", hero=teller.actor(event.seat), count=event.count)


@EVENTS.says(ev.CubesGained)
def cubes_gained(event: ev.CubesGained, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-cubes", cubes=teller.pen.count(event.count, nouns.CUBE))


@EVENTS.says(ev.CubeExiled)
def cube_exiled(_event: ev.CubeExiled, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-exile", things=teller.pen.count(1, nouns.CUBE))


@EVENTS.says(ev.DiceExiled)
def dice_exiled(event: ev.DiceExiled, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-exile", things=teller.counts(event.counts))


@EVENTS.says(ev.DiceReturned)
def dice_returned(event: ev.DiceReturned, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-unexile", things=teller.counts(event.counts))


@EVENTS.says(ev.Looted)
def looted(event: ev.Looted, teller: Narrator) -> Spans:
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


def _kept_as_xp(card: str, teller: Narrator) -> Spans:
    xp = teller.pen.count(teller.names.lexicon.encounters[card].xp, nouns.XP)
    return teller.pen.fill("odd-event-xp", card=teller.thing(card), xp=xp)


@EVENTS.says(ev.TurnedToXp)
def turned_to_xp(event: ev.TurnedToXp, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-turned", hero=teller.actor(event.seat), card=teller.thing(event.card))


@EVENTS.says(ev.LootLost)
def loot_lost(event: ev.LootLost, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-lost", card=teller.thing(event.card))


@EVENTS.says(ev.LevelGained)
def level_gained(event: ev.LevelGained, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-level", level=event.level)


@EVENTS.says(ev.XpSpent)
def xp_spent(event: ev.XpSpent, teller: Narrator) -> Spans:
    xp = teller.pen.count(event.xp, nouns.XP)
    return teller.pen.noted(teller.pen.fill("odd-event-xp-spent", xp=xp), [teller.things(event.cards)])


@EVENTS.says(ev.Descended)
def descended(event: ev.Descended, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-descend", floor=event.floor)


@EVENTS.says(ev.BossFightBegan)
def boss_fight_began(event: ev.BossFightBegan, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-boss", boss=teller.thing(event.boss))


@EVENTS.says(ev.RoundBegan)
def round_began(event: ev.RoundBegan, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-round", round=event.round, heroes=teller.actors(event.seats))


@EVENTS.says(ev.BossHit)
def boss_hit(event: ev.BossHit, teller: Narrator) -> Spans:
    if not event.hits:
        return teller.pen.fill("odd-event-boss-missed")
    damage = teller.pen.count(event.hits, nouns.DAMAGE)
    return teller.pen.fill("odd-event-boss-hit", damage=damage, now=event.damage, health=event.health)


@EVENTS.says(ev.BossRecovered)
def boss_recovered(event: ev.BossRecovered, teller: Narrator) -> Spans:
    damage = teller.pen.count(event.count, nouns.DAMAGE)
    return teller.pen.fill("odd-event-boss-recovers", damage=damage, now=event.damage)


@EVENTS.says(ev.FocusChosen)
def focus_chosen(event: ev.FocusChosen, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-focus", hero=teller.actor(event.seat), focus=teller.focus(event.focus))


@EVENTS.says(ev.SpaceTicked)
def space_ticked(event: ev.SpaceTicked, teller: Narrator) -> Spans:
    space = teller.pen.fill(f"odd-spaces-{event.kind}", count=1)
    return teller.pen.fill(
        "odd-event-tick", hero=teller.actor(event.seat), talent=teller.thing(event.talent), space=space
    )


@EVENTS.says(ev.GameEnded)
def game_ended(event: ev.GameEnded, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-won" if event.outcome == "won" else "odd-event-defeat")


@EVENTS.says(Undone)
def undone(event: Undone, teller: Narrator) -> Spans:
    return teller.pen.fill("odd-event-undone", hero=teller.actor(event.seat), count=event.answers)
