"""The table of Catacombs: it asks, and is the only one who moves cards and tokens."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedCard, StepKit
from ludotheque.games.catacombs.table.state import (
    BANK,
    CHARACTERS,
    DISCS,
    NO_CARD,
    NOBODY,
    OVER,
    PROJECTILE,
    SKULL,
    SWORD,
)
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import FIRST_ANSWER, FIRST_YES, Decision, Space
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.kernel.table import Answers, GameOver, Table

STREAMS: Final = ("setup", "reset", "noise")  # CC-STATE-5
SETUP_STREAM: Final = 0
RESET_STREAM: Final = 1
NOISE_STREAM: Final = 2
TEAM_NAMES: Final = ("sword", "skull")
RULES: Final = (
    "CC-SETUP-2",
    "CC-TURN-7",
    "CC-ABIL-8",
    "CC-TARGET-1",
    "CC-RANGE-1",
    "CC-INPUT-1",
    "CC-TARGET-3",
    "CC-SHOT-13",
    "CC-ARMOR-2",
    "CC-ABIL-3",
    "CC-OBST-2",
)
"""What says which answers a question has, by its kind."""
DRAW: Final = "draw"


class CatacombsTable(Table):
    """One run of the rules."""

    def __init__(
        self, state: CatacombsState, kit: MatchContent, chance: tuple[Chance, Ledger | None], answers: Answers
    ) -> None:
        super().__init__(state, chance[0], answers, chance[1])
        self.state = state
        self.kit = kit

    def begin_phase(self, phase: i64) -> None:
        """The segment that comes next."""
        self.state.phase = phase

    # Set-up and turns.

    def settle_layout(self, layout: int) -> None:
        """CC-SETUP-2: the obstacles are put where the layout says."""
        state, chosen = self.state, self.kit.layouts[layout]
        state.layout = layout
        for place, disc in enumerate(range(CHARACTERS, DISCS)):
            self.move_disc(disc, chosen.xs[place], chosen.ys[place])
        if self.listening:
            self.tell(events.LayoutSettled(chosen.id))

    def draw_first_team(self) -> None:
        """CC-SETUP-12: chance says whose turn is the first."""
        self.state.team = self.chance(SETUP_STREAM, 2)
        if self.listening:
            self.tell(events.FirstTeamDrawn(self.state.team))

    def begin_turn(self) -> None:
        """CC-TURN-4."""
        state = self.state
        state.turn += 1
        if self.listening:
            stunned = bool(state.stunned[state.team])
            self.tell(events.TurnBegan(state.turn, state.team, self.disc(), self.seat(), stunned))

    def pass_turn(self) -> None:
        """CC-TURN-10: the marker is flipped and the other team is active; stun ends with its turn (CC-ABIL-9)."""
        state = self.state
        state.stunned[state.team] = 0
        state.markers[state.team] ^= 1
        state.team = 1 - state.team

    # Who it is about.

    def disc(self) -> i64:
        """CC-TURN-2: the active character, as the marker says."""
        state = self.state
        return state.team * 2 + state.markers[state.team]

    def seat(self) -> i64:
        """CC-TEAM-4: the player tied to the active character."""
        return self.kit.seat_of(self.disc())

    def enemies(self) -> list[int]:
        """The characters of the other team."""
        first = 2 * (1 - self.state.team)
        return [first, first + 1]

    def card(self, card: i64) -> PreparedCard:
        return self.kit.cards[self.state.secrets.identity[card]]

    def steps(self) -> list[StepKit]:
        """The shots of this turn's card; of a stunned turn, a move (CC-ABIL-8)."""
        if self.state.playing == NO_CARD:
            return [self.kit.move]
        return self.card(self.state.playing).steps

    def step(self) -> StepKit:
        return self.steps()[self.state.shot]

    # Questions.

    def ask_active(self, kind: i64, options: list[int], subject: i64 = 0) -> int:
        return self.ask(Decision(self.seat(), kind, options, subject, rule=RULES[kind]))

    def ask_space(self, kind: i64, options: list[int], space: Space, default: int) -> int:
        """A question with answers that cannot be listed."""
        return self.ask(Decision(self.seat(), kind, options, 0, (), FIRST_ANSWER, space, default))

    def ask_team(self, team: i64, kind: i64, options: list[int], subject: i64) -> int:
        """A question that either player of a team may answer."""
        seats = self.kit.team_seats[team]
        return self.ask(Decision(seats[0], kind, options, subject, tuple(seats[1:]), rule=RULES[kind]))

    def ask_team_until_yes(self, team: i64, kind: i64, options: list[int], subject: i64) -> int:
        """The same, but a no is final only when both have said it; the first option is the no (CC-ARMOR-9)."""
        seats = self.kit.team_seats[team]
        others = tuple(seats[1:])
        return self.ask(Decision(seats[0], kind, options, subject, others, FIRST_YES, rule=RULES[kind]))

    # Cards.

    def eyes_of(self, seat: i64) -> int:
        """CC-CARD-8: who sees that hand."""
        if not self.kit.share_hands:
            return 1 << seat
        mask = 0
        for mate in self.kit.team_seats[self.kit.teams[seat]]:
            mask |= 1 << mate
        return mask

    def draw(self, seat: i64, count: i64) -> None:
        """CC-TURN-5: from the own team's pile, as long as it lasts."""
        team = self.kit.teams[seat]
        pile = self.state.piles[team]
        eyes = self.eyes_of(seat)
        names: list[str] = []
        for _ in range(min(count, len(pile))):
            card = pile.pop()
            self.state.hands[seat].append(card)
            self.reveal(card, eyes)
            names.append(self.card(card).id)
        if not self.listening:
            return
        if names:
            self.tell(events.Drew(seat, len(names), tuple(names), eyes))
        else:
            self.tell(events.PileEmpty(team))

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """CC-CARD-1: it leaves the hand at once, for all to see."""
        self.state.hands[seat].remove(card)
        self.reveal(card, EVERYONE)

    def throw_away(self, seat: i64, card: i64, why: str) -> None:
        """CC-CARD-7."""
        self.take_from_hand(seat, card)
        self.state.discards[self.kit.teams[seat]].append(card)
        if self.listening:
            self.tell(events.CardThrown(seat, self.card(card).id, why))

    def play(self, seat: i64, card: i64) -> None:
        self.take_from_hand(seat, card)
        self.state.playing = card
        self.state.shot = 0
        if self.listening:
            self.tell(events.CardPlayed(seat, self.card(card).id))

    def put_away(self) -> None:
        """CC-CARD-1, CC-ARMOR-1: to the discard pile, or face up before the team."""
        state = self.state
        card = state.playing
        state.playing = NO_CARD
        if self.kit.armor and self.card(card).armor:
            state.kept[state.team].append(card)
            if self.listening:
                self.tell(events.ArmorKept(state.team, self.card(card).id))
        else:
            state.discards[state.team].append(card)

    def use_armor(self, team: i64, card: i64) -> None:
        """CC-ARMOR-5."""
        self.state.kept[team].remove(card)
        self.state.discards[team].append(card)
        if self.listening:
            self.tell(events.ArmorUsed(team, self.card(card).id))

    def reset_pile(self, team: i64) -> None:
        """CC-ABIL-13."""
        state = self.state
        cards = state.discards[team] + state.piles[team]
        if cards:
            self.shuffle(RESET_STREAM, cards)
        state.piles[team] = cards
        state.discards[team] = []
        if self.listening:
            self.tell(events.PileReset(team, len(cards)))

    # Tokens.

    def lose_tokens(self, team: i64, count: i64) -> i64:
        """CC-DMG-9, CC-DMG-10: to the bank, as many as there are."""
        pools = self.state.pools
        lost: i64 = min(count, pools[team])
        pools[team] -= lost
        pools[BANK] += lost
        if self.listening and lost:
            self.tell(events.TokensLost(team, lost, pools[team]))
        return lost

    def steal_token(self, team: i64) -> None:
        """CC-ABIL-5: turned over, it joins the other pool."""
        pools = self.state.pools
        pools[team] -= 1
        pools[1 - team] += 1
        if self.listening:
            self.tell(events.TokenStolen(team))

    def heal(self, team: i64, count: i64) -> None:
        """CC-ABIL-11."""
        pools = self.state.pools
        healed: i64 = min(count, pools[BANK])
        pools[BANK] -= healed
        pools[team] += healed
        if self.listening:
            self.tell(events.Healed(team, healed))

    def stun(self, team: i64) -> None:
        """CC-ABIL-7."""
        self.state.stunned[team] = 1
        if self.listening:
            self.tell(events.TeamStunned(team))

    # Shots.

    def begin_sequence(self) -> None:
        """CC-CARD-4: the first shot comes next."""
        self.state.shot = 0

    def name_target(self, disc: i64) -> None:
        """CC-TARGET-1."""
        self.state.target = disc
        if self.listening:
            self.tell(events.TargetNamed(disc))

    def move_disc(self, disc: i64, x: i64, y: i64) -> None:
        """A disc lies there from now on; the flick or the layout that moved it is told by its own event."""
        state = self.state
        if disc == PROJECTILE:
            state.projectile = [x, y]
        else:
            state.xs[disc] = x
            state.ys[disc] = y

    def count_flick(self) -> None:
        """One more flick of this shot (CC-TARGET-3)."""
        self.state.flicks += 1

    def remove_projectile(self) -> None:
        """CC-SHOT-4."""
        self.state.projectile = []

    def place_projectile(self, origin: i64, x: i64, y: i64) -> None:
        """CC-RANGE-4: nothing else moves."""
        self.state.projectile = [x, y]
        if self.listening:
            self.tell(events.ProjectilePlaced(self.step().shot.id, origin, x, y))

    def end_shot(self) -> None:
        """CC-SHOT-4: the projectile is taken off, and the sequence goes on."""
        state = self.state
        self.remove_projectile()
        state.target = NOBODY
        state.flicks = 0
        state.shot += 1

    # The end.

    def end_game(self, reason: str) -> None:
        """CC-END-5 to CC-END-7: more tokens, then more cards in hand; nothing else of this segment happens."""
        state = self.state
        ahead = state.pools[SWORD] - state.pools[SKULL]
        if ahead == 0:
            ahead = self.hand_cards(SWORD) - self.hand_cards(SKULL)
        outcome = DRAW
        if ahead > 0:
            outcome = TEAM_NAMES[SWORD]
        elif ahead < 0:
            outcome = TEAM_NAMES[SKULL]
        state.reason = reason
        state.outcome = outcome
        state.phase = OVER
        if self.listening:
            self.tell(events.GameEnded(outcome, reason))
        raise GameOver

    def hand_cards(self, team: i64) -> i64:
        """CC-END-6: both partners' hands."""
        return sum([len(self.state.hands[seat]) for seat in self.kit.team_seats[team]])
