"""Hooks of tokens, companions and passives that act by themselves: triggers, replacements, prohibitions."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.effect_types import Reroll
from ludotheque.games.dice_throne.content.hook_types import Act, At, Moment, Quantity, Replace, Replaced
from ludotheque.games.dice_throne.content.vocabulary import DieWord, Effect, Effects, MayReroll
from ludotheque.games.dice_throne.resolution.context import Context, hook_context, run
from ludotheque.games.dice_throne.resolution.evaluation import holds, number
from ludotheque.games.dice_throne.resolution.windows import RerollOffer
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.state import SLOW, SOURCE_TEXT
from ludotheque.games.dice_throne.table.state_classes import Attack, PoolEntry, Throw
from ludotheque.games.dice_throne.table.table import DiceTable

ACTIVATION_END: Final = Moment.INFLICTING_ATTACK_END
TOKEN_SPENT: Final = Moment.OWN_TOKEN_SPENT
GAIN_OF_THIS: Final = Replaced.GAIN_OF_THIS
THAT_DIE: Final = DieWord.THAT_DIE
THE_DIE: Final = MayReroll(1)


def triggers(table: DiceTable, seat: i64, moment: Moment) -> list[int]:
    """Return the sources on that board that act at this moment, in a fixed order."""
    return [source for source in table.content.acting[moment] if acts(table, seat, source, moment)]


def acts(table: DiceTable, seat: i64, source: i64, moment: Moment) -> bool:
    """Return whether the source, which has a hook for that moment, has one that is in force for this player."""
    if source not in table.content.by_leaflet:
        return table.hero(seat).tokens[source] > 0
    return any(in_force(table, seat, source, hook) for hook in table.content.sources[source].at(moment))


def in_force(table: DiceTable, seat: i64, source: i64, hook: At) -> bool:
    """Return whether a hook is in force: a leaflet's rule for its hero, others for the token's holder (A-64)."""
    if hook.leaflet:
        return seat in table.content.owners[source]
    return table.hero(seat).tokens[source] > 0


def acts_now(table: DiceTable, seat: i64, source: i64, moment: Moment) -> bool:
    """Return whether the source would do anything at this moment."""
    return any(
        in_force(table, seat, source, hook)
        and (hook.condition is None or holds(table, hook_context(table, seat, source), hook.condition))
        for hook in table.content.sources[source].at(moment)
    )


def run_triggers(table: DiceTable, seat: i64, moment: Moment, by: i64 = -1) -> None:
    """Run all triggers of a moment in turn; `by` is the player who caused it."""
    for source in triggers(table, seat, moment):
        if acts(table, seat, source, moment):
            trigger(table, seat, source, moment, by)


def trigger(table: DiceTable, seat: i64, source: i64, moment: Moment, by: i64 = -1) -> None:
    """Run the triggers of one source (DT-TIMING-15)."""
    table.begin_resolving(SOURCE_TEXT, source, seat, SLOW)
    for hook in table.content.sources[source].at(moment):
        if not in_force(table, seat, source, hook):
            continue
        now = hook_context(table, seat, source)
        now.trigger = by
        now.by_itself = True
        now.throw = table.state.throws[-1] if table.state.throws else None
        if hook.condition is None or holds(table, now, hook.condition):
            run(table, now, hook.effects)
    table.end_resolving()


class Spending:
    """The part of a hook on spending a token that waits until that token's dice are final."""

    def __init__(self, context: Context, offer: RerollOffer | None, later: Effects) -> None:
        self.now = context
        self.offer = offer
        self.later = later


def begin_spending_hooks(table: DiceTable, seat: i64, spent: i64, throw: Throw) -> list[Spending]:
    """Start the hooks on a spent token once its dice are thrown, up to an offer to reroll them."""
    name = table.content.sources[spent].id
    hooks = [
        (source, hook)
        for source in triggers(table, seat, TOKEN_SPENT)
        for hook in table.content.sources[source].at(TOKEN_SPENT)
        if hook.status == name
    ]
    hooks += [
        (spent, hook) for hook in [table.content.lasting[at] for at in table.hero(seat).lasting] if hook.status == name
    ]
    found: list[Spending] = []
    for source, hook in hooks:
        now = hook_context(table, seat, source)
        now.throw = throw
        before: list[Effect] = []
        for effect in hook.effects:
            if isinstance(effect, Reroll) and effect.optional and effect.dice is THAT_DIE:
                break
            before.append(effect)
        run(table, now, tuple(before))
        rest = hook.effects[len(before) :]
        found.append(Spending(now, RerollOffer(now, THE_DIE) if rest else None, rest[1:]))
    return found


def end_spending_hooks(table: DiceTable, spendings: list[Spending]) -> i64:
    """Finish these hooks once the dice are final; return the damage that all of them added."""
    added: i64 = 0
    for spending in spendings:
        run(table, spending.now, spending.later)
        added += spending.now.added
    return added


def replaced(table: DiceTable, seat: i64, event: Replaced, phase: str) -> bool:
    """Carry out what replaces a phase (DT-TURN-5); return False if nothing does."""
    tokens = table.hero(seat).tokens
    for source in table.content.replacing[event]:
        if tokens[source]:
            prepared = table.content.sources[source]
            if table.listening:
                table.tell(events.PhaseSkipped(seat, phase, prepared.id))
            run(table, hook_context(table, seat, source), prepared.replacing(event)[0].effects)
            return True
    return False


class Replacement:
    """A replacement hook and its holder."""

    def __init__(self, holder: i64, source: i64, hook: Replace) -> None:
        self.holder = holder
        self.source = source
        self.hook = hook


def replacement(
    table: DiceTable, seat: i64, event: Replaced, lines: list[PoolEntry] | None = None
) -> Replacement | None:
    """Return the replacement on that board, if any; `lines` is the damage its condition examines."""
    tokens = table.hero(seat).tokens
    for source in table.content.replacing[event]:
        if not tokens[source]:
            continue
        for hook in table.content.sources[source].replacing(event):
            now = hook_context(table, seat, source)
            now.lines = lines
            if hook.condition is None or holds(table, now, hook.condition):
                return Replacement(seat, source, hook)
    return None


def carry_out_instead(table: DiceTable, instead: Replacement) -> None:
    run(table, hook_context(table, instead.holder, instead.source), instead.hook.effects)


def may_refuse(table: DiceTable, seat: i64, source: i64) -> bool:
    """Return whether the token itself lets this player decline it."""
    for hook in table.content.sources[source].replacing(GAIN_OF_THIS):
        if hook.optional and (
            hook.condition is None or holds(table, hook_context(table, seat, source), hook.condition)
        ):
            return True
    return False


def forbidden(table: DiceTable, seat: i64, act: Act) -> bool:
    """Return whether a token on that board forbids this act."""
    tokens = table.hero(seat).tokens
    for source in table.content.barring:
        if tokens[source] and any(hook.act is act for hook in table.content.sources[source].forbids):
            return True
    return False


def changed_by(table: DiceTable, seat: i64, quantity: Quantity, attempt: i64) -> i64:
    """Return what the sources on a board add to a quantity; `attempt` is the current Roll Attempt."""
    total: i64 = 0
    tokens = table.hero(seat).tokens
    for source in table.content.modifying[quantity]:
        if not tokens[source]:
            continue
        for hook in table.content.sources[source].modifies:
            if hook.quantity is quantity and attempt >= (hook.from_attempt or 1):
                total += number(table, hook_context(table, seat, source), hook.by)
    return total


def end_of_activation(table: DiceTable, attack: Attack) -> None:
    """Run the triggers of tokens placed by this activation, at its end (DT-TOKEN-2)."""
    for seat, hero in enumerate(table.state.heroes):
        for source in triggers(table, seat, ACTIVATION_END):
            if hero.token_attack[source] == attack.serial:
                trigger(table, seat, source, ACTIVATION_END)


HANDLED_MOMENTS: Final = frozenset(Moment)
HANDLED_QUANTITIES: Final = frozenset(Quantity)
HANDLED_REPLACED: Final = frozenset(Replaced)
