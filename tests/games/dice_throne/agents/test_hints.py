"""Hints: for every question of every mode ranked answers with numbers, said in both languages, and nothing hidden."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.games.dice_throne.agents.hints import (
    BY_KIND,
    BY_VERB,
    ExplainedAnswer,
    arguments,
    hints,
    sentence,
    win_chances,
    with_win,
    worth_saying,
)
from ludotheque.games.dice_throne.agents.sensible import scores, sensible
from ludotheque.games.dice_throne.table import actions as a
from ludotheque.games.dice_throne.table.state_classes import DiceState
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match, answer_as_bot, start
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages, sources
from tests.games.dice_throne.agents.duels import NEIGHBOURS, ROSTER, at_first_roll, dice_throne
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario

CROWDS = {"king_of_the_hill": 4, "2v2": 4, "3v3": 6, "2v2v2": 6}
TABLES = [("duel", pair) for pair in NEIGHBOURS] + [
    (mode, tuple(ROSTER[(4 * place + seat) % len(ROSTER)] for seat in range(seats)))
    for place, (mode, seats) in enumerate(CROWDS.items())
]
QUESTIONS = 25
PLAIN = r"[{}]|\bNone\b|\$|-\d"  # left over from a message, or a hyphen for a minus sign
BAD_FRENCH = r"[ \u00a0][!?;:%»]|\w[!?;»%]|'|\d\.\d"


def seen_of(match: Match) -> DiceSeen:
    assert match.decision is not None
    seen = match.seen((match.decision.owner,))
    assert isinstance(seen, DiceSeen)
    return seen


def questions(mode: str, heroes: tuple[str, ...]) -> Iterator[tuple[Decision, DiceSeen]]:
    """A match in which sensible players now and then do anything at all; of its questions every third."""
    match = start(dice_throne(), Setup("dice_throne", mode, heroes, {}), key_of(f"hints {mode} {heroes[0]}"))
    luck = Random(heroes[0])
    for number in range(3 * QUESTIONS):
        decision = match.decision
        if decision is None:
            return
        if number % 3 == 0:
            yield decision, seen_of(match)
        wild = luck.random() < 0.3
        answer_as_bot(match, luck.choice(decision.options) if wild else sensible(decision, seen_of(match)))


@pytest.mark.parametrize(("mode", "heroes"), TABLES, ids=[f"{mode}-{heroes[0]}" for mode, heroes in TABLES])
def test_every_question_of_a_match_is_advised(mode: str, heroes: tuple[str, ...]) -> None:
    for decision, seen in questions(mode, heroes):
        found = hints(decision, seen)
        assert 1 <= len(found) <= 3
        assert found[0].value == max(scores(decision, seen))
        values = [hint.value for hint in found]
        assert values == sorted(values, reverse=True)
        assert len({hint.action for hint in found}) == len(found)
        for hint in found:
            assert hint.action in decision.options
            assert hint.win is None, "nothing can be imagined here, and nothing is made up"
            well_said(hint)


def well_said(hint: ExplainedAnswer) -> None:
    for lang in LANGUAGES:
        text = sentence(hint, lang)
        assert text
        assert not re.search(PLAIN, text), text
        assert "  " not in text
        assert text == text.strip(" .,")
    assert not re.search(BAD_FRENCH, sentence(hint, "fr")), sentence(hint, "fr")


def test_the_first_hint_is_what_the_sensible_player_does() -> None:
    decision, seen = at_first_roll([6, 6, 6, 6, 1])
    assert hints(decision, seen)[0].action == sensible(decision, seen)


def test_equal_dice_are_one_choice() -> None:
    decision, seen = at_first_roll([6, 6, 6, 6, 1])
    rolls = [hint.action for hint in hints(decision, seen, 99) if a.REROLL < hint.action < a.ANNOUNCE]
    assert len(rolls) == 5 * 2 - 1  # keep none to four of the sixes, and the other die or not


def test_numbers_are_written_as_the_language_writes_them() -> None:
    decision, seen = at_first_roll([1, 2, 3, 1, 6])
    hint = next(hint for hint in hints(decision, seen, 40) if hint.reason_key == "hint-reroll-aim")
    english, french = arguments(hint, "en"), arguments(hint, "fr")
    assert str(english["chance"]).replace(".", ",").replace("%", "\u202f%") == french["chance"]
    assert str(english["damage"]).replace(".", ",").replace(" damage", " dégâts") == french["damage"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_written_in_both_languages(lang: Language) -> None:
    written = {line.split(" = ")[0] for text in sources(lang) for line in text.splitlines() if line.startswith("hint-")}
    assert len(written) > 100
    assert written == {
        line.split(" = ")[0] for text in sources("en") for line in text.splitlines() if line.startswith("hint-")
    }
    assert Messages(lang).say("hint-gain-nothing")


def test_every_kind_of_question_has_its_reasons() -> None:
    by_verb = {a.RESPOND, a.PREEMPT, a.ROLLING, a.PRESENT, a.MAIN, a.SELL_DOWN}
    assert set(BY_KIND) | by_verb == set(range(len(a.KINDS)))
    assert not set(BY_KIND) & by_verb
    spelled = {"pass", *BY_VERB}
    assert spelled == {"pass", "play", "spend", "sell", "end", "reroll", "announce", "no_ability"}


# The chance to win


def at_main() -> Duel:
    return scenario(barbarian(hand=["smack_3", "double_up", "tip_it"], cp=3), pyromancer()).main()


def advised(match: Match) -> list[ExplainedAnswer]:
    assert match.decision is not None
    seen = searchable(match, (match.decision.owner,))
    assert isinstance(seen, DiceSeen)
    return hints(match.decision, seen)


def test_with_a_tape_every_hint_has_a_chance_to_win() -> None:
    found = advised(at_main().match)
    assert all(hint.win is not None and 0 < hint.win < 1 for hint in found)
    assert "(chance to win: about " in with_win(found[0], "en")
    assert re.search("\\(chances de gagner\u202f: environ \\d+\u202f%\\)$", with_win(found[0], "fr"))


def test_the_same_question_gets_the_same_hints() -> None:
    match = at_main().match
    assert advised(match) == advised(match) == advised(at_main().match)


def test_a_blow_that_wins_is_explained_as_a_win() -> None:
    """Undefendable, and nothing in the hand of the other can prevent it."""
    duel = scenario(barbarian(), pyromancer(health=4)).lay("roll")
    duel.will_roll(0, 1, 1, 6, 6, 4).will_roll(0, 1, 1).begin().reroll(0).reroll(0)
    wins = {duel.spell(hint.action): hint.win for hint in advised(duel.match)}
    assert wins["announce sturdy_blow/0"] == 1.0
    best = advised(duel.match)[0]
    assert "about 99%" in with_win(best, "en")  # an estimate is never a certainty


def test_a_sole_answer_is_advised_too() -> None:
    duel = scenario(barbarian(), pyromancer(health=4)).roll(1, 1, 6, 6, 4)
    decision = Decision(0, a.ROLLING, duel.decision.options[:1], 2)
    seen = searchable(duel.match, (0,))
    assert isinstance(seen, DiceSeen)
    assert len(hints(decision, seen)) == 1


def test_all_answers_are_tried_in_the_same_worlds() -> None:
    """So one answer asked about twice has the same chance twice."""
    duel = at_main()
    seen = searchable(duel.match, (0,))
    assert isinstance(seen, DiceSeen)
    first, last = duel.decision.options[0], duel.decision.options[-1]
    chances = win_chances(duel.decision, seen, [first, last, first, last])
    assert chances[:2] == chances[2:]
    assert chances[0] != chances[1]


def test_what_should_wait_is_left_out_of_what_is_said() -> None:
    duel = scenario(barbarian(hand=["so_wild", "smack_3"], cp=9), pyromancer()).roll(1, 1, 1, 1, 4)
    found = hints(duel.decision, seen_of(duel.match), 99)
    left = [duel.spell(hint.action) for hint in found if hint not in worth_saying(found)]
    assert left == ["play so_wild"]


# Nothing hidden


def hidden_cards_swapped(match: Match, seat: int) -> Match:
    """The same match, with every card that the seat cannot know dealt the other way round."""
    other = match.fork()
    for mark in other.checkpoints:
        turn_round(mark.state, seat)
    other.advance()
    return other


def turn_round(state: object, seat: int) -> None:
    assert isinstance(state, DiceState)
    secrets = state.secrets
    cells: dict[int, list[int]] = {}
    for card, cell in enumerate(secrets.cell):
        if not secrets.known[card] & 1 << seat:
            cells.setdefault(cell, []).append(card)
    for cards in cells.values():
        turned = [secrets.identity[card] for card in reversed(cards)]
        for card, identity in zip(cards, turned, strict=True):
            secrets.identity[card] = identity


@pytest.mark.parametrize(
    ("mode", "heroes"),
    [
        ("duel", ("barbarian", "pyromancer")),
        ("duel", ("treant", "monk")),
        ("duel", ("moon_elf", "artificer")),
        ("2v2", ("paladin", "ninja", "samurai", "huntress")),
    ],
)
def test_two_worlds_that_look_alike_get_the_same_hints(mode: str, heroes: tuple[str, ...]) -> None:
    match = start(dice_throne(), Setup("dice_throne", mode, heroes, {}), key_of("alike"))
    compared = 0
    while match.decision is not None and compared < 6:
        decision = match.decision
        if decision.kind in (a.MAIN, a.ROLLING, a.DEFENCE):
            other = hidden_cards_swapped(match, decision.owner)
            assert other.table.core.secrets.identity != match.table.core.secrets.identity
            assert advised(other) == advised(match)
            compared += 1
        answer_as_bot(match, sensible(decision, seen_of(match)))
    assert compared == 6
