"""English for what happens in a match."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Level
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.match_names import MatchNames
from ludotheque.games.dice_throne.sentences.phase_names import PHASES
from ludotheque.games.dice_throne.table import events as ev
from ludotheque.games.dice_throne.table.state import TARGETING
from ludotheque.kernel.events import Undone
from ludotheque.kernel.game import winners
from ludotheque.text.clauses import Verb
from ludotheque.text.composer import SentenceTable, row
from ludotheque.text.english import article, count, possessive, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Part, Spans, listed, phrase, spans


def _does(names: MatchNames, seat: int, does: Verb, *rest: Part) -> Spans:
    return phrase(names.actor(seat, "en"), does.one, *rest)


def _do(names: MatchNames, seats: tuple[int, ...], do: Verb, *rest: Part) -> Spans:
    """One or several who do something together."""
    who = listed([names.actor(seat, "en") for seat in seats], "and")
    return phrase(who, do.one if len(seats) == 1 else do.many, *rest)


def _numbers(dice: tuple[int, ...]) -> Spans:
    return spans(" ".join(str(die) for die in dice))


def _tokens(names: MatchNames, status: str, number: int) -> Spans:
    name = names.lexicon.token(status).singular("en")
    return name if number == 1 and status in names.lexicon.singles else phrase(str(number), name)


def _price(paid: int) -> Spans:
    return phrase("(", count(paid, nouns.CP), ")") if paid else ()


def turn_began(event: ev.TurnBegan, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("begin"), "turn", str(event.turn))


def phase_began(event: ev.PhaseBegan, names: MatchNames) -> Spans:
    return phrase(possessive(names.actor(event.seat, "en")), PHASES[event.phase].singular("en"))


def phase_skipped(event: ev.PhaseSkipped, names: MatchNames) -> Spans:
    reason = names.lexicon.statuses[event.status].singular("en") if event.status else spans("Start Player")
    skipped = phrase("the", PHASES[event.phase].singular("en"))
    return _does(names, event.seat, verb("skip"), skipped, "(", reason, ")")


def window_opened(_event: ev.WindowOpened, _names: MatchNames) -> Spans:
    return ()


def start_rolled(event: ev.StartRolled, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("roll"), str(event.value), "to see who starts")


def start_player_found(event: ev.StartPlayerFound, names: MatchNames) -> Spans:
    return phrase(names.actor(event.seat, "en"), "is the Start Player")


def drew(event: ev.Drew, names: MatchNames) -> Spans:
    cards = listed([names.card(event.seat, card, "en") for card in event.cards], "and")
    known = phrase(":", cards) if event.cards else ()
    return phrase(_does(names, event.seat, verb("draw"), count(event.count, nouns.CARD)), known)


def reshuffled(event: ev.Reshuffled, names: MatchNames) -> Spans:
    deck = phrase("a new deck of", count(event.count, nouns.CARD))
    return _does(names, event.seat, verb("shuffle"), "the discard pile into", deck)


def gained_cp(event: ev.GainedCp, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("gain"), count(event.amount, nouns.CP), f"(total {event.now})")


def lost_cp(event: ev.LostCp, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("lose"), count(event.amount, nouns.CP), f"(total {event.now})")


def stole_cp(event: ev.StoleCp, names: MatchNames) -> Spans:
    victim = names.actor(event.victim, "en")
    return _does(names, event.thief, verb("steal"), count(event.amount, nouns.CP), "from", victim)


def stole_health(event: ev.StoleHealth, names: MatchNames) -> Spans:
    victim = names.actor(event.victim, "en")
    return _does(names, event.thief, verb("steal"), str(event.amount), "health from", victim)


def sold(event: ev.Sold, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("sell"), names.card(event.seat, event.card, "en"))


def played(event: ev.Played, names: MatchNames) -> Spans:
    card = names.card(event.seat, event.card, "en")
    return _does(names, event.seat, verb("play"), card, _price(event.paid))


def upgraded(event: ev.Upgraded, names: MatchNames) -> Spans:
    card = names.card(event.seat, event.card, "en")
    return _does(names, event.seat, verb("put"), card, "on the board")


def fizzled(event: ev.Fizzled, names: MatchNames) -> Spans:
    return phrase(names.declared(event.seat, event.source, "en"), "has no effect")


def token_used(event: ev.TokenUsed, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("use"), names.source(event.seat, event.status, "en"))


def discarded(event: ev.Discarded, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("discard"), names.card(event.seat, event.card, "en"))


def rolled(event: ev.Rolled, names: MatchNames) -> Spans:
    aim = "for the target" if event.purpose == TARGETING else ""
    return _does(names, event.seat, verb("roll"), _numbers(event.dice), aim)


def rerolled(event: ev.Rerolled, names: MatchNames) -> Spans:
    dice = phrase(count(len(event.places), nouns.DIE), ":", _numbers(event.dice))
    return _does(names, event.seat, verb("reroll"), dice)


def die_changed(event: ev.DieChanged, names: MatchNames) -> Spans:
    of_whom = () if event.seat == event.roller else phrase("of", names.actor(event.roller, "en"))
    change = f"from {event.before} to {event.after}"
    return _does(names, event.seat, verb("change"), article(nouns.DIE.singular("en")), of_whom, change)


def attempt_granted(event: ev.AttemptGranted, names: MatchNames) -> Spans:
    more = phrase(str(event.count), "extra", nouns.ROLL_ATTEMPT.form(event.count, "en"))
    return _does(names, event.seat, verb("gain"), more)


def announced(event: ev.Announced, names: MatchNames) -> Spans:
    what = names.ability(event.seat, event.ability, "en") if event.ability else spans("no ability")
    return _does(names, event.seat, verb("announce"), what)


def activated(event: ev.Activated, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("activate"), names.ability(event.seat, event.ability, "en"))


def targeted(event: ev.Targeted, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("target"), names.actor(event.target, "en"))


def target_left_to(event: ev.TargetLeftTo, names: MatchNames) -> Spans:
    for_all = "for all opponents" if event.seat != event.attacker else ""
    return _does(names, event.seat, verb("choose"), "the target", for_all)


def leader_attacked(event: ev.LeaderAttacked, names: MatchNames) -> Spans:
    leads = phrase(names.actor(event.leader, "en"), "is the Leader:")
    return phrase(leads, _does(names, event.seat, verb("draw"), "a bonus card"))


def defended(event: ev.Defended, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("defend"), "with", names.ability(event.seat, event.defence, "en"))


def defence_declined(event: ev.DefenceDeclined, names: MatchNames) -> Spans:
    return phrase(names.actor(event.seat, "en"), "does not defend")


def tokens_placed(event: ev.TokensPlaced, names: MatchNames) -> Spans:
    placed = _tokens(names, event.status, event.count)
    if event.by in (event.seat, -1):
        return _does(names, event.seat, verb("gain"), placed)
    return _does(names, event.by, verb("inflict"), placed, "on", names.actor(event.seat, "en"))


def tokens_removed(event: ev.TokensRemoved, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("lose"), _tokens(names, event.status, event.count))


def token_moved(event: ev.TokenMoved, names: MatchNames) -> Spans:
    way = phrase("from", names.actor(event.origin, "en"), "to", names.actor(event.to, "en"))
    moves = "moves" if event.count == 1 else "move"
    return phrase(_tokens(names, event.status, event.count), moves, way)


def token_refused(event: ev.TokenRefused, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("prevent"), names.source(event.seat, event.status, "en"))


def limit_raised(event: ev.LimitRaised, names: MatchNames) -> Spans:
    status = names.lexicon.statuses[event.status].singular("en")
    limit = phrase(possessive(names.actor(event.seat, "en")), status, nouns.STACK_LIMIT.singular("en"))
    return phrase(limit, f"is now {event.limit}")


def board_flipped(event: ev.BoardFlipped, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("flip"), "the board")


def ability_failed(event: ev.AbilityFailed, names: MatchNames) -> Spans:
    return phrase(names.ability(event.seat, event.ability, "en"), "fails")


def companion_built(event: ev.CompanionBuilt, names: MatchNames) -> Spans:
    level = nouns.LEVELS_EN[Level(event.level)]
    does = verb("build") if event.level == Level.BASIC.value else verb("complete")
    return _does(names, event.seat, does, names.source(event.seat, event.companion, "en"), f"({level})")


def companion_grew(event: ev.CompanionGrew, names: MatchNames) -> Spans:
    grown = article(names.source(event.seat, event.companion, "en"))
    if not event.before:
        return _does(names, event.seat, verb("grow"), grown)
    return _does(names, event.seat, verb("grow"), article(names.source(event.seat, event.before, "en")), "into", grown)


def companion_health_changed(event: ev.CompanionHealthChanged, names: MatchNames) -> Spans:
    companion = names.source(event.seat, event.companion, "en")
    if event.before == event.after:
        return phrase(companion, f"stays at {event.after} health")
    return phrase(companion, f"goes from {event.before} to {event.after} health")


def companion_turned(event: ev.CompanionTurned, names: MatchNames) -> Spans:
    state = "is active again" if event.active else "is downed"
    return phrase(names.source(event.seat, event.companion, "en"), state)


def damage_settled(event: ev.DamageSettled, names: MatchNames) -> Spans:
    parts = [f"{event.dealt} dealt"]
    parts += [f"{event.added:+d}"] if event.added else []
    parts += [f"{event.prevented} prevented"] if event.prevented else []
    total = str(event.total) if event.total else "no"
    sums = f"({', '.join(parts)})" if len(parts) > 1 or event.dealt != event.total else ""
    return _does(names, event.seat, verb("take"), total, "damage", sums)


def health_changed(event: ev.HealthChanged, names: MatchNames) -> Spans:
    healed = f"({event.heals} healed)" if event.heals else ""
    who = event.team or (event.seat,)
    if event.before == event.after:
        return _do(names, who, verb("stay"), f"at {event.after} health", healed)
    return _do(names, who, verb("go", "goes"), f"from {event.before} to {event.after} health", healed)


def extra_phase_granted(event: ev.ExtraPhaseGranted, names: MatchNames) -> Spans:
    against = phrase("against", names.actor(event.target, "en")) if event.target >= 0 else ()
    phase = _extra(nouns.OFFENSIVE_PHASE)
    return _does(names, event.seat, verb("gain"), phase, against)


def _extra(noun: Noun) -> Spans:
    return phrase("an extra", noun.singular("en"))


def defeated(event: ev.Defeated, names: MatchNames) -> Spans:
    fallen = listed([names.actor(seat, "en") for seat in event.seats], "and")
    return phrase(fallen, "is defeated" if len(event.seats) == 1 else "are defeated")


def game_ended(event: ev.GameEnded, names: MatchNames) -> Spans:
    if event.outcome == "draw":
        return spans("the game is a draw")
    return _do(names, winners(event.outcome), verb("win"))


def undone(event: Undone, names: MatchNames) -> Spans:
    answers = "the last answer" if event.answers == 1 else f"the last {event.answers} answers"
    return _does(names, event.seat, verb("take"), "back", answers)


EVENTS: Final[SentenceTable[MatchNames, Spans]] = SentenceTable(
    "English events",
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
