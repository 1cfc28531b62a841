"""French for what happens in a match."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Level
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.companions import CONSTRUIRE, FAIRE_CROITRE
from ludotheque.games.dice_throne.sentences.french.conditions import ACTIVE
from ludotheque.games.dice_throne.sentences.french.damage import PREVENIR, SUBIR
from ludotheque.games.dice_throne.sentences.french.tokens import PERDRE
from ludotheque.games.dice_throne.sentences.match_names import MatchNames
from ludotheque.games.dice_throne.sentences.phase_names import PHASES
from ludotheque.games.dice_throne.table import events as ev
from ludotheque.games.dice_throne.table.state import TARGETING
from ludotheque.kernel.events import Undone
from ludotheque.kernel.game import winners
from ludotheque.text.clauses import Verb
from ludotheque.text.composer import SentenceTable, row
from ludotheque.text.french import OBTENIR, THIN_SPACE, a, agree, count, elided, of, regular, the, to, verb
from ludotheque.text.spans import Part, Spans, listed, phrase, spans

COLON: Final = THIN_SPACE + ":"
CHOISIR: Final = verb("choisir", "choisissez", "choisit", "choisissent")
EMPORTER: Final = verb("l’emporter", "l’emportez", "l’emporte")
DEFENDRE: Final = verb("se défendre", "vous défendez", "se défend", "se défendent")


def _does(names: MatchNames, seat: int, does: Verb, *rest: Part) -> Spans:
    return phrase(names.actor(seat, "fr"), does.one, *rest)


def _do(names: MatchNames, seats: tuple[int, ...], do: Verb, *rest: Part) -> Spans:
    """One or several who do something together."""
    who = listed([names.actor(seat, "fr") for seat in seats], "et")
    return phrase(who, do.one if len(seats) == 1 else do.many, *rest)


def _numbers(dice: tuple[int, ...]) -> Spans:
    return spans(" ".join(str(die) for die in dice))


def _tokens(names: MatchNames, status: str, number: int) -> Spans:
    name = names.lexicon.token(status).singular("fr")
    return name if number == 1 and status in names.lexicon.singles else phrase(count(number, nouns.TOKEN), name)


def _price(paid: int) -> Spans:
    return phrase("(", count(paid, nouns.CP), ")") if paid else ()


def turn_began(event: ev.TurnBegan, names: MatchNames) -> Spans:
    return _does(names, event.seat, regular("commencer"), "le tour", str(event.turn))


def phase_began(event: ev.PhaseBegan, names: MatchNames) -> Spans:
    return phrase(PHASES[event.phase].singular("fr"), of(names.actor(event.seat, "fr")))


def phase_skipped(event: ev.PhaseSkipped, names: MatchNames) -> Spans:
    reason = names.lexicon.statuses[event.status].singular("fr") if event.status else spans("Joueur de Départ")
    return _does(names, event.seat, regular("sauter"), the(PHASES[event.phase]), "(", reason, ")")


def window_opened(_event: ev.WindowOpened, _names: MatchNames) -> Spans:
    return ()


def start_rolled(event: ev.StartRolled, names: MatchNames) -> Spans:
    return _does(names, event.seat, OBTENIR, str(event.value), "au lancer de départ")


def start_player_found(event: ev.StartPlayerFound, names: MatchNames) -> Spans:
    return phrase(names.actor(event.seat, "fr"), "est le Joueur de Départ")


def drew(event: ev.Drew, names: MatchNames) -> Spans:
    cards = listed([names.card(event.seat, card, "fr") for card in event.cards], "et")
    known = phrase(COLON, cards) if event.cards else ()
    return phrase(_does(names, event.seat, regular("piocher"), count(event.count, nouns.CARD)), known)


def reshuffled(event: ev.Reshuffled, names: MatchNames) -> Spans:
    deck = phrase("(", count(event.count, nouns.CARD), ")")
    return _does(names, event.seat, regular("mélanger"), "sa Pile de Défausse pour former une nouvelle pioche", deck)


def gained_cp(event: ev.GainedCp, names: MatchNames) -> Spans:
    return _does(names, event.seat, regular("gagner"), count(event.amount, nouns.CP), f"(total {event.now})")


def lost_cp(event: ev.LostCp, names: MatchNames) -> Spans:
    return _does(names, event.seat, PERDRE, count(event.amount, nouns.CP), f"(total {event.now})")


def stole_cp(event: ev.StoleCp, names: MatchNames) -> Spans:
    victim = to(names.actor(event.victim, "fr"))
    return _does(names, event.thief, regular("voler"), count(event.amount, nouns.CP), victim)


def stole_health(event: ev.StoleHealth, names: MatchNames) -> Spans:
    victim = to(names.actor(event.victim, "fr"))
    return _does(names, event.thief, regular("voler"), count(event.amount, nouns.HEALTH), victim)


def sold(event: ev.Sold, names: MatchNames) -> Spans:
    return _does(names, event.seat, verb("vendre", "vendez", "vend"), names.card(event.seat, event.card, "fr"))


def played(event: ev.Played, names: MatchNames) -> Spans:
    card = names.card(event.seat, event.card, "fr")
    return _does(names, event.seat, regular("jouer"), card, _price(event.paid))


def upgraded(event: ev.Upgraded, names: MatchNames) -> Spans:
    card = names.card(event.seat, event.card, "fr")
    return _does(names, event.seat, regular("placer"), card, "sur son plateau")


def fizzled(event: ev.Fizzled, names: MatchNames) -> Spans:
    return phrase(names.declared(event.seat, event.source, "fr"), "reste sans effet")


def token_used(event: ev.TokenUsed, names: MatchNames) -> Spans:
    return _does(names, event.seat, regular("utiliser"), names.source(event.seat, event.status, "fr"))


def discarded(event: ev.Discarded, names: MatchNames) -> Spans:
    return _does(names, event.seat, regular("défausser"), names.card(event.seat, event.card, "fr"))


def rolled(event: ev.Rolled, names: MatchNames) -> Spans:
    aim = "pour la cible" if event.purpose == TARGETING else ""
    return _does(names, event.seat, regular("lancer"), _numbers(event.dice), aim)


def rerolled(event: ev.Rerolled, names: MatchNames) -> Spans:
    dice = phrase(count(len(event.places), nouns.DIE), COLON, _numbers(event.dice))
    return _does(names, event.seat, regular("relancer"), dice)


def die_changed(event: ev.DieChanged, names: MatchNames) -> Spans:
    of_whom = () if event.seat == event.roller else of(names.actor(event.roller, "fr"))
    change = f"de {event.before} à {event.after}"
    return _does(names, event.seat, regular("changer"), a(nouns.DIE), of_whom, change)


def attempt_granted(event: ev.AttemptGranted, names: MatchNames) -> Spans:
    more = "supplémentaire" if event.count < 2 else "supplémentaires"
    return _does(names, event.seat, regular("gagner"), count(event.count, nouns.ROLL_ATTEMPT), more)


def announced(event: ev.Announced, names: MatchNames) -> Spans:
    if not event.ability:
        return phrase(names.actor(event.seat, "fr"), "n’annonce aucune capacité")
    return _does(names, event.seat, regular("annoncer"), names.ability(event.seat, event.ability, "fr"))


def activated(event: ev.Activated, names: MatchNames) -> Spans:
    return _does(names, event.seat, regular("activer"), names.ability(event.seat, event.ability, "fr"))


def targeted(event: ev.Targeted, names: MatchNames) -> Spans:
    return _does(names, event.seat, regular("cibler"), names.actor(event.target, "fr"))


def target_left_to(event: ev.TargetLeftTo, names: MatchNames) -> Spans:
    for_all = "pour tous les adversaires" if event.seat != event.attacker else ""
    return _does(names, event.seat, CHOISIR, "la cible", for_all)


def leader_attacked(event: ev.LeaderAttacked, names: MatchNames) -> Spans:
    leads = phrase(names.actor(event.leader, "fr"), "est le Chef", COLON)
    return phrase(leads, _does(names, event.seat, regular("piocher"), "une carte bonus"))


def defended(event: ev.Defended, names: MatchNames) -> Spans:
    return _does(names, event.seat, DEFENDRE, "avec", names.ability(event.seat, event.defence, "fr"))


def defence_declined(event: ev.DefenceDeclined, names: MatchNames) -> Spans:
    return phrase(names.actor(event.seat, "fr"), elided("ne", DEFENDRE.one), "pas")


def tokens_placed(event: ev.TokensPlaced, names: MatchNames) -> Spans:
    placed = _tokens(names, event.status, event.count)
    if event.by in (event.seat, -1):
        return _does(names, event.seat, regular("gagner"), placed)
    return _does(names, event.by, regular("infliger"), placed, to(names.actor(event.seat, "fr")))


def tokens_removed(event: ev.TokensRemoved, names: MatchNames) -> Spans:
    return _does(names, event.seat, PERDRE, _tokens(names, event.status, event.count))


def token_moved(event: ev.TokenMoved, names: MatchNames) -> Spans:
    way = phrase(of(names.actor(event.origin, "fr")), to(names.actor(event.to, "fr")))
    moves = "passe" if event.count == 1 else "passent"
    return phrase(_tokens(names, event.status, event.count), moves, way)


def token_refused(event: ev.TokenRefused, names: MatchNames) -> Spans:
    return _does(names, event.seat, PREVENIR, names.source(event.seat, event.status, "fr"))


def limit_raised(event: ev.LimitRaised, names: MatchNames) -> Spans:
    status = elided("de", names.source(event.seat, event.status, "fr"))
    return phrase(the(nouns.STACK_LIMIT), status, of(names.actor(event.seat, "fr")), f"passe à {event.limit}")


def board_flipped(event: ev.BoardFlipped, names: MatchNames) -> Spans:
    return _does(names, event.seat, regular("retourner"), "son plateau")


def ability_failed(event: ev.AbilityFailed, names: MatchNames) -> Spans:
    return phrase(names.ability(event.seat, event.ability, "fr"), "échoue")


def companion_built(event: ev.CompanionBuilt, names: MatchNames) -> Spans:
    noun = names.lexicon.companions[event.companion]
    basic = event.level == Level.BASIC.value
    level = nouns.LEVELS_FR[Level(event.level)]
    said = level if basic else agree(level, noun.gender)
    return _does(names, event.seat, CONSTRUIRE if basic else regular("achever"), noun.singular("fr"), f"({said})")


def companion_grew(event: ev.CompanionGrew, names: MatchNames) -> Spans:
    grown = a(names.lexicon.companions[event.companion])
    if not event.before:
        return _does(names, event.seat, FAIRE_CROITRE, grown)
    before = a(names.lexicon.companions[event.before])
    return _does(names, event.seat, FAIRE_CROITRE, before, "en", names.source(event.seat, event.companion, "fr"))


def companion_health_changed(event: ev.CompanionHealthChanged, names: MatchNames) -> Spans:
    companion = names.source(event.seat, event.companion, "fr")
    after = count(event.after, nouns.HEALTH)
    if event.before == event.after:
        return phrase(companion, "reste à", after)
    return phrase(companion, f"passe de {event.before} à", after)


def companion_turned(event: ev.CompanionTurned, names: MatchNames) -> Spans:
    noun = names.lexicon.companions[event.companion]
    state = phrase("est de nouveau", ACTIVE[noun.gender]) if event.active else spans("tombe hors de combat")
    return phrase(noun.singular("fr"), state)


def damage_settled(event: ev.DamageSettled, names: MatchNames) -> Spans:
    parts = [f"{event.dealt} infligés" if event.dealt > 1 else f"{event.dealt} infligé"]
    parts += [f"{event.added:+d}"] if event.added else []
    parts += [f"{event.prevented} prévenus" if event.prevented > 1 else "1 prévenu"] if event.prevented else []
    sums = f"({', '.join(parts)})" if len(parts) > 1 or event.dealt != event.total else ""
    if not event.total:
        return phrase(names.actor(event.seat, "fr"), "ne subit aucun dégât", sums)
    return _does(names, event.seat, SUBIR, count(event.total, nouns.PLAIN_DAMAGE), sums)


def health_changed(event: ev.HealthChanged, names: MatchNames) -> Spans:
    healed = f"({event.heals} soignés)" if event.heals > 1 else "(1 soigné)" if event.heals else ""
    after = count(event.after, nouns.HEALTH)
    who = event.team or (event.seat,)
    if event.before == event.after:
        return _do(names, who, regular("rester"), "à", after, healed)
    return _do(names, who, regular("passer"), f"de {event.before} à", after, healed)


def extra_phase_granted(event: ev.ExtraPhaseGranted, names: MatchNames) -> Spans:
    against = phrase("contre", names.actor(event.target, "fr")) if event.target >= 0 else ()
    return _does(names, event.seat, regular("gagner"), a(nouns.OFFENSIVE_PHASE), "supplémentaire", against)


def defeated(event: ev.Defeated, names: MatchNames) -> Spans:
    fallen = listed([names.actor(seat, "fr") for seat in event.seats], "et")
    return phrase(fallen, "succombe" if len(event.seats) == 1 else "succombent")


def game_ended(event: ev.GameEnded, names: MatchNames) -> Spans:
    if event.outcome == "draw":
        return spans("la partie est nulle")
    return _do(names, winners(event.outcome), EMPORTER)


def undone(event: Undone, names: MatchNames) -> Spans:
    answers = "sa dernière réponse" if event.answers == 1 else f"ses {event.answers} dernières réponses"
    return phrase(names.actor(event.seat, "fr"), "annule", answers)


EVENTS: Final[SentenceTable[MatchNames, Spans]] = SentenceTable(
    "French events",
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
