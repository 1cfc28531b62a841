"""Menus stay short, and words are understood in both languages."""

import pytest

from ludotheque.presentation.document import Table, plain_text
from ludotheque.presentation.standing_orders import CHANGES, EVERY, RESPOND, Orders, ResponseWindow
from ludotheque.presentation.terminal.commands import MOST_LINES, Choice, Menu, TypedLine, help_page, understand


def sells(count: int) -> list[Choice]:
    return [Choice(number, f"Sell {number}", kind="sell", group="Sell:", short=str(number)) for number in range(count)]


def test_a_short_menu_has_a_line_for_each_answer() -> None:
    menu = Menu([Choice(7, "End"), *sells(5)])
    assert [number for number, _ in menu.lines()] == ["1", "2", "3", "4", "5", "6"]
    assert menu.action(1) == 7
    assert menu.action(0) is menu.action(7) is None


def test_a_long_menu_folds_similar_answers_into_one_line() -> None:
    menu = Menu([Choice(7, "End", "the phase"), *sells(MOST_LINES)])
    (first, said), (blank, folded) = menu.lines()
    assert (first, said, blank) == ("1", "End – the phase", "")
    assert folded.startswith("Sell:  [2]\u00a00  [3]\u00a01")
    assert menu.action(13) == 11


def test_a_menu_may_be_asked_to_fold_even_a_few_answers() -> None:
    assert Menu(sells(2), most=0).lines() == [("", "Sell:  [1]\u00a00  [2]\u00a01")]


def test_help_has_two_columns_on_any_screen() -> None:
    page = help_page("Type this:\n  undo      take it back,\n            or not\n  save F  keep it\nThat is all.")
    (table,) = page.blocks
    assert isinstance(table, Table)
    assert [[plain_text(cell) for cell in row.cells] for row in table.rows] == [
        ["Type this:"],
        ["undo", "take it back, or not"],
        ["save F", "keep it"],
        ["That is all."],
    ]


def test_all_lines_of_a_kind_are_folded_together() -> None:
    dice = [Choice(die * 6 + face, "", kind="set", group=f"Die {die}:") for die in range(5) for face in range(6)]
    assert len(Menu(dice).lines()) == 5


LINES = [
    ("3", TypedLine("", "3")),
    ("keep 1 3 5", TypedLine("keep", "1 3 5")),
    ("k 135", TypedLine("keep", "135")),
    ("k135", TypedLine("keep", "135")),
    ("GARDER 1,3", TypedLine("keep", "1,3")),
    ("relancer 2 4", TypedLine("roll", "2 4")),
    ("règle DT-CP-1", TypedLine("rules", "DT-CP-1")),
    ("?", TypedLine("help", "")),
    ("save my game.json", TypedLine("save", "my game.json")),
    ("  annuler ", TypedLine("undo", "")),
    ("frobnicate", None),
    ("-3", None),
    ("", None),
    ("12345", None),
]


@pytest.mark.parametrize(("line", "meant"), LINES)
def test_lines_are_understood(line: str, meant: TypedLine | None) -> None:
    assert understand(line) == meant


def test_dice_are_named_by_single_digits() -> None:
    assert TypedLine("keep", "135").numbers() == TypedLine("keep", "1 3, 5").numbers() == [1, 3, 5]


IDLE = ResponseWindow("nothing", pressing=False)
ATTACK = ResponseWindow("attack", pressing=True)


def test_after_a_pass_only_changes_are_asked_about() -> None:
    orders = Orders()
    assert not orders.will_pass(IDLE)
    orders.note_pass(IDLE)
    assert orders.setting == CHANGES
    assert orders.will_pass(IDLE)
    assert not orders.will_pass(ATTACK)


def test_a_player_can_be_asked_every_time() -> None:
    orders = Orders()
    orders.setting = EVERY
    orders.note_pass(IDLE)
    assert not orders.will_pass(IDLE)


def test_one_can_pass_until_something_changes_in_any_setting() -> None:
    orders = Orders()
    orders.setting = EVERY
    orders.note_pass(IDLE, until_change=True)
    assert orders.will_pass(IDLE)
    assert not orders.will_pass(ATTACK)
    assert not orders.will_pass(IDLE)


def test_one_can_be_asked_only_when_there_is_something_to_respond_to() -> None:
    orders = Orders()
    orders.setting = RESPOND
    assert orders.will_pass(IDLE)
    assert not orders.will_pass(ATTACK)
