"""Log lines for the events of a match: the message and its arguments; the wording is in the message files."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Level
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.narrator import DiceNarrator
from ludotheque.games.dice_throne.sentences.nouns import PHASES
from ludotheque.games.dice_throne.table import events as ev
from ludotheque.games.dice_throne.table.state import TARGETING
from ludotheque.kernel.events import Undone
from ludotheque.kernel.game import winners
from ludotheque.text.composer import SentenceTable, row
from ludotheque.text.spans import Spans, phrase, spans


def _numbers(dice: tuple[int, ...]) -> str:
    return " ".join(str(die) for die in dice)


def turn_began(event: ev.TurnBegan, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-turn", seat=narrator.actor(event.seat), turn=event.turn)


def phase_began(event: ev.PhaseBegan, narrator: DiceNarrator) -> Spans:
    whose = narrator.writer.grammar.whose(narrator.actor(event.seat))
    return narrator.writer.fill("dt-event-phase", whose=whose, phase=narrator.writer.noun(PHASES[event.phase]))


def phase_skipped(event: ev.PhaseSkipped, narrator: DiceNarrator) -> Spans:
    statuses = narrator.names.lexicon.statuses
    reason = (
        narrator.writer.noun(statuses[event.status])
        if event.status
        else narrator.writer.fill("dt-event-phase-skipped-start")
    )
    phase = narrator.writer.grammar.the(PHASES[event.phase])
    return narrator.writer.fill("dt-event-phase-skipped", seat=narrator.actor(event.seat), phase=phase, reason=reason)


def window_opened(_event: ev.WindowOpened, _teller: DiceNarrator) -> Spans:
    return ()


def start_rolled(event: ev.StartRolled, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-start-rolled", seat=narrator.actor(event.seat), value=event.value)


def start_player_found(event: ev.StartPlayerFound, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-start-player", seat=narrator.actor(event.seat))


def drew(event: ev.Drew, narrator: DiceNarrator) -> Spans:
    seat, cards = narrator.actor(event.seat), narrator.writer.count(event.count, nouns.CARD)
    if not event.cards:
        return narrator.writer.fill("dt-event-drew", seat=seat, cards=cards)
    names = narrator.writer.grammar.all_of([narrator.card(event.seat, card) for card in event.cards])
    return narrator.writer.fill("dt-event-drew-known", seat=seat, cards=cards, names=names)


def reshuffled(event: ev.Reshuffled, narrator: DiceNarrator) -> Spans:
    cards = narrator.writer.count(event.count, nouns.CARD)
    return narrator.writer.fill("dt-event-reshuffled", seat=narrator.actor(event.seat), cards=cards)


def gained_cp(event: ev.GainedCp, narrator: DiceNarrator) -> Spans:
    cp = narrator.writer.count(event.amount, nouns.CP)
    return narrator.writer.fill("dt-event-gained-cp", seat=narrator.actor(event.seat), cp=cp, now=event.now)


def lost_cp(event: ev.LostCp, narrator: DiceNarrator) -> Spans:
    cp = narrator.writer.count(event.amount, nouns.CP)
    return narrator.writer.fill("dt-event-lost-cp", seat=narrator.actor(event.seat), cp=cp, now=event.now)


def stole_cp(event: ev.StoleCp, narrator: DiceNarrator) -> Spans:
    return _stole("dt-event-stole-cp", event, narrator.writer.count(event.amount, nouns.CP), narrator)


def stole_health(event: ev.StoleHealth, narrator: DiceNarrator) -> Spans:
    return _stole("dt-event-stole-health", event, narrator.writer.count(event.amount, nouns.HEALTH), narrator)


def _stole(key: str, event: ev.StoleCp | ev.StoleHealth, what: Spans, narrator: DiceNarrator) -> Spans:
    victim = narrator.writer.grammar.dative(narrator.actor(event.victim))
    return narrator.writer.fill(key, seat=narrator.actor(event.thief), what=what, victim=victim)


def sold(event: ev.Sold, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill(
        "dt-event-sold", seat=narrator.actor(event.seat), card=narrator.card(event.seat, event.card)
    )


def played(event: ev.Played, narrator: DiceNarrator) -> Spans:
    seat, card = narrator.actor(event.seat), narrator.card(event.seat, event.card)
    if not event.paid:
        return narrator.writer.fill("dt-event-played", seat=seat, card=card)
    return narrator.writer.fill(
        "dt-event-played-paid", seat=seat, card=card, cp=narrator.writer.count(event.paid, nouns.CP)
    )


def upgraded(event: ev.Upgraded, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill(
        "dt-event-upgraded", seat=narrator.actor(event.seat), card=narrator.card(event.seat, event.card)
    )


def fizzled(event: ev.Fizzled, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill(
        "dt-event-fizzled", source=narrator.names.declared(event.seat, event.source, narrator.lang)
    )


def token_used(event: ev.TokenUsed, narrator: DiceNarrator) -> Spans:
    source = narrator.source(event.seat, event.status)
    return narrator.writer.fill("dt-event-token-used", seat=narrator.actor(event.seat), source=source)


def discarded(event: ev.Discarded, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill(
        "dt-event-discarded", seat=narrator.actor(event.seat), card=narrator.card(event.seat, event.card)
    )


def rolled(event: ev.Rolled, narrator: DiceNarrator) -> Spans:
    key = "dt-event-rolled-for-target" if event.purpose == TARGETING else "dt-event-rolled"
    return narrator.writer.fill(key, seat=narrator.actor(event.seat), dice=_numbers(event.dice))


def rerolled(event: ev.Rerolled, narrator: DiceNarrator) -> Spans:
    again = narrator.writer.count(len(event.places), nouns.DIE)
    return narrator.writer.fill(
        "dt-event-rerolled", seat=narrator.actor(event.seat), again=again, dice=_numbers(event.dice)
    )


def die_changed(event: ev.DieChanged, narrator: DiceNarrator) -> Spans:
    key = "dt-event-die-changed" if event.seat == event.roller else "dt-event-die-changed-of"
    return narrator.writer.fill(
        key,
        seat=narrator.actor(event.seat),
        die=narrator.writer.grammar.a(nouns.DIE),
        roller=narrator.writer.grammar.genitive(narrator.actor(event.roller)),
        before=event.before,
        after=event.after,
    )


def attempt_granted(event: ev.AttemptGranted, narrator: DiceNarrator) -> Spans:
    attempts = nouns.ROLL_ATTEMPT.form(event.count, narrator.lang)
    return narrator.writer.fill(
        "dt-event-attempt", seat=narrator.actor(event.seat), number=event.count, attempts=attempts
    )


def announced(event: ev.Announced, narrator: DiceNarrator) -> Spans:
    seat = narrator.actor(event.seat)
    if not event.ability:
        return narrator.writer.fill("dt-event-announced-none", seat=seat)
    return narrator.writer.fill("dt-event-announced", seat=seat, ability=narrator.ability(event.seat, event.ability))


def activated(event: ev.Activated, narrator: DiceNarrator) -> Spans:
    ability = narrator.ability(event.seat, event.ability)
    return narrator.writer.fill("dt-event-activated", seat=narrator.actor(event.seat), ability=ability)


def targeted(event: ev.Targeted, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill(
        "dt-event-targeted", seat=narrator.actor(event.seat), target=narrator.actor(event.target)
    )


def target_left_to(event: ev.TargetLeftTo, narrator: DiceNarrator) -> Spans:
    key = "dt-event-target-left" if event.seat == event.attacker else "dt-event-target-left-for-all"
    return narrator.writer.fill(key, seat=narrator.actor(event.seat))


def leader_attacked(event: ev.LeaderAttacked, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-leader", seat=narrator.actor(event.seat), leader=narrator.actor(event.leader))


def defended(event: ev.Defended, narrator: DiceNarrator) -> Spans:
    defence = narrator.ability(event.seat, event.defence)
    return narrator.writer.fill("dt-event-defended", seat=narrator.actor(event.seat), defence=defence)


def defence_declined(event: ev.DefenceDeclined, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-defence-declined", seat=narrator.actor(event.seat))


def tokens_placed(event: ev.TokensPlaced, narrator: DiceNarrator) -> Spans:
    tokens, holder = narrator.tokens(event.status, event.count), narrator.actor(event.seat)
    if event.by in (event.seat, -1):
        return narrator.writer.fill("dt-event-tokens-gained", seat=holder, tokens=tokens)
    by, victim = narrator.actor(event.by), narrator.writer.grammar.dative(holder)
    return narrator.writer.fill("dt-event-tokens-inflicted", seat=by, tokens=tokens, holder=victim)


def tokens_removed(event: ev.TokensRemoved, narrator: DiceNarrator) -> Spans:
    tokens = narrator.tokens(event.status, event.count)
    return narrator.writer.fill("dt-event-tokens-lost", seat=narrator.actor(event.seat), tokens=tokens)


def token_moved(event: ev.TokenMoved, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill(
        "dt-event-tokens-moved",
        tokens=narrator.tokens(event.status, event.count),
        number=event.count,
        origin=narrator.writer.grammar.genitive(narrator.actor(event.origin)),
        goal=narrator.writer.grammar.dative(narrator.actor(event.to)),
    )


def token_refused(event: ev.TokenRefused, narrator: DiceNarrator) -> Spans:
    source = narrator.source(event.seat, event.status)
    return narrator.writer.fill("dt-event-token-refused", seat=narrator.actor(event.seat), source=source)


def limit_raised(event: ev.LimitRaised, narrator: DiceNarrator) -> Spans:
    status = narrator.writer.noun(narrator.names.lexicon.statuses[event.status])
    return narrator.writer.fill(
        "dt-event-limit",
        whose=narrator.writer.grammar.whose(narrator.actor(event.seat)),
        status=narrator.writer.grammar.genitive(status),
        limit=narrator.writer.noun(nouns.STACK_LIMIT),
        number=event.limit,
    )


def board_flipped(event: ev.BoardFlipped, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-board-flipped", seat=narrator.actor(event.seat))


def ability_failed(event: ev.AbilityFailed, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-ability-failed", ability=narrator.ability(event.seat, event.ability))


def companion_built(event: ev.CompanionBuilt, narrator: DiceNarrator) -> Spans:
    noun, level = narrator.names.lexicon.companions[event.companion], Level(event.level)
    key = "dt-event-built" if level is Level.BASIC else "dt-event-completed"
    word = nouns.level(level, noun, narrator.lang)
    return narrator.writer.fill(key, seat=narrator.actor(event.seat), companion=narrator.writer.noun(noun), level=word)


def companion_grew(event: ev.CompanionGrew, narrator: DiceNarrator) -> Spans:
    seat, companions = narrator.actor(event.seat), narrator.names.lexicon.companions
    grown = companions[event.companion]
    if not event.before:
        return narrator.writer.fill("dt-event-grew", seat=seat, companion=narrator.writer.grammar.a(grown))
    before = narrator.writer.grammar.a(companions[event.before])
    return narrator.writer.fill(
        "dt-event-grew-into", seat=seat, before=before, into=narrator.writer.grammar.into(grown)
    )


def companion_health_changed(event: ev.CompanionHealthChanged, narrator: DiceNarrator) -> Spans:
    key = "dt-event-companion-health-same" if event.before == event.after else "dt-event-companion-health"
    return narrator.writer.fill(
        key,
        companion=narrator.source(event.seat, event.companion),
        before=event.before,
        health=narrator.writer.count(event.after, nouns.HEALTH),
    )


def companion_turned(event: ev.CompanionTurned, narrator: DiceNarrator) -> Spans:
    noun = narrator.names.lexicon.companions[event.companion]
    if not event.active:
        return narrator.writer.fill("dt-event-companion-downed", companion=narrator.writer.noun(noun))
    return narrator.writer.fill(f"dt-event-companion-active-{noun.gender.value}", companion=narrator.writer.noun(noun))


def damage_settled(event: ev.DamageSettled, narrator: DiceNarrator) -> Spans:
    parts = [narrator.writer.fill("dt-event-damage-dealt", number=event.dealt)]
    parts += [spans(f"{event.added:+d}")] if event.added else []
    parts += [narrator.writer.fill("dt-event-damage-prevented", number=event.prevented)] if event.prevented else []
    key = "dt-event-damage" if event.total else "dt-event-damage-none"
    said = narrator.writer.fill(key, seat=narrator.actor(event.seat), number=event.total)
    if len(parts) == 1 and event.dealt == event.total:
        return said
    sums = parts[0]
    for part in parts[1:]:
        sums = phrase(sums, ",", part)
    return phrase(said, "(", sums, ")")


def health_changed(event: ev.HealthChanged, narrator: DiceNarrator) -> Spans:
    who = event.team or (event.seat,)
    said = narrator.writer.fill(
        "dt-event-health-same" if event.before == event.after else "dt-event-health",
        who=narrator.actors(who),
        seats=len(who),
        before=event.before,
        health=narrator.writer.count(event.after, nouns.HEALTH),
    )
    return phrase(said, narrator.writer.fill("dt-event-healed", number=event.heals)) if event.heals else said


def extra_phase_granted(event: ev.ExtraPhaseGranted, narrator: DiceNarrator) -> Spans:
    seat, phase = narrator.actor(event.seat), narrator.writer.noun(nouns.OFFENSIVE_PHASE)
    if event.target < 0:
        return narrator.writer.fill("dt-event-extra-phase", seat=seat, phase=phase)
    return narrator.writer.fill(
        "dt-event-extra-phase-against", seat=seat, phase=phase, target=narrator.actor(event.target)
    )


def defeated(event: ev.Defeated, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-defeated", who=narrator.actors(event.seats), seats=len(event.seats))


def game_ended(event: ev.GameEnded, narrator: DiceNarrator) -> Spans:
    if event.outcome == "draw":
        return narrator.writer.fill("dt-event-draw")
    who = winners(event.outcome)
    return narrator.writer.fill("dt-event-won", who=narrator.actors(who), seats=len(who))


def undone(event: Undone, narrator: DiceNarrator) -> Spans:
    return narrator.writer.fill("dt-event-undone", seat=narrator.actor(event.seat), answers=event.answers)


EVENTS: Final[SentenceTable[DiceNarrator, Spans]] = SentenceTable(
    "Dice Throne events",
    row(ev.TurnBegan, turn_began),
    row(ev.PhaseBegan, phase_began),
    row(ev.PhaseSkipped, phase_skipped),
    row(ev.WindowOpened, window_opened),
    row(ev.StartRolled, start_rolled),
    row(ev.StartPlayerFound, start_player_found),
    row(ev.Drew, drew),
    row(ev.Reshuffled, reshuffled),
    row(ev.GainedCp, gained_cp),
    row(ev.LostCp, lost_cp),
    row(ev.StoleCp, stole_cp),
    row(ev.StoleHealth, stole_health),
    row(ev.Sold, sold),
    row(ev.Played, played),
    row(ev.Upgraded, upgraded),
    row(ev.Fizzled, fizzled),
    row(ev.TokenUsed, token_used),
    row(ev.Discarded, discarded),
    row(ev.Rolled, rolled),
    row(ev.Rerolled, rerolled),
    row(ev.DieChanged, die_changed),
    row(ev.AttemptGranted, attempt_granted),
    row(ev.Announced, announced),
    row(ev.Activated, activated),
    row(ev.Targeted, targeted),
    row(ev.TargetLeftTo, target_left_to),
    row(ev.LeaderAttacked, leader_attacked),
    row(ev.Defended, defended),
    row(ev.DefenceDeclined, defence_declined),
    row(ev.TokensPlaced, tokens_placed),
    row(ev.TokensRemoved, tokens_removed),
    row(ev.TokenMoved, token_moved),
    row(ev.TokenRefused, token_refused),
    row(ev.LimitRaised, limit_raised),
    row(ev.BoardFlipped, board_flipped),
    row(ev.AbilityFailed, ability_failed),
    row(ev.CompanionBuilt, companion_built),
    row(ev.CompanionGrew, companion_grew),
    row(ev.CompanionHealthChanged, companion_health_changed),
    row(ev.CompanionTurned, companion_turned),
    row(ev.DamageSettled, damage_settled),
    row(ev.HealthChanged, health_changed),
    row(ev.ExtraPhaseGranted, extra_phase_granted),
    row(ev.Defeated, defeated),
    row(ev.GameEnded, game_ended),
    row(Undone, undone),
)
