"""`ludo rules`: prints a rule or a chapter, and the tests of each rule."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import click
from rich.markdown import Markdown
from rich.table import Table

from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, as_json, option
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json
from ludotheque.registry.discovery import descriptor_of, game_name
from ludotheque.text.languages import Language
from ludotheque.text.rulebook import PACKAGE, Rule, rules_in

TESTS: Final = PACKAGE.parent.parent / "tests"
_MARK: Final = "rule"

Marked = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def marked_tests(folder: Path = TESTS) -> dict[str, list[str]]:
    """Return the tests of each rule by pytest id. Empty if there is no tests folder."""
    found: dict[str, list[str]] = {}
    for module in sorted(folder.rglob("test_*.py")):
        text = module.read_text(encoding="utf-8")
        place = module.relative_to(folder.parent).as_posix()
        for rule, test in marks_in(text) if f"{_MARK}(" in text else ():
            found.setdefault(rule, []).append(f"{place}::{test}")
    return found


@cache
def marks_in(text: str) -> list[tuple[str, str]]:
    """Return each rule with the name of a test that covers it. Cached by text."""
    return [(rule, test.name) for test in tests_in(ast.parse(text).body) for rule in rules_named(test)]


def tests_in(body: list[ast.stmt]) -> Iterator[Marked]:
    """Yield everything that can carry a mark: functions of a module, classes and their methods."""
    for node in body:
        if isinstance(node, Marked):
            yield node
        if isinstance(node, ast.ClassDef):
            yield from tests_in(node.body)


def rules_named(node: Marked) -> Iterator[str]:
    """Yield the ids in `@rule(...)` or `@pytest.mark.rule(...)` above a test."""
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call):
            continue
        called = decorator.func
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if name != _MARK:
            continue
        for given in decorator.args:
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                yield given.value


@click.command(cls=LocalizedCommand)
@click.argument("rule_id", metavar="[ID]", required=False)
@option("--coverage", is_flag=True, help="option-coverage")
@as_json
@click.pass_obj
def rules(console: LocalizedConsole, rule_id: str | None, coverage: bool, as_json: bool) -> None:
    """Print a rule's text and its tests, a chapter, or the table of all rules."""
    found = rules_under(rule_id, console.lang) if rule_id is not None else list(rules_in(console.lang).values())
    tests = marked_tests()
    if coverage:
        print_coverage([rule for rule in found if is_bundled(rule.game)], tests, console, as_json)
    elif as_json:
        print_json({"rules": [described(rule, tests) for rule in found]})
    elif rule_id is None:
        console.print(contents(found, console))
    else:
        for rule in found:
            print_rule(rule, console)
            print_tests(rule, tests, console)
            console.print()


def rules_under(rule_id: str, lang: Language) -> list[Rule]:
    """Return the rule with that id, or all rules of a chapter such as DT-ROLL."""
    wanted = rule_id.upper()
    known = rules_in(lang)
    if wanted in known:
        return [known[wanted]]
    chapter = [rule for rule in known.values() if rule.id.rpartition("-")[0] == wanted]
    if not chapter:
        raise RequestRefused("error-no-such-rule", name=rule_id)
    return chapter


def described(rule: Rule, tests: dict[str, list[str]]) -> Json:
    shown = tests.get(rule.id, [])
    fields = {"id": rule.id, "game": rule.game, "section": rule.section, "text": rule.text, "info": rule.info}
    return {**fields, "tests": shown}


def print_rule(rule: Rule, console: LocalizedConsole) -> None:
    console.print(f"{rule.id} · {rule.section}")
    console.print(Markdown(rule.text))


def print_tests(rule: Rule, tests: dict[str, list[str]], console: LocalizedConsole) -> None:
    shown = tests.get(rule.id, [])
    if shown:
        console.print(console.say("rules-tests"))
        for test in shown:
            click.echo(f"  {test}")  # never wrapped, so that it can be copied
    elif not rule.info and TESTS.is_dir() and is_bundled(rule.game):
        console.print(console.say("rules-no-test"))


def is_bundled(game: str) -> bool:
    """Return whether the rules of a game are part of this project. Tests of other packages are not known here."""
    return ":" not in descriptor_of(game).rule_document


def contents(found: list[Rule], console: LocalizedConsole) -> Table:
    """Return a table of the chapters with their ids."""
    table = Table(title=console.say("rules-contents"), title_justify="left")
    for key in ("rules-column-game", "rules-column-section", "rules-column-ids"):
        table.add_column(console.say(key))
    sections: dict[tuple[str, str], list[str]] = {}
    for rule in found:
        sections.setdefault((rule.game, rule.section), []).append(rule.id)
    for (game, section), ids in sections.items():
        table.add_row(game_name(game, console.lang), section, ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}")
    return table


def print_coverage(found: list[Rule], tests: dict[str, list[str]], console: LocalizedConsole, as_json: bool) -> None:
    counts = {rule.id: len(tests.get(rule.id, [])) for rule in found}
    needed = [rule for rule in found if not rule.info]
    open_rules = [rule.id for rule in needed if not counts[rule.id]]
    if as_json:
        rows = [{"id": rule.id, "game": rule.game, "info": rule.info, "tests": counts[rule.id]} for rule in found]
        print_json({"rules": rows, "needed": len(needed), "untested": open_rules})
        return
    table = Table(title=console.say("rules-coverage"), title_justify="left")
    table.add_column("ID", no_wrap=True)
    table.add_column(console.say("rules-column-tests"), justify="right")
    table.add_column(console.say("rules-column-section"))
    for rule in found:
        count = str(counts[rule.id]) if counts[rule.id] else console.say("rules-info" if rule.info else "rules-open")
        table.add_row(rule.id, count, rule.section)
    console.print(table)
    for game in dict.fromkeys(rule.game for rule in needed):
        of_game = [rule for rule in needed if rule.game == game]
        shown = sum(1 for rule in of_game if counts[rule.id])
        name = game_name(game, console.lang)
        console.print(console.say("rules-summary", game=name, shown=str(shown), needed=str(len(of_game))))
