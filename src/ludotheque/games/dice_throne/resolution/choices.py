"""Questions inside texts: which player, which token, how many, whether."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Pick, Pool, Targets, Who
from ludotheque.games.dice_throne.resolution.context import ABILITY, NOBODY, Context
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import (
    CHOOSE_COMPANION,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
    CHOOSE_TOKEN,
    HOW_MANY,
    NUMBER,
    OPTION,
    PASS,
    PLAYER,
    REFUSE_TOKEN,
    SHARE_DAMAGE,
    TOKEN,
    WHETHER,
    YES,
)
from ludotheque.games.dice_throne.table.match_content import NO_SOURCE
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule

# Members of an Enum are slow to look up on their class, and these are compared for every effect.
SELF: Final = Who.SELF
DEFENDER: Final = Who.DEFENDER
ATTACKER: Final = Who.ATTACKER
EACH_OPPONENT: Final = Who.EACH_OPPONENT
EACH_PLAYER: Final = Who.EACH_PLAYER
SAME: Final = Who.SAME
INFLICTER: Final = Who.INFLICTER
TRIGGER_PLAYER: Final = Who.TRIGGER_PLAYER
ANY_HOLDER: Final = Who.ANY_HOLDER
CHOSEN_OPPONENT: Final = Who.CHOSEN_OPPONENT
CHOSEN_TEAMMATE: Final = Who.CHOSEN_TEAMMATE
CHOSEN_PLAYER: Final = Who.CHOSEN_PLAYER


def players(table: DiceTable) -> list[int]:
    """Everybody still in the game, in seat order."""
    return [seat for seat, hero in enumerate(table.state.heroes) if not hero.defeated]


def choose_player(table: DiceTable, now: Context, candidates: list[int], optional: bool, named: i64 = 0) -> int:
    """The owner of the text names a player (DT-TEXT-13), after those of the mask, or nobody."""
    options = [PLAYER + seat for seat in candidates]
    if optional:
        options.append(PASS)
    picked = table.ask_or_pass(now.owner, CHOOSE_PLAYER, options, named)
    if picked == PASS:
        now.named = []
        tell_nothing_came(table, now)
        return NOBODY
    now.chosen = picked - PLAYER
    now.named = [now.chosen]
    return now.chosen


def tell_nothing_came(table: DiceTable, now: Context) -> None:
    """Its object has vanished, and its owner wants no other (A-22)."""
    if table.listening:
        table.tell(events.Fizzled(now.owner, table.text_id(table.state.resolving[-1])))


def choose_token(table: DiceTable, seat: i64, statuses: list[int], optional: bool) -> int:
    """Which kind of token, or none."""
    options = [TOKEN + status for status in statuses]
    if optional:
        options.append(PASS)
    picked = table.ask_or_pass(seat, CHOOSE_TOKEN, options, 0)
    return NO_SOURCE if picked == PASS else picked - TOKEN


def how_many(table: DiceTable, seat: i64, most: i64, least: i64 = 0) -> int:
    return table.ask(Decision(seat, HOW_MANY, [NUMBER + count for count in range(least, most + 1)])) - NUMBER


def share_of(table: DiceTable, seat: i64, damage: i64) -> int:
    """How much of the damage the companion takes."""
    return table.ask(Decision(seat, SHARE_DAMAGE, [NUMBER + count for count in range(damage + 1)])) - NUMBER


def choose_companion(table: DiceTable, seat: i64, companions: list[int], optional: bool) -> int:
    """Which companion, or none."""
    options = [TOKEN + companion for companion in companions]
    if optional:
        options.append(PASS)
    picked = table.ask_or_pass(seat, CHOOSE_COMPANION, options, 0)
    return NO_SOURCE if picked == PASS else picked - TOKEN


def whether(table: DiceTable, seat: i64) -> bool:
    return table.ask(Decision(seat, WHETHER, [YES, PASS])) == YES


def refuses(table: DiceTable, seat: i64, status: i64) -> bool:
    """Does the seat use its right to refuse a token that would be placed now?"""
    return table.ask(Decision(seat, REFUSE_TOKEN, [YES, PASS], status)) == YES


def choose_option(table: DiceTable, seat: i64, allowed: list[int]) -> int:
    """DT-TEXT-8: exactly one alternative, and no switching later."""
    return table.ask(Decision(seat, CHOOSE_OPTION, [OPTION + number for number in allowed])) - OPTION


def is_self(targets: Targets) -> bool:
    """The commonest target, for which nobody need be looked for."""
    return len(targets) == 1 and targets[0] is SELF


def seats_meant(
    table: DiceTable,
    now: Context,
    targets: Targets,
    candidates: list[int] | None = None,
    gone: list[int] | None = None,
) -> list[int]:
    """The seats a text means, choices asked where it leaves them.

    `candidates` are those it could do anything to, where that is not everybody; `gone` are seats at which it could
    have done something before it was interrupted: if they could have been chosen, nobody else need be (A-22).
    """
    if len(targets) == 1:
        if targets[0] is SELF:
            return [now.owner]
        if targets[0] is DEFENDER:
            return [defender(table, now)]
    if candidates is None:
        candidates = players(table)
    if gone is None:
        gone = now.lost.fallen
    found: list[int] = []
    for target in targets:
        if type(target) is Pick:
            found.extend(picked_seats(table, now, target, candidates, gone))
        elif type(target) is Who:
            found.extend(named_seats(table, now, target, candidates, gone))
    return found


def named_seats(table: DiceTable, now: Context, who: Who, candidates: list[int], gone: list[int]) -> list[int]:
    if who is SELF:
        return [now.owner]
    if who is DEFENDER:
        return [defender(table, now)]
    if who is ATTACKER:
        return [table.attack().attacker]
    if who is EACH_OPPONENT:
        return table.mode.opponents(table.state, now.owner)
    if who is EACH_PLAYER:
        return players(table)
    if who is SAME:
        return now.named
    if who is INFLICTER:
        return [now.inflicter]
    if who is TRIGGER_PLAYER:
        return [now.trigger]
    if who is ANY_HOLDER:
        return candidates
    return chosen_seat(table, now, who, candidates, gone)


def chosen_seat(table: DiceTable, now: Context, who: Who, candidates: list[int], gone: list[int]) -> list[int]:
    allowed = [seat for seat in candidates if may_choose(table, now, who, seat)]
    if not allowed:
        return []
    seat = choose_player(table, now, allowed, any(may_choose(table, now, who, other) for other in gone))
    return [seat] if seat >= 0 else []


def may_choose(table: DiceTable, now: Context, who: Who | Pick, seat: i64) -> bool:
    """Is that seat one of those among whom the text lets its owner choose?"""
    if who is CHOSEN_PLAYER:
        return True
    if who is CHOSEN_OPPONENT:
        return table.mode.are_opponents(now.owner, seat)
    if who is CHOSEN_TEAMMATE:
        return seat != now.owner and not table.mode.are_opponents(now.owner, seat)
    if type(who) is Pick:
        return who.of is Pool.PLAYERS or table.mode.are_opponents(now.owner, seat)
    raise BrokenRule(f"no rule says who {who} is")


def picked_seats(table: DiceTable, now: Context, pick: Pick, candidates: list[int], gone: list[int]) -> list[int]:
    """Several choices one after the other; different players where the text says so."""
    allowed = [seat for seat in candidates if may_choose(table, now, pick, seat)]
    optional = any(may_choose(table, now, pick, seat) for seat in gone)
    found: list[int] = []
    mask: i64 = 0
    while allowed and len(found) < pick.count:
        if pick.up_to and not whether(table, now.owner):
            break
        seat = choose_player(table, now, allowed, optional, mask)
        if seat < 0:
            break
        found.append(seat)
        mask |= 1 << seat
        if pick.distinct:
            allowed = [other for other in allowed if other != seat]
    now.named = found
    return found


def defender(table: DiceTable, now: Context) -> int:
    """The target of the current activation; before it is fixed, the only one it can be."""
    if table.state.attacks and table.attack().targets:
        return aimed_at(table, now, table.attack().targets)
    opponents = table.mode.opponents(table.state, now.owner)
    if len(opponents) != 1:
        raise BrokenRule("a text means the defender before a target is fixed")
    return opponents[0]


def aimed_at(table: DiceTable, now: Context, seats: list[int]) -> int:
    """Which of these targets a text means by the Defender: its owner says so once, if it is not themselves (A-60)."""
    attack = table.attack()
    if len(attack.targets) == 1 or now.setting == ABILITY:
        return attack.targets[0]
    if now.owner in attack.targets:
        return now.owner
    if now.aim < 0:
        options = [PLAYER + seat for seat in seats]
        now.aim = table.ask_or_pass(now.owner, CHOOSE_PLAYER, options, 0) - PLAYER
    return now.aim
