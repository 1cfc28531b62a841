"""Short ways to let one hero act against a Barbarian who never responds."""

from typing import Any

from tests.games.dice_throne.scenario import Duel, Side, barbarian, fighter, scenario, slow_card

Dice = tuple[int, ...]
IDLE = ("respond", "preempt", "present", "defence")


def carried(duel: Duel) -> Duel:
    """Nobody responds or defends until something else is asked."""
    while duel.match.decision is not None and duel.asked()[1] in IDLE:
        duel.passes()
    return duel


def rolled(side: Side, dice: Dice, *then: int, foe: Side | None = None) -> Duel:
    """The hero throws these five dice; `then` are its next dice."""
    return scenario(side, foe or barbarian()).roll(*dice).will_roll(0, *then)


def strikes(side: Side, ability: str, dice: Dice, *then: int, row: int = 0) -> Duel:
    """The ability is activated and everything of it happens that needs no answer."""
    return carried(rolled(side, dice, *then).announce(ability, row))


def upgraded(hero: str, card: str, cost: int, dice: Dice, **said: Any) -> Duel:  # the fields of Side
    """The hero spends all CP on the upgrade and throws these dice in the same turn."""
    own = fighter(hero, [card, slow_card(hero, [card])], cp=cost, **said)
    duel = scenario(own, barbarian()).main().will_roll(0, *dice)
    duel.play(card)
    carried(duel)
    assert (duel.cp(0), duel.upgrades(0)) == (0, [card])
    return carried(duel.end())


def uses(duel: Duel, ability: str, *then: int, row: int = 0) -> Duel:
    """Announce, with these dice to come, and let everything happen that needs no answer."""
    return carried(duel.will_roll(0, *then).announce(ability, row))


def defends(side: Side, defence: str, dice: Dice, *then: int) -> Duel:
    """The Barbarian attacks for 4, and the hero defends with these dice."""
    duel = carried_to_defence(scenario(barbarian(), side).roll(1, 2, 3, 4, 6).announce("smack"))
    duel.defend(defence, *dice, *then)
    return carried(duel)


def carried_to_defence(duel: Duel) -> Duel:
    while duel.asked()[1] in ("respond", "preempt", "present"):
        duel.passes()
    assert duel.asked()[1] == "defence"
    return duel


def plays(side: Side, *then: int, promo: str = "no") -> Duel:
    """The first card of the hand is played in the Main Phase, with these dice to come."""
    duel = scenario(side, barbarian(), promo=promo).main().will_roll(0, *then)
    return carried(duel.play(side.hand[0]))


def modifies(side: Side, ability: str, dice: Dice, *then: int) -> Duel:
    """The first card of the hand is played on an own Attack with that ability."""
    duel = scenario(side, barbarian()).roll(*dice).announce(ability).will_roll(0, *then)
    while f"play {side.hand[0]}" not in duel.options():
        duel.passes()
    return carried(duel.play(side.hand[0]))


def attacked(side: Side, *then: int) -> Duel:
    """The Barbarian attacks for 4; the hero plays the first card of the hand."""
    duel = scenario(barbarian(), side).roll(1, 2, 3, 4, 6).will_roll(1, *then).announce("smack")
    while f"play {side.hand[0]}" not in duel.options():
        duel.passes()
    return carried(duel.play(side.hand[0]))


def seat_has(duel: Duel, seat: int, **facts: int) -> None:
    """Health, CP, number of cards in hand and tokens of a seat are as said."""
    known = {"health": duel.health(seat), "cp": duel.cp(seat), "hand": len(duel.hand(seat))}
    found = {name: known[name] if name in known else duel.tokens(seat, name) for name in facts}
    assert found == facts
