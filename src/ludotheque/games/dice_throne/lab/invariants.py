"""Invariants that hold at every question of Dice Throne."""

from collections.abc import Callable
from functools import cache
from operator import add, le
from typing import Final

from ludotheque.games.dice_throne.table.actions import CHOOSE_PLAYER, PLAYER, TARGET
from ludotheque.games.dice_throne.table.cards_and_tokens import ACTIVE, CP_CAP, HEALTH
from ludotheque.games.dice_throne.table.match_content import MatchContent, PreparedHero
from ludotheque.games.dice_throne.table.response_points import MAIN_1, MAIN_2, PHASES
from ludotheque.games.dice_throne.table.state import ADD, CARD_TEXT, OFFENCE, TARGETING
from ludotheque.games.dice_throne.table.state_classes import DiceState, HeroState, Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.registry.laboratory import Problems

DICE: Final = 5
SIDES: Final = 6
DICE_OF: Final = {OFFENCE: (DICE, DICE), TARGETING: (1, 1)}


def broken_question(table: DiceTable, decision: Decision) -> Problems:
    """DT-INV-1 to DT-INV-3 while a question is open."""
    found = broken_table(table) + broken_lock(table, decision) + broken_defeat(table, decision)
    found += broken_choice(table, decision)
    if table.state.outcome:
        found.append("a player is asked although the game is over (DT-INV-3)")
    return found


def broken_checkpoint(state: DiceState) -> Problems:
    """Nothing is unfinished at a checkpoint, unless the game ended during a segment."""
    if state.outcome:
        return []
    found = []
    if state.attacks or state.throws or state.resolving:
        found.append("an attack, dice or a text are left over from a segment that has ended")
    if len(state.pools) != (1 if state.phase in (MAIN_1, MAIN_2) else 0):
        found.append(f"{len(state.pools)} open damage pools before {PHASES[state.phase]} (DT-DMG-33)")
    exhausted = [seat for seat, hero in enumerate(state.heroes) if hero.companion and hero.companion[HEALTH] == 0]
    active = [seat for seat in exhausted if state.heroes[seat].companion[ACTIVE]]
    return found + [f"seat {seat}: a companion without health is active" for seat in active]


def broken_table(table: DiceTable) -> Problems:
    """DT-INV-1 and DT-INV-3."""
    found: list[str] = []
    for seat, hero in enumerate(table.state.heroes):
        found += [f"seat {seat}: {name}" for name, check in CHECKS.items() if not check(table, seat, hero)]
    found += [problem for throw in table.state.throws if (problem := broken_throw(table, throw))]
    return found + broken_dials(table) + broken_attack(table) + broken_pools(table) + broken_outcome(table)


def broken_throw(table: DiceTable, throw: Throw) -> str:
    """A throw has at most five dice, five in an offence, one for a target, and no more attempts than granted."""
    count = len(throw.dice)
    least, most = DICE_OF.get(throw.purpose, (1, DICE))
    if not least <= count <= most or not all(1 <= die <= SIDES for die in throw.dice):
        return f"impossible dice {throw.dice} (DT-COMP-1)"
    if not 0 <= throw.roller < table.mode.seats or throw.attempts < 0:
        return f"seat {throw.roller} has {throw.attempts} attempts left"
    return ""


def broken_dials(table: DiceTable) -> Problems:
    """One dial for each team, within its limits (DT-HP-1, DT-MODE-2V2-5)."""
    dials = table.state.dials
    if len(dials) != max(table.mode.dial_of) + 1:
        return [f"{len(dials)} dials (DT-MODE-2V2-5)"]
    cap = table.mode.cap
    return [f"health {health} outside 0 to {cap} (DT-INV-1)" for health in dials if not 0 <= health <= cap]


def broken_attack(table: DiceTable) -> Problems:
    """The Active Player makes at most one Attack, on a player of another team (DT-ATK-1)."""
    attacks = table.state.attacks
    if not attacks:
        return []
    attack = attacks[0]
    found = [] if len(attacks) == 1 else ["several attacks at the same time"]
    if attack.attacker != table.state.active:
        found.append(f"seat {attack.attacker} attacks in the turn of seat {table.state.active}")
    own_team = [target for target in attack.targets if not table.mode.are_opponents(attack.attacker, target)]
    return found + [f"seat {attack.attacker} attacks seat {target} of its own team" for target in own_team]


def broken_pools(table: DiceTable) -> Problems:
    """Lines of a pool belong to a seat and are not negative, except Attack Modifiers."""
    seats = table.mode.seats
    return [
        f"a line of {line.amount} for seat {line.seat} waits in a damage pool"
        for pool in table.state.pools
        for line in pool.lines
        if not 0 <= line.seat < seats or (line.amount < 0 and line.what != ADD)
    ]


def broken_outcome(table: DiceTable) -> Problems:
    """DT-INV-3: the game ends if and only if one team, the winner, or none is left (DT-WIN-2, 3)."""
    outcome = table.state.outcome
    standing = [seat for seat, hero in enumerate(table.state.heroes) if not hero.defeated]
    teams = {table.mode.dial_of[seat] for seat in standing}
    right = "" if len(teams) > 1 else "+".join(map(str, standing)) or "draw"
    return [] if outcome == right else [f"outcome {outcome!r} with seats {standing} undefeated (DT-INV-3)"]


def broken_defeat(table: DiceTable, decision: Decision) -> Problems:
    """A defeated player only decides for a text that was already resolving (A-32, A-33)."""
    state = table.state
    found = []
    finishing = any(part.seat == decision.owner for part in state.resolving)
    if state.heroes[decision.owner].defeated and not finishing:
        found.append(f"seat {decision.owner} is asked after its defeat (DT-WIN-1)")
    if state.heroes[state.active].defeated and not state.attacks:
        found.append("the turn of a defeated player goes on (A-33)")
    return found


def broken_choice(table: DiceTable, decision: Decision) -> Problems:
    """Only the undefeated can be chosen or targeted (DT-TEXT-13, DT-WIN-1)."""
    if decision.kind not in (TARGET, CHOOSE_PLAYER):
        return []
    seats = [
        option & ARGUMENT_MASK for option in decision.options if option >> ARGUMENT_BITS == PLAYER >> ARGUMENT_BITS
    ]
    return [f"seat {seat} can be chosen after its defeat (DT-TEXT-13)" for seat in seats if table.hero(seat).defeated]


def broken_lock(table: DiceTable, decision: Decision) -> Problems:
    """DT-INV-2: from an Ultimate's activation to the end of the Roll Phase, opponents decide nothing."""
    attack = table.state.attacks[0] if table.state.attacks else None
    if attack is None or not attack.ultimate or decision.kind == TARGET:
        return []
    if not table.mode.are_opponents(attack.attacker, decision.owner):
        return []
    return [f"seat {decision.owner} is asked during an Ultimate (DT-INV-2)"]


def cp_in_bounds(_table: DiceTable, _seat: int, hero: HeroState) -> bool:
    return 0 <= hero.cp <= CP_CAP


def defeated_at_zero(table: DiceTable, seat: int, hero: HeroState) -> bool:
    """A team is defeated as a whole, since it shares a dial."""
    return bool(hero.defeated) == (table.state.dials[table.mode.dial_of[seat]] == 0)


@cache
def limits_of(content: MatchContent, seat: int) -> list[int]:
    """Return the limit of each kind on that board according to the leaflets."""
    return [
        source.owner_limit if seat in content.owners[source.index] else source.others_limit
        for source in content.sources
    ]


def tokens_in_limit(table: DiceTable, seat: int, hero: HeroState) -> bool:
    """Return whether all tokens are within their limits; companions and passives are only on their owner's board."""
    tokens = hero.tokens
    return min(tokens) >= 0 <= min(hero.raised) and all(
        map(le, tokens, map(add, limits_of(table.content, seat), hero.raised))
    )


def fresh_tokens_are_there(_table: DiceTable, _seat: int, hero: HeroState) -> bool:
    return min(hero.gained) >= 0 and all(map(le, hero.gained, hero.tokens))


def companion_in_bounds(table: DiceTable, seat: int, hero: HeroState) -> bool:
    beast = table.content.heroes[seat].beast
    if not hero.companion:
        return beast < 0
    health, active = hero.companion
    return beast >= 0 and 0 <= health <= table.content.sources[beast].max_health and active in (0, 1)


@cache
def passives_of(hero: PreparedHero) -> list[tuple[int, int, int]]:
    """Return slot, level and source of each passive."""
    return [
        (slot, level, source)
        for slot, sources in enumerate(hero.passive)
        for level, source in enumerate(sources)
        if source >= 0
    ]


def levels_match_upgrades(table: DiceTable, seat: int, hero: HeroState) -> bool:
    """Return whether each slot is at the level of its highest upgrade, and only that level's passive is in force."""
    identity = table.state.secrets.identity
    levels = [1 if level else 0 for level in hero.levels]  # slots of the side not in play have level 0
    for card in hero.upgrades:
        prepared = table.content.cards[identity[card]]
        levels[prepared.slot] = max(levels[prepared.slot], prepared.level)
    in_force = passives_of(table.content.heroes[seat])
    return levels == hero.levels and all(
        hero.tokens[source] == (hero.levels[slot] == level) for slot, level, source in in_force
    )


def deck_is_whole(table: DiceTable, seat: int, hero: HeroState) -> bool:
    """Return whether each card of the starting deck is in exactly one zone, cards being played included."""
    cards = [*hero.deck, *hero.hand, *hero.discard, *hero.upgrades]
    cards += [part.subject for part in table.state.resolving if part.kind == CARD_TEXT and part.seat == seat]
    prepared = table.content.heroes[seat]
    first = first_card(table.content, seat)
    beyond = first + len(prepared.deck)
    cards.sort()
    return cards == list(range(first, beyond)) and sorted(table.state.secrets.identity[first:beyond]) == sorted(
        prepared.deck
    )


@cache
def first_card(content: MatchContent, seat: int) -> int:
    """Return the first id of a seat's cards, which are consecutive."""
    return sum(len(hero.deck) for hero in content.heroes[:seat])


CHECKS: Final[dict[str, Callable[[DiceTable, int, HeroState], bool]]] = {
    "Combat Points outside 0 to 15 (DT-INV-1)": cp_in_bounds,
    "defeat and health do not agree (DT-WIN-1)": defeated_at_zero,
    "more tokens than the limit (DT-INV-1)": tokens_in_limit,
    "more tokens came this turn than are there": fresh_tokens_are_there,
    "a companion without bounds (DT-COMPANION-2)": companion_in_bounds,
    "levels and upgrades do not agree (DT-CARD-11)": levels_match_upgrades,
    "a card is missing or doubled (DT-INV-1)": deck_is_whole,
}
