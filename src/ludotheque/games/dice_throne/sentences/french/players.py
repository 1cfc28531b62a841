"""French words for players: who acts, who receives, whose."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Pick, Targets, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import PlayerWords, Setting, Voice
from ludotheque.games.dice_throne.sentences.players import as_object
from ludotheque.text.clauses import Block, Clause, Person, Subject, Verb, deed
from ludotheque.text.french import a, elides, of, the, this, to, to_whom
from ludotheque.text.nouns import Gender, Noun
from ludotheque.text.spans import Spans, listed, phrase, plain, spans

FIXED: Final = {
    Who.ATTACKER: "l’Attaquant",
    Who.INFLICTER: "le joueur qui a infligé ce jeton",
    Who.EACH_OPPONENT: "chaque adversaire",
    Who.EACH_PLAYER: "chaque joueur",
    Who.TRIGGER_PLAYER: "cet adversaire",
}


def me(voice: Voice) -> Subject:
    """The one the text is about: "vous", or "le porteur", taken up as "il"; or the hero whose leaflet it is."""
    hero = voice.lexicon.owner(voice.token) if voice.of_leaflet else None
    if voice.of_holder and voice.is_named:
        feminine = hero is not None and hero.gender is Gender.FEMININE
        return Subject(spans("elle" if feminine else "il"), Person.ONE, own=True)
    if voice.of_holder:
        voice.is_named = True
        return Subject(spans("le porteur") if hero is None else the(hero), Person.ONE, own=True)
    return Subject(spans("vous"), Person.YOU, own=True)


def my(voice: Voice, noun: Noun) -> Spans:
    """`votre tour`, `son Attaque`, `sa Limite`."""
    word = noun.singular("fr")
    if not voice.of_holder:
        return phrase("votre", word)
    feminine = noun.gender is Gender.FEMININE and not elides(plain(word))
    return phrase("sa" if feminine else "son", word)


def mine(voice: Voice) -> str:
    """`vos` or `ses`."""
    return "ses" if voice.of_holder else "vos"


def choice(voice: Voice) -> str:
    """`de votre choix` or `de son choix`."""
    return "de son choix" if voice.of_holder else "de votre choix"


def of_me(voice: Voice, noun: Noun) -> Spans:
    """`votre Attaque`; `l’Attaque du porteur` where the holder is first named, then `son Attaque`."""
    if not voice.of_holder or voice.is_named:
        return my(voice, noun)
    voice.is_named = True
    return phrase(the(noun), "du porteur")


def to_recipient(targets: Targets, voice: Voice) -> Spans:
    """The targets after "à", which each of them repeats."""
    return listed([to(as_object(target, voice)) for target in targets], "et")


def aiming(does: Verb, targets: Targets, voice: Voice) -> tuple[Verb, Spans]:
    """The verb and the targets after "à"; whoever was picked last is a pronoun: "infligez-lui".

    In the text of a token the pronoun would be taken for its holder.
    """
    if targets == (Who.SAME,) and not voice.of_holder:
        return to_whom(does, "leur" if voice.picked_many else "lui"), ()
    return does, to_recipient(targets, voice)


def done_to(does: Verb, targets: Targets, what: tuple[Spans, Spans], voice: Voice) -> Clause | None:
    """What befalls others as a deed of the owner; nothing for what befalls the owner, or those who choose it."""
    if Who.SELF in targets or (targets == (Who.SAME,) and voice.same_chooses):
        return None
    verb, goal = aiming(does, targets, voice)
    head, tail = what
    return deed(verb, phrase(goal, head, tail) if tail else phrase(head, goal))


def opposed(voice: Voice) -> Spans:
    """Whom the text's Attack or ability is aimed at."""
    return the(nouns.OPPONENT if voice.setting is Setting.OFFENCE else nouns.DEFENDER)


def same(voice: Voice) -> Spans:
    """Whoever was picked last."""
    noun = nouns.SIDES[voice.picked]
    return phrase("ces", noun.plural("fr")) if voice.picked_many else this(noun)


def whose(voice: Voice, noun: Noun) -> Spans:
    """`votre tour`, `son tour`; `le tour du porteur` where nobody else would say whose it is."""
    return phrase(the(noun), "du porteur") if voice.holder_spelled else my(voice, noun)


def _they(voice: Voice) -> Subject:
    return Subject(spans("ils" if voice.picked_many else "il"), Person.MANY if voice.picked_many else Person.ONE)


def _pick(pick: Pick, noun: Noun, voice: Voice) -> Spans:
    different = "différents" if pick.distinct and pick.count > 1 else ""
    return phrase(str(pick.count), noun.form(pick.count, "fr"), different, choice(voice))


def _as_object(target: Who | Pick, named: Spans) -> Spans:
    most = isinstance(target, Pick) and target.count > 1 and target.up_to
    return phrase("un maximum de", named) if most else named


def _repeated(often: int, said: Clause) -> Block:
    return (replace(said, rest=phrase(f"{often} fois", said.rest, "(le même ou non)")),)


PLAYERS: Final = PlayerWords(
    me=me,
    fixed=FIXED,
    chosen=lambda noun, voice: phrase(a(noun), choice(voice)),
    any_holder=lambda voice: phrase("les joueurs", choice(voice)),
    oneself=lambda voice: "lui-même" if voice.of_holder else "vous-même",
    opposed=opposed,
    same=same,
    they=_they,
    pick=_pick,
    most="jusqu’à",
    as_object=_as_object,
    with_others=lambda voice: Person.MANY if voice.of_holder else Person.YOU,
    repeated=_repeated,
    on=of,
    holder_has="du porteur",
    they_have="qu’il a",
    you_have="que vous avez",
    whose=whose,
)
