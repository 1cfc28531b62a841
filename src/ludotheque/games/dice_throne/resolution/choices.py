"""Questions that texts ask: which player, which token, how many, whether."""

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

# Looking up members on an Enum class is slow, and these are compared for every effect.
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
    """Return the undefeated seats in seat order."""
    return [seat for seat, hero in enumerate(table.state.heroes) if not hero.defeated]


def choose_player(table: DiceTable, context: Context, candidates: list[int], optional: bool, named: i64 = 0) -> int:
    """Ask the text's owner to name a player (DT-TEXT-13), beyond those in the mask; return the seat or NOBODY."""
    options = [PLAYER + seat for seat in candidates]
    if optional:
        options.append(PASS)
    picked = table.ask_or_pass(context.owner, CHOOSE_PLAYER, options, named)
    if picked == PASS:
        context.named = []
        tell_nothing_came(table, context)
        return NOBODY
    context.chosen = picked - PLAYER
    context.named = [context.chosen]
    return context.chosen


def tell_nothing_came(table: DiceTable, context: Context) -> None:
    """Report that the text's object is gone and its owner chose no other (A-22)."""
    if table.listening:
        table.tell(events.Fizzled(context.owner, table.text_id(table.state.resolving[-1])))


def choose_token(table: DiceTable, seat: i64, statuses: list[int], optional: bool) -> int:
    """Ask for a kind of token; return it, or NO_SOURCE."""
    options = [TOKEN + status for status in statuses]
    if optional:
        options.append(PASS)
    picked = table.ask_or_pass(seat, CHOOSE_TOKEN, options, 0)
    return NO_SOURCE if picked == PASS else picked - TOKEN


def how_many(table: DiceTable, seat: i64, most: i64, least: i64 = 0) -> int:
    return table.ask(Decision(seat, HOW_MANY, [NUMBER + count for count in range(least, most + 1)])) - NUMBER


def share_of(table: DiceTable, seat: i64, damage: i64) -> int:
    """Ask how much of the damage the companion takes."""
    return table.ask(Decision(seat, SHARE_DAMAGE, [NUMBER + count for count in range(damage + 1)])) - NUMBER


def choose_companion(table: DiceTable, seat: i64, companions: list[int], optional: bool) -> int:
    """Ask for a companion; return it, or NO_SOURCE."""
    options = [TOKEN + companion for companion in companions]
    if optional:
        options.append(PASS)
    picked = table.ask_or_pass(seat, CHOOSE_COMPANION, options, 0)
    return NO_SOURCE if picked == PASS else picked - TOKEN


def whether(table: DiceTable, seat: i64) -> bool:
    return table.ask(Decision(seat, WHETHER, [YES, PASS])) == YES


def refuses(table: DiceTable, seat: i64, status: i64) -> bool:
    """Ask whether the seat refuses a token that is about to be placed."""
    return table.ask(Decision(seat, REFUSE_TOKEN, [YES, PASS], status)) == YES


def choose_option(table: DiceTable, seat: i64, allowed: list[int]) -> int:
    """DT-TEXT-8: ask for exactly one alternative; it cannot be changed later."""
    return table.ask(Decision(seat, CHOOSE_OPTION, [OPTION + number for number in allowed])) - OPTION


def is_self(targets: Targets) -> bool:
    """Return whether the text means only its owner, the most frequent case, which needs no search."""
    return len(targets) == 1 and targets[0] is SELF


def seats_meant(
    table: DiceTable,
    context: Context,
    targets: Targets,
    candidates: list[int] | None = None,
    gone: list[int] | None = None,
) -> list[int]:
    """Return the seats that a text means, and ask for choices where it leaves any.

    `candidates` are the seats that the effect could act on, by default all players. `gone` are seats that it could have
    acted on before an interruption: if the owner could have chosen one of them, the choice is optional (A-22).
    """
    if len(targets) == 1:
        if targets[0] is SELF:
            return [context.owner]
        if targets[0] is DEFENDER:
            return [defender(table, context)]
    if candidates is None:
        candidates = players(table)
    if gone is None:
        gone = context.lost.fallen
    found: list[int] = []
    for target in targets:
        if type(target) is Pick:
            found.extend(picked_seats(table, context, target, candidates, gone))
        elif type(target) is Who:
            found.extend(named_seats(table, context, target, candidates, gone))
    return found


def named_seats(table: DiceTable, context: Context, who: Who, candidates: list[int], gone: list[int]) -> list[int]:
    if who is SELF:
        return [context.owner]
    if who is DEFENDER:
        return [defender(table, context)]
    if who is ATTACKER:
        return [table.attack().attacker]
    if who is EACH_OPPONENT:
        return table.mode.opponents(table.state, context.owner)
    if who is EACH_PLAYER:
        return players(table)
    if who is SAME:
        return context.named
    if who is INFLICTER:
        return [context.inflicter]
    if who is TRIGGER_PLAYER:
        return [context.trigger]
    if who is ANY_HOLDER:
        return candidates
    return chosen_seat(table, context, who, candidates, gone)


def chosen_seat(table: DiceTable, context: Context, who: Who, candidates: list[int], gone: list[int]) -> list[int]:
    allowed = [seat for seat in candidates if may_choose(table, context, who, seat)]
    if not allowed:
        return []
    seat = choose_player(table, context, allowed, any(may_choose(table, context, who, other) for other in gone))
    return [seat] if seat >= 0 else []


def may_choose(table: DiceTable, context: Context, who: Who | Pick, seat: i64) -> bool:
    """Return whether the text lets its owner choose that seat."""
    if who is CHOSEN_PLAYER:
        return True
    if who is CHOSEN_OPPONENT:
        return table.mode.are_opponents(context.owner, seat)
    if who is CHOSEN_TEAMMATE:
        return seat != context.owner and not table.mode.are_opponents(context.owner, seat)
    if type(who) is Pick:
        return who.of is Pool.PLAYERS or table.mode.are_opponents(context.owner, seat)
    raise BrokenRule(f"no rule says who {who} is")


def picked_seats(table: DiceTable, context: Context, pick: Pick, candidates: list[int], gone: list[int]) -> list[int]:
    """Ask for several players one by one; different ones if the text says so."""
    allowed = [seat for seat in candidates if may_choose(table, context, pick, seat)]
    optional = any(may_choose(table, context, pick, seat) for seat in gone)
    found: list[int] = []
    mask: i64 = 0
    while allowed and len(found) < pick.count:
        if pick.up_to and not whether(table, context.owner):
            break
        seat = choose_player(table, context, allowed, optional, mask)
        if seat < 0:
            break
        found.append(seat)
        mask |= 1 << seat
        if pick.distinct:
            allowed = [other for other in allowed if other != seat]
    context.named = found
    return found


def defender(table: DiceTable, context: Context) -> int:
    """Return the target of the current activation, or before it is fixed, the only possible one."""
    if table.state.attacks and table.attack().targets:
        return aimed_at(table, context, table.attack().targets)
    opponents = table.mode.opponents(table.state, context.owner)
    if len(opponents) != 1:
        raise BrokenRule("a text means the defender before a target is fixed")
    return opponents[0]


def aimed_at(table: DiceTable, context: Context, seats: list[int]) -> int:
    """Return the target that a text means by Defender; its owner, unless a target, chooses once per text (A-60)."""
    attack = table.attack()
    if len(attack.targets) == 1 or context.setting == ABILITY:
        return attack.targets[0]
    if context.owner in attack.targets:
        return context.owner
    if context.aim < 0:
        options = [PLAYER + seat for seat in seats]
        context.aim = table.ask_or_pass(context.owner, CHOOSE_PLAYER, options, 0) - PLAYER
    return context.aim
