"""French words for hooks."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Quantity
from ludotheque.games.one_deck_dungeon.rules.poison import FAILED_RESIST_DAMAGE
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Way, changed
from ludotheque.games.one_deck_dungeon.sentences.french.dice import DEFAUSSER
from ludotheque.games.one_deck_dungeon.sentences.french.heroes import STATED_YOU, YOU
from ludotheque.games.one_deck_dungeon.sentences.language_pack import HookWords
from ludotheque.text.clauses import Clause, Person, Subject, Verb
from ludotheque.text.french import AVOIR, ETRE, POUVOIR, agree, count, elided, regular, the, verb
from ludotheque.text.nouns import Gender, Noun
from ludotheque.text.spans import Spans, phrase, spans

ORDINALS: Final = {1: "première", 2: "deuxième", 3: "troisième"}


def _modified(hook: h.Modify) -> Clause:
    way, number = changed(hook)
    if hook.quantity is Quantity.BASIC_SKILL:
        skill = phrase("avec votre", nouns.BASIC_SKILL.singular("fr"))
        return Clause(STATED_YOU, verb("commencer", "commencez", "commence"), skill)
    if hook.quantity in MOVED:
        return _moved(MOVED[hook.quantity], way, number)
    subject, does, unit, after = MEASURED[hook.quantity]
    if hook.quantity is Quantity.RESIST_DAMAGE and way is Way.SET and 0 < number < FAILED_RESIST_DAMAGE:
        rest = phrase(count(number, nouns.DAMAGE), f"(au lieu de {FAILED_RESIST_DAMAGE})")
        return Clause(subject, does, rest, negation="qu’" if number == 1 else "que")
    if way is Way.SET and not number:
        nothing = elided("de", unit.singular("fr")) if unit is not None else ()
        return Clause(subject, does, phrase(nothing, after), negation="pas" if nothing else "rien")
    return Clause(subject, does, phrase(_measure(way, number, unit), after))


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


def _rolled(value: int, nth: int) -> str:
    if not nth:
        return f"chaque fois qu’un {value} est obtenu"
    return f"la {ORDINALS.get(nth, f'{nth}e')} fois qu’un {value} est obtenu pendant la rencontre"


def _lowered(hook: h.LowerRolled) -> Clause:
    dice = phrase("chaque", nouns.COLOR_DICE[hook.color].singular("fr"), "lancé")
    return Clause(YOU, regular("diminuer"), phrase(f"de {hook.by}", dice))


def _refuse(dice: Noun) -> Clause:
    return Clause(YOU, POUVOIR, phrase("recevoir", elided("de", dice.plural("fr"))), negation="pas")


COUNTED: Final = {
    Counted.OPEN_DOORS: phrase("le nombre de", nouns.OPEN_DOOR.plural("fr"), "(celle-ci comprise)"),
    Counted.LEAVES: phrase("le nombre de", nouns.LEAF.plural("fr"), "sur les portes ouvertes (celle-ci comprise)"),
    Counted.BOSS_DAMAGE: phrase("le nombre de", nouns.DAMAGE.plural("fr"), "du gardien"),
    Counted.UNCOVERED_SKULLS: phrase("le nombre de", nouns.SKULL.plural("fr"), "non recouverts"),
}
HEARTS: Final = nouns.HEART.plural("fr")
PAIRS: Final = phrase("pour chaque paire complète de", HEARTS, "que vous perdez")
EVERY_DIE: Final = "aussitôt chaque dé lancé qui montre"
TWICE: Final = "être recouvertes deux fois pendant le même round (les dés de la première fois sont défaussés)"
CANNOT: Final = verb("ne pouvoir", "ne pouvez", "ne peut")

HOOKS: Final = HookWords(
    modified=_modified,
    rolled=_rolled,
    discard_rolled=lambda values: Clause(YOU, DEFAUSSER, phrase(EVERY_DIE, values)),
    after_gather=phrase("après", the(nouns.GATHER_ROLL)),
    highest="un des dés qui montrent la valeur la plus élevée",
    after_effects=phrase("après tous les autres", nouns.ROLL_EFFECT.plural("fr")),
    lowered=_lowered,
    if_consequences=lambda least: phrase("si les", nouns.CONSEQUENCES.plural("fr"), "comptent au moins", least),
    add_icons=lambda icons: Clause(YOU, verb("y ajouter", "ajoutez-y", "y ajoute"), icons),
    soak_pairs=(
        Clause(YOU, regular("ignorer"), phrase(count(1, nouns.HEART), PAIRS)),
        Clause(_thing("rien d’autre"), CANNOT, phrase("vous faire ignorer de", HEARTS)),
    ),
    if_hurt=lambda damage: phrase("en combat, si vous deviez subir exactement", damage),
    instead="à la place",
    in_boss_rounds=phrase("pendant les", nouns.BOSS_ROUND.plural("fr")),
    boxes=lambda noun: phrase("les", noun.plural("fr")),
    as_armor=(regular("compter"), phrase("comme des", nouns.ARMOR_BOX.plural("fr"))),
    refuse=_refuse,
    most_dice=lambda most: (regular("accepter"), phrase("au plus", count(most, nouns.DIE))),
    twice=(verb("devoir", "devez", "doit", "doivent"), spans(TWICE)),
    counted=COUNTED,
    with_four=lambda each: f"{each} × à quatre joueurs",
    at_least="au moins",
    be=VALOIR,
    at_end="à la fin de la rencontre",
    lose_card="la carte au lieu de la prendre en butin",
)
