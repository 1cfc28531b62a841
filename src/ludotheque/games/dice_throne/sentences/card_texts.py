"""The texts of whole sheets in a language: abilities, defences, passives, statuses, companions and cards."""

from dataclasses import dataclass
from typing import Final

from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Card,
    Companion,
    Defence,
    Passive,
    Requirement,
    Status,
)
from ludotheque.games.dice_throne.content.effect_types import ChooseOne
from ludotheque.games.dice_throne.content.vocabulary import Effects, Hook, Who
from ludotheque.games.dice_throne.sentences import headings
from ludotheque.games.dice_throne.sentences.english import SPEECH as ENGLISH
from ludotheque.games.dice_throne.sentences.french import SPEECH as FRENCH
from ludotheque.games.dice_throne.sentences.language_pack import Setting, Speech, Voice, block
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon
from ludotheque.games.dice_throne.sentences.merged_effects import grouped_hooks
from ludotheque.text.clauses import Mood
from ludotheque.text.composer import Composer, compose, compose_after
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, capital, phrase, spans
from ludotheque.text.writer import name_of

SPEECHES: Final[dict[Language, Speech]] = {"en": ENGLISH, "fr": FRENCH}
NEW_LINE: Final = Span("\n")


@dataclass(frozen=True, slots=True)
class AbilityRow:
    """One row of an ability: what it needs (nothing for what is added in all cases) and what it does."""

    requirement: Spans
    text: Spans


def effects_text(effects: Effects, setting: Setting, lexicon: Lexicon, lang: Language) -> Spans:
    """Effects as sentences."""
    speech = SPEECHES[lang]
    return compose(block(effects, Voice(speech, lexicon, setting)), speech.tongue)


def option_text(choice: ChooseOne, number: int, setting: Setting, lexicon: Lexicon, lang: Language) -> Spans:
    """One of the options of a choice, to whoever chooses: if that is not the owner of the text, as what they do."""
    if choice.chooser is not Who.SAME:
        return effects_text(choice.options[number], setting, lexicon, lang)
    speech = SPEECHES[lang]
    said = block(choice.options[number], Voice(speech, lexicon, setting, same_chooses=True))
    return capital(phrase(Composer(speech.tongue, Mood.INFINITIVE).inline(said), "."))


def hooks_text(hooks: tuple[Hook, ...], setting: Setting, lexicon: Lexicon, lang: Language) -> Spans:
    """Hooks as sentences."""
    return _hooks(hooks, Voice(SPEECHES[lang], lexicon, setting))


def _hooks(hooks: tuple[Hook, ...], voice: Voice) -> Spans:
    """One after the other; whoever holds the token is named in the first that speaks of them."""
    speech = voice.speech
    out: Spans = ()
    for hook in grouped_hooks(hooks):
        voice.companion = ""
        out = phrase(out, compose(speech.sayings.say(hook, voice), speech.tongue))
    return out


def requirement_text(requirement: Requirement, lexicon: Lexicon, lang: Language) -> Spans:
    """What the dice must show."""
    speech = SPEECHES[lang]
    return capital(headings.requirement(requirement, Voice(speech, lexicon, Setting.OFFENCE)))


def ability_lines(ability: Ability, lexicon: Lexicon, lang: Language) -> tuple[AbilityRow, ...]:
    """The rows of an ability, then what is added whichever was used."""
    rows = [
        AbilityRow(
            requirement_text(tier.requirement, lexicon, lang),
            effects_text(tier.effects, Setting.OFFENCE, lexicon, lang),
        )
        for tier in ability.tiers
    ]
    if ability.all_tiers:
        speech = SPEECHES[lang]
        added = block(ability.all_tiers, Voice(speech, lexicon, Setting.OFFENCE))
        rows.append(AbilityRow((), compose_after(speech.headings.also, added, speech.tongue)))
    return tuple(rows)


def ability_text(ability: Ability, lexicon: Lexicon, lang: Language) -> Spans:
    """The whole ability, one row to a line."""
    colon = SPEECHES[lang].tongue.colon
    rows = ability_lines(ability, lexicon, lang)
    return _lines([phrase(row.requirement, colon, row.text) if row.requirement else row.text for row in rows])


def defence_text(defence: Defence, lexicon: Lexicon, lang: Language) -> Spans:
    """The throw of a defence and what it does."""
    speech = SPEECHES[lang]
    said = compose(headings.defence(defence, Voice(speech, lexicon, Setting.DEFENCE)), speech.tongue)
    return phrase(headings.defence_heading(defence, speech), said)


def passive_text(passive: Passive, lexicon: Lexicon, lang: Language) -> Spans:
    """A passive ability."""
    return hooks_text(passive.hooks, Setting.PASSIVE, lexicon, lang)


def status_text(status: Status, lexicon: Lexicon, lang: Language) -> Spans:
    """A status: its marks on the first line, then what it does to its holder."""
    speech = SPEECHES[lang]
    heading = headings.status_heading(status, lexicon, speech)
    voice = Voice(speech, lexicon, Setting.STATUS, token=status.id, modifier_said=status.attack_modifier)
    return _lines([heading, _hooks(status.hooks, voice)])


def companion_text(companion: Companion, lexicon: Lexicon, lang: Language) -> Spans:
    """A companion: its limits on the first line, then what it does for its owner."""
    heading = headings.companion_heading(companion, lexicon.uses_per_turn.get(companion.id, 0), SPEECHES[lang])
    return _lines([heading, hooks_text(companion.hooks, Setting.PASSIVE, lexicon, lang)])


def card_heading(card: Card, lang: Language) -> Spans:
    """Kind, cost and mark of a card."""
    return headings.card_heading(card, SPEECHES[lang])


def card_text(card: Card, lexicon: Lexicon, lang: Language) -> Spans:
    """What a card does; an upgrade gives the whole new ability."""
    if card.becomes is not None:
        return _upgrade_text(card, card.becomes, lexicon, lang)
    setting = Setting.MODIFIER if card.attack_modifier else Setting.CARD
    limit = spans(SPEECHES[lang].headings.play_when[card.play_when]) if card.play_when is not None else ()
    return phrase(limit, effects_text(card.effects, setting, lexicon, lang))


def _upgrade_text(card: Card, becomes: Ability | Defence | Passive, lexicon: Lexicon, lang: Language) -> Spans:
    speech = SPEECHES[lang]
    base = Span(_base_name(name_of(becomes, lang)), f"ability:{card.upgrades}")
    lines = [headings.upgrade_heading(base, card.level or 2, speech), sheet_text(becomes, lexicon, lang)]
    if card.adds_ability is not None:
        added = Span(name_of(card.adds_ability, lang), f"ability:{card.adds_ability.id}")
        lines += [phrase(speech.headings.adds, added, "."), ability_text(card.adds_ability, lexicon, lang)]
    return _lines(lines)


def _base_name(name: str) -> str:
    return name.removesuffix(" III").removesuffix(" II")


def sheet_text(sheet: Ability | Defence | Passive, lexicon: Lexicon, lang: Language) -> Spans:
    """Whatever may stand on a board."""
    if isinstance(sheet, Ability):
        return ability_text(sheet, lexicon, lang)
    return defence_text(sheet, lexicon, lang) if isinstance(sheet, Defence) else passive_text(sheet, lexicon, lang)


def _lines(lines: list[Spans]) -> Spans:
    out: Spans = ()
    for line in lines:
        if line:
            out = (*out, NEW_LINE, *line) if out else line
    return out
