"""Friends and foes where there are several: whom to have in mind, and whose luck is one's own."""

from ludotheque.games.dice_throne.view import DiceSeen


def foe_in_mind(seen: DiceSeen, seat: int) -> int:
    """Whom a fight under way is with; otherwise the weakest opponent."""
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
    """The seat itself, or a teammate."""
    return other in seen.team(seat)


def stake(seen: DiceSeen, seat: int, other: int) -> float:
    """How much of what is good for another is good for this seat: 1 all of it, -1 it all comes at its expense."""
    if is_friend(seen, seat, other):
        return 1.0
    attack = seen.attack() if seen.attacker() >= 0 else None
    between = (attack.attacker, *attack.targets) if attack is not None else ()
    if attack is not None and attack.targets and other in between:
        return -1.0 if any(is_friend(seen, seat, fighter) for fighter in between) else 0.0
    rivals = seen.opponents(other)
    return -sum(is_friend(seen, seat, rival) for rival in rivals) / len(rivals)
