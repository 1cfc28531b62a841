"""What a pool would come to if nothing more happened: tokens decide until damage is dealt (DT-TOKEN-3, 7)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Replaced
from ludotheque.games.dice_throne.resolution.modifiers import Modifier, token_modifiers, with_modifiers
from ludotheque.games.dice_throne.resolution.triggers import Replacement, carry_out_instead, replacement
from ludotheque.games.dice_throne.table.damage_breakdown import Share
from ludotheque.games.dice_throne.table.state import ADD, DEAL
from ludotheque.games.dice_throne.table.state_classes import Line, Pool
from ludotheque.games.dice_throne.table.table import DiceTable

OWN_OFFENSIVE_DAMAGE: Final = Replaced.OWN_OFFENSIVE_DAMAGE
DAMAGE_FROM_OPPONENT_OFFENCE: Final = Replaced.DAMAGE_FROM_OPPONENT_OFFENCE


class ForecastTable(DiceTable):
    """A table that knows what tokens will do to the damage that waits."""

    def expected_lines(self, pool: Pool) -> list[Line]:
        """Without what is cancelled, with what tokens add and take."""
        if not self.state.attacks or not pool.lines:
            return pool.lines
        lines = uncancelled(pool.lines, cancelled(self, pool.lines))
        return with_modifiers(lines, expected_modifiers(self, pool, lines))


def expected_shares(table: DiceTable, pool: Pool) -> tuple[list[Line], list[Share]]:
    """The same, with the texts that wrote the lines or will."""
    if not table.state.attacks:
        return pool.lines, table.shares
    lines = uncancelled(pool.lines, cancelled(table, pool.lines))
    modifiers = expected_modifiers(table, pool, lines)
    shares = [Share(each.line, ADD, each.line.amount, table.text_now(each.source, each.line.by)) for each in modifiers]
    return with_modifiers(lines, modifiers), table.shares + shares


def expected_modifiers(table: DiceTable, pool: Pool, lines: list[Line]) -> list[Modifier]:
    """Of the Attack under way, until its damage is computed; isolated damage is no part of it (DT-ISO-5)."""
    attack = table.attack()
    if pool.isolated or attack.settled or not attack.is_attack or not attack.targets:
        return []
    return token_modifiers(table, lines)


def cancelled(table: DiceTable, lines: list[Line]) -> list[tuple[int, Replacement]]:
    """Whom the activated ability does not damage after all, and why; an Ultimate damages everybody (DT-ULT-5)."""
    kit = table.kit
    attack = table.attack()
    silencers = kit.replacing[OWN_OFFENSIVE_DAMAGE] or kit.replacing[DAMAGE_FROM_OPPONENT_OFFENCE]
    if not silencers or attack.ultimate:
        return []
    found: list[tuple[int, Replacement]] = []
    for seat in range(table.mode.seats):
        if not table.mode.are_opponents(attack.attacker, seat) or not any(is_offence(line, seat) for line in lines):
            continue
        instead = replacement(table, attack.attacker, OWN_OFFENSIVE_DAMAGE, lines)
        if instead is None:
            instead = replacement(table, seat, DAMAGE_FROM_OPPONENT_OFFENCE, lines)
        if instead is not None:
            found.append((seat, instead))
    return found


def is_offence(line: Line, seat: i64) -> bool:
    """Is it damage of the activated ability to that seat?"""
    return line.seat == seat and line.what == DEAL and line.attack > 0


def uncancelled(lines: list[Line], seats: list[tuple[int, Replacement]]) -> list[Line]:
    """With the damage go its modifiers."""
    for seat, _ in seats:
        lines = [line for line in lines if not is_offence(line, seat) and (line.what != ADD or line.seat != seat)]
    return lines


def cancel_offence(table: DiceTable) -> None:
    """The innermost pool is about to be applied: what is cancelled goes, and what happens instead does (DT-TOKEN-3)."""
    if not table.state.attacks:
        return
    lines = table.pool().lines
    seats = cancelled(table, lines)
    table.replace_lines(uncancelled(lines, seats))
    done: list[tuple[int, int]] = []
    for _, instead in seats:
        if (instead.holder, instead.source) not in done:
            done.append((instead.holder, instead.source))
            carry_out_instead(table, instead)


def count_modifiers(table: DiceTable) -> None:
    """What tokens add and take is fixed: damage is being computed (DT-TOKEN-7)."""
    pool = table.phase_pool()
    for modifier in expected_modifiers(table, pool, pool.lines):
        table.write_from(modifier.source, modifier.line.by, pool, modifier.line)
