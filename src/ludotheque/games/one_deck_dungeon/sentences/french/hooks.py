"""French for hooks: when they act and what they change."""

from dataclasses import replace
from typing import Final

from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Quantity
from ludotheque.games.one_deck_dungeon.rules.poison import FAILED_RESIST_DAMAGE
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Way, changed
from ludotheque.games.one_deck_dungeon.sentences.french import conditions
from ludotheque.games.one_deck_dungeon.sentences.french.dice import DEFAUSSER
from ludotheque.games.one_deck_dungeon.sentences.french.heroes import STATED_YOU, numbers, order
from ludotheque.games.one_deck_dungeon.sentences.french.party import DEPENSER, IGNORER
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, block
from ludotheque.text.clauses import Block, Clause, Lead, Person, Subject, Verb, When
from ludotheque.text.french import AVOIR, ETRE, POUVOIR, agree, count, elided, regular, the, verb
from ludotheque.text.nouns import Gender, Noun
from ludotheque.text.spans import Spans, listed, phrase, spans

ORDINALS: Final = {1: "première", 2: "deuxième", 3: "troisième"}


def modify(hook: h.Modify, _voice: Narration) -> Block:
    way, number = changed(hook)
    if hook.quantity is Quantity.BASIC_SKILL:
        skill = phrase("avec votre", nouns.BASIC_SKILL.singular("fr"))
        return (Clause(STATED_YOU, verb("commencer", "commencez", "commence"), skill),)
    if hook.quantity in MOVED:
        return (_moved(MOVED[hook.quantity], way, number),)
    subject, does, unit, after = MEASURED[hook.quantity]
    if hook.quantity is Quantity.RESIST_DAMAGE and way is Way.SET and 0 < number < FAILED_RESIST_DAMAGE:
        rest = phrase(count(number, nouns.DAMAGE), f"(au lieu de {FAILED_RESIST_DAMAGE})")
        return (Clause(subject, does, rest, negation="qu’" if number == 1 else "que"),)
    if way is Way.SET and not number:
        nothing = elided("de", unit.singular("fr")) if unit is not None else ()
        return (Clause(subject, does, phrase(nothing, after), negation="pas" if nothing else "rien"),)
    return (Clause(subject, does, phrase(_measure(way, number, unit), after)),)


def _moved(noun: Noun, way: Way, number: int) -> Clause:
    each = the(noun) if noun is nouns.DOOR_LIMIT else phrase("le total de chaque", noun.singular("fr"))
    gender = noun.gender if noun is nouns.DOOR_LIMIT else Gender.MASCULINE
    if way is Way.SET:
        return Clause(Subject(each, Person.ONE), ETRE, spans(f"de {number}"))
    moved = agree("augmenté" if way is Way.MORE else "réduit", gender)
    return Clause(Subject(each, Person.ONE), ETRE, spans(f"{moved} de {number}"))


def _measure(way: Way, number: int, unit: Noun | None) -> Spans:
    """`2 temps de plus`, `1 dé de moins`; without a unit just the number."""
    more = {Way.SET: "", Way.MORE: "de plus", Way.LESS: "de moins"}[way]
    return phrase(count(number, unit) if unit is not None else str(number), more)


def _thing(*parts: str | Spans) -> Subject:
    return Subject(phrase(*parts), Person.ONE)


COUTER: Final = regular("coûter")
AJOUTER: Final = regular("ajouter")
VALOIR: Final = verb("valoir", "valez", "vaut", "valent")
LOWEST: Final = spans("(il prend leur valeur la plus basse)")
INFLIGER_VOUS: Final = verb("vous infliger", "vous infligez", "vous inflige")
MOVED: Final = {Quantity.DOOR_LIMIT: nouns.DOOR_LIMIT, Quantity.RESIST_ROLL: nouns.RESIST_ROLL}
"""Numbers that are raised and lowered."""

MEASURED: Final[dict[Quantity, tuple[Subject, Verb, Noun | None, Spans]]] = {
    Quantity.TURN_TIME: (_thing("l’étape 1 de chaque tour"), COUTER, nouns.TIME, ()),
    Quantity.FIRST_TURN_TIME: (_thing("l’étape 1 du premier tour de chaque étage"), COUTER, nouns.TIME, ()),
    Quantity.HEROIC_DIE_DICE: (
        _thing("gagner un dé héroïque"),
        regular("demander"),
        nouns.DIE,
        LOWEST,
    ),
    Quantity.RESIST_LEAVES: (
        _thing("une", nouns.LEAF.singular("fr")),
        AJOUTER,
        None,
        phrase("aux", nouns.RESIST_ROLL.plural("fr")),
    ),
    Quantity.RESIST_DAMAGE: (_thing("un", nouns.RESIST_ROLL.singular("fr"), "raté"), INFLIGER_VOUS, nouns.DAMAGE, ()),
    Quantity.LEVEL_COST: (_thing("chaque nouveau niveau"), COUTER, nouns.XP, ()),
    Quantity.HEALTH: (STATED_YOU, AVOIR, nouns.HEALTH, ()),
    Quantity.BOSS_HEALTH: (_thing("le", nouns.BOSS.singular("fr")), AVOIR, nouns.HEALTH, ()),
}
"""Numbers of something: who has, costs or deals it, and what."""


def when_rolled(hook: h.WhenRolled, voice: Narration) -> Block:
    if not hook.nth:
        lead = f"chaque fois qu’un {hook.value} est obtenu"
    else:
        nth = ORDINALS.get(hook.nth, f"{hook.nth}e")
        lead = f"la {nth} fois qu’un {hook.value} est obtenu pendant la rencontre"
    return (When(Lead(spans(lead)), block(hook.effects, voice)),)


def discard_rolled(hook: h.DiscardRolled, _voice: Narration) -> Block:
    return (order(DEFAUSSER, "aussitôt chaque dé lancé qui montre", numbers(hook.values)),)


def discard_highest(_hook: h.DiscardHighest, _voice: Narration) -> Block:
    lead = phrase("après", the(nouns.GATHER_ROLL))
    return (When(Lead(lead), (order(DEFAUSSER, "un des dés qui montrent la valeur la plus élevée"),)),)


def lower_rolled(hook: h.LowerRolled, _voice: Narration) -> Block:
    lead = phrase("après tous les autres", nouns.ROLL_EFFECT.plural("fr"))
    dice = phrase("chaque", nouns.COLOR_DICE[hook.color].singular("fr"), "lancé")
    return (When(Lead(lead), (order(regular("diminuer"), f"de {hook.by}", dice),)),)


def add_consequence(hook: h.AddConsequence, _voice: Narration) -> Block:
    least = count(hook.at_least, nouns.ICONS[hook.if_icon])
    lead = phrase("si les", nouns.CONSEQUENCES.plural("fr"), "comptent au moins", least)
    return (When(Lead(lead), (order(verb("y ajouter", "ajoutez-y", "y ajoute"), _icons(hook)),)),)


def _icons(hook: h.AddConsequence) -> Spans:
    return count(hook.count, nouns.ICONS[hook.icon])


def soak_pairs(_hook: h.SoakPairs, _voice: Narration) -> Block:
    pairs = phrase("pour chaque paire complète de", nouns.HEART.plural("fr"), "que vous perdez")
    soaked = order(IGNORER, count(1, nouns.HEART), pairs)
    rest = phrase("vous faire ignorer de", nouns.HEART.plural("fr"))
    only = Clause(_thing("rien d’autre"), verb("ne pouvoir", "ne pouvez", "ne peut"), rest)
    return (soaked, only)


def heart_to_time(_hook: h.HeartToTime, _voice: Narration) -> Block:
    one = phrase("exactement", count(1, nouns.DAMAGE))
    spend = replace(order(DEPENSER, count(1, nouns.TIME), "à la place"), may=True)
    boss = order(IGNORER, count(1, nouns.HEART))
    return (
        When(Lead(phrase("en combat, si vous deviez subir", one)), (spend,)),
        When(Lead(phrase("pendant les", nouns.BOSS_ROUND.plural("fr"))), (boss,)),
    )


def boxes(hook: h.Boxes, _voice: Narration) -> Block:
    kind = Subject(phrase("les", nouns.box(hook).plural("fr")), Person.MANY)
    out: list[Clause] = []
    if hook.become_armor:
        out.append(Clause(kind, regular("compter"), phrase("comme des", nouns.ARMOR_BOX.plural("fr"))))
    if hook.refuse is not None:
        refused = elided("de", nouns.COLOR_DICE[hook.refuse].plural("fr"))
        out.append(Clause(kind, POUVOIR, phrase("recevoir", refused), negation="pas"))
    if hook.max_dice:
        out.append(Clause(kind, regular("accepter"), phrase("au plus", count(hook.max_dice, nouns.DIE))))
    if hook.twice:
        rest = "être recouvertes deux fois pendant le même round (les dés de la première fois sont défaussés)"
        out.append(Clause(kind, verb("devoir", "devez", "doit", "doivent"), spans(rest)))
    return tuple(out)


COUNTED: Final = {
    Counted.OPEN_DOORS: phrase("le nombre de", nouns.OPEN_DOOR.plural("fr"), "(celle-ci comprise)"),
    Counted.LEAVES: phrase("le nombre de", nouns.LEAF.plural("fr"), "sur les portes ouvertes (celle-ci comprise)"),
    Counted.BOSS_DAMAGE: phrase("le nombre de", nouns.DAMAGE.plural("fr"), "du gardien"),
    Counted.UNCOVERED_SKULLS: phrase("le nombre de", nouns.SKULL.plural("fr"), "non recouverts"),
}


def set_x(hook: h.SetX, _voice: Narration) -> Block:
    notes = [f"{hook.each_with_four} × à quatre joueurs"] if hook.each_with_four else []
    notes += [f"au moins {hook.minimum}"] if hook.minimum else []
    base = f"{hook.base} +" if hook.base else ""
    product = phrase(f"{hook.each} ×" if hook.each > 1 else "", COUNTED[hook.counted])
    note = phrase("(", listed([spans(each) for each in notes], ","), ")") if notes else ()
    return (Clause(Subject(spans("X"), Person.ONE), VALOIR, phrase(base, product, note)),)


def lose_loot(hook: h.LoseLoot, _voice: Narration) -> Block:
    lead = phrase(conditions.full(hook.condition), "à la fin de la rencontre")
    return (When(Lead(lead), (order(DEFAUSSER, "la carte au lieu de la prendre en butin"),)),)
