"""French words for status tokens, Combat Points and cards."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Targets, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import measure, token_list, tokens
from ludotheque.games.dice_throne.sentences.french.amounts import as_many, counted
from ludotheque.games.dice_throne.sentences.french.damage import INFLIGER, PREVENIR, VOLER, aimed, given
from ludotheque.games.dice_throne.sentences.french.players import aiming, choice, done_to, mine, my, to_recipient
from ludotheque.games.dice_throne.sentences.language_pack import TokenWords, Voice, each_choice
from ludotheque.games.dice_throne.sentences.merged_effects import Inflicted
from ludotheque.games.dice_throne.sentences.players import doer, order, recipient, repeated
from ludotheque.text.clauses import Block, Clause, Person, Verb
from ludotheque.text.french import agree, count, elided, of, regular, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase

DONNER: Final = regular("donner")
RECEVOIR: Final = verb("recevoir", "recevez", "reçoit", "reçoivent")
RETIRER: Final = regular("retirer")
REMOVE_IT: Final = Verb("le retirer", "le retirez", "le retire", "le retirent", order="retirez-le")
FAIRE_DEFAUSSER: Final = verb("faire défausser", "faites défausser", "fait défausser", "font défausser")
OWN: Final = {Person.YOU: "votre", Person.ONE: "sa", Person.MANY: "leur"}
OF_CHOICE: Final = {Person.YOU: "de votre choix", Person.ONE: "de son choix", Person.MANY: "de leur choix"}


def _inflicted(group: Inflicted, voice: Voice) -> Block:
    does, goal = aimed(INFLIGER, each_choice(group.target), voice)
    first, *others = group.inflictions
    if others:
        items = token_list(tuple((each.status, each.count) for each in group.inflictions), voice)
        named = phrase(listed(items, "et"), goal)
    else:
        named = given(tokens(first.status, first.count, voice), goal)
    if group.target == (Who.SAME,) and voice.same_chooses:
        return (Clause(doer(group.target, voice), RECEVOIR, named),)
    return repeated(group.target, order(voice, does, named), voice)


def _any_own(voice: Voice) -> Spans:
    wish = "qu’il veut" if voice.of_holder else "que vous voulez"
    return phrase("autant de", mine(voice), EFFECTS, wish)


def _limit_by(number: int, status: Spans, voice: Voice) -> Spans:
    return phrase(f"de {number}", my(voice, nouns.STACK_LIMIT), elided("de", status))


def _incoming(effect: e.PreventStatus, noun: Noun, voice: Voice) -> Spans:
    token = noun if effect.status == ANY_STATUS else counted(effect.status, voice)
    return phrase(count(effect.count, token), agree("entrant", token.gender, effect.count))


def _detonated(status: str, targets: Targets, voice: Voice) -> Spans:
    return phrase("les", counted(status, voice).plural("fr"), of(recipient(targets, voice)))


def _stolen(effect: e.StealCp, most: str, voice: Voice) -> Clause:
    does, victim = aimed(VOLER, effect.target, voice)
    return order(voice, does, most, given(measure(effect.amount, nouns.CP, voice), victim))


def _search(number: int, voice: Voice) -> Block:
    deck, hand = ("sa pioche", "sa main") if voice.of_holder else ("votre pioche", "votre main")
    taken = order(voice, regular("chercher"), count(number, nouns.CARD), choice(voice), "dans", deck)
    add_it = verb("l’ajouter", "ajoutez-la", "l’ajoute")
    add_them = verb("les ajouter", "ajoutez-les", "les ajoute")
    added = order(voice, add_it if number == 1 else add_them, f"à {hand}")
    return (taken, added, order(voice, regular("mélanger"), deck))


EFFECTS: Final = nouns.STATUS_EFFECT.plural("fr")
TOKENS: Final = TokenWords(
    gain=regular("gagner"),
    given=lambda targets, items, voice: done_to(DONNER, targets, (items, ()), voice),
    inflicted=_inflicted,
    remove=RETIRER,
    remove_it=(REMOVE_IT, ()),
    remove_from=lambda targets, voice: aiming(RETIRER, targets, voice),
    all_own=lambda voice: phrase("toutes", mine(voice), EFFECTS),
    any_own=_any_own,
    of_own=lambda voice: phrase("de", mine(voice), EFFECTS),
    transfer=verb("transférer", "transférez", "transfère"),
    this_token="ce jeton",
    one_of_any=phrase("1 jeton", elided("de", nouns.STATUS_EFFECT.singular("fr"))),
    from_whom=of,
    to_whom=to_recipient,
    to_another=lambda voice: phrase("vers un autre joueur", choice(voice)),
    raise_=regular("augmenter"),
    limit_by=_limit_by,
    prevent=PREVENIR,
    incoming=_incoming,
    explode=regular("exploser"),
    detonate=verb("faire exploser", "faites exploser", "fait exploser", "font exploser"),
    detonated=_detonated,
    first_one="le premier",
    lose=verb("perdre", "perdez", "perd", "perdent"),
    steal=VOLER,
    most="jusqu’à",
    of_those="de ces",
    victim=to_recipient,
    instead=lambda one: "au lieu de le gagner" if one else "au lieu de les gagner",
    stolen=_stolen,
    draw=regular("piocher"),
    discard=regular("défausser"),
    whole_hand=lambda person: phrase("toute", OWN[person], "main"),
    any_cards=lambda voice: as_many(nouns.CARD, voice),
    at_random="au hasard",
    of_choice=lambda person: OF_CHOICE[person],
    made_discard=lambda targets, cards, voice: done_to(FAIRE_DEFAUSSER, targets, ((), cards), voice),
    search=_search,
    look=regular("regarder"),
    their_hand=lambda many: "leurs mains" if many else "sa main",
    hand_of=lambda whose: phrase("la main", of(whose)),
)
