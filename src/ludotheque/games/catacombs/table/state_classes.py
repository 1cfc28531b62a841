"""Classes of a state, written by scripts/state_classes.py from state_fields.py. Do not edit."""

from typing import Any, ClassVar

from mypy_extensions import i64

from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import GameState


class CatacombsState(GameState):
    """Everything about a match that its setup does not determine."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "drawn",
        "secrets",
        "xs",
        "ys",
        "projectile",
        "pools",
        "piles",
        "discards",
        "hands",
        "kept",
        "playing",
        "shot",
        "target",
        "flicks",
        "markers",
        "stunned",
        "team",
        "turn",
        "layout",
        "phase",
        "reason",
        "outcome",
    )
    PARTS: ClassVar[dict[str, Any]] = {"secrets": (Secrets,)}  # as StatePart says

    def __init__(
        self,
        drawn: list[int],
        secrets: Secrets,
        xs: list[int],
        ys: list[int],
        projectile: list[int],
        pools: list[int],
        piles: list[list[int]],
        discards: list[list[int]],
        hands: list[list[int]],
        kept: list[list[int]],
        playing: i64,
        shot: i64,
        target: i64,
        flicks: i64,
        markers: list[int],
        stunned: list[int],
        team: i64,
        turn: i64,
        layout: i64,
        phase: i64,
        reason: str,
        outcome: str,
    ) -> None:
        super().__init__(drawn, secrets)
        self.xs = xs  # of characters and obstacles, in micrometres from the lower left corner
        self.ys = ys
        self.projectile = projectile  # x and y while a projectile is in the arena, otherwise empty
        self.pools = pools  # tokens of Sword, of Skull, of the bank
        self.piles = piles  # per team, the last card is on top
        self.discards = discards  # per team
        self.hands = hands  # per seat
        self.kept = kept  # armor, per team
        self.playing = playing  # the card in play
        self.shot = shot  # index in the sequence of its shots
        self.target = target  # the target that was chosen, a disc
        self.flicks = flicks  # made in this shot
        self.markers = markers  # per team: 0 is character 1
        self.stunned = stunned  # per team: whether its next turn, or the current one, is stunned
        self.team = team  # the team whose turn it is
        self.turn = turn  # single turns, from 1
        self.layout = layout  # of the obstacles
        self.phase = phase  # the segment that comes next, and the step while it runs
        self.reason = reason  # why the game ended
        self.outcome = outcome

    def copy(self) -> "CatacombsState":
        return CatacombsState(
            self.drawn[:],
            self.secrets.copy(),
            self.xs[:],
            self.ys[:],
            self.projectile[:],
            self.pools[:],
            [item[:] for item in self.piles],
            [item[:] for item in self.discards],
            [item[:] for item in self.hands],
            [item[:] for item in self.kept],
            self.playing,
            self.shot,
            self.target,
            self.flicks,
            self.markers[:],
            self.stunned[:],
            self.team,
            self.turn,
            self.layout,
            self.phase,
            self.reason,
            self.outcome,
        )
