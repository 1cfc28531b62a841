"""A response window as standing orders see it: what could be played, and what of it applies now.

The rules ask whenever something may be played (DT-TIMING-1); most of that could as well be played later, or does
nothing here. A text applies at the last moment at which it does what it is for, a dice card where it can better the
roll.
"""

from collections.abc import Hashable
from functools import cached_property
from typing import Final

from ludotheque.games.dice_throne.agents import cards
from ludotheque.games.dice_throne.agents.answers import DEADLINES, gains_cover, mentions
from ludotheque.games.dice_throne.agents.dice_values import alters_dice
from ludotheque.games.dice_throne.agents.value_cache import cache_of
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.content.vocabulary import Effects
from ludotheque.games.dice_throne.table.actions import (
    ANNOUNCE,
    END,
    MAIN,
    NO_ABILITY,
    PLAY,
    PREEMPT,
    PRESENT,
    REROLL,
    RESPOND,
    SELL,
    SPEND,
)
from ludotheque.games.dice_throne.table.match_content import COMPANION, HOOKS_PER_SOURCE, STATUS, PreparedCard
from ludotheque.games.dice_throne.table.response_points import (
    MAIN_2,
    W_ACTIVATED,
    W_END,
    W_LAST,
    W_POST,
    W_TARGETED,
    W_UPKEEP,
)
from ludotheque.games.dice_throne.table.state import OFFENCE
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.presentation.standing_orders import ResponseWindow

NOTHING_ATTACKED: Final = -1
LEAST: Final = 0.75  # points of damage: less than the Combat Point that a card is sold for is usually worth


def situation_of(decision: Decision, seen: DiceSeen, seat: int) -> ResponseWindow | None:
    """What standing orders need to know of a question; nothing if it is none they could pass."""
    if not follows_orders(decision, seen):
        return None
    view = seen.view()
    heroes = [(hero["health"], hero["tokens"]) for hero in view["seats"]]
    facts = (view["turn"], heroes, view["dice"], view["attack"], view["incoming"], view["resolving"])
    foreign = [part for part in view["resolving"] if part[2] != seat]
    rolled = any(throw["roller"] != seat and not throw["locked"] for throw in view["dice"])
    responses = Responses(decision, seen, seat)
    timely = responses.timely()
    own = decision.kind in (PRESENT, MAIN)
    pressing = bool(view["attack"] or foreign or rolled or view["incoming"][seat])
    return ResponseWindow(
        (repr(facts), int(decision.kind), tuple(decision.options)),
        pressing or own,
        seen.turn,
        repr((heroes[seat], responses.serial(), view["incoming"][seat], foreign, responses.foreign_dice(), own)),
        tuple(sorted({responses.term(option) for option in decision.options if PLAY <= option < SELL})),
        timely,
        keeps_undo=decision.kind == MAIN,
    )


def follows_orders(decision: Decision, seen: DiceSeen) -> bool:
    """Is it a window, presented dice without attempts left, or a Main Phase (2) in which cards could only be sold?"""
    if decision.kind == MAIN:
        idle = all(option == END or SELL <= option < END for option in decision.options)
        return idle and seen.phase == MAIN_2
    if decision.kind == PRESENT:
        return not any(REROLL < option < ANNOUNCE for option in decision.options)
    return decision.kind in (RESPOND, PREEMPT)


class Responses:
    """The answers of a seat to the open question, sorted by whether they apply now."""

    def __init__(self, decision: Decision, seen: DiceSeen, seat: int) -> None:
        self.decision = decision
        self.seen = seen
        self.seat = seat
        self.point = int(decision.subject)
        self.attack = seen.attack()

    def timely(self) -> tuple[Hashable, ...]:
        """The cards and tokens that apply now, each with the occasion."""
        found = {
            (self.term(option), occasion)
            for option in self.decision.options
            if PLAY <= option < SELL and (occasion := self.occasion(option)) is not None
        }
        return tuple(sorted(found, key=repr))

    def term(self, option: int) -> str:
        """What the answer plays, as a term of a sentence."""
        if option < SPEND:
            return f"card:{self.held(option).id}"
        source = self.seen.content.sources[(option & ARGUMENT_MASK) // HOOKS_PER_SOURCE]
        kind = {STATUS: "status", COMPANION: "companion"}.get(int(source.kind), "ability")
        return f"{kind}:{source.id}"

    def held(self, option: int) -> PreparedCard:
        card = self.seen.card(option - PLAY)
        if card is None:
            raise BrokenRule(f"card {option - PLAY} is hidden from the seat that may play it")
        return card

    def occasion(self, option: int) -> Hashable:
        """What makes it apply now; nothing if it can wait, or does nothing that matters here."""
        if option < SPEND:
            card = self.held(option)
            return self.card_occasion(card) if self.does_something(card.card.effects) else None
        source, place = divmod(option & ARGUMENT_MASK, HOOKS_PER_SOURCE)
        hook = self.seen.content.sources[source].uses[place]
        return self.use_occasion(hook) if self.does_something(hook.effects + hook.per_paid) else None

    def does_something(self, effects: Effects) -> bool:
        """Does the text bring anything that counts here, its price left aside?"""
        return cards.text_gain(self.weighed, effects) > LEAST

    def card_occasion(self, card: PreparedCard) -> Hashable:
        effects = card.card.effects
        if alters_dice(effects):
            return self.dice()
        if card.card.attack_modifier:
            return self.own_attack(W_LAST)
        if card.dealt:
            return self.own_attack(W_POST)
        return self.own_damage(effects)

    def use_occasion(self, hook: Use) -> Hashable:
        if alters_dice(hook.effects):
            return self.dice()
        if hook.window is Window.OWN_OFFENSIVE_PHASE_END:
            return self.own_attack(W_ACTIVATED)
        if mentions(hook.effects, e.MakeUndefendable):
            return self.own_attack(W_TARGETED)
        if hook.window is Window.OWN_ATTACK:
            return self.own_attack(W_LAST)
        if hook.window is Window.ATTACK_STATUS_INCOMING:
            return ("status", self.serial()) if self.point == W_TARGETED and self.inflicts() else None
        if hook.window is Window.OWN_UPKEEP:
            return ("upkeep", self.seen.turn) if self.point == W_UPKEEP else None
        if hook.window in (Window.DAMAGE_INCOMING, Window.ATTACKED):
            return self.damage()
        return self.own_damage(hook.effects)

    def dice(self) -> Hashable:
        """Own dice are altered when they are presented, those of others once it is clear what they do."""
        throw = self.seen.throw()
        if throw is None or throw.locked:
            return None
        mine = throw.roller == self.seat
        if mine != (self.decision.kind == PRESENT) or (not mine and throw.roller in self.seen.team(self.seat)):
            return None
        if throw.purpose == OFFENCE and not ANNOUNCE <= throw.announced < NO_ABILITY:
            return None
        return "dice", self.seen.turn, int(throw.roller), tuple(throw.dice), int(throw.announced)

    @cached_property
    def weighed(self) -> cards.DecisionContext:
        return cards.DecisionContext(cache_of(self.seen.content), self.seen, self.seat)

    def own_attack(self, point: int) -> Hashable:
        """Once for each of the own Attacks, at that point."""
        attack = self.attack
        if attack is None or attack.attacker != self.seat or self.point != point:
            return None
        return "attack", self.serial(), point

    def inflicts(self) -> bool:
        """Does the activated ability bring tokens?"""
        if self.attack is None:
            return False
        ability = self.seen.content.abilities[self.attack.ability].ability
        return mentions(ability.tiers[self.attack.row].effects + ability.all_tiers, e.Inflict)

    def own_damage(self, effects: Effects) -> Hashable:
        """What prevents or avoids damage, covers against it, or heals where it would be the end."""
        if mentions(effects, e.Prevent, e.Avoid) or gains_cover(self.weighed, effects):
            return self.damage()
        return self.damage() if self.is_lethal() and mentions(effects, e.Heal) else None

    def damage(self) -> Hashable:
        """The last moment before damage that is coming here; in the own Upkeep only if it would be the end."""
        incoming = self.seen.incoming(self.seat)
        due = self.point in DEADLINES or self.point == W_END
        if self.point == W_UPKEEP:
            due = self.seen.active != self.seat or self.is_lethal()
        return ("damage", self.seen.turn, self.serial(), incoming) if incoming and due else None

    def is_lethal(self) -> bool:
        return 0 < self.seen.health(self.seat) <= self.seen.incoming(self.seat)

    def serial(self) -> int:
        return int(self.attack.serial) if self.attack is not None else NOTHING_ATTACKED

    def foreign_dice(self) -> Hashable:
        """Dice of others that can still be altered, once it is clear what they do."""
        throw = self.seen.throw()
        if throw is None or throw.roller == self.seat or throw.locked:
            return None
        return int(throw.roller), tuple(throw.dice), int(throw.announced)
