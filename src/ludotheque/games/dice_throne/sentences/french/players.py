"""French words for players: who acts, who receives, whose."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Pick, Side, Targets, TokensOf, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import Setting, Voice, choices
from ludotheque.text.clauses import Block, Clause, Person, Subject, Verb, deed
from ludotheque.text.french import a, elides, of, the, this, to, to_whom
from ludotheque.text.nouns import Gender, Noun
from ludotheque.text.spans import Part, Spans, listed, phrase, plain, spans

_CHOSEN: Final = {
    Who.CHOSEN_PLAYER: (nouns.PLAYER, Side.PLAYER),
    Who.CHOSEN_OPPONENT: (nouns.OPPONENT, Side.OPPONENT),
    Who.CHOSEN_TEAMMATE: (nouns.TEAMMATE, Side.PLAYER),
}
_FIXED: Final = {
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


def fact(voice: Voice) -> Subject:
    """The same where something is stated of them, so that "you" is said."""
    return replace(me(voice), own=False)


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


def i(voice: Voice, verb: Verb) -> Spans:
    """The one the text is about, with a verb: "vous avez", "le porteur est"."""
    subject = me(voice)
    return phrase(subject.spans, verb.form(subject.person))


def of_me(voice: Voice, noun: Noun) -> Spans:
    """`votre Attaque`; `l’Attaque du porteur` where the holder is first named, then `son Attaque`."""
    if not voice.of_holder or voice.is_named:
        return my(voice, noun)
    voice.is_named = True
    return phrase(the(noun), "du porteur")


def order(voice: Voice, verb: Verb, *rest: Part) -> Clause:
    """Something the owner or holder does."""
    return Clause(me(voice), verb, phrase(*rest))


def recipient(targets: Targets, voice: Voice) -> Spans:
    """The targets as an object: "l’Attaquant", "2 adversaires de votre choix"."""
    return listed([_object(target, voice) for target in targets], "et")


def to_recipient(targets: Targets, voice: Voice) -> Spans:
    """The targets after "à", which each of them repeats."""
    return listed([to(_object(target, voice)) for target in targets], "et")


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


def _object(target: Who | Pick, voice: Voice) -> Spans:
    named = _one(target, voice)
    most = isinstance(target, Pick) and target.count > 1 and target.up_to
    return phrase("un maximum de", named) if most else named


def doer(targets: Targets, voice: Voice) -> Subject:
    """The targets as those who act."""
    if targets == (Who.SELF,):
        return me(voice)
    if Who.SELF in targets:
        others = [_one(target, voice) for target in targets if target is not Who.SELF]
        person = Person.MANY if voice.of_holder else Person.YOU
        return Subject(listed([me(voice).spans, *others], "et"), person)
    if targets == (Who.SAME,) and not voice.of_holder:
        return Subject(spans("ils" if voice.picked_many else "il"), Person.MANY if voice.picked_many else Person.ONE)
    many = len(targets) > 1 or any(isinstance(target, Pick) and target.count > 1 for target in targets)
    many = many or targets == (Who.ANY_HOLDER,) or (targets == (Who.SAME,) and voice.picked_many)
    named = listed([phrase(_most(target), _one(target, voice)) for target in targets], "et")
    return Subject(named, Person.MANY if many else Person.ONE)


def _most(target: Who | Pick) -> str:
    return "jusqu’à" if isinstance(target, Pick) and target.up_to else ""


def _one(target: Who | Pick, voice: Voice) -> Spans:
    if isinstance(target, Pick):
        return _pick(target, voice)
    if target in _CHOSEN:
        noun, voice.picked = _CHOSEN[target]
        voice.picked_many = False
        return phrase(a(noun), choice(voice))
    if target is Who.SAME:
        return same(voice)
    if target is Who.ANY_HOLDER:
        return phrase("les joueurs", choice(voice))
    if target is Who.SELF:
        return spans("lui-même" if voice.of_holder else "vous-même")
    if target is Who.DEFENDER:
        return opposed(voice)
    return spans(_FIXED[target])


def opposed(voice: Voice) -> Spans:
    """Whom the text's Attack or ability is aimed at."""
    return the(nouns.OPPONENT if voice.setting is Setting.OFFENCE else nouns.DEFENDER)


def same(voice: Voice) -> Spans:
    """Whoever was picked last."""
    noun = nouns.SIDES[voice.picked]
    return phrase("ces", noun.plural("fr")) if voice.picked_many else this(noun)


def _pick(pick: Pick, voice: Voice) -> Spans:
    noun = nouns.POOLS[pick.of]
    voice.picked = Side.OPPONENT if noun is nouns.OPPONENT else Side.PLAYER
    voice.picked_many = pick.count > 1
    different = ("différents" if pick.count > 1 else "") if pick.distinct else ""
    return phrase(str(pick.count), noun.form(pick.count, "fr"), different, choice(voice))


def repeated(targets: Targets, said: Clause) -> Block:
    """`infligez 3 fois 1 dégât à un adversaire de votre choix (le même ou non)`."""
    often = choices(targets)
    return (said if often == 1 else replace(said, rest=phrase(f"{often} fois", said.rest, "(le même ou non)")),)


def holding(of_whom: TokensOf, voice: Voice) -> Spans:
    """After a token: "que vous avez", "du Défenseur"."""
    if of_whom is TokensOf.DEFENDER:
        return of(opposed(voice))
    if of_whom is TokensOf.SELF and voice.of_holder and voice.to_others:
        return spans("du porteur")
    return spans("qu’il a" if of_whom is TokensOf.TARGET or voice.of_holder else "que vous avez")


def whose(voice: Voice, noun: Noun) -> Spans:
    """`votre tour`, `son tour`; `le tour du porteur` where nobody else would say whose it is."""
    return phrase(the(noun), "du porteur") if voice.holder_spelled else my(voice, noun)
