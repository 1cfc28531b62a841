"""What happens in a match, in words: which message says it and with what; the wording is in the message files."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Level
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.narrator import Teller
from ludotheque.games.dice_throne.sentences.nouns import PHASES
from ludotheque.games.dice_throne.table import events as ev
from ludotheque.games.dice_throne.table.state import TARGETING
from ludotheque.kernel.events import Undone
from ludotheque.kernel.game import winners
from ludotheque.text.composer import SentenceTable, row
from ludotheque.text.spans import Spans, phrase, spans


def _numbers(dice: tuple[int, ...]) -> str:
    return " ".join(str(die) for die in dice)


def turn_began(event: ev.TurnBegan, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-turn", seat=teller.actor(event.seat), turn=event.turn)


def phase_began(event: ev.PhaseBegan, teller: Teller) -> Spans:
    whose = teller.pen.tongue.whose(teller.actor(event.seat))
    return teller.pen.fill("dt-event-phase", whose=whose, phase=teller.pen.noun(PHASES[event.phase]))


def phase_skipped(event: ev.PhaseSkipped, teller: Teller) -> Spans:
    statuses = teller.names.lexicon.statuses
    reason = (
        teller.pen.noun(statuses[event.status]) if event.status else teller.pen.fill("dt-event-phase-skipped-start")
    )
    phase = teller.pen.tongue.the(PHASES[event.phase])
    return teller.pen.fill("dt-event-phase-skipped", seat=teller.actor(event.seat), phase=phase, reason=reason)


def window_opened(_event: ev.WindowOpened, _teller: Teller) -> Spans:
    return ()


def start_rolled(event: ev.StartRolled, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-start-rolled", seat=teller.actor(event.seat), value=event.value)


def start_player_found(event: ev.StartPlayerFound, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-start-player", seat=teller.actor(event.seat))


def drew(event: ev.Drew, teller: Teller) -> Spans:
    seat, cards = teller.actor(event.seat), teller.pen.count(event.count, nouns.CARD)
    if not event.cards:
        return teller.pen.fill("dt-event-drew", seat=seat, cards=cards)
    names = teller.pen.tongue.all_of([teller.card(event.seat, card) for card in event.cards])
    return teller.pen.fill("dt-event-drew-known", seat=seat, cards=cards, names=names)


def reshuffled(event: ev.Reshuffled, teller: Teller) -> Spans:
    cards = teller.pen.count(event.count, nouns.CARD)
    return teller.pen.fill("dt-event-reshuffled", seat=teller.actor(event.seat), cards=cards)


def gained_cp(event: ev.GainedCp, teller: Teller) -> Spans:
    cp = teller.pen.count(event.amount, nouns.CP)
    return teller.pen.fill("dt-event-gained-cp", seat=teller.actor(event.seat), cp=cp, now=event.now)


def lost_cp(event: ev.LostCp, teller: Teller) -> Spans:
    cp = teller.pen.count(event.amount, nouns.CP)
    return teller.pen.fill("dt-event-lost-cp", seat=teller.actor(event.seat), cp=cp, now=event.now)


def stole_cp(event: ev.StoleCp, teller: Teller) -> Spans:
    return _stole("dt-event-stole-cp", event, teller.pen.count(event.amount, nouns.CP), teller)


def stole_health(event: ev.StoleHealth, teller: Teller) -> Spans:
    return _stole("dt-event-stole-health", event, teller.pen.count(event.amount, nouns.HEALTH), teller)


def _stole(key: str, event: ev.StoleCp | ev.StoleHealth, what: Spans, teller: Teller) -> Spans:
    victim = teller.pen.tongue.dative(teller.actor(event.victim))
    return teller.pen.fill(key, seat=teller.actor(event.thief), what=what, victim=victim)


def sold(event: ev.Sold, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-sold", seat=teller.actor(event.seat), card=teller.card(event.seat, event.card))


def played(event: ev.Played, teller: Teller) -> Spans:
    seat, card = teller.actor(event.seat), teller.card(event.seat, event.card)
    if not event.paid:
        return teller.pen.fill("dt-event-played", seat=seat, card=card)
    return teller.pen.fill("dt-event-played-paid", seat=seat, card=card, cp=teller.pen.count(event.paid, nouns.CP))


def upgraded(event: ev.Upgraded, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-upgraded", seat=teller.actor(event.seat), card=teller.card(event.seat, event.card))


def fizzled(event: ev.Fizzled, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-fizzled", source=teller.names.declared(event.seat, event.source, teller.lang))


def token_used(event: ev.TokenUsed, teller: Teller) -> Spans:
    source = teller.source(event.seat, event.status)
    return teller.pen.fill("dt-event-token-used", seat=teller.actor(event.seat), source=source)


def discarded(event: ev.Discarded, teller: Teller) -> Spans:
    return teller.pen.fill(
        "dt-event-discarded", seat=teller.actor(event.seat), card=teller.card(event.seat, event.card)
    )


def rolled(event: ev.Rolled, teller: Teller) -> Spans:
    key = "dt-event-rolled-for-target" if event.purpose == TARGETING else "dt-event-rolled"
    return teller.pen.fill(key, seat=teller.actor(event.seat), dice=_numbers(event.dice))


def rerolled(event: ev.Rerolled, teller: Teller) -> Spans:
    again = teller.pen.count(len(event.places), nouns.DIE)
    return teller.pen.fill("dt-event-rerolled", seat=teller.actor(event.seat), again=again, dice=_numbers(event.dice))


def die_changed(event: ev.DieChanged, teller: Teller) -> Spans:
    key = "dt-event-die-changed" if event.seat == event.roller else "dt-event-die-changed-of"
    return teller.pen.fill(
        key,
        seat=teller.actor(event.seat),
        die=teller.pen.tongue.a(nouns.DIE),
        roller=teller.pen.tongue.genitive(teller.actor(event.roller)),
        before=event.before,
        after=event.after,
    )


def attempt_granted(event: ev.AttemptGranted, teller: Teller) -> Spans:
    attempts = nouns.ROLL_ATTEMPT.form(event.count, teller.lang)
    return teller.pen.fill("dt-event-attempt", seat=teller.actor(event.seat), number=event.count, attempts=attempts)


def announced(event: ev.Announced, teller: Teller) -> Spans:
    seat = teller.actor(event.seat)
    if not event.ability:
        return teller.pen.fill("dt-event-announced-none", seat=seat)
    return teller.pen.fill("dt-event-announced", seat=seat, ability=teller.ability(event.seat, event.ability))


def activated(event: ev.Activated, teller: Teller) -> Spans:
    ability = teller.ability(event.seat, event.ability)
    return teller.pen.fill("dt-event-activated", seat=teller.actor(event.seat), ability=ability)


def targeted(event: ev.Targeted, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-targeted", seat=teller.actor(event.seat), target=teller.actor(event.target))


def target_left_to(event: ev.TargetLeftTo, teller: Teller) -> Spans:
    key = "dt-event-target-left" if event.seat == event.attacker else "dt-event-target-left-for-all"
    return teller.pen.fill(key, seat=teller.actor(event.seat))


def leader_attacked(event: ev.LeaderAttacked, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-leader", seat=teller.actor(event.seat), leader=teller.actor(event.leader))


def defended(event: ev.Defended, teller: Teller) -> Spans:
    defence = teller.ability(event.seat, event.defence)
    return teller.pen.fill("dt-event-defended", seat=teller.actor(event.seat), defence=defence)


def defence_declined(event: ev.DefenceDeclined, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-defence-declined", seat=teller.actor(event.seat))


def tokens_placed(event: ev.TokensPlaced, teller: Teller) -> Spans:
    tokens, holder = teller.tokens(event.status, event.count), teller.actor(event.seat)
    if event.by in (event.seat, -1):
        return teller.pen.fill("dt-event-tokens-gained", seat=holder, tokens=tokens)
    by, victim = teller.actor(event.by), teller.pen.tongue.dative(holder)
    return teller.pen.fill("dt-event-tokens-inflicted", seat=by, tokens=tokens, holder=victim)


def tokens_removed(event: ev.TokensRemoved, teller: Teller) -> Spans:
    tokens = teller.tokens(event.status, event.count)
    return teller.pen.fill("dt-event-tokens-lost", seat=teller.actor(event.seat), tokens=tokens)


def token_moved(event: ev.TokenMoved, teller: Teller) -> Spans:
    return teller.pen.fill(
        "dt-event-tokens-moved",
        tokens=teller.tokens(event.status, event.count),
        number=event.count,
        origin=teller.pen.tongue.genitive(teller.actor(event.origin)),
        goal=teller.pen.tongue.dative(teller.actor(event.to)),
    )


def token_refused(event: ev.TokenRefused, teller: Teller) -> Spans:
    source = teller.source(event.seat, event.status)
    return teller.pen.fill("dt-event-token-refused", seat=teller.actor(event.seat), source=source)


def limit_raised(event: ev.LimitRaised, teller: Teller) -> Spans:
    status = teller.pen.noun(teller.names.lexicon.statuses[event.status])
    return teller.pen.fill(
        "dt-event-limit",
        whose=teller.pen.tongue.whose(teller.actor(event.seat)),
        status=teller.pen.tongue.genitive(status),
        limit=teller.pen.noun(nouns.STACK_LIMIT),
        number=event.limit,
    )


def board_flipped(event: ev.BoardFlipped, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-board-flipped", seat=teller.actor(event.seat))


def ability_failed(event: ev.AbilityFailed, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-ability-failed", ability=teller.ability(event.seat, event.ability))


def companion_built(event: ev.CompanionBuilt, teller: Teller) -> Spans:
    noun, level = teller.names.lexicon.companions[event.companion], Level(event.level)
    key = "dt-event-built" if level is Level.BASIC else "dt-event-completed"
    word = nouns.level(level, noun, teller.lang)
    return teller.pen.fill(key, seat=teller.actor(event.seat), companion=teller.pen.noun(noun), level=word)


def companion_grew(event: ev.CompanionGrew, teller: Teller) -> Spans:
    seat, companions = teller.actor(event.seat), teller.names.lexicon.companions
    grown = companions[event.companion]
    if not event.before:
        return teller.pen.fill("dt-event-grew", seat=seat, companion=teller.pen.tongue.a(grown))
    before = teller.pen.tongue.a(companions[event.before])
    return teller.pen.fill("dt-event-grew-into", seat=seat, before=before, into=teller.pen.tongue.into(grown))


def companion_health_changed(event: ev.CompanionHealthChanged, teller: Teller) -> Spans:
    key = "dt-event-companion-health-same" if event.before == event.after else "dt-event-companion-health"
    return teller.pen.fill(
        key,
        companion=teller.source(event.seat, event.companion),
        before=event.before,
        health=teller.pen.count(event.after, nouns.HEALTH),
    )


def companion_turned(event: ev.CompanionTurned, teller: Teller) -> Spans:
    noun = teller.names.lexicon.companions[event.companion]
    if not event.active:
        return teller.pen.fill("dt-event-companion-downed", companion=teller.pen.noun(noun))
    return teller.pen.fill(f"dt-event-companion-active-{noun.gender.value}", companion=teller.pen.noun(noun))


def damage_settled(event: ev.DamageSettled, teller: Teller) -> Spans:
    parts = [teller.pen.fill("dt-event-damage-dealt", number=event.dealt)]
    parts += [spans(f"{event.added:+d}")] if event.added else []
    parts += [teller.pen.fill("dt-event-damage-prevented", number=event.prevented)] if event.prevented else []
    key = "dt-event-damage" if event.total else "dt-event-damage-none"
    said = teller.pen.fill(key, seat=teller.actor(event.seat), number=event.total)
    if len(parts) == 1 and event.dealt == event.total:
        return said
    sums = parts[0]
    for part in parts[1:]:
        sums = phrase(sums, ",", part)
    return phrase(said, "(", sums, ")")


def health_changed(event: ev.HealthChanged, teller: Teller) -> Spans:
    who = event.team or (event.seat,)
    said = teller.pen.fill(
        "dt-event-health-same" if event.before == event.after else "dt-event-health",
        who=teller.actors(who),
        seats=len(who),
        before=event.before,
        health=teller.pen.count(event.after, nouns.HEALTH),
    )
    return phrase(said, teller.pen.fill("dt-event-healed", number=event.heals)) if event.heals else said


def extra_phase_granted(event: ev.ExtraPhaseGranted, teller: Teller) -> Spans:
    seat, phase = teller.actor(event.seat), teller.pen.noun(nouns.OFFENSIVE_PHASE)
    if event.target < 0:
        return teller.pen.fill("dt-event-extra-phase", seat=seat, phase=phase)
    return teller.pen.fill("dt-event-extra-phase-against", seat=seat, phase=phase, target=teller.actor(event.target))


def defeated(event: ev.Defeated, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-defeated", who=teller.actors(event.seats), seats=len(event.seats))


def game_ended(event: ev.GameEnded, teller: Teller) -> Spans:
    if event.outcome == "draw":
        return teller.pen.fill("dt-event-draw")
    who = winners(event.outcome)
    return teller.pen.fill("dt-event-won", who=teller.actors(who), seats=len(who))


def undone(event: Undone, teller: Teller) -> Spans:
    return teller.pen.fill("dt-event-undone", seat=teller.actor(event.seat), answers=event.answers)


EVENTS: Final[SentenceTable[Teller, Spans]] = SentenceTable(
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
