"""Write the events of a match of Catacombs from its first question: `python -m tests.golden.renew_catacombs_log`."""

from pathlib import Path
from typing import Any

from ludotheque.agents.random_agent import random_agent
from ludotheque.games.catacombs.lab.laboratory import setup_of
from ludotheque.games.catacombs.sentences.match_text import decision_sentence, event_sentence, names_of, option_label
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.simulation import play_out
from ludotheque.registry.discovery import game_named
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import plain

FOLDER = Path(__file__).parent / "catacombs_log"
PLAYED = {
    "walls": ("trio", ("sword", "skull", "skull"), "max_turns=10", "golden walls"),
    "mat": ("duel", ("sword", "skull"), "max_turns=8 boundary=mat obstacle_move=optional", "golden mat"),
}


class Scribe:
    """Answers at random, and writes down questions, answers and events."""

    def __init__(self, teams: tuple[str, ...], lang: Language) -> None:
        self.names = names_of(teams)
        self.lang: Language = lang
        self.players = [random_agent(f"golden {seat}") for seat in range(len(teams))]
        self.lines: list[str] = []

    def answer(self, decision: Decision, seen: Any) -> int:  # the kernel does not know the game's own view
        action = self.players[decision.owner](decision, seen)
        question = plain(decision_sentence(decision, seen, self.names, self.lang))
        label = plain(option_label(action, decision, seen, self.names, self.lang))
        self.lines.append(f"    {question} – {label}")
        return action

    def watch(self, event: Event) -> None:
        self.lines.append(plain(event_sentence(event, self.names, self.lang)))


def log_text(name: str, lang: Language) -> str:
    mode, teams, options, key = PLAYED[name]
    game = game_named("catacombs_conquest")
    scribe = Scribe(teams, lang)
    setup = setup_of(game.name, mode, teams, options)
    play_out(game, setup, key.ljust(16).encode(), [scribe.answer] * len(teams), scribe.watch)
    return "\n".join(scribe.lines) + "\n"


def matches() -> dict[str, str]:
    """Return the texts by file name."""
    return {f"{name}.{lang}.txt": log_text(name, lang) for name in PLAYED for lang in LANGUAGES}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, content in matches().items():
        (FOLDER / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
