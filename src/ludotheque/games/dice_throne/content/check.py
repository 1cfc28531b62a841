"""Checks the content of Dice Throne: heroes, dice, effects and statuses."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import combinations_with_replacement, pairwise

import msgspec

from ludotheque.content.problems import Problem
from ludotheque.games.dice_throne.content.decode import VERBS
from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    CardKind,
    Defence,
    Hero,
    Passive,
    Requirement,
    Status,
    Straight,
    Tier,
)
from ludotheque.games.dice_throne.content.effect_types import (
    AddDamage,
    Avoid,
    Choose,
    Damage,
    FailAbility,
    HalveAttack,
    LastingHook,
    MakeUndefendable,
    OpposedRoll,
    Prevent,
    PreventStatus,
    Roll,
    ShareDamage,
)
from ludotheque.games.dice_throne.content.hook_types import At, Moment, Use, Window
from ludotheque.games.dice_throne.content.vocabulary import (
    ANY_STATUS,
    Amount,
    Condition,
    CostKind,
    DamageType,
    Effect,
    Effects,
    Hook,
    Pick,
    TokensOf,
    Who,
    Whose,
)

Throw = tuple[int, ...]
Throws = tuple[Throw, ...]


@cache
def throws(dice: int) -> Throws:
    """Return every throw of this many dice, regardless of order."""
    return tuple(combinations_with_replacement(range(1, 7), dice))


def throws_meeting(requirement: Requirement, faces: Sequence[str]) -> Throws:
    """Return the throws of five dice that activate an ability."""
    return tuple(throw for throw in throws(5) if _meets(throw, requirement, faces))


def _meets(throw: Throw, requirement: Requirement, faces: Sequence[str]) -> bool:
    if requirement.of_a_kind is not None:
        return max(Counter(throw).values()) >= requirement.of_a_kind
    if requirement.straight is not None:
        return longest_run(throw) >= (4 if requirement.straight is Straight.SMALL else 5)
    shown = _shown(throw, faces)
    return all(shown[symbol] >= count for symbol, count in requirement.symbols)


def looks_at_dice(condition: Condition) -> bool:
    """Return whether any part of the condition depends on dice."""
    totals = (condition.roll_total_at_least, condition.roll_total_at_most, condition.of_a_kind)
    return bool(condition.symbols or condition.none_of or condition.faces) or any(part is not None for part in totals)


def can_hold(condition: Condition, dice: Throws, faces: Sequence[str]) -> bool:
    """Return whether a throw meets the dice part of the condition."""
    return any(_holds(throw, condition, faces) for throw in dice)


def _holds(throw: Throw, condition: Condition, faces: Sequence[str]) -> bool:
    shown, numbers = _shown(throw, faces), Counter(throw)
    at_most = condition.roll_total_at_most
    return (
        all(shown[symbol] >= count for symbol, count in condition.symbols)
        and not any(shown[symbol] for symbol in condition.none_of)
        and (not condition.faces or any(numbers[face] for face in condition.faces))
        and max(numbers.values(), default=0) >= (condition.of_a_kind or 0)
        and sum(throw) >= (condition.roll_total_at_least or 0)
        and (at_most is None or sum(throw) <= at_most)
    )


def _shown(throw: Throw, faces: Sequence[str]) -> Counter[str]:
    return Counter(faces[number - 1] for number in throw)


def longest_run(throw: Throw) -> int:
    """Return the length of the longest run of consecutive numbers."""
    best = run = 0
    for number in range(1, 7):
        run = run + 1 if number in throw else 0
        best = max(best, run)
    return best


_PICKS = (Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.CHOSEN_TEAMMATE)
MOST_DICE = 10


class Occasion(Enum):
    """The occasion at which a text resolves, which limits what the text may do."""

    ABILITY = "ability"  # an offensive ability was activated
    ULTIMATE = "ultimate"
    RESPONSE = "response"  # an Attack or incoming damage is possible
    CALM = "calm"  # neither is possible


_NEEDS_ATTACK = (AddDamage, Avoid, FailAbility, HalveAttack, MakeUndefendable, Prevent, PreventStatus, ShareDamage)
_CALM_MOMENTS = (
    Moment.GAME_START,
    Moment.OWN_UPKEEP,
    Moment.OWN_TURN_END,
    Moment.OPPONENT_ROLL_PHASE_WITHOUT_ATTACK,
)
_CALM_WINDOWS = (Window.OWN_UPKEEP, Window.OWN_MAIN_PHASE, Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE)
_TYPED = {DamageType.NORMAL: Occasion.ABILITY, DamageType.ULTIMATE: Occasion.ULTIMATE}
"""Types of damage that only one kind of ability can deal."""


class CheckedPlace(msgspec.Struct, frozen=True):
    """A place in a file, with the throws possible there (None: no dice in view)."""

    file: str
    path: str
    faces: Sequence[str]
    problems: list[Problem]
    dice: Throws | None = None
    occasion: Occasion = Occasion.RESPONSE

    def part(self, name: str) -> "CheckedPlace":
        return msgspec.structs.replace(self, path=f"{self.path}/{name}" if self.path else name)

    def item(self, index: object) -> "CheckedPlace":
        return msgspec.structs.replace(self, path=f"{self.path}[{index}]")

    def seeing(self, dice: Throws | None) -> "CheckedPlace":
        return msgspec.structs.replace(self, dice=dice)

    def on(self, occasion: Occasion) -> "CheckedPlace":
        return msgspec.structs.replace(self, occasion=occasion)

    def need(self, holds: object, message: str) -> None:
        if not holds:
            self.problems.append(Problem(self.file, self.path, message))


def check_effects(place: CheckedPlace, effects: Effects) -> None:
    """Check the effects of a whole ability or card."""
    _walk(place, effects)
    check_same(place, effects)


def check_same(place: CheckedPlace, value: object) -> None:
    """Check that a player is chosen before each `same`."""
    picked = False
    for mention in _mentions(value):
        picked = picked or mention != "same"
        place.need(picked, "says `same`, but nobody was chosen before")


def check_hooks(place: CheckedPlace, hooks: Sequence[Hook]) -> None:
    """Check the hooks of a status, companion or passive; each is a separate text."""
    for index, hook in enumerate(hooks):
        _hook(place.item(index), hook)
        check_same(place.item(index), hook)


def _hook(place: CheckedPlace, hook: Hook) -> None:
    activated = isinstance(hook, At) and hook.moment is Moment.OWN_ABILITY_ACTIVATED
    occasion = Occasion.CALM if _is_calm(hook) else Occasion.RESPONSE
    _fields(place.seeing(throws(5) if activated else None).on(occasion), hook)


def _is_calm(hook: Hook) -> bool:
    """Return whether the hook is only used when there is no Attack."""
    if isinstance(hook, At):
        return hook.moment in _CALM_MOMENTS
    return isinstance(hook, Use) and hook.window in _CALM_WINDOWS


def _walk(place: CheckedPlace, value: object) -> None:
    if isinstance(value, Effect):
        _check_effect(place, value)
    match value:
        case Roll():
            _roll(place, value)
        case LastingHook():
            _hook(place.part("hook"), value.hook)
        case Amount():
            counts_dice = bool(value.per_symbol or value.per_pair)
            place.need(not counts_dice or place.dice is not None, "counts symbols, but no dice are in view")
        case Condition():
            _condition(place, value)
        case OpposedRoll():
            _dice_number(place, value.dice)
            _fields(place, value)
        case tuple():
            for index, entry in enumerate(value):
                _walk(place.item(index), entry)
        case msgspec.Struct():
            _fields(place, value)
        case Who.DEFENDER | TokensOf.DEFENDER:
            place.need(place.occasion is not Occasion.CALM, "means the defender, but there is no Attack then")
        case _:
            pass


def _check_effect(place: CheckedPlace, effect: Effect) -> None:
    """Check what the effect requires around it, and report numbers without effect."""
    if isinstance(effect, _NEEDS_ATTACK):
        verb = next(verb for verb, kind in VERBS.items() if kind is type(effect))
        place.need(place.occasion is not Occasion.CALM, f"{verb} needs an Attack, and there is none then")
    if isinstance(effect, Damage) and (wanted := _TYPED.get(effect.damage_type)):
        only = "an Ultimate" if wanted is Occasion.ULTIMATE else "an offensive ability"
        place.need(place.occasion is wanted, f"only {only} deals {effect.damage_type.value} damage")
    if not isinstance(effect, Roll | OpposedRoll):  # the numbers of their dice have separate limits
        _check_amounts(place, effect)


def _check_amounts(place: CheckedPlace, effect: Effect) -> None:
    """Check that plain numbers are positive; only the change of an Attack may be negative."""
    for field, key in zip(effect.__struct_fields__, effect.__struct_encode_fields__, strict=True):
        amount = getattr(effect, field)
        if not isinstance(amount, Amount) or amount != Amount(amount.base):
            continue
        if isinstance(effect, AddDamage):
            place.part(key).need(amount.base, "is 0; allowed: any other number")
        else:
            place.part(key).need(amount.base > 0, f"is {amount.base}; allowed: 1 or more")


def _fields(place: CheckedPlace, value: msgspec.Struct) -> None:
    for field, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
        _walk(place.part(key), getattr(value, field))


def _roll(place: CheckedPlace, roll: Roll) -> None:
    number = _dice_number(place, roll.dice)
    if roll.or_pay is not None:
        number = max(number or 0, roll.or_pay.dice)
    _walk(place.part("effects").seeing(throws(number) if number else None), roll.effects)
    _walk(place.part("each_die").seeing(throws(1)), roll.each_die)


def _dice_number(place: CheckedPlace, dice: Amount) -> int | None:
    """Return the number of dice if it is a plain number."""
    if dice != Amount(dice.base):
        return None
    sound = 1 <= dice.base <= MOST_DICE
    place.need(sound, f"rolls {dice.base} dice; allowed: 1 to {MOST_DICE}")
    return dice.base if sound else None


def _condition(place: CheckedPlace, condition: Condition) -> None:
    if not looks_at_dice(condition):
        return
    if place.dice is None:
        place.need(False, "looks at dice, but none are in view")
    else:
        place.need(can_hold(condition, place.dice, place.faces), "can never hold: no throw seen here meets it")


def _mentions(value: object) -> Iterator[str]:
    """Yield "pick" or "same" for every choice of a player and every `same`, in printed order."""
    if value in (Who.SAME, Whose.SAME):
        yield "same"
    elif isinstance(value, Choose | Pick) or value in _PICKS:
        yield "pick"
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _mentions(getattr(value, field))
    elif isinstance(value, tuple):
        for entry in value:
            yield from _mentions(entry)


def numbers_in(value: object) -> Iterator[int]:
    """Yield every number in an effect, in order."""
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for entry in value:
            yield from numbers_in(entry)
    elif isinstance(value, int) and not isinstance(value, bool | Enum):
        yield value


COMMON_CARDS = 18
NO_FACES = ("",) * 6


def check_hero(hero: Hero, file: str) -> list[Problem]:
    """Return the problems of a hero that decodes but makes no sense."""
    problems: list[Problem] = []
    faces = hero.faces if len(hero.faces) == 6 else NO_FACES
    place = CheckedPlace(file, "", faces, problems)
    _check_dice(place.part("dice"), hero)
    _check_start(place, hero)
    for status in hero.statuses:
        check_status(place.part("statuses").item(status.id), status)
    _check_companions(place, hero)
    for board in hero.boards:
        _check_board(place.part("boards").part(board.id), board)
    for card in hero.cards:
        check_card(place.part("cards").item(card.id), card)
    _check_upgrades(place.part("cards"), hero)
    _check_deck(place.part("deck"), hero)
    _check_uniqueness(place, hero)
    return problems


def _check_dice(place: CheckedPlace, hero: Hero) -> None:
    dice = hero.dice
    numbers = sorted(number for number, _ in dice.faces)
    place.need(numbers == [1, 2, 3, 4, 5, 6], f"has faces {numbers}; allowed: 1 to 6, each once")
    symbols = {symbol for _, symbol in dice.faces}
    for name, pairs in (("symbol_fr", dice.symbol_fr), ("symbol_gender_fr", dice.symbol_gender_fr)):
        missing = symbols - {symbol for symbol, _ in pairs}
        place.part(name).need(not missing, f"lacks {', '.join(sorted(missing))}")


def _check_start(place: CheckedPlace, hero: Hero) -> None:
    low, high = hero.difficulty.scale if len(hero.difficulty.scale) == 2 else (0, -1)
    place.part("difficulty").need(low <= hero.difficulty.value <= high, "value is not on its scale [lowest, highest]")
    setup, start = place.part("hero_setup"), hero.hero_setup
    setup.need(len(hero.boards) == 1 or start.board is not None, "a hero with two boards says which one it starts with")
    limits = {status.id: status.stack_limit.owner for status in hero.statuses}
    for token, number in start.tokens:
        setup.need(1 <= number <= limits[token], f"{number} {token}; allowed: 1 to {limits[token]}")
    most = {companion.id: companion.max_health for companion in hero.companions}
    for name, companion in start.companions:
        setup.need((companion.health or 0) <= (most[name] or 0), f"{name} has more health than its max_health")


def check_status(place: CheckedPlace, status: Status) -> None:
    """Check that a status is spendable if and only if one of its hooks spends it."""
    place.need(status.id != ANY_STATUS, f"{ANY_STATUS} is no name for a status")
    place.need(status.hooks, "needs hooks")
    check_hooks(place.part("hooks"), status.hooks)
    spent = any(
        cost.kind is CostKind.SPEND and cost.token == status.id
        for hook in status.hooks
        if isinstance(hook, Use)
        for cost in hook.pay
    )
    place.need(spent == status.spendable, "spendable does not fit its hooks")


def _check_companions(place: CheckedPlace, hero: Hero) -> None:
    members = {group.id: group.members for group in hero.companion_groups}
    for group in hero.companion_groups:
        here = place.part("companion_groups").item(group.id)
        grows = not group.growth_order or set(group.growth_order) == set(group.members)
        here.need(grows, "growth_order does not list its members")
    for companion in hero.companions:
        here = place.part("companions").item(companion.id)
        known = companion.group is None or companion.id in members[companion.group]
        here.need(known, f"is no member of {companion.group}")
        check_hooks(here.part("hooks"), companion.hooks)
    for name, listed in members.items():
        strays = [other.id for other in hero.companions if other.id in listed and other.group != name]
        place.part("companion_groups").item(name).need(not strays, f"{', '.join(strays)} should say group: {name}")


def _check_board(place: CheckedPlace, board: Board) -> None:
    for ability in board.abilities:
        _check_ability(place.part("abilities").item(ability.id).on(Occasion.ABILITY), ability)
    for defence in board.defences:
        _check_defence(place.part("defenses").item(defence.id), defence)
    if board.passive is not None:
        check_hooks(place.part("passive").part("hooks"), board.passive.hooks)
    place.need(board.defences, "needs a defence")
    here = place.part("ultimate")
    _check_ability(here.on(Occasion.ULTIMATE), board.ultimate)
    allowed = (DamageType.ULTIMATE, DamageType.COLLATERAL)
    for effect in [effect for tier in board.ultimate.tiers for effect in tier.effects]:
        sound = not isinstance(effect, Damage) or effect.damage_type in allowed
        here.need(sound, "an ultimate deals ultimate or collateral damage")


def _check_ability(place: CheckedPlace, ability: Ability) -> None:
    seen: Throws = ()
    for index, tier in enumerate(ability.tiers):
        here = place if len(ability.tiers) == 1 else place.part("tiers").item(index)
        met = throws_meeting(tier.requirement, place.faces)
        here.part("requirement").need(met, "no five dice of this hero meet it")
        check_effects(here.part("effects").seeing(met or throws(5)), tier.effects)
        seen += met
    for index, (low, high) in enumerate(pairwise(ability.tiers)):
        here = place.part("tiers").item(index + 1)
        here.need(_harder(low, high), "its requirement is not harder than that of the tier before")
        here.need(_stronger(low, high), "its effects are not those of the tier before with higher numbers")
    check_effects(place.part("all_tiers").seeing(seen or throws(5)), ability.all_tiers)


def _harder(low: Tier, high: Tier) -> bool:
    if (low.requirement.straight, high.requirement.straight) == (Straight.SMALL, Straight.LARGE):
        return True
    if low.requirement.of_a_kind is not None and high.requirement.of_a_kind is not None:
        return low.requirement.of_a_kind < high.requirement.of_a_kind
    before, after = dict(low.requirement.symbols), dict(high.requirement.symbols)
    return before.keys() == after.keys() and sum(before.values()) < sum(after.values())


def _stronger(low: Tier, high: Tier) -> bool:
    before, after = list(numbers_in(low.effects)), list(numbers_in(high.effects))
    return len(before) == len(after) and before != after and all(a <= b for a, b in zip(before, after, strict=True))


def _check_defence(place: CheckedPlace, defence: Defence) -> None:
    check_effects(place.part("effects").seeing(throws(defence.dice)), defence.effects)


def check_card(place: CheckedPlace, card: Card) -> None:
    """Check a card on its own."""
    played = Occasion.CALM if card.kind is CardKind.MAIN else Occasion.RESPONSE
    check_effects(place.part("effects").on(played), card.effects)
    match card.becomes:
        case Ability():
            _check_ability(place.part("becomes").on(Occasion.ABILITY), card.becomes)
        case Defence():
            _check_defence(place.part("becomes"), card.becomes)
        case Passive():
            check_hooks(place.part("becomes").part("hooks"), card.becomes.hooks)
        case _:
            pass
    if card.adds_ability is not None:
        _check_ability(place.part("adds_ability").on(Occasion.ABILITY), card.adds_ability)


def _check_upgrades(place: CheckedPlace, hero: Hero) -> None:
    """Check that II comes before III, III costs no less (DT-CARD-10), and upgrades keep the requirement."""
    printed = {ability.id: ability for board in hero.boards for ability in board.abilities}
    upgrades = [card for card in hero.cards if card.kind is CardKind.UPGRADE]
    cost = {(card.upgrades, card.level): card.cost for card in upgrades}
    for card in upgrades:
        here = place.item(card.id)
        here.need(card.id == f"{card.upgrades}_{card.level}", f"id should be {card.upgrades}_{card.level}")
        if card.level == 3:
            here.need((card.upgrades, 2) in cost, f"{card.upgrades} has level III and no level II")
            here.need(cost.get((card.upgrades, 2), 0) <= card.cost, "III costs less than II")
        base = printed.get(card.upgrades or "")
        if base is not None and len(base.tiers) == 1 and isinstance(card.becomes, Ability):
            same = [tier.requirement for tier in card.becomes.tiers] == [base.tiers[0].requirement]
            here.part("becomes").need(same, f"requirement differs from that of {base.id}")


def _check_deck(place: CheckedPlace, hero: Hero) -> None:
    deck, promo = hero.deck, [card for card in hero.cards if card.promo]
    own = len(hero.cards) - len(promo)
    place.need(deck.common == COMMON_CARDS, f"common is {deck.common}, there are {COMMON_CARDS}")
    place.need(deck.hero == own, f"hero is {deck.hero}, but {own} cards are listed")
    place.need(deck.total == COMMON_CARDS + own, f"total is {deck.total}, not {COMMON_CARDS} + {own}")
    place.need(deck.promo_extra == len(promo), f"promo_extra is {deck.promo_extra}, but {len(promo)} are listed")
    for card in promo:
        place.need(card.kind is CardKind.MAIN and card.cost == 0, f"promo {card.id} is no free main phase card")
    upgrades = any(card.kind is CardKind.UPGRADE for card in hero.cards)
    place.need(upgrades != deck.no_upgrade_cards, "no_upgrade_cards does not fit the cards")


def _check_uniqueness(place: CheckedPlace, hero: Hero) -> None:
    sides = [[*board.abilities, *board.defences, board.ultimate] for board in hero.boards]
    abilities = [ability.id for side in sides for ability in side]
    abilities += [board.passive.id for board in hero.boards if board.passive is not None]
    abilities += [card.adds_ability.id for card in hero.cards if card.adds_ability is not None]
    listed: dict[str, list[str] | list[int]] = {
        "ability": abilities,
        "card": [card.id for card in hero.cards],
        "card number": [card.number for card in hero.cards if card.number is not None],
        "status": [status.id for status in hero.statuses],
        "companion": [companion.id for companion in hero.companions],
    }
    for what, names in listed.items():
        for name in repeated(names):
            place.need(False, f"{what} {name} is there twice")


def repeated(names: Iterable[object]) -> list[object]:
    """Return the names that occur more than once."""
    return [name for name, times in Counter(names).items() if times > 1]
