"""A position as an agent of Dice Throne sees it, with allies and opponents."""

from typing import Final

from ludotheque.games.dice_throne.table.match_content import MatchContent, PreparedHero
from ludotheque.games.dice_throne.view import DiceSeen


def foe_in_mind(seen: DiceSeen, seat: int) -> int:
    """Return the opponent in the current fight, or else the weakest one."""
    opponents = seen.opponents(seat)
    if len(opponents) == 1:
        return opponents[0]
    attack = seen.attack() if seen.attacker() >= 0 else None
    if attack is not None:
        for fighter in (attack.attacker, *attack.targets):
            if fighter in opponents:
                return fighter
    return min(opponents, key=seen.health)


def is_friend(seen: DiceSeen, seat: int, other: int) -> bool:
    """Return whether it is the seat itself or a teammate."""
    return other in seen.team(seat)


def stake(seen: DiceSeen, seat: int, other: int) -> float:
    """Return how much this seat gains from another's gain: 1 for all of it, -1 if it is entirely at its expense."""
    if is_friend(seen, seat, other):
        return 1.0
    attack = seen.attack() if seen.attacker() >= 0 else None
    between = (attack.attacker, *attack.targets) if attack is not None else ()
    if attack is not None and attack.targets and other in between:
        return -1.0 if any(is_friend(seen, seat, fighter) for fighter in between) else 0.0
    rivals = seen.opponents(other)
    return -sum(is_friend(seen, seat, rival) for rival in rivals) / len(rivals)


FAR: Final = 99  # so much health that nothing can defeat it
ROOM: Final = 8  # more room for healing than any text can fill
STAGES: Final = 3
STAGE_HEALTH: Final = 12
RICH: Final = 2

Counts = tuple[int, ...]
Mark = tuple[int, Counts, Counts, int, int, Counts, Counts, int, int]
StatusSet = frozenset[int]


class SeatPosition:
    """The public facts about one seat."""

    def __init__(self, seat: int, hero: PreparedHero, levels: list[int], tokens: list[int], limits: list[int]) -> None:
        self.seat = seat
        self.hero = hero
        self.levels = levels
        self.tokens = tokens
        self.limits = limits
        self.health = FAR
        self.cp = RICH
        self.incoming = 0  # damage that is waiting for it

    def defences(self) -> list[int]:
        """Return the defences on the board."""
        found = [self.hero.defence[slot][level] for slot, level in enumerate(self.levels)]
        return [number for number in found if number >= 0]

    def side(self) -> str:
        """Return the id of the board side in play."""
        places = [self.hero.sides[slot] for slot, level in enumerate(self.levels) if level]
        return self.hero.hero.boards[places[0]].id if places else ""

    def like(self, levels: list[int], tokens: list[int]) -> "SeatPosition":
        """Return the same seat with another board and nothing pending."""
        return SeatPosition(self.seat, self.hero, levels, tokens, self.limits)


class Position:
    """Two sides, evaluated for `own`."""

    def __init__(self, content: MatchContent, own: SeatPosition, foe: SeatPosition, cap: int) -> None:
        self.content = content
        self.own = own
        self.foe = foe
        self.cap = cap
        self.stage = STAGES  # 1 near the end, 3 at the start
        self.dealt = 0  # by the attack that was just settled
        self.attacking = False  # whether the own side is attacking
        self.attack_damage = 0  # what the current attack would deal if nothing more happened
        self.attacked = 0  # what an attack on the own side would deal, if that can still be changed
        self.chosen = -1  # the seat a text is tried on, or -1 for the best one

    def turned(self) -> "Position":
        """Return the same facts from the other side."""
        other = Position(self.content, self.foe, self.own, self.cap)
        other.stage = self.stage
        return other

    def room(self) -> int:
        """Return the room for healing, in steps of two."""
        return min(ROOM, self.cap - self.own.health) & ~1

    def calm(self, relevant: tuple[StatusSet, StatusSet]) -> "Position":
        """Return only what affects the value of abilities while no side is close to defeat.

        `heeded` are the statuses whose number matters, on the own and on the other side.
        """
        own = self.own.like(self.own.levels, masked(self.own.tokens, relevant[0]))
        foe = self.foe.like(self.foe.levels, masked(self.foe.tokens, relevant[1]))
        own.health = FAR - self.room()
        foe.cp = RICH if self.foe.cp >= RICH else 0
        calm = Position(self.content, own, foe, FAR)
        calm.stage = self.stage
        return calm

    def mark(self) -> Mark:
        """Return a key: positions with equal keys give equal values to all abilities."""
        own, foe = self.own, self.foe
        ours = (own.seat, tuple(own.tokens), tuple(own.limits), own.health)
        return (*ours, foe.seat, tuple(foe.tokens), tuple(foe.defences()), foe.cp, self.stage)


def masked(tokens: list[int], relevant: StatusSet) -> list[int]:
    return [count if status in relevant else 0 for status, count in enumerate(tokens)]


def side_of(seen: DiceSeen, seat: int) -> SeatPosition:
    content = seen.content
    limits = [seen.limit(seat, status) for status in range(len(content.sources))]
    side = SeatPosition(seat, content.heroes[seat], seen.levels(seat), seen.tokens(seat), limits)
    side.health = seen.health(seat)
    side.cp = seen.cp(seat)
    side.incoming = seen.incoming(seat)
    return side


def position_of(seen: DiceSeen, seat: int) -> Position:
    """Return the position from that seat's side, with the most relevant opponent."""
    return position_between(seen, seat, foe_in_mind(seen, seat))


def position_between(seen: DiceSeen, seat: int, foe: int) -> Position:
    """Return the position from that seat's side, as if this were the only opponent."""
    position = Position(seen.content, side_of(seen, seat), side_of(seen, foe), seen.cap())
    position.stage = min(STAGES, 1 + min(position.own.health, position.foe.health) // STAGE_HEALTH)
    attack = seen.attack() if seen.attacker() >= 0 else None
    if attack is not None:
        position.attacking = attack.attacker == seat and not attack.settled
        position.attack_damage = seen.attack_damage() if position.attacking else 0
        helpless = attack.settled or attack.ultimate or seat not in attack.targets
        position.attacked = 0 if helpless else seen.attack_damage()
        position.dealt = attack.dealt if attack.settled and attack.attacker == seat else 0
    return position


def opening_position(content: MatchContent, seat: int, foe: int) -> Position:
    """Return two boards as at the start of a game, with nothing pending."""
    return Position(content, opening_side(content, seat), opening_side(content, foe), FAR)


def opening_side(content: MatchContent, seat: int) -> SeatPosition:
    hero = content.heroes[seat]
    limits = [
        source.owner_limit if seat in content.owners[source.index] else source.others_limit
        for source in content.sources
    ]
    tokens = [0] * len(content.sources)
    for slot, level in enumerate(hero.levels):
        if hero.passive[slot][level] >= 0:
            tokens[hero.passive[slot][level]] = 1
    side = SeatPosition(seat, hero, hero.levels[:], tokens, limits)
    side.health = FAR - ROOM
    return side
