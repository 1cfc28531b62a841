"""English words for players, amounts, conditions, costs and headings."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.definitions import CardKind, PlayWhen, Straight
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Cost,
    CostKind,
    Costs,
    Origin,
    Pick,
    SymbolCounts,
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
from ludotheque.games.dice_throne.sentences.phrases import clauses, doer, i, price, rates, recipient
from ludotheque.text.clauses import Block, Clause, Lead, Noun, Person, Subject, When
from ludotheque.text.english import BE, HAVE, article, count, possessive, times, verb
from ludotheque.text.spans import Spans, listed, phrase, spans

FIXED: Final = {
    Who.ATTACKER: "the attacker",
    Who.INFLICTER: "the player who inflicted this token",
    Who.EACH_OPPONENT: "each opponent",
    Who.EACH_PLAYER: "each player",
    Who.TRIGGER_PLAYER: "that opponent",
}


def my(narration: Narration) -> str:
    """Return `your` or `their`."""
    return "their" if narration.of_holder else "your"


def myself(narration: Narration) -> str:
    """Return `yourself` or `themselves`."""
    return "themselves" if narration.of_holder else "yourself"


def me(narration: Narration) -> Subject:
    if narration.of_holder and narration.is_named:
        return Subject(spans("they"), Person.MANY, own=True)
    if narration.of_holder:
        narration.is_named = True
        hero = phrase("the", narration.lexicon.owner(narration.token).singular("en"))
        return Subject(hero if narration.of_leaflet else spans("the holder"), Person.ONE, own=True)
    return Subject(spans("you"), Person.YOU, own=True)


def did(narration: Narration, past: str) -> Spans:
    """Return the subject with a verb in the past tense, which has one form."""
    return phrase(me(narration).spans, past)


def of_me(narration: Narration, words: Spans) -> Spans:
    """Return `your Attack`, or `the holder's Attack` at the first mention, then `their Attack`."""
    if not narration.of_holder or narration.is_named:
        return phrase(my(narration), words)
    narration.is_named = True
    return phrase(possessive("the holder"), words)


def opposed(narration: Narration) -> Spans:
    """Return the target of the text's Attack or ability."""
    return spans("the opponent" if narration.setting is Setting.OFFENCE else "the defender")


def same(narration: Narration) -> Spans:
    """Return the player last chosen; in a token's text, "them" would mean its holder."""
    if not narration.of_holder:
        return spans("them")
    noun = nouns.SIDES[narration.picked]
    return phrase("those", noun.plural("en")) if narration.picked_many else phrase("that", noun.singular("en"))


def whose(narration: Narration, noun: Noun) -> Spans:
    """Return `your turn`, `their turn`, or `the holder's turn` if nothing else names the holder."""
    return phrase(possessive("the holder") if narration.holder_spelled else my(narration), noun.singular("en"))


def choice(narration: Narration) -> Spans:
    """Return `of your choice`."""
    return phrase("of", my(narration), "choice")


def _pick(pick: Pick, noun: Noun, narration: Narration) -> Spans:
    most, different = "up to" if pick.up_to else "", "different" if pick.distinct else ""
    return phrase(most, str(pick.count), different, noun.form(pick.count, "en"), choice(narration))


def _as_object(target: Who | Pick, named: Spans) -> Spans:
    every = isinstance(target, Pick) and target.count > 1 and not target.up_to
    return phrase("each of" if every else "", named)


def _repeated(often: int, said: Clause) -> Block:
    note = "(the same one or another)"
    return (When(Lead(spans(times(often))), (replace(said, rest=phrase(said.rest, note)),)),)


PLAYERS: Final = PlayerWords(
    me=me,
    fixed=FIXED,
    chosen=lambda noun, narration: phrase(article(noun.singular("en")), choice(narration)),
    any_holder=lambda narration: phrase("players", choice(narration)),
    oneself=myself,
    opposed=opposed,
    same=same,
    they=lambda _narration: Subject(spans("they"), Person.MANY),
    pick=_pick,
    most="",
    as_object=_as_object,
    with_others=lambda _narration: Person.MANY,
    repeated=_repeated,
    on=lambda whom: phrase("on", whom),
    holder_has="the holder has",
    they_have="they have",
    you_have="you have",
    whose=whose,
)


def by_symbol(amount: Amount, narration: Narration) -> tuple[Lead, Amount] | None:
    """Return a rate per symbol as an introduction, "per Fist:", to avoid reading "the attacker per Fist" as a unit."""
    only = (Amount(per_symbol=amount.per_symbol), Amount(per_pair=amount.per_pair))
    found = rates(amount, narration) if amount in only else []
    if len(found) != 1:
        return None
    ((rate, per),) = found
    return Lead(per, short=True), Amount(rate)


def _equal(_amount: Amount, unit: Noun, to: Spans) -> Measure:
    return unit.plural("en") if unit.en_plural else spans("an amount"), phrase("equal to", to)


def _counted_token(token: str, narration: Narration) -> Noun:
    """Return the noun that tokens are counted in; status names have no plural: 1 Chi, 2 Chi."""
    noun = narration.lexicon.token(token)
    if token not in narration.lexicon.statuses:
        return noun
    return Noun(noun.en_singular, noun.en_singular, noun.fr_singular, noun.fr_plural, noun.gender, noun.term)


def _to_limit(noun: Noun, narration: Narration) -> Measure:
    return noun.plural("en"), phrase("up to", my(narration), nouns.STACK_LIMIT.singular("en"))


def _pair(symbol: str, narration: Narration) -> Spans:
    rolled = "rolled" if symbol in narration.lexicon.ambiguous else ""
    return phrase("for every 2", narration.lexicon.symbols[symbol].plural("en"), rolled)


def _origin(origin: Origin, narration: Narration) -> Spans:
    return {
        Origin.ROLL_TOTAL: spans("the roll" if narration.thrown == 1 else "the total rolled"),
        Origin.OWN_CP: phrase(my(narration), nouns.CP.plural("en")),
        Origin.INCOMING_DAMAGE: phrase("the", nouns.INCOMING_DAMAGE.singular("en")),
        Origin.DAMAGE_DEALT: spans("the damage dealt"),
    }[origin]


AMOUNTS: Final = AmountWords(
    equal=_equal,
    counted=_counted_token,
    all_of=lambda noun: phrase("all", noun.plural("en")),
    any_number=lambda noun, _narration: phrase("any number of", noun.plural("en")),
    to_limit=_to_limit,
    per="per",
    pair=_pair,
    symbols=lambda names, ambiguous: phrase(names, "rolled" if ambiguous else ""),
    in_play="in play",
    after_first="after the first",
    at_most=lambda most: f"(at most {most})",
    for_tokens="for",
    at_level=lambda value, level: f"{value} if {nouns.LEVELS_EN[level]}",
    origin=_origin,
    half=lambda words: phrase("half", words, "(rounded up)"),
)


DONE: Final = {CostKind.CP: "paid", CostKind.SPEND: "spent", CostKind.REMOVE: "removed", CostKind.DISCARD: "discarded"}


def _counted_symbols(counts: SymbolCounts, narration: Narration) -> Spans:
    rolled = "rolled" if narration.lexicon.ambiguous & {symbol for symbol, _ in counts} else ""
    return phrase(
        listed([count(number, narration.lexicon.symbols[symbol]) for symbol, number in counts], "and"), rolled
    )


def _damaged_holder(status: str, number: int, narration: Narration) -> Spans:
    victim = phrase("a player with at least", str(number), narration.lexicon.statuses[status].singular("en"))
    return phrase(my(narration), "Attack damaged", victim, "this turn")


def _so_many(status: str, number: int, narration: Narration) -> Spans:
    few = "" if number == 1 and status in narration.lexicon.singles else f"at least {number}"
    return phrase(few, narration.lexicon.statuses[status].singular("en"))


def _is_owner(yes: bool, narration: Narration) -> Spans:
    return phrase(
        i(narration, BE), "" if yes else "not", "the", narration.lexicon.owner(narration.token).singular("en")
    )


def _is_opponent(yes: bool, narration: Narration) -> Spans:
    who = phrase(same(narration), "is") if narration.of_holder else spans("they are")
    return phrase(who, "" if yes else "not", "an opponent")


def _fewer_attempts(number: int, narration: Narration) -> Spans:
    fewer = phrase("made fewer than", str(number), nouns.ROLL_ATTEMPT.plural("en"), "this turn")
    return phrase(did(narration, ""), fewer)


def _companion(companion: str, narration: Narration, is_what: str) -> Spans:
    return phrase(narration.lexicon.companions[companion].singular("en"), is_what)


CONDITIONS: Final = ConditionWords(
    on="on",
    all_hold=lambda parts: phrase("if", listed(parts, "and")),
    counted=_counted_symbols,
    span=lambda low, high: f"{low} to {high}",
    this_die_shows="this die shows",
    a_die_shows="a die shows",
    dice_show="the dice show",
    no_die_shows="no die shows",
    nor="or",
    get=HAVE,
    roll="the roll",
    total="the total rolled",
    is_between=lambda low, high: f"is {low} to {high}",
    is_at_least=lambda least: f"is {least} or more",
    is_at_most=lambda most: f"is {most} or less",
    rerolled=lambda yes, narration: did(narration, "do" if yes else "do not"),
    added=lambda least: f"this adds at least {least} damage",
    attack_deals=lambda least, narration: phrase(my(narration), "Attack deals at least", str(least), "damage"),
    incoming=lambda least: phrase("the", nouns.INCOMING_DAMAGE.singular("en"), f"is {least} or more"),
    dealt=lambda least: spans(f"the Attack deals at least {least} damage"),
    damaged_holder=_damaged_holder,
    defence_rolled=lambda yes: "the defense was rolled" if yes else "the defense has not been rolled",
    ultimate=lambda yes: "the Attack is an Ultimate" if yes else "the Attack is not an Ultimate",
    have=HAVE,
    so_many=_so_many,
    paid=lambda least, narration: did(narration, f"{DONE[narration.paid]} at least {least}"),
    is_owner=_is_owner,
    held_before=lambda yes, narration: did(narration, f"{'had' if yes else 'did not have'} it when that turn began"),
    is_opponent=_is_opponent,
    is_first=lambda yes, narration: phrase(i(narration, BE), "" if yes else "not", "the Start Player"),
    fewer_attempts=_fewer_attempts,
    flipped=lambda yes, narration: phrase(my(narration), "board", "is flipped" if yes else "is not flipped"),
    active=lambda companion, narration: _companion(companion, narration, "is active"),
    downed=lambda companion, narration: _companion(companion, narration, "is downed"),
    health=lambda companion, least, narration: _companion(companion, narration, f"has at least {least} health"),
)


_VERBS: Final = {
    CostKind.CP: verb("pay"),
    CostKind.SPEND: verb("spend"),
    CostKind.REMOVE: verb("remove"),
    CostKind.DISCARD: verb("discard"),
}


def _clause(cost: Cost, narration: Narration) -> Clause:
    payee: Spans = ()
    if cost.to is not None:
        payee = phrase("you") if cost.to is Who.SELF and not narration.of_holder else recipient((cost.to,), narration)
    return Clause(doer((cost.by,), narration), _VERBS[cost.kind], phrase(payee, price(cost, narration)))


def _any_amount(unit: Noun, _voice: Narration) -> Spans:
    return phrase("any amount of" if unit is nouns.CP else "any number of", unit.plural("en"))


def alternative(costs: Costs, narration: Narration) -> Spans:
    """Return the price as an aside: "spend 1 Synth"."""
    out: Spans = ()
    for clause in clauses(costs, narration):
        said = phrase(clause.verb.bare, clause.rest)
        out = phrase(out, "and", said) if out else said
    return out or spans("nothing")


COSTS: Final = CostWords(
    clause=_clause,
    most="up to",
    late="(not gained this turn)",
    all_own=lambda unit, narration: phrase("all", my(narration), unit.plural("en")),
    any_amount=_any_amount,
    for_each="for each",
    done=lambda kind, _noun: DONE[kind],
    short=price,
)


def _except_by(owner: Noun) -> Spans:
    board = phrase(possessive(phrase("the", owner.singular("en"))), "board")
    return phrase(", except by an ability of", board)


HEADINGS: Final = HeadingWords(
    kinds={
        CardKind.UPGRADE: "Hero Upgrade",
        CardKind.MAIN: "Main Phase Action",
        CardKind.ROLL: "Roll Phase Action",
        CardKind.INSTANT: "Instant Action",
    },
    straights={Straight.SMALL: "small straight", Straight.LARGE: "large straight"},
    of_a_kind="of a kind",
    defensive_roll="Defensive Roll",
    modifier="Attack Modifier",
    play_when={PlayWhen.ATTACKED: "Play only when you are attacked."},
    upgrades="Upgrades",
    to_level="to level",
    adds="Also adds",
    also="also",
    others_limit=lambda limit: f"({limit} for other players)",
    persistent="persistent",
    spendable="spendable",
    no_removal="cannot be removed",
    no_transfer="cannot be transferred",
    neither="cannot be removed or transferred",
    except_by=_except_by,
    other_way="in any other way",
    companion="Companion",
    most_in_play=lambda most: f"at most {most} in play",
    most_health=lambda most: spans(f"at most {most} health"),
    uses=lambda uses: phrase("use at most", times(uses), "per turn"),
)
