"""What must hold at every question of Dice Throne."""

from collections.abc import Callable
from typing import Final

from ludotheque.dice_throne.actions import TARGET
from ludotheque.dice_throne.points import MAIN_1, MAIN_2, PHASES
from ludotheque.dice_throne.state import CARD_TEXT, DiceState, HeroState
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.table_cards import CP_CAP
from ludotheque.kernel.decisions import Decision
from ludotheque.lab.game_lab import Problems

DICE: Final = 5
SIDES: Final = 6


def broken_question(table: DiceTable, decision: Decision) -> Problems:
    """DT-INV-1 to DT-INV-3 while a question is open."""
    found = broken_table(table) + broken_lock(table, decision) + broken_defeat(table, decision)
    if table.state.outcome:
        found.append("somebody is asked although the game is over (DT-INV-3)")
    return found


def broken_checkpoint(state: DiceState) -> Problems:
    """Nothing is left half done, unless the game ended in the middle of it."""
    if state.outcome:
        return []
    found = []
    if state.attacks or state.throws or state.resolving:
        found.append("an attack, dice or a text are left over from a segment that has ended")
    if len(state.pools) != (1 if state.phase in (MAIN_1, MAIN_2) else 0):
        found.append(f"{len(state.pools)} open damage pools before {PHASES[state.phase]} (DT-DMG-33)")
    return found


def broken_table(table: DiceTable) -> Problems:
    """DT-INV-1 and DT-INV-3."""
    found: list[str] = []
    for seat, hero in enumerate(table.state.heroes):
        found += [f"seat {seat}: {name}" for name, check in CHECKS.items() if not check(table, seat, hero)]
    for throw in table.state.throws:
        if not 1 <= len(throw.dice) <= DICE or not all(1 <= die <= SIDES for die in throw.dice):
            found.append(f"impossible dice {throw.dice}")
    return found + broken_outcome(table)


def broken_outcome(table: DiceTable) -> Problems:
    """DT-INV-3: the game ends if and only if one team is left, which has won, or none (DT-WIN-2, 3)."""
    outcome = table.state.outcome
    standing = [seat for seat, hero in enumerate(table.state.heroes) if not hero.defeated]
    teams = {table.mode.dial_of[seat] for seat in standing}
    right = "" if len(teams) > 1 else "+".join(map(str, standing)) or "draw"
    return [] if outcome == right else [f"outcome {outcome!r} with seats {standing} undefeated (DT-INV-3)"]


def broken_defeat(table: DiceTable, decision: Decision) -> Problems:
    """A defeated player decides nothing any more, but what belongs to a text already under way (A-32, A-33)."""
    state = table.state
    found = []
    finishing = any(part.seat == decision.owner for part in state.resolving)
    if state.heroes[decision.owner].defeated and not finishing:
        found.append(f"seat {decision.owner} is asked after its defeat (DT-WIN-1)")
    if state.heroes[state.active].defeated and not state.attacks:
        found.append("the turn of a defeated player goes on (A-33)")
    return found


def broken_lock(table: DiceTable, decision: Decision) -> Problems:
    """DT-INV-2: from an Ultimate's activation to the end of the Roll Phase no opponent decides anything."""
    attack = table.state.attacks[0] if table.state.attacks else None
    if attack is None or not attack.ultimate or decision.kind == TARGET:
        return []
    if not table.mode.are_opponents(attack.attacker, decision.owner):
        return []
    return [f"seat {decision.owner} is asked during an Ultimate (DT-INV-2)"]


def cp_in_bounds(_table: DiceTable, _seat: int, hero: HeroState) -> bool:
    return 0 <= hero.cp <= CP_CAP


def health_in_bounds(table: DiceTable, seat: int, _hero: HeroState) -> bool:
    return 0 <= table.health(seat) <= table.mode.cap


def defeated_at_zero(table: DiceTable, seat: int, hero: HeroState) -> bool:
    return bool(hero.defeated) == (table.health(seat) == 0)


def tokens_in_limit(table: DiceTable, seat: int, hero: HeroState) -> bool:
    return all(0 <= count <= table.limit(seat, status) for status, count in enumerate(hero.tokens))


def levels_match_upgrades(table: DiceTable, _seat: int, hero: HeroState) -> bool:
    """Each slot stands at the highest upgrade that lies on it."""
    identity = table.state.secrets.identity
    levels = [1 if level else 0 for level in hero.levels]  # the side not in play has none
    for card in hero.upgrades:
        kit = table.kit.cards[identity[card]]
        levels[kit.slot] = max(levels[kit.slot], kit.level)
    return levels == hero.levels


def deck_is_whole(table: DiceTable, seat: int, hero: HeroState) -> bool:
    """Deck, hand, discard pile, board and what is being played: each card of the starting deck exactly once."""
    played = [part.subject for part in table.state.resolving if part.kind == CARD_TEXT and part.seat == seat]
    cards = [*hero.deck, *hero.hand, *hero.discard, *hero.upgrades, *played]
    identity = table.state.secrets.identity
    kinds = sorted(identity[card] for card in cards)
    return len(set(cards)) == len(cards) and kinds == sorted(table.kit.heroes[seat].deck)


CHECKS: Final[dict[str, Callable[[DiceTable, int, HeroState], bool]]] = {
    "Combat Points outside 0 to 15 (DT-INV-1)": cp_in_bounds,
    "health outside 0 to its cap (DT-INV-1)": health_in_bounds,
    "defeat and health do not agree (DT-WIN-1)": defeated_at_zero,
    "more tokens than the limit (DT-INV-1)": tokens_in_limit,
    "levels and upgrades do not agree (DT-CARD-11)": levels_match_upgrades,
    "a card is missing or doubled (DT-INV-1)": deck_is_whole,
}
