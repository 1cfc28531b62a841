"""Hero drafts in snake order, after optional rounds of bans."""

from typing import NamedTuple

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.entries import Banned, Picked
from ludotheque.server.rooms.fold import Fold, stamp


class Turn(NamedTuple):
    """Whose choice it is, and whether it is a ban or a pick."""

    seat: int
    banning: bool


def snake_order(sides: tuple[tuple[int, ...], ...], rounds: int) -> list[int]:
    """Return the seats for a number of rounds, alternating between sides and reversing with each pass."""
    order: list[int] = []
    forward = True
    for _ in range(rounds):
        for place in range(max(len(side) for side in sides)):
            row = [side[place] for side in sides if place < len(side)]
            order += row if forward else row[::-1]
            forward = not forward
    return order


def draft_order(fold: Fold) -> list[Turn]:
    """Return the whole draft. Picks continue the order of the bans, so the seat that banned last picks first."""
    sides = fold.game.draft_sides(fold.plan.mode, len(fold.plan.seats))
    bans = fold.plan.policy.draft.bans
    seats = snake_order(sides, bans + 1)
    return [Turn(seat, place < bans * len(fold.plan.seats)) for place, seat in enumerate(seats)]


def draft_turn(fold: Fold) -> Turn | None:
    """Return the next turn, or None if there is none."""
    if fold.phase != "drafting":
        return None
    done = len(fold.state.banned) + sum(1 for seat in fold.state.seats if seat.hero is not None)
    order = draft_order(fold)
    return order[done] if done < len(order) else None


def choices(fold: Fold, seat: int) -> tuple[str, ...]:
    """Return the heroes that the seat can choose now."""
    if fold.phase == "drafting":
        unavailable = [*fold.state.banned, *[other.hero for other in fold.state.seats]]
        return tuple(hero for hero in fold.game.heroes() if hero not in unavailable)
    if fold.phase == "waiting" and fold.plan.heroes[seat] is None and fold.plan.policy.draft.kind == "none":
        return fold.game.heroes()
    return ()


def check_choice(fold: Fold, seat: int, hero: str, *, banning: bool) -> None:
    fold.seat(seat)
    turn = draft_turn(fold)
    if (turn is not None or banning) and turn != Turn(seat, banning):
        raise RequestRefused("room-draft-turn")
    if hero not in choices(fold, seat):
        raise RequestRefused("room-draft-choice", hero=hero[:64])


def propose_pick(fold: Fold, seat: int, hero: str, now: float) -> Picked:
    check_choice(fold, seat, hero, banning=False)
    return Picked(**stamp(fold, now), seat=seat, hero=hero)


def propose_ban(fold: Fold, seat: int, hero: str, now: float) -> Banned:
    check_choice(fold, seat, hero, banning=True)
    return Banned(**stamp(fold, now), seat=seat, hero=hero)


def apply_pick(fold: Fold, entry: Picked) -> None:
    fold.seat(entry.seat).hero = entry.hero


def apply_ban(fold: Fold, entry: Banned) -> None:
    fold.state.banned.append(entry.hero)
