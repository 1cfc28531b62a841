"""English words for hooks."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.content.vocabulary import DamageType
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.phrases import of_me
from ludotheque.games.dice_throne.sentences.language_pack import HookWords, Narration
from ludotheque.games.dice_throne.sentences.phrases import i, is_negative, me, measure, without_sign
from ludotheque.text.clauses import Clause, Noun, Person, Subject
from ludotheque.text.english import BE, CAN, article, times, verb
from ludotheque.text.spans import Spans, listed, phrase, spans


def _attacked(narration: Narration) -> Spans:
    return phrase("when", i(narration, BE), "attacked")


def _received_again(narration: Narration) -> Spans:
    token = (
        narration.lexicon.statuses[narration.token].singular("en") if narration.token else spans("token of this kind")
    )
    return phrase("when", i(narration, verb("receive")), "another", token)


def _status_incoming(narration: Narration) -> Spans:
    effect = article(nouns.STATUS_EFFECT.singular("en"))
    return phrase("when an Attack would inflict", effect, "on", _them(narration))


def _them(narration: Narration) -> Spans:
    """Return the player whom the text is about as an object."""
    return spans("them") if narration.of_holder and narration.is_named else me(narration).spans


def _types(types: tuple[DamageType, ...]) -> Spans:
    if not types:
        return ()
    names = [spans("normal" if kind is DamageType.NORMAL else kind.value) for kind in types]
    return phrase("(", listed(names, "and"), "damage only)")


def _more(what: Noun, less: bool) -> Noun:
    word = ("fewer" if what is nouns.ROLL_ATTEMPT else "less") if less else "more"
    return replace(what, en_singular=f"{word} {what.en_singular}", en_plural=f"{word} {what.en_plural}")


def _attempt_cost(hook: h.Modify, narration: Narration) -> Clause:
    later = "after the first" if hook.from_attempt == 2 else f"from number {hook.from_attempt or 1} on"
    attempt = Subject(phrase("each", nouns.ROLL_ATTEMPT.singular("en"), later), Person.ONE)
    less = "less" if is_negative(hook.by) else ""
    price = phrase(_them(narration), *measure(without_sign(hook.by), nouns.CP, narration), less)
    return Clause(attempt, verb("cost"), price)


def _attacks(incoming: bool, narration: Narration) -> Spans:
    attacks = nouns.ATTACK.plural("en")
    return phrase(attacks, "against", _them(narration)) if incoming else of_me(narration, attacks)


INSTEAD: Final = ", instead of defending (even if the Attack is undefendable)"
HOOKS: Final = HookWords(
    game_start="at the start of the game",
    when="when",
    activate=verb("activate"),
    an_ability="an Offensive Ability",
    attack=verb("attack"),
    attacked=_attacked,
    phase_end=lambda phase: phrase("at the end of", phase),
    turn_end=lambda turn: phrase("at the end of", turn),
    spent=lambda token, narration: phrase("when", i(narration, verb("spend")), token),
    received_again=_received_again,
    moments={
        h.Moment.INFLICTING_ATTACK_END: "after the Attack",
        h.Moment.OPPONENT_ROLL_PHASE_WITHOUT_ATTACK: "when an opponent’s Roll Phase ends without an Attack",
        h.Moment.DETONATED: "when this token detonates",
        h.Moment.COMPANION_AT_ZERO: "at 0 health",
    },
    any_time="at any time",
    instead_of_defence=lambda narration: phrase(_attacked(narration), INSTEAD),
    hurt=lambda narration: phrase("when", me(narration).spans, "would take damage"),
    status_incoming=_status_incoming,
    leaflet=", with or without this token",
    before="before",
    during="during",
    skip=verb("skip"),
    that_phase="that phase",
    times=times,
    per_turn="per turn",
    per_attack="per Attack",
    each=lambda limit: f"each {limit}",
    but_ultimate="(except by an Ultimate)",
    except_ultimate=", except from an Ultimate",
    do_this="to do this",
    more=_more,
    attempt_cost=_attempt_cost,
    attacks=_attacks,
    deal=verb("deal"),
    only_types=_types,
    can=CAN,
    negation="not",
    attack_target=lambda narration: phrase("the target of", of_me(narration, nouns.ATTACK.singular("en"))),
    use_defence="use a Defensive Ability",
    any_action=(CAN, spans("do anything (no card, token, passive or defense)"), "not"),
    instead_of_defeat="instead of being defeated",
    no_offence=lambda _narration: (verb("deal"), spans("no damage with Offensive Abilities"), ""),
    no_harm=(verb("take"), spans("no damage from opponents’ Offensive Abilities"), ""),
    gain_this=(verb("gain"), spans("this token"), "not"),
)
