"""What serves every game names none of the bundled ones; that it imports none is an import contract."""

import ast
import re
from functools import cache
from pathlib import Path

from ludotheque.registry.descriptor import GameDescriptor
from ludotheque.registry.discovery import descriptor_of, game_ids, game_name, presentation_of
from ludotheque.text.languages import LANGUAGES

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ludotheque"
GENERIC = [
    path for path in sorted(PACKAGE.rglob("*.*")) if path.relative_to(PACKAGE).parts[0] not in ("games", "static")
]
MODULES = [path for path in GENERIC if path.suffix == ".py"]
LOCALES = [path for path in GENERIC if path.suffix == ".ftl"]
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def bundled() -> tuple[GameDescriptor, ...]:
    found = [descriptor_of(game) for game in game_ids()]
    return tuple(game for game in found if game.messages.startswith("ludotheque.games."))


@cache
def names() -> frozenset[str]:
    """Of games and their packages, of heroes, and of the types that only one game sends."""
    found: set[str] = set()
    for game in bundled():
        found |= {game.id, game.messages.split(".")[2], *presentation_of(game.id).heroes()}
        for module in types_of(game):
            found |= {node.name for node in ast.walk(parsed(module)) if isinstance(node, ast.ClassDef)}
    return frozenset(found)


def types_of(game: GameDescriptor) -> set[Path]:
    """The modules with the types that the descriptor names."""
    kinds = [*([game.view.load()] if game.view else []), *(game.shown.load() if game.shown else ())]
    return {PACKAGE.joinpath(*kind.__module__.split(".")[1:]).with_suffix(".py") for kind in kinds}


@cache
def own_ids() -> re.Pattern[str]:
    """Ids of rules, and keys of messages, that begin with the prefix of a game."""
    prefixes = "|".join(game.rule_prefix for game in bundled())
    return re.compile(rf"\b(?:{prefixes})-[a-z]+", re.IGNORECASE)


@cache
def titles() -> tuple[str, ...]:
    return tuple({game_name(game.id, lang).casefold() for game in bundled() for lang in LANGUAGES})


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def code(path: Path) -> str:
    """A module without comments and docstrings, which may give examples."""
    module = parsed(path)
    for node in ast.walk(module):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return ast.unparse(module)


def named_in(text: str) -> set[str]:
    titled = {title for title in titles() if title in text.casefold()}
    return set(names().intersection(re.findall(r"\w+", text))) | set(own_ids().findall(text)) | titled


def test_the_names_are_found() -> None:
    assert {
        "dice_throne",
        "catacombs",
        "catacombs_conquest",
        "samurai",
        "HeroBoard",
        "KeepOdds",
        "DungeonView",
    } <= names()
    assert named_in("see DT-ROLL-1, Dice Throne") == {"DT-ROLL", "dice throne"}


def test_code_for_all_games_names_none() -> None:
    assert {path: found for path in MODULES if (found := named_in(code(path)))} == {}


def test_messages_for_all_games_name_none() -> None:
    assert {path: found for path in LOCALES if (found := named_in(path.read_text(encoding="utf-8")))} == {}


def test_files_for_all_games_name_none() -> None:
    assert {path: found for path in (*MODULES, *LOCALES) if (found := named_in(path.stem))} == {}
