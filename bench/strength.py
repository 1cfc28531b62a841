"""Measures how often one Dice Throne player beats another in duels with alternating seats and heroes."""

import argparse
import time
from collections import Counter

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.simulation import success
from ludotheque.registry.discovery import agent_named, agent_names, game_named

GAME = "dice_throne"
HEROES = ("barbarian", "pyromancer")


def duel(players: tuple[str, str], number: int, seed: str) -> str:
    """Play one duel. Returns the winner's name, or "draw". Four in a row cover both seats and both heroes."""
    seats = players if number % 2 == 0 else players[::-1]
    heroes = HEROES if number // 2 % 2 == 0 else HEROES[::-1]
    agents = [agent_named(GAME, name, f"{seed}:{number}:{seat}") for seat, name in enumerate(seats)]
    result = play_out(game_named(GAME), Setup(GAME, "duel", heroes, {}), key_of(f"{seed}:{number}"), agents)
    return result.outcome if result.outcome == "draw" else seats[int(result.outcome)]


def main() -> None:
    """Play the requested duels and print the win rate of the first player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--players", nargs=2, default=("sensible", "random"), choices=agent_names(GAME))
    asked = parser.parse_args()
    players = (asked.players[0], asked.players[1])
    started = time.perf_counter()
    winners = Counter(duel(players, number, asked.seed) for number in range(asked.games))
    seconds = time.perf_counter() - started
    sure = success(winners[players[0]], asked.games)
    won = f"{players[0]} won {winners[players[0]]} of {asked.games} duels against {players[1]}"
    rate = f"{sure.rate:.1%}, 95 % interval {sure.low:.1%} to {sure.high:.1%}"
    print(f"{won} ({rate}); {winners['draw']} draws; {asked.games / seconds:.1f} games/s")


if __name__ == "__main__":
    main()
