"""Collisions of discs: impulses along the line of centers, and groups of simultaneous contacts (CC-PHYS-4..8)."""

from math import fsum, sqrt
from typing import Final

from ludotheque.games.catacombs.physics.bodies import Arena, Body
from ludotheque.games.catacombs.physics.contact_times import BOTTOM, LEFT, RIGHT, SLOW, UpcomingContact

ROUNDS: Final = 1000
SETTLED: Final = 1e-4  # micrometers per second


class Contact:
    """Two touching discs, with the unit normal from one to the other and their approach speed."""

    def __init__(self, meeting: UpcomingContact) -> None:
        one, other = meeting.one, meeting.other
        dx, dy = other.px - one.px, other.py - one.py
        distance = sqrt(dx * dx + dy * dy)
        self.one = one
        self.other = other
        self.nx = dx / distance
        self.ny = dy / distance
        self.overlap = one.radius + other.radius - distance
        self.approach = (one.wx - other.wx) * self.nx + (one.wy - other.wy) * self.ny
        self.leaning = meeting.leaning
        self.fast = self.approach >= SLOW and not meeting.leaning
        self.yielding = 1.0 / (1.0 / one.mass + 1.0 / other.mass)
        self.impulse = 0.0

    def part_for(self, body: Body) -> float:
        """Return the sign of the contact's push on that disc along the normal; 0 for a disc outside the contact."""
        if body is self.one:
            return -1.0
        return 1.0 if body is self.other else 0.0


def collide(contacts: list[Contact], arena: Arena) -> None:
    """Set the velocities after all contacts of one instant."""
    if len(contacts) == 1:
        collide_pair(contacts[0], arena)
        return
    for group in groups_of(contacts):
        if len(group) == 1:
            collide_pair(group[0], arena)
        else:
            collide_group(group, arena)


def collide_pair(contact: Contact, arena: Arena) -> None:
    """Collide two discs (CC-PHYS-4), without rebound if the contact is slow (CC-PHYS-6)."""
    one, other = contact.one, contact.other
    bounce = arena.disc_bounce if contact.fast else 0.0
    impulse = (1.0 + bounce) * max(0.0, contact.approach) * contact.yielding
    one.wx -= impulse * contact.nx / one.mass
    one.wy -= impulse * contact.ny / one.mass
    other.wx += impulse * contact.nx / other.mass
    other.wy += impulse * contact.ny / other.mass
    if not contact.fast and contact.overlap > 0.0:
        half = 0.5 * contact.overlap  # each disc moves back by half of the overlap
        one.px -= half * contact.nx
        one.py -= half * contact.ny
        other.px += half * contact.nx
        other.py += half * contact.ny


def groups_of(contacts: list[Contact]) -> list[list[Contact]]:
    """Group the contacts that share discs."""
    groups: list[list[Contact]] = []
    for contact in contacts:
        mine: list[Contact] = []
        rest: list[list[Contact]] = []
        for group in groups:
            if shared(contact, group):
                mine = mine + group
            else:
                rest.append(group)
        mine.append(contact)
        rest.append(mine)
        groups = rest
    return groups


def shared(contact: Contact, group: list[Contact]) -> bool:
    touched = bodies_of(group)
    return contact.one in touched or contact.other in touched


def collide_group(group: list[Contact], arena: Arena) -> None:
    """Find the impulses that stop all approach, then multiply all of them by (1 + e).

    This conserves momentum, never adds energy, and does not depend on the numbering of discs: sums are exact before
    they are rounded. A fast contact makes the whole group rebound.
    """
    press(group)
    fast = False
    for contact in group:
        fast = fast or contact.fast
    stretch = 1.0 + arena.disc_bounce if fast else 1.0
    for body in bodies_of(group):
        push(body, group, stretch)
        if not fast:
            part(body, group)


def bodies_of(group: list[Contact]) -> list[Body]:
    found: list[Body] = []
    for contact in group:
        if contact.one not in found:
            found.append(contact.one)
        if contact.other not in found:
            found.append(contact.other)
    return found


def press(group: list[Contact]) -> None:
    """Find impulses after which no discs approach; each contact responds to the others' last impulses.

    Projected gradient steps of the maximal stable length, with Nesterov's momentum, which restarts whenever it points
    uphill. Chains of discs converge in tens of iterations.
    """
    rows = [[coupling(contact, each) for each in group] for contact in group]
    steps = [1.0 / fsum([abs(term) for term in row]) for row in rows]
    impulses = [0.0 for _ in group]
    last = impulses
    age = 0
    for _ in range(ROUNDS):
        ahead = overshot(impulses, last, age)
        last, impulses = (
            impulses,
            [
                max(0.0, guess + step * excess(contact, row, ahead))
                for contact, row, step, guess in zip(group, rows, steps, ahead, strict=True)
            ],
        )
        age = 0 if uphill(ahead, impulses, last, steps) else age + 1
        if settled(group, impulses, last):
            break
    for contact, impulse in zip(group, impulses, strict=True):
        contact.impulse = impulse


def overshot(impulses: list[float], last: list[float], age: int) -> list[float]:
    """Extrapolate the impulses in their direction of change, the further the longer the direction has lasted."""
    more = age / (age + 3.0)
    return [impulse + more * (impulse - before) for impulse, before in zip(impulses, last, strict=True)]


def excess(contact: Contact, row: list[float], impulses: list[float]) -> float:
    """Return the remaining approach speed with these impulses; the exact sum does not depend on the order."""
    terms = [-term * impulse for term, impulse in zip(row, impulses, strict=True)]
    terms.append(contact.approach)
    return fsum(terms)


def uphill(ahead: list[float], impulses: list[float], last: list[float], steps: list[float]) -> bool:
    terms = [
        (guess - impulse) * (impulse - before) / step
        for guess, impulse, before, step in zip(ahead, impulses, last, steps, strict=True)
    ]
    return fsum(terms) > 0.0


def settled(group: list[Contact], impulses: list[float], last: list[float]) -> bool:
    for contact, impulse, before in zip(group, impulses, last, strict=True):
        if abs(impulse - before) > SETTLED * contact.yielding:
            return False
    return True


def coupling(contact: Contact, each: Contact) -> float:
    """Return how much a unit impulse of one contact reduces the approach of another."""
    turn = contact.nx * each.nx + contact.ny * each.ny
    if contact is each:
        turn = 1.0
    one = -each.part_for(contact.one) * turn / contact.one.mass
    other = each.part_for(contact.other) * turn / contact.other.mass
    return one + other


def push(body: Body, group: list[Contact], stretch: float) -> None:
    """Apply all impulses to one disc."""
    along_x, along_y = [body.wx], [body.wy]
    for each in group:
        impulse = stretch * each.impulse * each.part_for(body)
        along_x.append(impulse * each.nx / body.mass)
        along_y.append(impulse * each.ny / body.mass)
    body.wx, body.wy = fsum(along_x), fsum(along_y)


def part(body: Body, group: list[Contact]) -> None:
    """Separate touching discs that overlap by the slack: each moves back by half."""
    along_x, along_y = [body.px], [body.py]
    for each in group:
        way = 0.5 * max(0.0, each.overlap) * each.part_for(body)
        along_x.append(way * each.nx)
        along_y.append(way * each.ny)
    body.px, body.py = fsum(along_x), fsum(along_y)


def rebound(body: Body, arena: Arena) -> float:
    """Reflect a disc from the wall it has reached (CC-PHYS-5); return its speed of approach."""
    rim = body.radius
    if body.side in (LEFT, RIGHT):
        came = abs(body.wx)
        body.wx = -body.wx * arena.wall_bounce if came >= SLOW else 0.0
        body.px = rim - arena.half_width if body.side == LEFT else arena.half_width - rim
    else:
        came = abs(body.wy)
        body.wy = -body.wy * arena.wall_bounce if came >= SLOW else 0.0
        body.py = rim - arena.half_height if body.side == BOTTOM else arena.half_height - rim
    return came
