"""The text of each event of a match: its message and the message's arguments; the message files have the wording."""

from typing import Final

from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator, Story
from ludotheque.games.catacombs.sentences.writer import angle_text, millimetres, power_text
from ludotheque.games.catacombs.table import events as ev
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.games.catacombs.table.table import DRAW, TEAM_NAMES
from ludotheque.kernel.events import Undone
from ludotheque.text.composer import SentenceTable, row
from ludotheque.text.spans import Spans


def layout_proposed(event: ev.LayoutProposed, narrator: CatacombsNarrator) -> Spans:
    layout = narrator.layout(event.layout)
    return narrator.writer.fill("cc-event-layout-proposed", team=narrator.team(event.team), layout=layout)


def layout_settled(event: ev.LayoutSettled, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-layout-settled", layout=narrator.layout(event.layout))


def first_team_drawn(event: ev.FirstTeamDrawn, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-first", team=narrator.team(event.team))


def drew(event: ev.Drew, narrator: CatacombsNarrator) -> Spans:
    said = narrator.writer.fill("cc-event-draw", player=narrator.actor(event.seat), count=event.count)
    return narrator.writer.noted(said, [narrator.cards(event.cards)] if event.cards else [])


def pile_empty(event: ev.PileEmpty, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-pile-empty", team=narrator.team(event.team))


def turn_began(event: ev.TurnBegan, narrator: CatacombsNarrator) -> Spans:
    said = narrator.writer.fill("cc-event-turn", turn=event.turn, character=narrator.disc(event.disc))
    return narrator.writer.noted(said, [narrator.writer.fill("cc-event-turn-stunned")] if event.stunned else [])


def exhausted(event: ev.Exhausted, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-exhausted", team=narrator.team(event.team))


def card_played(event: ev.CardPlayed, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-play", player=narrator.actor(event.seat), card=narrator.card(event.card))


def card_thrown(event: ev.CardThrown, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill(
        f"cc-event-throw-{event.why}", player=narrator.actor(event.seat), card=narrator.card(event.card)
    )


def shot_lost(event: ev.ShotLost, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-shot-lost", shot=narrator.shot(event.shot))


def target_named(event: ev.TargetNamed, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-target", disc=narrator.disc(event.disc))


def projectile_placed(event: ev.ProjectilePlaced, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-place", shot=narrator.shot(event.shot), disc=narrator.disc(event.disc))


def flicked(event: ev.Flicked, narrator: CatacombsNarrator) -> Spans:
    """Return the command, its execution by the finger, and everything that followed."""
    writer, lang = narrator.writer, narrator.lang
    angle, power = angle_text(event.angle, lang), power_text(event.speed, lang)
    done = (angle_text(event.record["angle"], lang), power_text(event.record["speed"], lang))
    notes = [] if done == (angle, power) else [writer.fill("cc-event-in-fact", angle=done[0], power=done[1])]
    shot = [] if event.disc == PROJECTILE else [narrator.shot(event.shot)]
    lead = writer.comma([narrator.flicked(event.disc, event.shot), *shot])
    command = writer.fill("cc-event-flick", lead=lead, angle=angle, power=power)
    return writer.led(writer.noted(command, notes), Story(event.record, event.shot, narrator).sentence())


def put_back(event: ev.PutBack, narrator: CatacombsNarrator) -> Spans:
    at = {"x": millimetres(event.x), "y": millimetres(event.y)}
    return narrator.writer.fill("cc-event-put-back", disc=narrator.disc(event.disc), **at)


def enemies_hit(event: ev.EnemiesHit, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-hit", discs=narrator.discs(event.discs), count=event.damage)


def target_missed(event: ev.TargetMissed, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-miss", disc=narrator.disc(event.disc))


def armor_used(event: ev.ArmorUsed, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-armor-used", team=narrator.team(event.team), card=narrator.card(event.card))


def tokens_lost(event: ev.TokensLost, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill(
        "cc-event-lose", team=narrator.team(event.team), count=event.count, left=str(event.left)
    )


def token_stolen(event: ev.TokenStolen, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-steal", thief=narrator.team(1 - event.team), team=narrator.team(event.team))


def team_stunned(event: ev.TeamStunned, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-stun", team=narrator.team(event.team))


def healed(event: ev.Healed, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-heal", team=narrator.team(event.team), count=event.count)


def pile_reset(event: ev.PileReset, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-reset", team=narrator.team(event.team), count=event.count)


def armor_kept(event: ev.ArmorKept, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-armor-kept", team=narrator.team(event.team), card=narrator.card(event.card))


def surprise_declined(event: ev.SurpriseDeclined, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-surprise-declined", player=narrator.actor(event.seat))


def game_ended(event: ev.GameEnded, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill(
        "cc-event-end", reason=narrator.writer.fill(f"cc-end-{event.reason}"), outcome=outcome(event.outcome, narrator)
    )


def outcome(name: str, narrator: CatacombsNarrator) -> Spans:
    """Return the winner, or that there is none."""
    if name == DRAW:
        return narrator.writer.fill("cc-outcome-draw")
    return narrator.writer.fill("cc-outcome-team", team=narrator.team(TEAM_NAMES.index(name)))


def undone(event: Undone, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-event-undo", player=narrator.actor(event.seat), count=event.answers)


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
