"""Why to choose this: a target, a defence, a player, a token, a number, an alternative."""

from dataclasses import replace
from typing import Final

from msgspec import structs

from ludotheque.games.dice_throne.agents.branching_effects import paid_ways
from ludotheque.games.dice_throne.agents.choices import companion_worth, dice_shown, is_open, offered_gain, scene_with
from ludotheque.games.dice_throne.agents.hint_cards import cost_gain, defence_means, spend_hint
from ludotheque.games.dice_throne.agents.hint_dice import Asked
from ludotheque.games.dice_throne.agents.hint_hand import pass_hint
from ludotheque.games.dice_throne.agents.hint_types import UNLIKELY, Gain, Hint, Means, Numbers, read
from ludotheque.games.dice_throne.agents.open_text import current_text, found_in, innermost
from ludotheque.games.dice_throne.agents.outcome import Tally
from ludotheque.games.dice_throne.agents.targets import Aim
from ludotheque.games.dice_throne.agents.token_values import Full
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import Named
from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.content.vocabulary import Amount, Many
from ludotheque.games.dice_throne.table.actions import DEFEND, NUMBER, OPTION, PASS, PLAYER, TOKEN, TRIGGER, YES
from ludotheque.games.dice_throne.table.state import SOURCE_TEXT, ULTIMATE, UNDEFENDABLE

TYPE_REASONS: Final = {UNDEFENDABLE: "hint-type-undefendable", ULTIMATE: "hint-type-ultimate"}
"""Pure damage cannot be modified (DT-DMG-3), so it is never among those to choose from."""


def means_hint(means: Means, answer: tuple[int, float], key: str, numbers: Numbers) -> Hint:
    """An answer that is explained by what comes of it."""
    return Hint(
        *answer,
        key,
        {"value": answer[1]} | numbers,
        means.gains(),
        certain=means.certain,
        damage=means.damage or None,
        saved=means.saved or None,
    )


def target_hint(asked: Asked, action: int, value: float) -> Hint:
    """How much it would hurt there; opponents who choose among themselves want the least of it."""
    now = asked.now
    aim = Aim(now, action - PLAYER)
    damage = aim.note.damage()
    numbers = {"value": value, "damage": damage, "health": float(aim.scene.foe.health)}
    if now.seen.attacker() != now.seat:
        key = "hint-target-spared-defeat" if aim.defeat >= UNLIKELY else "hint-target-spared"
        return Hint(action, value, key, numbers | {"defeat": aim.defeat}, damage=damage)
    key = "hint-target-leader" if aim.leader else "hint-target"
    if aim.defeat >= UNLIKELY:
        key = "hint-target-leader-defeat" if aim.leader else "hint-target-defeat"
    return Hint(action, value, key, numbers | {"defeat": aim.defeat}, damage=damage)


def defence_hint(asked: Asked, action: int, value: float) -> Hint:
    """What it keeps off of the damage that is waiting; where that would be the end, the chance to live."""
    now = asked.now
    if action == PASS:
        has_any = any(option >= DEFEND for option in asked.options)
        return no_defence_hint(asked, action, value) if has_any else pass_hint(asked, action, value)
    if action < DEFEND:
        return spend_hint(asked, action, value)
    own = now.scene.own
    means = defence_means(now.full, action - DEFEND)
    numbers = {"incoming": float(own.incoming), "health": float(own.health)}
    if own.incoming >= own.health:
        return means_hint(means, (action, value), "hint-defend-survive", numbers | {"chance": means.survival()})
    return means_hint(means, (action, value), "hint-defend", numbers)


def no_defence_hint(asked: Asked, action: int, value: float) -> Hint:
    """Declining is worth nothing: what the best defence would have kept off."""
    now = asked.now
    tried = [defence_means(now.full, option - DEFEND) for option in asked.options if option >= DEFEND]
    saved = max((means.saved for means in tried), default=0.0)
    dealt = max((means.damage for means in tried), default=0.0)
    numbers = {"incoming": float(now.scene.own.incoming), "saved": saved, "damage": dealt, "value": value}
    return Hint(action, value, "hint-no-defence", numbers, saved=0.0)


def player_hint(asked: Asked, action: int, value: float) -> Hint:
    """What the text does if that player is named; if nobody need be, what that spares or costs."""
    if action == PASS:
        return declined_hint(asked, action, value)
    now, seat = asked.now, action - PLAYER
    scene = scene_with(now, seat)
    scene.chosen = seat
    means = read(Full(now.book, scene), current_text(now.book, now.seen), dice_shown(now))
    return means_hint(means, (action, value), "hint-player", {"health": float(now.seen.health(seat))})


def token_hint(asked: Asked, action: int, value: float) -> Hint:
    if action == PASS:
        return declined_hint(asked, action, value)
    now = asked.now
    moved = any(found_in(current_text(now.book, now.seen), e.Transfer))
    if value >= 0:
        key = "hint-token-moved" if moved else "hint-token-gone"
    else:
        key = "hint-token-moved-loss" if moved else "hint-token-gone-loss"
    return Hint(action, value, key, {"value": value, "loss": -value}, named=named(asked, action - TOKEN))


def declined_hint(asked: Asked, action: int, value: float) -> Hint:
    """What the best thing on offer would bring, or cost."""
    other = asked.best_other(action)
    worth = other[1] if other is not None else 0.0
    key = "hint-decline" if worth <= value else "hint-decline-loss"
    return Hint(action, value, key, {"value": value, "loss": abs(worth - value)})


def number_hint(asked: Asked, action: int, value: float) -> Hint:
    """So many units paid, with their price counted in."""
    now, units = asked.now, action - NUMBER
    text = current_text(now.book, now.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if is_open(offer)), None)
    if offer is not None:
        ways = paid_ways(now.full.reader, (1.0, Tally()), offer, units, dice_shown(now))
        return means_hint(Means(now.full, ways), (action, value), "hint-number", {"count": float(units)})
    removed = next((effect for effect in found_in(text, e.Remove) if effect.count is Many.ANY), None)
    if removed is None:
        return unit_hint(asked, (action, value), units)
    source = now.book.kit.named[now.seat][removed.status]
    gain = Gain("token-lost", float(units), now.book.kit.sources[source].sheet)
    return Hint(action, value, "hint-number-tokens", {"value": value, "count": float(units)}, (gain,) if units else ())


def unit_hint(asked: Asked, answer: tuple[int, float], units: int) -> Hint:
    """So many tokens spent on a hook that acts once for each, or so many Combat Points stolen."""
    now, part = asked.now, innermost(asked.now.seen)
    stolen = next((effect for effect in found_in(current_text(now.book, now.seen), e.StealCp) if effect.up_to), None)
    if stolen is not None:
        gains = (Gain("cp", float(units)), Gain("foe-cp-lost", float(units))) if units else ()
        return Hint(*answer, "hint-offer", {"count": float(units)}, gains)
    hook = spent_hook(asked)
    if part is None or hook is None:
        return Hint(*answer, "hint-number-most", {"count": float(units)})
    means = read(now.full, hook.per_paid * units)
    price = Gain("price-token", float(units), now.book.kit.sources[part.subject].sheet)
    hint = means_hint(means, answer, "hint-offer", {"count": float(units)})
    return replace(hint, price=(price,))


def spent_hook(asked: Asked) -> Use | None:
    """The hook being used of a token, companion or passive, if it takes an open number of units."""
    part = innermost(asked.now.seen)
    if part is None or part.kind != SOURCE_TEXT:
        return None
    uses = [hook for hook in asked.now.book.kit.sources[part.subject].uses if hook.per_paid]
    threatened = asked.now.scene.own.incoming > 0
    fitting = [hook for hook in uses if (hook.window is Window.DAMAGE_INCOMING) == threatened]
    return next(iter([*fitting, *uses]), None)


def whether_hint(asked: Asked, action: int, value: float) -> Hint:
    """Take up an offer: what it brings with its price counted in."""
    now = asked.now
    text = current_text(now.book, now.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if not is_open(offer)), None)
    if offer is None:
        return unpriced_hint(asked, action, value)
    if action != YES:
        gain = offered_gain(now)
        return Hint(action, value, "hint-decline" if gain <= 0 else "hint-decline-loss", {"loss": abs(gain)})
    ways = paid_ways(now.full.reader, (1.0, Tally()), offer, 1, dice_shown(now))
    return means_hint(Means(now.full, ways), (action, value), "hint-yes", {"loss": -value, "net": value})


def unpriced_hint(asked: Asked, action: int, value: float) -> Hint:
    """More dice for a price, or something that may be left undone."""
    now = asked.now
    text = current_text(now.book, now.seen)
    roll = next((roll for roll in found_in(text, e.Roll) if roll.or_pay is not None), None)
    if roll is not None and roll.or_pay is not None:
        more = read(now.full, (structs.replace(roll, dice=Amount(roll.or_pay.dice), or_pay=None),))
        fewer = read(now.full, (structs.replace(roll, or_pay=None),))
        if action != YES:
            return means_hint(fewer, (action, value), "hint-offer", {})
        hint = means_hint(more, (action, value), "hint-result", {})
        price = tuple(cost_gain(now, cost, 0) for cost in roll.or_pay.pay)
        return replace(hint, before=fewer.gains(), price=price)
    done: list[e.Remove | e.Grow] = [*found_in(text, e.Remove), *found_in(text, e.Grow)]
    optional = next((effect for effect in done if effect.optional), None)
    if optional is not None and action == YES:
        means = read(now.full, (optional,))
        return means_hint(means, (action, value), "hint-option", {"value": now.full.reader.average(means.ways)})
    return Hint(action, value, "hint-yes-free" if action == YES else "hint-no-free")


def option_hint(asked: Asked, action: int, value: float) -> Hint:
    now = asked.now
    choice = next(found_in(current_text(now.book, now.seen), e.ChooseOne), None)
    if choice is None:
        return Hint(action, value, "hint-option-unread")
    return means_hint(
        read(now.full, choice.options[action - OPTION], dice_shown(now)), (action, value), "hint-option", {}
    )


def type_hint(_asked: Asked, action: int, value: float) -> Hint:
    """DT-DMG-3: what can still be done against the part that grows."""
    return Hint(action, value, TYPE_REASONS.get(action - OPTION, "hint-type-normal"))


def refusal_hint(asked: Asked, action: int, value: float) -> Hint:
    """What the token would do to its holder."""
    now, status = asked.now, asked.decision.subject
    worth = now.full.token(True, status)
    key = "hint-refuse-harm" if worth < 0 else "hint-refuse-good"
    return Hint(action, value, key, {"value": value, "loss": abs(worth)}, named=named(asked, status))


def trigger_hint(asked: Asked, action: int, value: float) -> Hint:
    key = "hint-trigger-good" if value >= 0 else "hint-trigger-harm"
    return Hint(action, value, key, {"value": value, "loss": abs(value)}, named=named(asked, action - TRIGGER))


def companion_hint(asked: Asked, action: int, value: float) -> Hint:
    if action == PASS:
        return declined_hint(asked, action, value)
    worth = companion_worth(asked.now, action - TOKEN)
    key = "hint-companion" if value >= 0 else "hint-companion-paid"
    return Hint(action, value, key, {"value": value, "worth": worth}, named=named(asked, action - TOKEN))


def share_hint(asked: Asked, action: int, value: float) -> Hint:
    """Who has how much left."""
    now = asked.now
    own, taken = now.scene.own, action - NUMBER
    health, _active = now.seen.companion(now.seat)
    rest = own.incoming - taken
    numbers = {
        "taken": float(taken),
        "rest": float(rest),
        "left": float(max(0, health - taken)),
        "own_left": float(max(0, own.health - rest)),
        "value": value,
    }
    return Hint(action, value, "hint-share", numbers, saved=float(taken))


def named(asked: Asked, source: int) -> dict[str, Named]:
    return {"token": asked.now.book.kit.sources[source].sheet}
