"""Cards: what each would do now, which to play, to throw away, to boost with, to answer a shot with."""

from dataclasses import dataclass
from typing import Final

from ludotheque.games.catacombs.agents.move_choices import wanderings
from ludotheque.games.catacombs.agents.placement_choices import ranged_chance, with_retry
from ludotheque.games.catacombs.agents.position_value import best_line, danger
from ludotheque.games.catacombs.agents.scored_answer import Choice, ranked
from ludotheque.games.catacombs.agents.situation import Situation
from ludotheque.games.catacombs.agents.values import (
    WIN,
    ability_worth,
    armor_worth,
    damage_worth,
    spent_card,
    usual_worth,
)
from ludotheque.games.catacombs.table.match_content import STEAL, STUN, SURPRISE, CardKit, StepKit
from ludotheque.kernel.decisions import ARGUMENT_MASK

SAVED: Final = 0.3  # of what a card is usually worth: it could be kept for a better day
STEADY: Final = 0.9  # of the best place a move was seen to reach
AFTER_HIT: Final = 0.6  # how often a character hits again from where its attack has left it
AWAY: Final = 0.35  # of a danger that a last move takes away
ANOTHER: Final = 0.9  # of the card that a surprise attack lets play
LOW_POOL: Final = 3
WORTH_ARMOR: Final = 1.3  # what a shot must cost before the only armor is used
WORTH_SPARE: Final = 0.9


@dataclass(frozen=True)
class Prospect:
    """What is to be expected of a card's shots."""

    damage: float
    chance: float  # that one of them hits
    worth: float


class Hand:
    """The cards one could play, looked at from where the active character stands."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.board = now.board()
        self.here = best_line(now, self.board, now.disc, now.enemies).chance
        self.reach = max(self.here, STEADY * self.by_moving())
        self.ranged: dict[int, float] = {}
        self.threat = danger(now, self.board)

    def by_moving(self) -> float:
        """The best line that some moves would give."""
        now, best = self.now, 0.0
        for command in wanderings(now)[::2]:
            after = self.board.flicked(now.disc, command, []).board()
            best = max(best, best_line(now, after, now.disc, now.enemies).chance)
        return best

    def from_here(self, step: StepKit) -> float:
        """The chance of a shot without a move before it."""
        if not step.shot.ranged:
            return self.here
        number = step.shot.number
        if number not in self.ranged:
            self.ranged[number] = ranged_chance(self.now, StepKit(step.shot, False), self.now.enemies)
        return self.ranged[number]

    def prospect(self, card: CardKit, *, moved: bool = False) -> Prospect:
        """The shots one after the other; `moved` says that the character will have moved before."""
        damage, worth, missed, sure = 0.0, 0.0, 1.0, 1.0
        total, fought = 0, False
        for step in card.steps:
            if not step.shot.damage:
                moved = True
                continue
            chance = self.chance(step, moved=moved, fought=fought)
            damage += chance * step.shot.damage
            worth += chance * damage_worth(self.now, card, step, step.shot.damage)
            total += step.shot.damage
            missed *= 1.0 - chance
            sure *= chance
            fought = not step.shot.ranged
        pool = self.now.state.pools[self.now.foes]
        if total >= pool and not any(step.shot.damage >= pool for step in card.steps) and not self.armored():
            worth += sure * WIN
        return Prospect(damage, 1.0 - missed, worth)

    def chance(self, step: StepKit, *, moved: bool, fought: bool) -> float:
        chance = self.from_here(step)
        if moved:
            chance = max(chance, self.reach)
        elif fought:
            chance = AFTER_HIT
        return with_retry(chance) if step.targeted else chance

    def armored(self) -> bool:
        return bool(self.now.state.kept[self.now.foes])

    def worth(self, card: CardKit) -> float:
        """All that playing the card brings, other cards aside."""
        now = self.now
        worth = self.prospect(card).worth + ability_worth(now, card)
        if not card.steps[-1].shot.damage:
            worth += AWAY * self.threat
        if card.armor and now.kit.armor:
            worth += armor_worth(len(now.state.kept[now.team]))
        return worth - SAVED * usual_worth(now, card)

    def choice(self, option: int) -> Choice:
        """Playing that card, with the one that a surprise attack lets play after it."""
        now = self.now
        chosen = option & ARGUMENT_MASK
        card = now.known(chosen)
        worth = self.worth(card)
        if card.ability == SURPRISE and now.kit.abilities:
            others = [now.known(other) for other in now.state.hands[now.seat] if other != chosen]
            follow = [self.prospect(other, moved=True).worth - spent_card(now) for other in others]
            worth += ANOTHER * max([0.0, *follow])
        found = self.prospect(card)
        return Choice(option, worth, reason_for(card), found.damage, found.chance)


def reason_for(card: CardKit) -> str:
    return "card" if any(step.shot.damage for step in card.steps) else "card-moves"


def card_choices(now: Situation, options: list[int]) -> list[Choice]:
    hand = Hand(now)
    return ranked([hand.choice(option) for option in options])


def surprise_choices(now: Situation, options: list[int]) -> list[Choice]:
    """CC-ABIL-3: another card, if it is worth more than having it; the first option is to stop."""
    hand = Hand(now)
    cost = spent_card(now)
    choices = [Choice(options[0], 0.0, "pass")]
    for option in options[1:]:
        found = hand.choice(option)
        choices.append(Choice(option, found.value - cost, found.why, found.damage, found.chance))
    return ranked(choices)


def discard_choices(now: Situation, options: list[int]) -> list[Choice]:
    """CC-ABIL-8: the card that would be missed least."""
    cards = [(option, now.known(option & ARGUMENT_MASK)) for option in options]
    return ranked([Choice(option, -usual_worth(now, card), "discard") for option, card in cards])


def boost_choices(now: Situation, options: list[int], boosted: int) -> list[Choice]:
    """CC-SHOT-13: so much damage in all for a card; the first option is not to."""
    extra, gain = now.step().shot.boost, 1.0
    pool = now.state.pools[now.foes]
    if pool <= boosted - extra:
        gain = 0.0  # it is enough already
    elif pool <= boosted:
        gain = WIN
    elif now.state.kept[now.foes]:
        gain = 0.1
    choices = [Choice(options[0], 0.0, "pass")]
    for option in options[1:]:
        price = spent_card(now) + SAVED * usual_worth(now, now.known(option & ARGUMENT_MASK))
        choices.append(Choice(option, gain - price, "boost", float(extra)))
    return ranked(choices)


def armor_choices(now: Situation, options: list[int], damage: int) -> list[Choice]:
    """CC-ARMOR-2: against what hurts enough; the first option is not to."""
    pool = now.state.pools[now.team]
    kept = len(now.state.kept[now.team])
    cost = float(min(damage, pool)) + lost_by_ability(now, damage)
    limit = WORTH_ARMOR if kept == 1 and pool > LOW_POOL else WORTH_SPARE
    if damage >= pool:
        cost += WIN
    choices = [Choice(options[0], 0.0, "pass")]
    choices += [Choice(option, cost - limit, "armor", float(damage)) for option in options[1:]]
    return ranked(choices)


def lost_by_ability(now: Situation, damage: int) -> float:
    """What a steal or a stun would cost beside the tokens."""
    card = now.card
    if card is None or not now.kit.abilities or card.acts_on != now.step().shot.number:
        return 0.0
    if card.ability == STEAL:
        return float(min(damage, card.amount))
    return 1.0 if card.ability == STUN else 0.0
