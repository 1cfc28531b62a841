"""The texts of whole cards: abilities, defences, passives, statuses, companions and cards."""

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
    Straight,
)
from ludotheque.games.dice_throne.content.effect_types import ChooseOne, OpposedRoll
from ludotheque.games.dice_throne.content.vocabulary import Effects, Hook, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.effects import reroll_offer
from ludotheque.games.dice_throne.sentences.english import SPEECH as ENGLISH
from ludotheque.games.dice_throne.sentences.french import SPEECH as FRENCH
from ludotheque.games.dice_throne.sentences.language_pack import Narration, Setting, Speech, block
from ludotheque.games.dice_throne.sentences.merged_effects import grouped_hooks
from ludotheque.games.dice_throne.sentences.nouns import Lexicon
from ludotheque.text.clauses import Block, Lead, Mood, When
from ludotheque.text.composer import Composer, compose, compose_after
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, capital, phrase, spans
from ludotheque.text.writer import name_of

LEVELS: Final = {2: "II", 3: "III"}
STRAIGHT_RULES: Final = {Straight.SMALL: "rule:DT-ABIL-3", Straight.LARGE: "rule:DT-ABIL-4"}


def _requirement(needed: Requirement, narration: Narration) -> Spans:
    """Return a requirement: `2 Swords and 2 Pows`, `small straight`, `4 of a kind`."""
    words, grammar = narration.speech.headings, narration.speech.grammar
    if needed.of_a_kind is not None:
        return (Span(f"{needed.of_a_kind} {words.of_a_kind}", "rule:DT-ABIL-2"),)
    if needed.straight is not None:
        return (Span(words.straights[needed.straight], STRAIGHT_RULES[needed.straight]),)
    return grammar.all_of(
        [grammar.count(number, narration.lexicon.symbols[symbol]) for symbol, number in needed.symbols]
    )


def _defensive_roll(speech: Speech) -> Span:
    return Span(speech.headings.defensive_roll, "rule:DT-DEF-8")


def _defence(definition: Defence, narration: Narration) -> Block:
    """Return what a defence does; a throw against the attacker names both players."""
    narration.thrown = definition.dice
    narration.one_die = definition.dice == 1
    offer = reroll_offer(definition.may_reroll, narration) if definition.may_reroll is not None else ()
    said = (*offer, *block(definition.effects, narration))
    return (When(Lead((_defensive_roll(narration.speech),), short=True), said),) if _is_opposed(definition) else said


def defence_heading(definition: Defence, speech: Speech) -> Spans:
    """Return `Defensive Roll: 3 dice.`, or nothing if both players roll."""
    if _is_opposed(definition):
        return ()
    return phrase(_defensive_roll(speech), speech.grammar.colon, speech.grammar.count(definition.dice, nouns.DIE), ".")


def _is_opposed(definition: Defence) -> bool:
    return isinstance(definition.effects[0], OpposedRoll)


def _card_heading(card: Card, speech: Speech) -> Spans:
    """Return a card's heading: `Roll Phase Action, 2 CP, Attack Modifier`."""
    heading = phrase(speech.headings.kinds[card.kind], ",", speech.grammar.count(card.cost, nouns.CP))
    modifier = Span(speech.headings.modifier, "rule:DT-ATK-5")
    return phrase(heading, ",", modifier) if card.attack_modifier else heading


def upgrade_heading(name: Span, level: int, speech: Speech) -> Spans:
    """Return the heading of an upgrade: what it replaces."""
    return phrase(speech.headings.upgrades, name, speech.headings.to_level, LEVELS[level], ".")


def status_heading(status: Status, lexicon: Lexicon, speech: Speech) -> Spans:
    """Return a status's heading: `Negative status effect, stack limit 1, persistent.`"""
    words, lang, limit = speech.headings, speech.lang, status.stack_limit
    kind = capital(nouns.STATUS_KINDS[status.kind].singular(lang))
    out = phrase(kind, ",", nouns.STACK_LIMIT.singular(lang), str(limit.owner))
    if limit.owner != limit.others:
        out = phrase(out, words.others_limit(limit.others))
    marks = [
        (words.persistent, status.persistent),
        (words.spendable, status.spendable),
        (words.modifier, status.attack_modifier),
        (words.no_removal, not status.removable and status.transferable),
        (words.no_transfer, status.removable and not status.transferable),
        (words.neither, not status.removable and not status.transferable),
    ]
    for word, holds in marks:
        out = phrase(out, ",", word) if holds else out
    if not status.removable and status.id in lexicon.board_removes:
        out = phrase(out, words.except_by(lexicon.owners[status.id]))
    elif not status.removable:
        out = phrase(out, words.other_way)
    return phrase(out, ".")


def companion_heading(companion: Companion, uses_per_turn: int, speech: Speech) -> Spans:
    """Return a companion's heading: `Companion, at most 3 in play, use at most once per turn.`"""
    words = speech.headings
    out = spans(words.companion)
    if companion.limit is not None:
        out = phrase(out, ",", words.most_in_play(companion.limit))
    if companion.max_health is not None:
        out = phrase(out, ",", words.most_health(companion.max_health))
    if uses_per_turn:
        out = phrase(out, ",", words.uses(uses_per_turn))
    return phrase(out, ".")


SPEECHES: Final[dict[Language, Speech]] = {"en": ENGLISH, "fr": FRENCH}
NEW_LINE: Final = Span("\n")


@dataclass(frozen=True, slots=True)
class AbilityRow:
    """One row of an ability: its requirement (empty for what is always added) and its effects."""

    requirement: Spans
    text: Spans


def effects_text(effects: Effects, setting: Setting, lexicon: Lexicon, lang: Language) -> Spans:
    """Return effects as sentences."""
    speech = SPEECHES[lang]
    return compose(block(effects, Narration(speech, lexicon, setting)), speech.grammar)


def option_text(choice: ChooseOne, number: int, setting: Setting, lexicon: Lexicon, lang: Language) -> Spans:
    """Return one option of a choice as its chooser reads it, whether or not that is the text's owner."""
    if choice.chooser is not Who.SAME:
        return effects_text(choice.options[number], setting, lexicon, lang)
    speech = SPEECHES[lang]
    said = block(choice.options[number], Narration(speech, lexicon, setting, same_chooses=True))
    return capital(phrase(Composer(speech.grammar, Mood.INFINITIVE).inline(said), "."))


def hooks_text(hooks: tuple[Hook, ...], setting: Setting, lexicon: Lexicon, lang: Language) -> Spans:
    """Return hooks as sentences."""
    return _hooks(hooks, Narration(SPEECHES[lang], lexicon, setting))


def _hooks(hooks: tuple[Hook, ...], narration: Narration) -> Spans:
    """Return the hooks one after the other; the first sentence that needs the token's holder names them."""
    speech = narration.speech
    out: Spans = ()
    for hook in grouped_hooks(hooks):
        narration.companion = ""
        out = phrase(out, compose(speech.sentence_table.say(hook, narration), speech.grammar))
    return out


def requirement_text(requirement: Requirement, lexicon: Lexicon, lang: Language) -> Spans:
    """Return what the dice must show."""
    speech = SPEECHES[lang]
    return capital(_requirement(requirement, Narration(speech, lexicon, Setting.OFFENCE)))


def ability_lines(ability: Ability, lexicon: Lexicon, lang: Language) -> tuple[AbilityRow, ...]:
    """Return the rows of an ability, then what is added to every row."""
    rows = [
        AbilityRow(
            requirement_text(tier.requirement, lexicon, lang),
            effects_text(tier.effects, Setting.OFFENCE, lexicon, lang),
        )
        for tier in ability.tiers
    ]
    if ability.all_tiers:
        speech = SPEECHES[lang]
        added = block(ability.all_tiers, Narration(speech, lexicon, Setting.OFFENCE))
        rows.append(AbilityRow((), compose_after(speech.headings.also, added, speech.grammar)))
    return tuple(rows)


def ability_text(ability: Ability, lexicon: Lexicon, lang: Language) -> Spans:
    """Return the whole ability, one row per line."""
    colon = SPEECHES[lang].grammar.colon
    rows = ability_lines(ability, lexicon, lang)
    return _lines([phrase(row.requirement, colon, row.text) if row.requirement else row.text for row in rows])


def defence_text(defence: Defence, lexicon: Lexicon, lang: Language) -> Spans:
    """Return the throw of a defence and what it does."""
    speech = SPEECHES[lang]
    said = compose(_defence(defence, Narration(speech, lexicon, Setting.DEFENCE)), speech.grammar)
    return phrase(defence_heading(defence, speech), said)


def passive_text(passive: Passive, lexicon: Lexicon, lang: Language) -> Spans:
    """Return the text of a passive ability."""
    return hooks_text(passive.hooks, Setting.PASSIVE, lexicon, lang)


def status_text(status: Status, lexicon: Lexicon, lang: Language) -> Spans:
    """Return the text of a status: its properties on the first line, then its effect on its holder."""
    speech = SPEECHES[lang]
    heading = status_heading(status, lexicon, speech)
    voice = Narration(speech, lexicon, Setting.STATUS, token=status.id, modifier_said=status.attack_modifier)
    return _lines([heading, _hooks(status.hooks, voice)])


def companion_text(companion: Companion, lexicon: Lexicon, lang: Language) -> Spans:
    """Return the text of a companion: its limits on the first line, then its effect for its owner."""
    heading = companion_heading(companion, lexicon.uses_per_turn.get(companion.id, 0), SPEECHES[lang])
    return _lines([heading, hooks_text(companion.hooks, Setting.PASSIVE, lexicon, lang)])


def card_heading(card: Card, lang: Language) -> Spans:
    """Return the kind, cost and mark of a card."""
    return _card_heading(card, SPEECHES[lang])


def card_text(card: Card, lexicon: Lexicon, lang: Language) -> Spans:
    """Return what a card does; for an upgrade, the whole new ability."""
    if card.becomes is not None:
        return _upgrade_text(card, card.becomes, lexicon, lang)
    setting = Setting.MODIFIER if card.attack_modifier else Setting.CARD
    limit = spans(SPEECHES[lang].headings.play_when[card.play_when]) if card.play_when is not None else ()
    return phrase(limit, effects_text(card.effects, setting, lexicon, lang))


def _upgrade_text(card: Card, becomes: Ability | Defence | Passive, lexicon: Lexicon, lang: Language) -> Spans:
    speech = SPEECHES[lang]
    base = Span(_base_name(name_of(becomes, lang)), f"ability:{card.upgrades}")
    lines = [upgrade_heading(base, card.level or 2, speech), definition_text(becomes, lexicon, lang)]
    if card.adds_ability is not None:
        added = Span(name_of(card.adds_ability, lang), f"ability:{card.adds_ability.id}")
        lines += [phrase(speech.headings.adds, added, "."), ability_text(card.adds_ability, lexicon, lang)]
    return _lines(lines)


def _base_name(name: str) -> str:
    return name.removesuffix(" III").removesuffix(" II")


def definition_text(definition: Ability | Defence | Passive, lexicon: Lexicon, lang: Language) -> Spans:
    """Return the text of anything printed on a board."""
    if isinstance(definition, Ability):
        return ability_text(definition, lexicon, lang)
    return (
        defence_text(definition, lexicon, lang)
        if isinstance(definition, Defence)
        else passive_text(definition, lexicon, lang)
    )


def _lines(lines: list[Spans]) -> Spans:
    out: Spans = ()
    for line in lines:
        if line:
            out = (*out, NEW_LINE, *line) if out else line
    return out
