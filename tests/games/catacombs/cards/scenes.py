"""Scenes that play every card in the same way: each shot is made, and each one with damage hits the enemy opposite."""

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.arranging import DISC_NAMES, Player
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword

AWAY = {"sword": 180, "skull": 0}  # a move makes room


def opened(card: str, team: str, **said: object) -> Conquest:
    """Choose the card; its player at seat 0 keeps another one in hand."""
    if team == "sword":
        players: tuple[Player, ...] = (sword(card, "kite_courier"), skull("witch"))
    else:
        players = (skull(card, "iron_jailer"), sword("silver_stag"))
    return scenario(*players, turn=f"{team}_1", **said).card().play(card)


def played(card: str, team: str, **said: object) -> Conquest:
    """Make all shots of the card, without boost, up to the next question of another kind."""
    conquest = opened(card, team, **said)
    enemy = "skull_1" if team == "sword" else "sword_1"
    while conquest.asked() in ("target", "place", "flick", "boost"):
        shoot(conquest, enemy, AWAY[team])
    return conquest


def shoot(conquest: Conquest, enemy: str, away: float) -> None:
    """Give one answer that leads to a hit."""
    if conquest.asked() == "target":
        conquest.target(enemy)
    elif conquest.asked() == "place":
        conquest.put_before(enemy)
    elif conquest.asked() == "boost":
        conquest.done()
    elif conquest.table.step().shot.damage:
        conquest.flick_at(enemy, 1.5)
    else:
        conquest.nudge(away)


def sequence(conquest: Conquest) -> list[tuple[str, int]]:
    """Return the shots made, in order, with the damage of each."""
    made: list[tuple[str, int]] = []
    for event in conquest.match.log:
        if isinstance(event, events.Flicked):
            made.append((event.shot, 0))
        elif isinstance(event, events.EnemiesHit):
            made[-1] = (made[-1][0], event.damage)
    return made


def targeted(conquest: Conquest) -> list[str]:
    """Return the targets of the shots."""
    return [DISC_NAMES[event.disc] for event in conquest.logged(events.TargetNamed)]
