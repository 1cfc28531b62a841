"""What each effect that simply happens adds to a tally."""

from itertools import product
from typing import Final

from ludotheque.games.dice_throne.agents.outcome import Dice, Tally
from ludotheque.games.dice_throne.agents.text_evaluator import EVERY, Reader, counts
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Replaced
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, DamageType, Effect, Many, Who
from ludotheque.games.dice_throne.table.hook_sources import SourceKit

USUAL_HAND: Final = 4  # cards somebody has to lose; the other hand is hidden
PICKED: Final = 2  # drawn cards that one of the own choice is worth
MAYBE: Final = 0.5  # how much of something comes true that may never be needed
USUAL_ATTACK: Final = 6.0
MENDED: Final = 0.5  # what a point of a companion's health is worth
GROWN: Final = 1.2  # what one step of growth is worth
SERVED: Final = 2.5  # what building, upgrading or activating a companion is worth
BLAST: Final = 2  # damage of one token that is set off


@counts(e.Damage)
def damage(reader: Reader, tally: Tally, effect: e.Damage, dice: Dice) -> None:
    for mine in reader.sides(effect.target, False):
        amount = max(0, reader.number(tally, effect.amount, dice, mine))
        if mine:
            tally.hurt += amount
        elif effect.damage_type is DamageType.NORMAL:
            tally.normal += amount
        else:
            tally.sure += amount
        if not mine and amount and effect.damage_type not in (DamageType.COLLATERAL, DamageType.NONE):
            tally.attack = True


@counts(e.AddDamage)
def add_damage(reader: Reader, tally: Tally, effect: e.AddDamage, dice: Dice) -> None:
    amount = reader.number(tally, effect.amount, dice)
    tally.added += amount
    if tally.normal:
        tally.normal += amount
    else:
        tally.sure += amount


@counts(e.Prevent)
def prevent(reader: Reader, tally: Tally, effect: e.Prevent, dice: Dice) -> None:
    for mine in reader.sides(effect.target, True):
        if mine:
            tally.prevent += reader.number(tally, effect.amount, dice, mine)
        else:
            tally.foe_prevent += reader.number(tally, effect.amount, dice, mine)


@counts(e.Avoid)
def avoid(reader: Reader, tally: Tally, _effect: e.Avoid, _dice: Dice) -> None:
    tally.prevent += reader.scene.own.incoming


@counts(e.HalveAttack, e.FailAbility)
def weaken_attack(_reader: Reader, tally: Tally, effect: e.HalveAttack | e.FailAbility, _dice: Dice) -> None:
    """Stands on tokens that somebody else put on the attacker."""
    tally.bonus -= USUAL_ATTACK / 2 if isinstance(effect, e.HalveAttack) else USUAL_ATTACK


@counts(e.ShareDamage)
def share_damage(reader: Reader, tally: Tally, _effect: e.ShareDamage, _dice: Dice) -> None:
    tally.prevent += reader.scene.own.incoming
    tally.bonus -= MENDED * reader.scene.own.incoming


@counts(e.HealCompanion)
def heal_companion(reader: Reader, tally: Tally, effect: e.HealCompanion, dice: Dice) -> None:
    tally.bonus += MENDED * reader.number(tally, effect.amount, dice)


@counts(e.Grow)
def grow(reader: Reader, tally: Tally, effect: e.Grow, dice: Dice) -> None:
    tally.bonus += GROWN * reader.number(tally, effect.amount, dice)


@counts(e.BuildCompanion, e.UpgradeCompanion, e.ActivateCompanion)
def serve_companion(_reader: Reader, tally: Tally, effect: Effect, _dice: Dice) -> None:
    tally.bonus += SERVED * (effect.count if isinstance(effect, e.ActivateCompanion) else 1)


@counts(e.Detonate)
def detonate(reader: Reader, tally: Tally, effect: e.Detonate, _dice: Dice) -> None:
    """What the token then does to those who hold it; it is gone afterwards."""
    source = reader.scene.kit.named[reader.scene.own.seat][effect.status]
    for mine in reader.sides(effect.target, False):
        held = reader.held(tally, mine, source)
        if held > 0 and mine:
            tally.hurt += BLAST * held
        elif held > 0:
            tally.sure += BLAST * held


@counts(e.LastingHook)
def lasting_hook(_reader: Reader, tally: Tally, _effect: e.LastingHook, _dice: Dice) -> None:
    tally.bonus += MAYBE


@counts(e.MakeUndefendable)
def make_undefendable(_reader: Reader, tally: Tally, _effect: e.MakeUndefendable, _dice: Dice) -> None:
    tally.defendable = False


@counts(e.Heal)
def heal(reader: Reader, tally: Tally, effect: e.Heal, dice: Dice) -> None:
    for mine in reader.sides(effect.target, True):
        amount = reader.number(tally, effect.amount, dice, mine)
        if mine:
            tally.heal += amount
        else:
            tally.foe_heal += amount


@counts(e.StealHealth)
def steal_health(reader: Reader, tally: Tally, effect: e.StealHealth, dice: Dice) -> None:
    amount = min(reader.number(tally, effect.amount, dice), reader.scene.foe.health)
    tally.sure += amount
    tally.heal += amount


@counts(e.Gain)
def gain(reader: Reader, tally: Tally, effect: e.Gain, dice: Dice) -> None:
    status = reader.scene.kit.named[reader.scene.own.seat][effect.status]
    for mine in reader.sides(effect.target, True):
        reader.place(tally, mine, status, reader.count(tally, effect.count, dice, mine))
        if mine and cancels_offence(reader.scene.kit.sources[status]):
            tally.prevent += reader.scene.attacked  # DT-TOKEN-3: it counts when damage is dealt


def cancels_offence(kit: SourceKit) -> bool:
    """Does the token keep its holder from what an opponent's ability deals?"""
    return any(hook.event is Replaced.DAMAGE_FROM_OPPONENT_OFFENCE for hook in kit.replaces)


@counts(e.Inflict)
def inflict(reader: Reader, tally: Tally, effect: e.Inflict, dice: Dice) -> None:
    status = reader.scene.kit.named[reader.scene.own.seat][effect.status]
    for mine in reader.sides(effect.target, False):
        reader.place(tally, mine, status, reader.count(tally, effect.count, dice, mine))
        if not mine and reader.scene.kit.sources[status].forbids:
            tally.defendable = False


@counts(e.RaiseLimit)
def raise_limit(reader: Reader, tally: Tally, effect: e.RaiseLimit, _dice: Dice) -> None:
    status = reader.scene.kit.named[reader.scene.own.seat][effect.status]
    tally.bonus += MAYBE * effect.count * max(0.0, reader.token_worth(True, status))


@counts(e.GainCp, e.LoseCp)
def gain_cp(reader: Reader, tally: Tally, effect: e.GainCp | e.LoseCp, dice: Dice) -> None:
    good = isinstance(effect, e.GainCp)
    for mine in reader.sides(effect.target, good):
        amount = reader.number(tally, effect.amount, dice, mine)
        change = amount if good else -min(amount, reader.side(mine).cp)
        if mine:
            tally.cp += change
        else:
            tally.foe_cp += change


@counts(e.StealCp)
def steal_cp(reader: Reader, tally: Tally, effect: e.StealCp, dice: Dice) -> None:
    amount = min(reader.number(tally, effect.amount, dice), reader.scene.foe.cp)
    tally.cp += amount
    tally.foe_cp -= amount


@counts(e.Draw)
def draw(reader: Reader, tally: Tally, effect: e.Draw, dice: Dice) -> None:
    for mine in reader.sides(effect.target, True):
        if mine:
            tally.cards += reader.number(tally, effect.amount, dice, mine)
        else:
            tally.foe_cards += reader.number(tally, effect.amount, dice, mine)


@counts(e.Discard)
def discard(reader: Reader, tally: Tally, effect: e.Discard, dice: Dice) -> None:
    for mine in reader.sides(effect.target, False):
        amount = min(USUAL_HAND, reader.count(tally, effect.amount, dice, mine))
        if mine:
            tally.cards -= amount
        else:
            tally.foe_cards -= amount


@counts(e.SearchDeck)
def search_deck(_reader: Reader, tally: Tally, effect: e.SearchDeck, _dice: Dice) -> None:
    tally.cards += PICKED * effect.count


@counts(e.ExtraOffensivePhase)
def extra_phase(_reader: Reader, tally: Tally, effect: e.ExtraOffensivePhase, _dice: Dice) -> None:
    if effect.by is Who.INFLICTER:
        tally.foe_phases += effect.count
    else:
        tally.phases += effect.count


@counts(e.PreventStatus)
def prevent_status(_reader: Reader, tally: Tally, effect: e.PreventStatus, _dice: Dice) -> None:
    tally.bonus += MAYBE * effect.count


@counts(e.Remove)
def remove(reader: Reader, tally: Tally, effect: e.Remove, dice: Dice) -> None:
    """From whom and of which kind it does most good, where the text leaves that open."""
    index = reader.scene.kit.named[reader.scene.own.seat]
    if effect.status != ANY_STATUS:
        for mine in reader.sides(effect.target, True):
            reader.place(tally, mine, index[effect.status], -reader.count(tally, effect.count, dice, mine))
        return
    whom = reader.sides(effect.target, True)
    if any(target in (Who.CHOSEN_PLAYER, Who.SAME) for target in effect.target) and reader.scene.chosen < 0:
        whom = [max((True, False), key=lambda mine: removal(reader, tally, mine, effect.count is Many.ALL))]
    for mine in whom:
        kinds = removable(reader, tally, mine)
        if effect.count is Many.ALL:
            for status in kinds:
                reader.place(tally, mine, status, -EVERY)
        elif kinds:
            reader.place(tally, mine, best_removed(reader, mine, kinds), -1)


def removable(reader: Reader, tally: Tally, mine: bool) -> list[int]:
    kits = reader.scene.kit.sources
    return [kit.index for kit in kits if kit.removable and reader.held(tally, mine, kit.index)]


def best_removed(reader: Reader, mine: bool, kinds: list[int]) -> int:
    """The token whose loss is best for the own side."""
    sign = 1.0 if mine else -1.0
    return min(kinds, key=lambda status: sign * reader.token_worth(mine, status))


def removal(reader: Reader, tally: Tally, mine: bool, everything: bool) -> float:
    """What taking tokens from that side is worth to the own one."""
    sign = -1.0 if mine else 1.0
    gains = [
        sign * reader.token_worth(mine, status) * (reader.held(tally, mine, status) if everything else 1)
        for status in removable(reader, tally, mine)
    ]
    return (sum(gains) if everything else max(gains)) if gains else 0.0


@counts(e.Transfer)
def transfer(reader: Reader, tally: Tally, effect: e.Transfer, _dice: Dice) -> None:
    """The best single move; from the chosen side if one is being tried."""
    best, gain_of_best = (True, -1), 0.0
    kinds = [kit.index for kit in reader.scene.kit.sources if effect.status in (ANY_STATUS, kit.id)]
    givers = [True, False] if reader.scene.chosen < 0 else [reader.scene.chosen == reader.scene.own.seat]
    for mine, kind in product(givers, kinds):
        moved = move_worth(reader, mine, kind) if can_move(reader, tally, mine, kind) else 0.0
        if moved > gain_of_best:
            best, gain_of_best = (mine, kind), moved
    mine, status = best
    if status >= 0:
        reader.place(tally, mine, status, -1)
        reader.place(tally, not mine, status, 1)


def can_move(reader: Reader, tally: Tally, mine: bool, status: int) -> bool:
    room = reader.held(tally, not mine, status) < reader.side(not mine).limits[status]
    return room and reader.scene.kit.sources[status].transferable and reader.held(tally, mine, status) > 0


def move_worth(reader: Reader, mine: bool, status: int) -> float:
    to_me = reader.token_worth(True, status)
    to_foe = reader.token_worth(False, status)
    return -to_me - to_foe if mine else to_me + to_foe
