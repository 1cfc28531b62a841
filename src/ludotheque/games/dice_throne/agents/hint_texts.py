"""A hint in words: one sentence in either language, its numbers written as the language writes them."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ludotheque.games.dice_throne.agents.hint_types import Gain, Goal, Hint
from ludotheque.games.dice_throne.content.definitions import NamedDefinition
from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.sentences.card_texts import requirement_text
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon, lexicon_of, named
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from ludotheque.text.nouns import Gender
from ludotheque.text.numbers import decimal, percent
from ludotheque.text.spans import listed, plain, spans
from ludotheque.text.writer import TONGUES, name_of

PERCENT: Final = ("chance", "defeat")
COUNTED: Final = ("attempts", "count", "missing")  # whole numbers that decide about the words beside them
DAMAGES: Final = ("damage", "again")  # said with their unit
FLAGS: Final = ("net", "defended")  # said as yes or no
FLAG_WORDS: Final = {1: "yes", 0: "no", -1: "none"}
DECISIVE: Final = ("hint-survive", "hint-fell")  # beyond any price
DIGITS: Final = 9  # sums of chances are exact no further
WHOLE: Final = 0.05  # so close to a whole number that no digit is needed behind it


def sentence(hint: Hint, lang: Language) -> str:
    """Why the answer of a hint is good, or not so good."""
    return Messages(lang).say(hint.reason_key, **arguments(hint, lang))


def with_win(hint: Hint, lang: Language) -> str:
    """The same with the chance to win, where that is known."""
    said = sentence(hint, lang)
    if hint.win is None:
        return said
    return Messages(lang).say("hint-win", reason=said, win=rough(hint.win, lang))


def rough(chance: float, lang: Language) -> str:
    """A chance that was estimated: whole per cents, and never a certainty."""
    share = max(1, min(99, round(100 * chance)))
    return f"{share}\u202f%" if lang == "fr" else f"{share}%"


def arguments(hint: Hint, lang: Language) -> dict[str, str | int]:
    """What the sentence of a hint needs."""
    said: dict[str, str | int] = {name: number_said(name, number, lang) for name, number in hint.numbers.items()}
    said["gains"] = gains_said(hint.gains, lang)
    said["before"] = said.get("before", gains_said(hint.before, lang))
    said["price"] = price_said(hint, lang)
    said["average"] = "no" if hint.certain else "yes"
    if hint.goal is not None:
        said["goal"] = goal_said(hint.goal, lang)
    for place, sheet in hint.named.items():
        said[place] = name_of(sheet, lang)
    return said


def number_said(name: str, number: float, lang: Language) -> str | int:
    if name in PERCENT:
        return percent(round(number, DIGITS), lang)
    if name in COUNTED:
        return round(number)
    if name in FLAGS:
        return FLAG_WORDS[(number > 0) - (number < 0)]
    return gain_said(Gain("damage", number), lang) if name in DAMAGES else written(number, lang)


def written(number: float, lang: Language) -> str:
    """Whole numbers without a digit behind the point; a true minus sign."""
    text = str(round(number)) if abs(number - round(number)) < WHOLE else decimal(number, lang)
    return text.replace("-", "\u2212")


def gains_said(gains: Sequence[Gain], lang: Language) -> str:
    """One after the other: "4 damage, 2 healing and 1 CP"."""
    said = [spans(gain_said(gain, lang)) for gain in gains]
    return plain(listed(said, TONGUES[lang].and_word)) if said else Messages(lang).say("hint-gain-nothing")


def gain_said(gain: Gain, lang: Language) -> str:
    number = written(gain.amount, lang)
    one = is_one(gain.amount, lang)
    token = "" if gain.sheet is None else token_said(gain.sheet, one, lang)
    return Messages(lang).say(f"hint-gain-{gain.kind}", n=number, form="one" if one else "other", token=token)


def is_one(amount: float, lang: Language) -> bool:
    """Does the noun behind it stand in the singular?"""
    return amount < 1 + WHOLE if lang == "en" else amount < 2 - WHOLE


def token_said(sheet: NamedDefinition, one: bool, lang: Language) -> str:
    noun = named(sheet.name_en, sheet.name_fr, Gender.MASCULINE, "")
    return plain(noun.singular(lang) if one else noun.plural(lang))


def price_said(hint: Hint, lang: Language) -> str:
    """The end of a sentence that says what is paid, and whether that is too much; nothing where nothing is for sale."""
    messages = Messages(lang)
    if "net" not in hint.numbers and not hint.price:
        return ""
    dear = hint.numbers.get("net", 1.0) <= 0
    if not hint.price:
        return messages.say("hint-for-card" if dear else "hint-for-nothing")
    asked = gains_said(hint.price, lang)
    if "gain" not in hint.numbers or hint.reason_key in DECISIVE:
        return messages.say("hint-for", price=asked)
    gain = written(hint.numbers["gain"], lang)
    return messages.say("hint-for-dear" if dear else "hint-for-worth", price=asked, gain=gain)


def goal_said(goal: Goal, lang: Language) -> str:
    """The ability, with what its row asks for where it has several."""
    name = name_of(goal.ability, lang)
    if goal.only:
        return name
    return f"{name} ({plain(requirement_text(goal.needs, lexicon(goal.hero.id), lang))})"


@cache
def lexicon(hero: str) -> Lexicon:
    """The names a hero's texts use."""
    return lexicon_of(load_hero(hero))
