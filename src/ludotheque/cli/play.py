"""`ludo play`: a game against a bot in the terminal."""

import contextlib
import secrets
from typing import TypedDict, Unpack

import click

from ludotheque.agents.registry import agent_named, agent_names
from ludotheque.cli.choices import checked, known_game, known_heroes, known_mode
from ludotheque.cli.clicking import SpokenCommand, names, option, whole
from ludotheque.cli.speaker import Speaker
from ludotheque.cli.terminal.dice_throne.face import DiceFace
from ludotheque.cli.terminal.session import Session, taken_up
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start


class Given(TypedDict):
    """The options as click hands them over."""

    terminal: bool
    mode: str | None
    heroes: tuple[str, ...] | None
    seat: int
    bot: str
    seed: int | None
    resume: str | None


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="[GAME]", default="dice_throne")
@option("--terminal", is_flag=True, help="option-terminal")
@option("--mode", metavar="MODE", help="option-mode")
@option("--heroes", metavar="A,B", callback=names, help="option-heroes")
@option("--seat", metavar="0|1", default="0", callback=whole(0, 1), show_default=True, help="option-seat")
@option("--bot", metavar="NAME", default="sensible", show_default=True, help="option-bot")
@option("--seed", metavar="S", callback=whole(0), help="option-play-seed")
@option("--resume", metavar="FILE", help="option-resume")
@click.pass_obj
def play(speaker: Speaker, game: str, **given: Unpack[Given]) -> None:
    """A duel against a bot."""
    checked("agent", given["bot"], agent_names(known_game(game).name))
    match = taken_up(given["resume"]) if given["resume"] is not None else begun(game, given)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - gives `input` its editing, where the platform has it
    session = Session(
        speaker, match, lambda match, seat: DiceFace(match, seat, speaker), lambda match: bots(match, given["bot"])
    )
    speaker.print(speaker.say("play-welcome" if given["resume"] is None else "play-resumed"))
    session.run()


def begun(name: str, given: Given) -> Match:
    """A new match; without a seed nobody can know what chance will bring."""
    game = known_game(name)
    mode = known_mode(game, given["mode"])
    heroes = known_heroes(game, mode, given["heroes"])
    seed = given["seed"]
    key = secrets.token_bytes(16) if seed is None else key_of(f"{seed}:0")
    return start(game, Setup(game.name, mode.name, heroes, {}), key, (given["seat"],))


def bots(match: Match, name: str) -> list[Agent]:
    """One per seat, seeded by a hash of the match's key, which none of them must know."""
    seats = range(len(match.setup.heroes))
    return [agent_named(match.game.name, name, key_of(f"bot {seat} of {match.key.hex()}")) for seat in seats]
