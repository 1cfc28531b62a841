"""French words for hooks."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.content.vocabulary import DamageType
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.effects import RECEVOIR, SUBIR
from ludotheque.games.dice_throne.sentences.french.phrases import counted, mine, of_me
from ludotheque.games.dice_throne.sentences.hooks import changed
from ludotheque.games.dice_throne.sentences.language_pack import HookWords, Narration
from ludotheque.games.dice_throne.sentences.phrases import i, is_negative, me, measure
from ludotheque.text.clauses import Clause, Noun, Person, Subject
from ludotheque.text.french import POUVOIR, of, regular, to, verb
from ludotheque.text.spans import Spans, listed, phrase, spans

DEPENSER: Final = regular("dépenser")
DEVOIR: Final = verb("devoir", "devez", "doit", "doivent")
COST_YOU: Final = verb("vous coûter", "vous coûtez", "vous coûte")
COST_THEM: Final = verb("lui coûter", "lui coûtez", "lui coûte")


def _attack_on(narration: Narration, does: str, what: Spans = ()) -> Spans:
    """Return `une Attaque vous vise`, `une Attaque vise le porteur`, then `une Attaque le vise`."""
    if not narration.of_holder:
        return phrase("une Attaque vous", does, what)
    if narration.is_named:
        return phrase("une Attaque", "lui" if what else "le", does, what)
    return phrase("une Attaque", does, what, to(me(narration).spans) if what else me(narration).spans)


def _attacked(narration: Narration) -> Spans:
    return phrase("quand", _attack_on(narration, "vise"))


def _received_again(narration: Narration) -> Spans:
    token = counted(narration.token, narration).singular("fr") if narration.token else spans("jeton de ce genre")
    return phrase("quand", i(narration, RECEVOIR), "un autre", token)


def _instead_of_defence(narration: Narration) -> Spans:
    defend = "se défendre" if narration.of_holder else "vous défendre"
    return phrase(_attacked(narration), ",", f"au lieu de {defend} (même si l’Attaque est imparable)")


def _status_incoming(narration: Narration) -> Spans:
    what = phrase("une", nouns.STATUS_EFFECT.singular("fr"))
    return phrase("quand", _attack_on(narration, "inflige", what))


def _attempt_cost(hook: h.Modify, narration: Narration) -> Clause:
    later = "après la première" if hook.from_attempt == 2 else f"à partir de la nº {hook.from_attempt or 1}"
    attempt = Subject(phrase("chaque", nouns.ROLL_ATTEMPT.singular("fr"), later), Person.ONE)
    unit, by = changed(nouns.CP, hook.by, narration) if is_negative(hook.by) else (nouns.CP, hook.by)
    price = phrase(*measure(by, unit, narration))
    if narration.of_holder and not narration.is_named:
        return Clause(attempt, regular("coûter"), phrase(price, to(me(narration).spans)))
    return Clause(attempt, COST_THEM if narration.of_holder else COST_YOU, price)


_PLURALS: Final = {
    DamageType.NORMAL: "normaux",
    DamageType.UNDEFENDABLE: "imparables",
    DamageType.PURE: "purs",
    DamageType.COLLATERAL: "collatéraux",
    DamageType.ULTIMATE: "ultimes",
}


def _types(types: tuple[DamageType, ...]) -> Spans:
    if not types:
        return ()
    return phrase("(dégâts", listed([spans(_PLURALS[kind]) for kind in types], "et"), "uniquement)")


def _more(what: Noun, less: bool) -> Noun:
    word = "de moins" if less else "de plus"
    return replace(what, fr_singular=f"{what.fr_singular} {word}", fr_plural=f"{what.fr_plural} {word}")


def _attacks(incoming: bool, narration: Narration) -> Spans:
    attacks = nouns.ATTACK.plural("fr")
    if incoming:
        return phrase(
            "les", attacks, "contre", "lui" if narration.of_holder and narration.is_named else me(narration).spans
        )
    if narration.of_holder and not narration.is_named:
        return phrase("les", attacks, of(me(narration).spans))
    return phrase(mine(narration), attacks)


HOOKS: Final = HookWords(
    game_start="au début de la partie",
    when="quand",
    activate=regular("activer"),
    an_ability="une Capacité Offensive",
    attack=regular("attaquer"),
    attacked=_attacked,
    phase_end=lambda phase: phrase("à la conclusion", of(phase)),
    turn_end=lambda turn: phrase("à la fin", of(turn)),
    spent=lambda token, narration: phrase("quand", i(narration, DEPENSER), "un jeton", token),
    received_again=_received_again,
    moments={
        h.Moment.INFLICTING_ATTACK_END: "après l’Attaque",
        h.Moment.OPPONENT_ROLL_PHASE_WITHOUT_ATTACK: "quand la Phase de Lancer d’un adversaire se termine sans Attaque",
        h.Moment.DETONATED: "quand ce jeton explose",
        h.Moment.COMPANION_AT_ZERO: "à 0 point de Santé",
    },
    any_time="à tout moment",
    instead_of_defence=_instead_of_defence,
    hurt=lambda narration: phrase("quand", i(narration, DEVOIR), "subir des dégâts"),
    status_incoming=_status_incoming,
    leaflet=", avec ou sans ce jeton",
    before="avant",
    during="pendant",
    skip=regular("sauter"),
    that_phase="cette phase",
    times=lambda number: f"{number} fois",
    per_turn="par tour",
    per_attack="par Attaque",
    each=lambda limit: f"{limit} pour chaque effet",
    but_ultimate="(sauf une Capacité Ultime)",
    except_ultimate=", sauf d’une Capacité Ultime",
    do_this="de faire ceci",
    more=_more,
    attempt_cost=_attempt_cost,
    attacks=_attacks,
    deal=regular("infliger"),
    only_types=_types,
    can=POUVOIR,
    negation="pas",
    attack_target=lambda narration: phrase("la cible", of(of_me(narration, nouns.ATTACK))),
    use_defence="utiliser de Capacité Défensive",
    any_action=(POUVOIR, spans("faire (ni carte, ni défense, ni jeton, ni capacité)"), "rien"),
    instead_of_defeat="au lieu d’être vaincu",
    no_offence=lambda narration: (
        regular("infliger"),
        phrase("dégât avec", mine(narration), "Capacités Offensives"),
        "aucun",
    ),
    no_harm=(SUBIR, spans("dégât des Capacités Offensives adverses"), "aucun"),
    gain_this=(regular("gagner"), spans("ce jeton"), "pas"),
)
