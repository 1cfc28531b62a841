"""From an order to the answers it stands for; what cannot be done is refused with its reason and rule."""

from math import hypot
from typing import Final

from ludotheque.games.catacombs.physics.angles import TURN, direction
from ludotheque.games.catacombs.presentation.bearings import Bearings, angle_between
from ludotheque.games.catacombs.presentation.commands import NUMBER, Order, order
from ludotheque.games.catacombs.presentation.terminal_arena import Laid
from ludotheque.games.catacombs.presentation.terminal_context import Scene
from ludotheque.games.catacombs.sentences.match_names import LETTERS, letter_of
from ludotheque.games.catacombs.sentences.units import DEGREE, FULL, MM, speed_for, spelled
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.answer_spaces import PlaceSpace
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS, PROJECTILE
from ludotheque.kernel.decisions import Decision
from ludotheque.presentation.error_messages import Refusal

ROUNDING: Final = 2  # micrometres that whole places may be off


class Reader:
    """Reads one line at one question."""

    def __init__(self, decision: Decision, scene: Scene, line: str) -> None:
        self.decision = decision
        self.scene = scene
        self.line = line.strip()
        self.bearings = Bearings(scene)

    def answers(self) -> list[int] | None:
        """The answers a line stands for; nothing if it is not in the words of the arena."""
        said = order(self.line)
        if said is None:
            return None
        if said.left:
            raise Refusal("arena-not-read", text=self.line, word=said.left[0])
        if said.places is not None:
            return self.placed(said, said.places)
        if said.obstacle:
            return [self.obstacle(said)]
        self.check_kind(a.ASK_FLICK, "arena-no-flick")
        angle, speed = self.command(said, self.bearings.of(self.scene.flicked()))
        return [int(a.flick_action(angle, speed))]

    def check_kind(self, kind: int, key: str) -> None:
        if self.decision.kind != kind:
            raise Refusal(key, text=self.line)

    def obstacle(self, said: Order) -> int:
        """CC-OBST-4: any of the five."""
        self.check_kind(a.ASK_OBSTACLE, "arena-no-obstacle")
        disc = CHARACTERS + int(said.obstacle) - 1 if said.obstacle in "12345" else DISCS
        if disc >= DISCS:
            raise Refusal("arena-which-obstacle", text=said.obstacle)
        angle, speed = self.command(said, self.bearings.of(disc))
        return int(a.obstacle_action(disc, angle, speed))

    def command(self, said: Order, mover: Laid) -> tuple[int, int]:
        """Angle and speed, both checked (CC-INPUT-1)."""
        if not said.aim or not said.power:
            raise Refusal("arena-need-both", text=self.line)
        return self.angle(said.aim, mover), self.speed(said.power)

    def angle(self, text: str, mover: Laid) -> int:
        """In millidegrees: a number, or the way to a disc that is named."""
        disc = None if NUMBER.fullmatch(text) else self.bearings.disc_named(text)
        if disc is not None and disc != mover.disc:
            wanted = angle_between(mover, self.bearings.of(disc))
        elif NUMBER.fullmatch(text) and abs(float(text)) <= 360:
            wanted = float(text)
        else:
            raise Refusal("arena-bad-angle", text=text)
        return round(wanted * DEGREE) % int(TURN)

    def speed(self, text: str) -> int:
        power = float(text) if NUMBER.fullmatch(text) else -1.0
        if not 0 <= power <= FULL:
            raise Refusal("arena-bad-power", text=text)
        return speed_for(power)

    def placed(self, said: Order, places: list[float]) -> list[int]:
        """The spot, and the flick if it was said too: nothing lies between them."""
        self.check_kind(a.ASK_PLACE, "arena-no-place")
        space = self.decision.space
        if not isinstance(space, PlaceSpace):
            raise Refusal("arena-no-place", text=self.line)
        origin = self.origin(said.origin, space)
        if said.is_spot and len(places) == 2:
            x, y = round(places[0] * MM), round(places[1] * MM)
            if not said.origin:
                origin = min(space.origins, key=lambda disc: hypot(space.xs[disc] - x, space.ys[disc] - y))
        elif places and not said.is_spot:
            x, y = self.around(origin, places, space)
        else:
            raise Refusal("arena-place-how", text=self.line)
        self.check_spot(space, origin, x, y)
        answers = [int(a.place_action(origin, x, y))]
        if said.flicks:
            mover = Laid(PROJECTILE, x, y, int(space.radius))
            answers.append(int(a.flick_action(*self.command(said, mover))))
        return answers

    def origin(self, letter: str, space: PlaceSpace) -> int:
        """CC-SHOT-9: the active character unless another is named that may be."""
        disc = LETTERS.lower().find(letter) if letter else space.origins[0]
        if disc not in space.origins:
            allowed = ", ".join(letter_of(each) for each in space.origins)
            raise Refusal("arena-bad-origin", text=letter.upper(), allowed=allowed)
        return int(disc)

    def around(self, origin: int, places: list[float], space: PlaceSpace) -> tuple[int, int]:
        """An angle and a distance between the centres; without a distance, the middle of what is allowed."""
        least, most = int(space.nearest), int(space.reach)
        away = round(places[1] * MM) if len(places) > 1 else (least + most) // 2
        if not least <= away <= most:
            lang = self.scene.lang
            bounds = {"least": spelled(least / MM, 1, lang), "most": spelled(most / MM, 1, lang)}
            raise Refusal("arena-bad-distance", distance=spelled(away / MM, 1, lang), **bounds)
        away = min(max(away, least + ROUNDING), most - ROUNDING)
        across, up = direction(round(places[0] * DEGREE) % TURN)
        return int(space.xs[origin]) + round(across * away), int(space.ys[origin]) + round(up * away)

    def check_spot(self, space: PlaceSpace, origin: int, x: int, y: int) -> None:
        """CC-RANGE-2, CC-RANGE-3, in the player's words."""
        ground = space.grounds[space.origins.index(origin)]
        at = {"x": spelled(x / MM, 1, self.scene.lang), "y": spelled(y / MM, 1, self.scene.lang)}
        if not (ground.left <= x <= ground.right and ground.bottom <= y <= ground.top):
            raise Refusal("arena-spot-outside", **at)
        for disc, circle in enumerate(ground.kept_out):
            if circle.square(x, y) < circle.radius * circle.radius:
                raise Refusal("arena-spot-taken", disc=self.scene.disc(disc), **at)
        if not ground.is_free(x, y):
            raise Refusal("arena-spot-far", disc=self.scene.disc(origin), **at)
