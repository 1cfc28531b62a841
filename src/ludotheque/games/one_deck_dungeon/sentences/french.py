"""French words for the vocabulary of One Deck Dungeon."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Counted,
    Fact,
    Limit,
    Many,
    Moment,
    Only,
    Place,
    Quantity,
    Target,
    Whose,
)
from ludotheque.games.one_deck_dungeon.rules.poison import FAILED_RESIST_DAMAGE
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.language_pack import (
    ConditionWords,
    DicePhrase,
    DiceWords,
    HeroWords,
    HookWords,
    Joints,
    PartyWords,
    RollWords,
    Speech,
    Way,
    changed,
    picked,
)
from ludotheque.games.one_deck_dungeon.sentences.sentence_table import SENTENCES, numbers
from ludotheque.text.clauses import Clause, Gender, Noun, Person, Subject, Verb, deed
from ludotheque.text.french import (
    AVOIR,
    CHOISIR,
    ETRE,
    POUVOIR,
    French,
    a,
    agree,
    count,
    elided,
    of,
    regular,
    the,
    to,
    verb,
)
from ludotheque.text.spans import Spans, phrase, spans

YOU: Final = Subject(spans("vous"), Person.YOU, own=True)
STATED_YOU: Final = Subject(spans("vous"), Person.YOU)
"""The subject "vous" where a statement needs it written out."""

HEROES: Final = {
    Target.SELF: YOU,
    Target.ONE_HERO: Subject(spans("un héros"), Person.ONE),
    Target.SAME_HERO: Subject(spans("ce héros"), Person.ONE),
    Target.ROLLER: Subject(spans("le héros qui l’a lancé"), Person.ONE),
}
OWNERS: Final = {Whose.SELF: YOU, Whose.PARTNER: Subject(spans("votre partenaire"), Person.ONE)}


def dice(pick: DicePhrase) -> Spans:
    """`un de vos dés`, `jusqu’à 2 de vos dés d’agilité de valeur 1`, `vos dés, autant que vous voulez`."""
    if pick.whose is Whose.PARTNER:
        shown = phrase("qui montrent", numbers(pick.values, "ou")) if pick.values else ()
        kind = phrase(pick.noun.plural("fr"), "de votre partenaire", shown)
        return _as_many(phrase("les", kind)) if pick.number is Many.ANY else phrase(_some(pick.number), "des", kind)
    kind = _own(pick)
    return _as_many(kind) if pick.number is Many.ANY else phrase(_some(pick.number), "de", kind)


def as_many(pick: DicePhrase) -> Spans:
    """Return `autant de vos dés que vous voulez`, for own dice when more text follows."""
    return phrase("autant de", _own(pick), "que vous voulez")


def _own(pick: DicePhrase) -> Spans:
    return phrase("ces" if pick.just_gained else "vos", pick.noun.plural("fr"), _shown(pick))


def _shown(pick: DicePhrase) -> Spans:
    if pick.of_one_value:
        return spans("de cette valeur")
    return phrase("de valeur", numbers(pick.values, "ou")) if pick.values else ()


def _as_many(kind: Spans) -> Spans:
    return phrase(kind, ", autant que vous voulez")


def _some(number: int | Many) -> str:
    if number is Many.EACH:
        return "chacun"
    return "un" if number == 1 else f"jusqu’à {number}"


HERO_WORDS: Final = HeroWords(YOU, HEROES, OWNERS, dice)


BEARERS: Final = {
    Fact.OWN_POISON: ("vous", "avez"),
    Fact.OWN_DAMAGE: ("vous", "avez"),
    Fact.CARD_LEAVES: ("la carte", "a"),
    Fact.DOOR_LEAVES: ("les cartes de la porte", "ont"),
    Fact.LOOTED_COMBAT_XP: ("c’est une carte de combat qui", "vaut"),
}


def _bearer(fact: Fact, none: bool) -> Spans:
    """Return who has something; a negative word such as "aucun" needs "ne" before it."""
    bearer, has = BEARERS[fact]
    return phrase(bearer, elided("ne", has) if none else has)


CONDITIONS: Final = ConditionWords(
    if_=lambda clause: elided("si", clause),
    door_was_open=lambda yes: f"la porte {'était' if yes else 'n’était pas'} déjà ouverte",
    bearer=_bearer,
    none=lambda noun: phrase(agree("aucun", noun.gender), noun.singular("fr")),
    exactly="exactement",
    at_most="au plus",
    at_least="au moins",
    to="à",
    all_covered=lambda noun: phrase("toutes les", noun.plural("fr"), "sont recouvertes"),
    uncovered=lambda one: "n’est pas recouverte" if one else "ne sont pas recouvertes",
    first_encounter="c’est la première rencontre de l’étage",
    encounter=lambda number: f"c’est la rencontre nº {number} de l’étage",
    encounter_or_later=lambda number: f"c’est la rencontre nº {number} de l’étage ou une suivante",
    encounters=lambda low, high: f"c’est une des rencontres nº {low} à {high} de l’étage",
    first_encounters=lambda number: f"c’est une des {number} premières rencontres de l’étage",
)


DEFAUSSER: Final = regular("défausser")
EXILER: Final = regular("exiler")
DISCARD_OF_THEM: Final = Verb("en défausser", "en défaussez", "en défausse", "en défaussent", order="défaussez-en")


def _stored_dice(number: int | Many) -> str:
    if isinstance(number, Many):
        return {Many.ANY: "vos dés stockés, autant que vous voulez", Many.EACH: "tous vos dés stockés"}[number]
    return f"{'un' if number == 1 else number} de vos dés stockés"


def _changed(effect: e.Change) -> Spans:
    if effect.dice is Many.ANY:
        return phrase(f"en {effect.to}", as_many(picked(effect)))
    return phrase(dice(picked(effect)), f"en {effect.to}")


def _swapped(effect: e.Recolor) -> Spans:
    kind = nouns.die(effect.to)
    other = a(kind) if effect.dice == 1 else phrase("des", kind.plural("fr"))
    color = "d’une autre couleur et" if len(effect.to) > 1 else ""
    return phrase(dice(picked(effect)), "contre", other, color, "de même valeur")


def _so_many(number: int | Many, noun: Noun) -> Spans:
    if number is Many.ANY:
        return phrase("autant", elided("de", noun.plural("fr")), "que vous voulez")
    return phrase("tous les", noun.plural("fr")) if number is Many.EACH else count(number, noun)


def _placed(effect: e.ExileDice) -> Spans:
    where = {Place.HEROIC_EXCHANGE: "ainsi défaussés", Place.COVERED_SKULLS: "des cases crâne recouvertes"}
    dice_there = phrase(nouns.die(effect.colors).plural("fr"), where[effect.place])
    if effect.count is Many.ANY:
        return phrase("autant de", dice_there, "que vous voulez")
    if effect.count is Many.EACH:
        return phrase("tous les", dice_there)
    return phrase("un" if effect.count == 1 else str(effect.count), "des", dice_there)


def _given_back(number: int) -> Spans:
    exiled = f"jusqu’à {number} dés exilés" if number > 1 else "1 dé exilé"
    return phrase(exiled, "dans la", nouns.SUPPLY.singular("fr"))


DICE: Final = DiceWords(
    gain=regular("gagner"),
    set_to=lambda value: f"de valeur {value}",
    each_set_to=lambda value: f"chacun de valeur {value}",
    uses={
        Only.ARMOR_BOX: ("qui ne peut recouvrir qu’une case armure", "qui ne peuvent recouvrir que des cases armure"),
        Only.MANA: (
            "qui ne peut servir qu’à payer un coût en mana",
            "qui ne peuvent servir qu’à payer des coûts en mana",
        ),
    },
    roll=regular("lancer"),
    before_others=phrase("avant tout", nouns.OTHER_EFFECT.singular("fr")),
    discard=DEFAUSSER,
    of_them=lambda number: "l’un d’entre eux" if number == 1 else f"{number} d’entre eux",
    if_one_shown=lambda one: "s’il montre 1" if one else "si l’un d’eux montre 1",
    stored_die="votre dé stocké",
    stored_dice=_stored_dice,
    increase=regular("augmenter"),
    increased=lambda effect: phrase(f"de {effect.by}", dice(picked(effect))),
    choose=CHOISIR,
    a_value="une valeur",
    change=regular("changer"),
    changed=_changed,
    swap=verb("échanger", "échangez", "échange"),
    swapped=_swapped,
    in_exchange=lambda one: "en échange" if one else "pour chacun d’eux",
    reroll=regular("relancer"),
    resist_die=phrase("le", nouns.RESIST_DIE.singular("fr")),
    exile=EXILER,
    so_many=_so_many,
    from_supply=phrase("de la", nouns.SUPPLY.singular("fr")),
    placed=_placed,
    lacking=lambda one: "s’il n’y en a pas" if one else "s’il n’y en a pas assez",
    give_back=verb("remettre", "remettez", "remet", "remettent"),
    given_back=_given_back,
)


MOMENTS: Final = {
    Moment.SETUP: "à la mise en place",
    Moment.FLOOR_REVEALED: "quand cet étage est révélé",
    Moment.FIRST_TURN_OF_FLOOR: "avant le premier tour de chaque étage",
    Moment.TURN_START: "au début d’un tour",
    Moment.EXPLORE: "quand le groupe explore",
    Moment.OPEN_DOOR: "quand le groupe ouvre une porte fermée",
    Moment.FLEE: "quand le groupe fuit",
    Moment.STAY: "quand le groupe affronte les rencontres d’une porte qu’il vient d’ouvrir",
    Moment.ENCOUNTER_START: "au début d’une rencontre",
    Moment.HEROIC_ABILITIES: "au moment des capacités héroïques",
    Moment.SKILL_USED: "quand une compétence est utilisée",
    Moment.POTION_USED: "quand une potion est utilisée",
    Moment.CUBE_GAINED: "quand le groupe gagne un cube de potion",
    Moment.HEROIC_DIE_MADE: "quand des dés sont défaussés pour gagner un dé héroïque",
    Moment.AFTER_PLACEMENT: "avant les conséquences",
    Moment.LOOTED: "quand une carte est prise en butin",
    Moment.DESCEND: "quand le groupe descend",
    Moment.ROUND_START: "au début d’un round de gardien",
    Moment.ROUND_RESISTED: "pendant un round de gardien, après la résistance au poison",
    Moment.HIT_STEP: "avant de compter les touches",
    Moment.ROUND_END: "à la fin d’un round de gardien",
}
MOMENTS_OF_FOE: Final = {Moment.ENCOUNTER_START: "au début de la rencontre"}
"""Moments as the text of a foe words them, about its own encounter."""

LIMITS: Final = {Limit.FLOOR: "une fois par étage", Limit.GAME: "une fois par partie"}


def _drop(number: int) -> Clause:
    return Clause(YOU, DISCARD_OF_THEM, phrase("un" if number == 1 else str(number), DICE.before_others))


JOINTS: Final = Joints(
    moments=MOMENTS,
    moments_of_foe=MOMENTS_OF_FOE,
    limits=LIMITS,
    do_this=Clause(YOU, CHOISIR, spans("de faire ceci")),
    rolls=RollWords(
        to_roll="pour lancer",
        to_roll_more="pour en lancer",
        drop=_drop,
        if_one=phrase("si un 1 apparaît,", DICE.before_others),
        only_once="(une seule fois)",
    ),
)


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
"""Quantities that are raised and lowered."""

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
"""Quantities of something: who has, costs or deals it, and what it counts."""


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


SOIGNER: Final = regular("soigner")
RETIRER: Final = regular("retirer")
DONNER: Final = regular("donner")
INFLIGER: Final = regular("infliger")
SUBIR: Final = verb("subir", "subissez", "subit", "subissent")
RECEVOIR: Final = verb("recevoir", "recevez", "reçoit", "reçoivent")
METTRE: Final = verb("mettre", "mettez", "met", "mettent")
PRENDRE: Final = verb("prendre", "prenez", "prend", "prennent")
PER: Final = {
    Counted.OPEN_DOORS: phrase("par", nouns.OPEN_DOOR.singular("fr")),
    Counted.LEAVES: phrase("par", nouns.LEAF.singular("fr"), "sur les portes ouvertes"),
    Counted.BOSS_DAMAGE: phrase("par", nouns.DAMAGE.singular("fr"), "du gardien"),
    Counted.UNCOVERED_SKULLS: phrase("par", nouns.SKULL.singular("fr"), "non recouvert"),
}


def _healed(effect: e.Heal, most: Spans, early: str) -> Clause:
    """Return the clause for healing; wounds belong to the hero who is healed: "soignez 1 blessure d’un héros"."""
    if effect.target is Target.SELF:
        number = f"jusqu’à {effect.amount}" if effect.amount > 1 else "une"
        return Clause(YOU, SOIGNER, phrase(number, "de vos", nouns.DAMAGE.plural("fr"), early))
    return Clause(YOU, SOIGNER, phrase(most, of(HEROES[effect.target].spans), early))


def _befalling(target: Target, suffers: Verb, does: Verb, what: Spans) -> Clause:
    """Return the clause for what a hero suffers, and for another hero also its form as an action of the party."""
    done = None if target is Target.SELF else deed(does, phrase(what, to(HEROES[target].spans)))
    return Clause(HEROES[target], suffers, what, as_deed=done)


def _cured(effect: e.RemovePoison, most: Spans) -> Clause:
    does = EXILER if effect.exile else RETIRER
    if effect.target is Target.SELF:
        number = f"jusqu’à {effect.count}" if effect.count > 1 else "un"
        return Clause(YOU, does, phrase(number, "de vos", nouns.POISON_TOKEN.plural("fr")))
    return Clause(YOU, does, phrase(most, of(HEROES[effect.target].spans)))


def _recovered(much: Spans, per: Spans) -> Clause:
    return Clause(YOU, RETIRER, phrase(much, "du", nouns.BOSS.singular("fr"), per))


ITEM: Final = phrase("un", nouns.ITEM.singular("fr"), "d’un héros")
DOOR: Final = phrase(count(1, nouns.CLOSED_DOOR), "du paquet")
DOOR_ROOM: Final = phrase("si la", nouns.DOOR_LIMIT.singular("fr"), "le permet")

PARTY: Final = PartyWords(
    per=PER,
    most="jusqu’à",
    ignore=regular("ignorer"),
    in_boss=lambda number: phrase("(", f"{number} pendant un", nouns.BOSS_ROUND.singular("fr"), ")"),
    if_shown=lambda least: phrase("si les cases non recouvertes montrent au moins", least),
    early=lambda number: f"({number} au début d’un tour)",
    healed=_healed,
    spend=regular("dépenser"),
    hurt=lambda target, what: _befalling(target, SUBIR, INFLIGER, what),
    poisoned=lambda target, what: _befalling(target, RECEVOIR, DONNER, what),
    cured=_cured,
    cubes={
        Place.PARTY: phrase("un des", nouns.CUBE.plural("fr"), "du groupe"),
        Place.SPENT: phrase("le", nouns.CUBE.singular("fr"), "dépensé"),
    },
    item_to_xp=Clause(YOU, regular("transformer"), phrase(ITEM, "en", nouns.XP.singular("fr"))),
    add_door=Clause(YOU, METTRE, phrase(DOOR, "en jeu", DOOR_ROOM)),
    skip_encounter=(
        Clause(YOU, regular("éviter"), spans("la rencontre")),
        Clause(YOU, PRENDRE, phrase("son", nouns.LOOT.singular("fr"))),
    ),
    recovered=_recovered,
)


SPEECH: Final = Speech(French(), SENTENCES, HERO_WORDS, JOINTS, DICE, PARTY, HOOKS, CONDITIONS)
