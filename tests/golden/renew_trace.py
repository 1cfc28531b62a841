"""Write the golden file of response points: `python -m tests.golden.renew_trace`."""

from pathlib import Path

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import dizziness, seated
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario

TRACE = Path(__file__).parent / "window_trace.txt"
ISOLATED = {"at": "own_upkeep", "effects": [{"damage": 3, "target": "self", "isolated": True}]}


def turn() -> Duel:
    """Return a whole turn of the Pyromancer against a Barbarian; both have responses, so that neither is skipped."""
    own = pyromancer(
        ["getting_paid", "tip_it", "fireball_2", "vegas_baby", "huzzah"],
        cp=6,
        tokens={"fire_mastery": 2, "burn": 1},
        deck=["meteorite_2"],
    )
    foe = barbarian(["getting_paid", "feelin_good", "tip_it", "not_this_time", "double_up"], cp=6, deck=["concuss"])
    duel = scenario(own, foe).upkeep()
    duel.passes(by=0).play("getting_paid", by=1).until("upkeep_order").answer("trigger burn").until("main")
    duel.play("fireball_2").until("main").will_roll(0, 4).play("vegas_baby").until("main")
    duel.will_roll(0, 1, 2, 3, 4, 6).end().until("rolling")
    duel.announce("hot_streak").play("tip_it", by=1).passes(by=0).answer("nudge 4 down", by=1)
    duel.announce("hot_streak").until_point("W_ACTIVATED", by=0).will_roll(0, 4).play("huzzah", by=0)
    duel.until_point("W_TARGETED", by=1).will_roll(1, 4, 5, 6).play("feelin_good", by=1)
    duel.until("defence").defend("thick_skin", 1, 4, 6).until_point("W_LAST", by=1).play("not_this_time", by=1)
    return duel.until("main").end().until_phase("upkeep", 1)


def isolated_damage() -> Duel:
    """Return a duel in which an own hero takes isolated damage in the Upkeep; the response to it is pre-empted."""
    with pytest.MonkeyPatch.context() as patch:
        own = seated(patch, dizziness(ISOLATED), hand=["getting_paid"], tokens={"dizziness": 1}, deck=["get_some"])
        duel = scenario(own, pyromancer(["getting_paid"])).upkeep()
        return duel.until_point("W_ISO", by=1).play("getting_paid", by=1).until("main")


def late_damage() -> Duel:
    """Return a duel in which a poisoned Ninja ends the turn; the poison acts after the Discard Phase."""
    own = fighter("ninja", ["slash_2"], tokens={"delayed_poison": 1, "smoke_bomb": 1})
    return scenario(own, barbarian(["smack_3"])).main_2().end().until_phase("main_1", 1)


def lines(duel: Duel) -> list[str]:
    """Return phases, cards and points in their order, nested points indented."""
    found = []
    for event in duel.match.log:
        if isinstance(event, events.PhaseBegan):
            found.append(f"{event.phase} of seat {event.seat}")
        elif isinstance(event, events.Played):
            found.append(f"    (seat {event.seat}: {event.card})")
        elif isinstance(event, events.WindowOpened):
            found.append("  " + "  " * event.depth + event.point)
    return found


def trace_text() -> str:
    parts = [("a turn", turn()), ("isolated damage", isolated_damage()), ("late damage", late_damage())]
    return "\n".join("\n".join([f"# {title}", *lines(duel), ""]) for title, duel in parts)


if __name__ == "__main__":
    TRACE.write_text(trace_text(), encoding="utf-8")
