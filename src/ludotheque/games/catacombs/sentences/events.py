"""What happens in a match, in words: which text says it and with what; the wording is in the message files."""

from typing import Final

from ludotheque.games.catacombs.sentences import units
from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator, Story
from ludotheque.games.catacombs.table import events as ev
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.games.catacombs.table.table import DRAW, TEAM_NAMES
from ludotheque.kernel.events import Undone
from ludotheque.text.composer import SentenceTable, row
from ludotheque.text.spans import Spans


def layout_proposed(event: ev.LayoutProposed, teller: CatacombsNarrator) -> Spans:
    layout = teller.layout(event.layout)
    return teller.pen.fill("cc-event-layout-proposed", team=teller.team(event.team), layout=layout)


def layout_settled(event: ev.LayoutSettled, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-layout-settled", layout=teller.layout(event.layout))


def first_team_drawn(event: ev.FirstTeamDrawn, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-first", team=teller.team(event.team))


def drew(event: ev.Drew, teller: CatacombsNarrator) -> Spans:
    said = teller.pen.fill("cc-event-draw", player=teller.actor(event.seat), count=event.count)
    return teller.pen.noted(said, [teller.cards(event.cards)] if event.cards else [])


def pile_empty(event: ev.PileEmpty, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-pile-empty", team=teller.team(event.team))


def turn_began(event: ev.TurnBegan, teller: CatacombsNarrator) -> Spans:
    said = teller.pen.fill("cc-event-turn", turn=event.turn, character=teller.disc(event.disc))
    return teller.pen.noted(said, [teller.pen.fill("cc-event-turn-stunned")] if event.stunned else [])


def exhausted(event: ev.Exhausted, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-exhausted", team=teller.team(event.team))


def card_played(event: ev.CardPlayed, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-play", player=teller.actor(event.seat), card=teller.card(event.card))


def card_thrown(event: ev.CardThrown, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill(f"cc-event-throw-{event.why}", player=teller.actor(event.seat), card=teller.card(event.card))


def shot_lost(event: ev.ShotLost, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-shot-lost", shot=teller.shot(event.shot))


def target_named(event: ev.TargetNamed, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-target", disc=teller.disc(event.disc))


def projectile_placed(event: ev.ProjectilePlaced, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-place", shot=teller.shot(event.shot), disc=teller.disc(event.disc))


def flicked(event: ev.Flicked, teller: CatacombsNarrator) -> Spans:
    """The command, what the finger made of it, and everything that came of that."""
    pen, lang = teller.pen, teller.lang
    angle, power = units.angle(event.angle, lang), units.power(event.speed, lang)
    done = (units.angle(event.record["angle"], lang), units.power(event.record["speed"], lang))
    notes = [] if done == (angle, power) else [pen.fill("cc-event-in-fact", angle=done[0], power=done[1])]
    shot = [] if event.disc == PROJECTILE else [teller.shot(event.shot)]
    lead = pen.comma([teller.flicked(event.disc, event.shot), *shot])
    command = pen.fill("cc-event-flick", lead=lead, angle=angle, power=power)
    return pen.led(pen.noted(command, notes), Story(event.record, event.shot, teller).told())


def put_back(event: ev.PutBack, teller: CatacombsNarrator) -> Spans:
    at = {"x": units.millimetres(event.x), "y": units.millimetres(event.y)}
    return teller.pen.fill("cc-event-put-back", disc=teller.disc(event.disc), **at)


def enemies_hit(event: ev.EnemiesHit, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-hit", discs=teller.discs(event.discs), count=event.damage)


def target_missed(event: ev.TargetMissed, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-miss", disc=teller.disc(event.disc))


def armor_used(event: ev.ArmorUsed, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-armor-used", team=teller.team(event.team), card=teller.card(event.card))


def tokens_lost(event: ev.TokensLost, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-lose", team=teller.team(event.team), count=event.count, left=str(event.left))


def token_stolen(event: ev.TokenStolen, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-steal", thief=teller.team(1 - event.team), team=teller.team(event.team))


def team_stunned(event: ev.TeamStunned, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-stun", team=teller.team(event.team))


def healed(event: ev.Healed, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-heal", team=teller.team(event.team), count=event.count)


def pile_reset(event: ev.PileReset, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-reset", team=teller.team(event.team), count=event.count)


def armor_kept(event: ev.ArmorKept, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-armor-kept", team=teller.team(event.team), card=teller.card(event.card))


def surprise_declined(event: ev.SurpriseDeclined, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-surprise-declined", player=teller.actor(event.seat))


def game_ended(event: ev.GameEnded, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill(
        "cc-event-end", reason=teller.pen.fill(f"cc-end-{event.reason}"), outcome=outcome(event.outcome, teller)
    )


def outcome(name: str, teller: CatacombsNarrator) -> Spans:
    """Who wins, or that nobody does."""
    if name == DRAW:
        return teller.pen.fill("cc-outcome-draw")
    return teller.pen.fill("cc-outcome-team", team=teller.team(TEAM_NAMES.index(name)))


def undone(event: Undone, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-event-undo", player=teller.actor(event.seat), count=event.answers)


EVENTS: Final[SentenceTable[CatacombsNarrator, Spans]] = SentenceTable(
    "Catacombs Conquest events",
    row(ev.LayoutProposed, layout_proposed),
    row(ev.LayoutSettled, layout_settled),
    row(ev.FirstTeamDrawn, first_team_drawn),
    row(ev.Drew, drew),
    row(ev.PileEmpty, pile_empty),
    row(ev.TurnBegan, turn_began),
    row(ev.Exhausted, exhausted),
    row(ev.CardPlayed, card_played),
    row(ev.CardThrown, card_thrown),
    row(ev.ShotLost, shot_lost),
    row(ev.TargetNamed, target_named),
    row(ev.ProjectilePlaced, projectile_placed),
    row(ev.Flicked, flicked),
    row(ev.PutBack, put_back),
    row(ev.EnemiesHit, enemies_hit),
    row(ev.TargetMissed, target_missed),
    row(ev.ArmorUsed, armor_used),
    row(ev.TokensLost, tokens_lost),
    row(ev.TokenStolen, token_stolen),
    row(ev.TeamStunned, team_stunned),
    row(ev.Healed, healed),
    row(ev.PileReset, pile_reset),
    row(ev.ArmorKept, armor_kept),
    row(ev.SurpriseDeclined, surprise_declined),
    row(ev.GameEnded, game_ended),
    row(Undone, undone),
)
