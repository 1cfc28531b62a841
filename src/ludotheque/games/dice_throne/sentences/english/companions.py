"""English for companions and the board."""

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Amount, CompanionState, Level
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.amounts import measure, whole
from ludotheque.games.dice_throne.sentences.english.players import me, my, order
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.text.clauses import Block, Clause, Person, Subject
from ludotheque.text.english import article, times, verb
from ludotheque.text.spans import Spans, phrase, plain, spans


def grow(effect: e.Grow, voice: Voice) -> Block:
    group = voice.lexicon.groups[voice.lexicon.growing]
    often = _times(effect.amount, voice)
    if not effect.each_in_play:
        what = phrase(my(voice), group.plural("en"), often)
        return (Clause(me(voice), verb("grow"), what, may=effect.optional),)
    some = "any of" if effect.optional else "all"
    return (order(voice, verb("grow"), some, my(voice), group.plural("en"), often, "each"),)


def _times(amount: Amount, voice: Voice) -> Spans:
    """`twice`, `once per Spirit rolled`."""
    if amount == Amount(amount.base):
        return spans(times(amount.base))
    head, tail = measure(amount, nouns.TIME, voice)
    return phrase("once" if plain(head) == "1 time" else head, tail)


def heal_companion(effect: e.HealCompanion, voice: Voice) -> Block:
    companion = voice.lexicon.companions[effect.companion].singular("en")
    return (order(voice, verb("heal"), companion, "for", whole(effect.amount, nouns.HEALTH, voice)),)


def set_companion(effect: e.SetCompanion, voice: Voice) -> Block:
    companion = Subject(voice.lexicon.companions[effect.companion].singular("en"), Person.ONE)
    state = "active" if effect.state is CompanionState.ACTIVE else "downed"
    return (Clause(companion, verb("become"), spans(state)),)


def activate_companion(effect: e.ActivateCompanion, voice: Voice) -> Block:
    noun = voice.lexicon.groups[effect.group]
    different = "different" if effect.distinct and effect.count > 1 else ""
    number = phrase("up to" if effect.count > 1 else "", str(effect.count), different, noun.form(effect.count, "en"))
    free = "for free" if effect.free else ""
    timing = f"(even outside {'their' if effect.count > 1 else 'its'} usual timing)" if effect.ignore_conditions else ""
    return (order(voice, verb("activate"), number, free, timing),)


def build_companion(effect: e.BuildCompanion, voice: Voice) -> Block:
    named = _levelled(effect.level, effect.group, voice)
    return (order(voice, verb("build"), named, "for free" if effect.free else ""),)


def upgrade_companion(effect: e.UpgradeCompanion, voice: Voice) -> Block:
    named = _levelled(effect.origin, effect.group, voice)
    better = phrase("to", nouns.LEVELS_EN[effect.to])
    return (order(voice, verb("upgrade"), named, better, "for free" if effect.free else ""),)


def _levelled(level: Level, group: str, voice: Voice) -> Spans:
    return article(phrase(nouns.LEVELS_EN[level], voice.lexicon.groups[group].singular("en")))


def flip_board(_effect: e.FlipBoard, voice: Voice) -> Block:
    return (order(voice, verb("flip"), my(voice), "board for the rest of the game"),)
