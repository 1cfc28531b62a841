"""The course of a match from its events: every shot with its causes and results."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from ludotheque.games.catacombs.table import events as ev
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import BANK, DISCS, PROJECTILE
from ludotheque.kernel.events import Event

Record = dict[str, Any]  # the result of physics.flicks.record_of
View = dict[str, Any]  # the result of CatacombsSeen.view
Places = dict[int, tuple[int, int]]  # by disc, in micrometers from the lower left corner


@dataclass(frozen=True)
class TableFacts:
    """The state of the match outside the arena."""

    turn: int
    disc: int  # the active character; -1 before the first turn
    card: str
    pools: tuple[int, ...]  # Sword, Skull, bank

    def with_tokens(self, team: int, gained: int, giver: int = BANK) -> "TableFacts":
        """Return the moment after tokens moved from the giver to the team."""
        pools = list(self.pools)
        pools[team] += gained
        pools[giver] -= gained
        return replace(self, pools=tuple(pools))


@dataclass
class Shot:
    """One flick: the arena before and after it, and its events."""

    number: int  # from 1
    event: ev.Flicked
    moment: TableFacts
    sequel: list[Event] = field(default_factory=list)

    @property
    def record(self) -> Record:
        return self.event.record

    @property
    def hits(self) -> tuple[int, ...]:
        return next((event.discs for event in self.sequel if isinstance(event, ev.EnemiesHit)), ())

    @property
    def before(self) -> Places:
        """Return the positions before the shot: at the start of each disc's first leg, or unchanged."""
        first = {leg["disc"]: (leg["at"][0], leg["at"][1]) for leg in reversed(self.record["legs"])}
        return {**self.after, **first}

    @property
    def moved(self) -> list[int]:
        return sorted({leg["disc"] for leg in self.record["legs"]})

    @property
    def after(self) -> Places:
        """Return the positions after the shot; a projectile that left the mat is gone (CC-MAT-5)."""
        places = {final["disc"]: (final["at"][0], final["at"][1]) for final in self.record["finals"]}
        if any(event["kind"] == "exit" and event["a"] == PROJECTILE for event in self.record["events"]):
            del places[PROJECTILE]
        return places


SEQUELS = (
    ev.PutBack,
    ev.EnemiesHit,
    ev.TargetMissed,
    ev.ArmorUsed,
    ev.TokensLost,
    ev.TokenStolen,
    ev.TeamStunned,
    ev.GameEnded,
)
"""Events that a picture of a shot shows in addition to contacts."""


class Course:
    """All shots of a match, and the state at its end."""

    def __init__(self, content: MatchContent, events: Iterable[Event]) -> None:
        self.content = content
        self.shots: list[Shot] = []
        self.moment = TableFacts(0, -1, "", tuple(content.start_pools()))
        self.places = self.starts(content.first_layout)
        self.projectile = ""  # the shot whose projectile is placed but not flicked yet
        for event in events:
            self.hear(event)

    def starts(self, layout: int) -> Places:
        xs = self.content.start_xs + self.content.layouts[layout].xs
        ys = self.content.start_ys + self.content.layouts[layout].ys
        return {disc: (xs[disc], ys[disc]) for disc in range(DISCS)}

    def hear(self, event: Event) -> None:
        if isinstance(event, ev.Flicked):
            self.flick(event)
        elif isinstance(event, ev.LayoutSettled):
            self.places = self.starts([layout.id for layout in self.content.layouts].index(event.layout))
        elif isinstance(event, ev.ProjectilePlaced):
            self.places[PROJECTILE] = (event.x, event.y)
            self.projectile = event.shot
        else:
            self.note(event)

    def flick(self, event: ev.Flicked) -> None:
        """Add a flick; its projectile is removed unless a running match says otherwise."""
        self.shots.append(Shot(len(self.shots) + 1, event, self.moment))
        self.places.update(self.shots[-1].after)
        self.places.pop(PROJECTILE, None)
        self.projectile = ""

    def lie(self, view: View) -> None:
        """Use the positions of a running match, which knows a projectile that waits for another flick."""
        self.places = {each["disc"]: (each["x"], each["y"]) for each in view["discs"]}
        self.projectile = next((each["kind"] for each in view["discs"] if each["disc"] == PROJECTILE), "")
        pools = (*(team["pool"] for team in view["teams"]), view["bank"])
        card = view["playing"]["card"] if view["playing"] is not None else ""
        self.moment = TableFacts(view["turn"], view["disc"], card, pools)

    def note(self, event: Event) -> None:
        """Update the state outside the arena."""
        if isinstance(event, SEQUELS) and self.shots:
            self.shots[-1].sequel.append(event)
        if isinstance(event, ev.TurnBegan):
            self.moment = TableFacts(event.turn, event.disc, "", self.moment.pools)
        elif isinstance(event, ev.CardPlayed):
            self.moment = replace(self.moment, card=event.card)
        elif isinstance(event, ev.TokensLost):
            self.moment = self.moment.with_tokens(event.team, -event.count)
        elif isinstance(event, ev.TokenStolen):
            self.moment = self.moment.with_tokens(1 - event.team, 1, event.team)
        elif isinstance(event, ev.Healed):
            self.moment = self.moment.with_tokens(event.team, event.count)
        if self.shots and self.shots[-1].moment.turn == self.moment.turn:
            self.shots[-1].moment = replace(self.shots[-1].moment, pools=self.moment.pools)
