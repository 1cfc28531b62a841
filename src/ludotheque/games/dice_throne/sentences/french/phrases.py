"""French words for players, amounts, conditions, costs and headings."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.definitions import CardKind, PlayWhen, Straight
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Cost,
    CostKind,
    Origin,
    Pick,
    SymbolCounts,
    Targets,
    Who,
)
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import (
    AmountWords,
    ConditionWords,
    CostWords,
    HeadingWords,
    Measure,
    Narration,
    PlayerWords,
    Setting,
)
from ludotheque.games.dice_throne.sentences.phrases import (
    as_object,
    doer,
    i,
    is_single,
    me,
    price,
    recipient,
    tokens,
    whole,
)
from ludotheque.text.clauses import Block, Clause, Gender, Noun, Person, Subject, Verb, deed
from ludotheque.text.french import (
    AVOIR,
    ETRE,
    FAIRE,
    OBTENIR,
    a,
    agree,
    count,
    elided,
    elides,
    of,
    regular,
    the,
    this,
    to,
    to_whom,
    verb,
)
from ludotheque.text.spans import Spans, listed, phrase, plain, spans

FIXED: Final = {
    Who.ATTACKER: "l’Attaquant",
    Who.INFLICTER: "le joueur qui a infligé ce jeton",
    Who.EACH_OPPONENT: "chaque adversaire",
    Who.EACH_PLAYER: "chaque joueur",
    Who.TRIGGER_PLAYER: "cet adversaire",
}


def _me(narration: Narration) -> Subject:
    """Return the subject of the text: "vous", or "le porteur", later "il", or the hero with the leaflet."""
    hero = narration.lexicon.owner(narration.token) if narration.of_leaflet else None
    if narration.of_holder and narration.is_named:
        feminine = hero is not None and hero.gender is Gender.FEMININE
        return Subject(spans("elle" if feminine else "il"), Person.ONE, own=True)
    if narration.of_holder:
        narration.is_named = True
        return Subject(spans("le porteur") if hero is None else the(hero), Person.ONE, own=True)
    return Subject(spans("vous"), Person.YOU, own=True)


def my(narration: Narration, noun: Noun) -> Spans:
    """Return `votre tour`, `son Attaque`, `sa Limite`."""
    word = noun.singular("fr")
    if not narration.of_holder:
        return phrase("votre", word)
    feminine = noun.gender is Gender.FEMININE and not elides(plain(word))
    return phrase("sa" if feminine else "son", word)


def mine(narration: Narration) -> str:
    """Return `vos` or `ses`."""
    return "ses" if narration.of_holder else "vos"


def choice(narration: Narration) -> str:
    """Return `de votre choix` or `de son choix`."""
    return "de son choix" if narration.of_holder else "de votre choix"


def of_me(narration: Narration, noun: Noun) -> Spans:
    """Return `votre Attaque`, or `l’Attaque du porteur` at the first mention, then `son Attaque`."""
    if not narration.of_holder or narration.is_named:
        return my(narration, noun)
    narration.is_named = True
    return phrase(the(noun), "du porteur")


def to_recipient(targets: Targets, narration: Narration) -> Spans:
    """Return the targets after "à", repeated for each."""
    return listed([to(as_object(target, narration)) for target in targets], "et")


def aiming(does: Verb, targets: Targets, narration: Narration) -> tuple[Verb, Spans]:
    """Return the verb and the targets after "à"; the player last chosen is a pronoun: "infligez-lui".

    In a token's text, the pronoun would mean its holder.
    """
    if targets == (Who.SAME,) and not narration.of_holder:
        return to_whom(does, "leur" if narration.picked_many else "lui"), ()
    return does, to_recipient(targets, narration)


def done_to(does: Verb, targets: Targets, what: tuple[Spans, Spans], narration: Narration) -> Clause | None:
    """Return an effect on others as an action of the owner, or None if it affects the owner or the choosers."""
    if Who.SELF in targets or (targets == (Who.SAME,) and narration.same_chooses):
        return None
    verb, goal = aiming(does, targets, narration)
    head, tail = what
    return deed(verb, phrase(goal, head, tail) if tail else phrase(head, goal))


def opposed(narration: Narration) -> Spans:
    """Return the target of the text's Attack or ability."""
    return the(nouns.OPPONENT if narration.setting is Setting.OFFENCE else nouns.DEFENDER)


def same(narration: Narration) -> Spans:
    """Return the player last chosen."""
    noun = nouns.SIDES[narration.picked]
    return phrase("ces", noun.plural("fr")) if narration.picked_many else this(noun)


def whose(narration: Narration, noun: Noun) -> Spans:
    """Return `votre tour`, `son tour`, or `le tour du porteur` if nothing else names the holder."""
    return phrase(the(noun), "du porteur") if narration.holder_spelled else my(narration, noun)


def _they(narration: Narration) -> Subject:
    return Subject(
        spans("ils" if narration.picked_many else "il"), Person.MANY if narration.picked_many else Person.ONE
    )


def _pick(pick: Pick, noun: Noun, narration: Narration) -> Spans:
    different = "différents" if pick.distinct and pick.count > 1 else ""
    return phrase(str(pick.count), noun.form(pick.count, "fr"), different, choice(narration))


def _as_object(target: Who | Pick, named: Spans) -> Spans:
    most = isinstance(target, Pick) and target.count > 1 and target.up_to
    return phrase("un maximum de", named) if most else named


def _repeated(often: int, said: Clause) -> Block:
    return (replace(said, rest=phrase(f"{often} fois", said.rest, "(le même ou non)")),)


PLAYERS: Final = PlayerWords(
    me=_me,
    fixed=FIXED,
    chosen=lambda noun, narration: phrase(a(noun), choice(narration)),
    any_holder=lambda narration: phrase("les joueurs", choice(narration)),
    oneself=lambda narration: "lui-même" if narration.of_holder else "vous-même",
    opposed=opposed,
    same=same,
    they=_they,
    pick=_pick,
    most="jusqu’à",
    as_object=_as_object,
    with_others=lambda narration: Person.MANY if narration.of_holder else Person.YOU,
    repeated=_repeated,
    on=of,
    holder_has="du porteur",
    they_have="qu’il a",
    you_have="que vous avez",
    whose=whose,
)


def counted(token: str, narration: Narration) -> Noun:
    """Return the noun for counting: a status is counted in tokens, a companion by its name."""
    noun = narration.lexicon.token(token)
    if token not in narration.lexicon.statuses:
        return noun
    name = noun.fr_singular
    return replace(noun, fr_singular=f"jeton {name}", fr_plural=f"jetons {name}", gender=Gender.MASCULINE)


def as_many(noun: Noun, narration: Narration) -> Spans:
    """Return `autant de jetons que vous voulez`."""
    wish = "qu’il veut" if narration.of_holder else "que vous voulez"
    return phrase("autant", elided("de", noun.plural("fr")), wish)


def _equal(amount: Amount, unit: Noun, other: Spans) -> Measure:
    if amount == Amount(origin=Origin.DAMAGE_DEALT):
        return phrase("autant", elided("de", unit.plural("fr"))), spans("que de dégâts infligés")
    return phrase("un nombre", elided("de", unit.plural("fr"))), phrase("égal", to(other))


def _to_limit(noun: Noun, narration: Narration) -> Measure:
    return phrase("des", noun.plural("fr")), phrase("jusqu’à", my(narration, nouns.STACK_LIMIT))


def _pair(symbol: str, narration: Narration) -> Spans:
    noun = narration.lexicon.symbols[symbol]
    face = phrase("faces", noun.singular("fr")) if symbol in narration.lexicon.ambiguous else noun.plural("fr")
    return phrase("par paire", elided("de", face))


def _origin(origin: Origin, narration: Narration) -> Spans:
    return {
        Origin.ROLL_TOTAL: spans("le résultat" if narration.thrown == 1 else "le total des dés"),
        Origin.OWN_CP: phrase(mine(narration), nouns.CP.plural("fr")),
        Origin.INCOMING_DAMAGE: phrase("les", nouns.INCOMING_DAMAGE.plural("fr")),
        Origin.DAMAGE_DEALT: spans("les dégâts infligés"),
    }[origin]


AMOUNTS: Final = AmountWords(
    equal=_equal,
    counted=counted,
    all_of=lambda noun: phrase("toutes les" if noun.gender is Gender.FEMININE else "tous les", noun.plural("fr")),
    any_number=as_many,
    to_limit=_to_limit,
    per="par",
    pair=_pair,
    symbols=lambda names, ambiguous: phrase("face" if ambiguous else "", names),
    in_play="en jeu",
    after_first="après la première",
    at_most=lambda most: f"({most} au maximum)",
    for_tokens="pour",
    at_level=lambda value, level: f"{value} au niveau {nouns.LEVELS_FR[level]}",
    origin=_origin,
    half=lambda words: phrase("la moitié", of(words), "(arrondie au chiffre supérieur)"),
)


DONE: Final = {CostKind.CP: "payé", CostKind.SPEND: "dépensé", CostKind.REMOVE: "retiré", CostKind.DISCARD: "défaussé"}
ACTIVE: Final = {Gender.MASCULINE: "actif", Gender.FEMININE: "active"}


def _counted(counts: SymbolCounts, narration: Narration) -> Spans:
    return listed([_so_often(symbol, number, narration) for symbol, number in counts], "et")


def _so_often(symbol: str, number: int, narration: Narration) -> Spans:
    noun = narration.lexicon.symbols[symbol]
    if symbol not in narration.lexicon.ambiguous:
        return count(number, noun)
    return phrase(count(number, nouns.FACE), noun.singular("fr"))


def _rerolled(yes: bool, narration: Narration) -> Spans:
    subject = me(narration)
    does = FAIRE.form(subject.person)
    return phrase(subject.spans, f"le {does}" if yes else f"ne le {does} pas")


def _damaged_holder(status: str, number: int, narration: Narration) -> Spans:
    victim = phrase("un joueur ayant au moins", *tokens(status, Amount(number), narration))
    return phrase(my(narration, nouns.ATTACK), "a blessé ce tour-ci", victim)


def _so_many(status: str, number: int, narration: Narration) -> Spans:
    few = "" if number == 1 and status in narration.lexicon.singles else "au moins"
    return phrase(few, *tokens(status, Amount(number), narration))


def _paid(least: int, narration: Narration) -> Spans:
    subject = me(narration)
    return phrase(subject.spans, "en", AVOIR.form(subject.person), DONE[narration.paid], f"au moins {least}")


def _is_owner(yes: bool, narration: Narration) -> Spans:
    plays = "joue" if narration.of_holder else "jouez"
    return phrase(
        me(narration).spans, plays if yes else f"ne {plays} pas", the(narration.lexicon.owner(narration.token))
    )


def _held_before(yes: bool, narration: Narration) -> Spans:
    had = "l’avait" if narration.of_holder else "l’aviez"
    return phrase(me(narration).spans, had if yes else f"ne {had} pas", "au début de ce tour")


def _is_first(yes: bool, narration: Narration) -> Spans:
    subject = me(narration)
    verb = ETRE.form(subject.person)
    return phrase(subject.spans, verb if yes else phrase(elided("ne", verb), "pas"), "le Joueur de Départ")


def _fewer_attempts(number: int, narration: Narration) -> Spans:
    fewer = phrase("fait moins de", str(number), nouns.ROLL_ATTEMPT.plural("fr"))
    return phrase(i(narration, AVOIR), fewer, "ce tour-ci")


def _flipped(yes: bool, narration: Narration) -> Spans:
    return phrase(
        "son plateau" if narration.of_holder else "votre plateau", "est retourné" if yes else "n’est pas retourné"
    )


def _active(companion: str, narration: Narration) -> Spans:
    gender = narration.lexicon.companions[companion].gender
    return phrase(companion_named(companion, narration), "est", ACTIVE[gender])


def _health(companion: str, least: int, narration: Narration) -> Spans:
    return phrase(companion_named(companion, narration), "a au moins", count(least, nouns.HEALTH))


def companion_named(companion: str, narration: Narration) -> Spans:
    """Return the companion's name, or a pronoun after its own text has named it in the sentence."""
    noun = narration.lexicon.companions[companion]
    if narration.companion == companion:
        return spans("elle" if noun.gender is Gender.FEMININE else "il")
    narration.companion = companion if narration.setting is Setting.PASSIVE else ""
    return noun.singular("fr")


CONDITIONS: Final = ConditionWords(
    on="sur",
    all_hold=lambda parts: listed([elided("si", part) for part in parts], "et"),
    counted=_counted,
    span=lambda low, high: f"{low} à {high}",
    this_die_shows="ce dé montre",
    a_die_shows="un dé montre",
    dice_show="les dés montrent",
    no_die_shows="aucun dé ne montre",
    nor="ni",
    get=OBTENIR,
    roll="le résultat",
    total="le total des dés",
    is_between=lambda low, high: f"est de {low} à {high}",
    is_at_least=lambda least: f"est d’au moins {least}",
    is_at_most=lambda most: f"est d’au plus {most}",
    rerolled=_rerolled,
    added=lambda least: f"au moins {least} dégâts sont ainsi ajoutés",
    attack_deals=lambda least, narration: phrase(my(narration, nouns.ATTACK), f"inflige au moins {least} dégâts"),
    incoming=lambda least: phrase("les", nouns.INCOMING_DAMAGE.plural("fr"), f"sont d’au moins {least}"),
    dealt=lambda least: phrase("l’Attaque inflige au moins", count(least, nouns.PLAIN_DAMAGE)),
    damaged_holder=_damaged_holder,
    defence_rolled=lambda yes: f"le Jet Défensif {'a été lancé' if yes else 'n’a pas encore été lancé'}",
    ultimate=lambda yes: f"l’Attaque {'est' if yes else 'n’est pas'} une Capacité Ultime",
    have=AVOIR,
    so_many=_so_many,
    paid=_paid,
    is_owner=_is_owner,
    held_before=_held_before,
    is_opponent=lambda yes, _narration: phrase("c’est" if yes else "ce n’est pas", "un adversaire"),
    is_first=_is_first,
    fewer_attempts=_fewer_attempts,
    flipped=_flipped,
    active=_active,
    downed=lambda companion, narration: phrase(companion_named(companion, narration), "est hors de combat"),
    health=_health,
)


_VERBS: Final = {
    CostKind.CP: verb("payer", "payez", "paie"),
    CostKind.SPEND: regular("dépenser"),
    CostKind.REMOVE: regular("retirer"),
    CostKind.DISCARD: regular("défausser"),
}
_PAY_YOU: Final = verb("vous payer", "vous payez", "vous paie")


def _clause(cost: Cost, narration: Narration) -> Clause:
    who = doer((cost.by,), narration)
    if cost.to is Who.SELF and not narration.of_holder and cost.kind is CostKind.CP:
        return Clause(who, _PAY_YOU, price(cost, narration))
    payee = to(recipient((cost.to,), narration)) if cost.to is not None else ()
    return Clause(who, _verb(cost), phrase(price(cost, narration), payee))


def _verb(cost: Cost) -> Verb:
    """Return the verb for a price: one thing is "défaussée" on the boards, several are "retirées"."""
    return _VERBS[CostKind.DISCARD if cost.kind is CostKind.REMOVE and is_single(cost) else cost.kind]


def _all_own(unit: Noun, narration: Narration) -> Spans:
    return phrase("tous" if unit is nouns.CP else "toutes", mine(narration), unit.plural("fr"))


def _short(cost: Cost, narration: Narration) -> Spans:
    """Return `2 jetons`, after the kind of token was named."""
    if cost.token in narration.lexicon.statuses and isinstance(cost.count, Amount):
        return whole(cost.count, nouns.TOKEN, narration)
    return price(cost, narration)


COSTS: Final = CostWords(
    clause=_clause,
    most="jusqu’à",
    late="(hors jetons gagnés ce tour-ci)",
    all_own=_all_own,
    any_amount=as_many,
    for_each="pour chaque",
    done=lambda kind, noun: agree(DONE[kind], noun.gender),
    short=_short,
)


HEADINGS: Final = HeadingWords(
    kinds={
        CardKind.UPGRADE: "Amélioration de Héros",
        CardKind.MAIN: "Action de Phase Principale",
        CardKind.ROLL: "Action de Phase de Lancer",
        CardKind.INSTANT: "Action Instantanée",
    },
    straights={Straight.SMALL: "Petite Suite", Straight.LARGE: "Grande Suite"},
    of_a_kind="chiffres identiques",
    defensive_roll="Jet Défensif",
    modifier="Modificateur d’Attaque",
    play_when={PlayWhen.ATTACKED: "À jouer uniquement quand une Attaque vous vise."},
    upgrades="Améliore",
    to_level="au niveau",
    adds="Ajoute aussi",
    also="en plus",
    others_limit=lambda limit: f"({limit} pour les autres joueurs)",
    persistent="persistante",
    spendable="dépensable",
    no_removal="ne peut pas être retirée",
    no_transfer="ne peut pas être transférée",
    neither="ne peut être ni retirée ni transférée",
    except_by=lambda owner: phrase(", sauf par une capacité du plateau", of(the(owner))),
    other_way="autrement",
    companion="Familier",
    most_in_play=lambda most: f"{most} en jeu au maximum",
    most_health=lambda most: phrase(count(most, nouns.HEALTH), "au maximum"),
    uses=lambda uses: phrase("à utiliser", count(uses, nouns.TIME), "par tour au maximum"),
)
