"""The table of Catacombs: it asks questions, and only it moves cards and tokens."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import RULES
from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedCard, PreparedStep
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
DRAW: Final = "draw"


class CatacombsTable(Table):
    """One run of the rules."""

    def __init__(
        self, state: CatacombsState, content: MatchContent, chance: tuple[Chance, Ledger | None], answers: Answers
    ) -> None:
        super().__init__(state, chance[0], answers, chance[1], RULES)
        self.state = state
        self.content = content

    def begin_phase(self, phase: i64) -> None:
        """Set the segment that comes next."""
        self.state.phase = phase

    # Setup and turns.

    def settle_layout(self, layout: int) -> None:
        """Place the obstacles as the layout says (CC-SETUP-2)."""
        state, chosen = self.state, self.content.layouts[layout]
        state.layout = layout
        for place, disc in enumerate(range(CHARACTERS, DISCS)):
            self.move_disc(disc, chosen.xs[place], chosen.ys[place])
        if self.listening:
            self.tell(events.LayoutSettled(chosen.id))

    def draw_first_team(self) -> None:
        """Draw the first team at random (CC-SETUP-12)."""
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
        """Flip the marker and activate the other team (CC-TURN-10); stun ends with its turn (CC-ABIL-9)."""
        state = self.state
        state.stunned[state.team] = 0
        state.markers[state.team] ^= 1
        state.team = 1 - state.team

    # Active discs and seats.

    def disc(self) -> i64:
        """Return the active character according to the marker (CC-TURN-2)."""
        state = self.state
        return state.team * 2 + state.markers[state.team]

    def seat(self) -> i64:
        """Return the seat of the active character (CC-TEAM-4)."""
        return self.content.seat_of(self.disc())

    def enemies(self) -> list[int]:
        """Return the characters of the other team."""
        first = 2 * (1 - self.state.team)
        return [first, first + 1]

    def card(self, card: i64) -> PreparedCard:
        return self.content.cards[self.state.secrets.identity[card]]

    def steps(self) -> list[PreparedStep]:
        """Return the shots of this turn's card; for a stunned turn, a move (CC-ABIL-8)."""
        if self.state.playing == NO_CARD:
            return [self.content.move]
        return self.card(self.state.playing).steps

    def step(self) -> PreparedStep:
        return self.steps()[self.state.shot]

    # Questions.

    def ask_active(self, kind: i64, options: list[int], subject: i64 = 0) -> int:
        return self.ask(Decision(self.seat(), kind, options, subject))

    def ask_space(self, kind: i64, options: list[int], space: Space, default: int) -> int:
        """Ask a question whose answers cannot be listed."""
        return self.ask(Decision(self.seat(), kind, options, 0, (), FIRST_ANSWER, space, default))

    def ask_team(self, team: i64, kind: i64, options: list[int], subject: i64) -> int:
        """Ask a question that either player of a team may answer."""
        seats = self.content.team_seats[team]
        return self.ask(Decision(seats[0], kind, options, subject, tuple(seats[1:])))

    def ask_team_until_yes(self, team: i64, kind: i64, options: list[int], subject: i64) -> int:
        """Ask both players of a team; declining, the first option, is final only when both decline (CC-ARMOR-9)."""
        seats = self.content.team_seats[team]
        others = tuple(seats[1:])
        return self.ask(Decision(seats[0], kind, options, subject, others, FIRST_YES))

    # Cards.

    def viewers_of(self, seat: i64) -> int:
        """Return who sees that hand (CC-CARD-8)."""
        if not self.content.share_hands:
            return 1 << seat
        mask = 0
        for mate in self.content.team_seats[self.content.teams[seat]]:
            mask |= 1 << mate
        return mask

    def draw(self, seat: i64, count: i64) -> None:
        """Draw from the team's own pile, as long as it lasts (CC-TURN-5)."""
        team = self.content.teams[seat]
        pile = self.state.piles[team]
        viewers = self.viewers_of(seat)
        names: list[str] = []
        for _ in range(min(count, len(pile))):
            card = pile.pop()
            self.state.hands[seat].append(card)
            self.reveal(card, viewers)
            names.append(self.card(card).id)
        if not self.listening:
            return
        if names:
            self.tell(events.Drew(seat, len(names), tuple(names), viewers))
        else:
            self.tell(events.PileEmpty(team))

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """Take a card from the hand immediately, visible to all (CC-CARD-1)."""
        self.state.hands[seat].remove(card)
        self.reveal(card, EVERYONE)

    def throw_away(self, seat: i64, card: i64, why: str) -> None:
        """CC-CARD-7."""
        self.take_from_hand(seat, card)
        self.state.discards[self.content.teams[seat]].append(card)
        if self.listening:
            self.tell(events.CardThrown(seat, self.card(card).id, why))

    def play(self, seat: i64, card: i64) -> None:
        self.take_from_hand(seat, card)
        self.state.playing = card
        self.state.shot = 0
        if self.listening:
            self.tell(events.CardPlayed(seat, self.card(card).id))

    def put_away(self) -> None:
        """Put the card on the discard pile, or face up before the team (CC-CARD-1, CC-ARMOR-1)."""
        state = self.state
        card = state.playing
        state.playing = NO_CARD
        if self.content.armor and self.card(card).armor:
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
        """Move up to this many tokens to the bank (CC-DMG-9, CC-DMG-10)."""
        pools = self.state.pools
        lost: i64 = min(count, pools[team])
        pools[team] -= lost
        pools[BANK] += lost
        if self.listening and lost:
            self.tell(events.TokensLost(team, lost, pools[team]))
        return lost

    def steal_token(self, team: i64) -> None:
        """Turn a token over and add it to the other pool (CC-ABIL-5)."""
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
        """Set the first shot of the sequence (CC-CARD-4)."""
        self.state.shot = 0

    def name_target(self, disc: i64) -> None:
        """CC-TARGET-1."""
        self.state.target = disc
        if self.listening:
            self.tell(events.TargetNamed(disc))

    def move_disc(self, disc: i64, x: i64, y: i64) -> None:
        """Move a disc; the event of the flick or the layout reports it."""
        state = self.state
        if disc == PROJECTILE:
            state.projectile = [x, y]
        else:
            state.xs[disc] = x
            state.ys[disc] = y

    def count_flick(self) -> None:
        """Count one more flick of this shot (CC-TARGET-3)."""
        self.state.flicks += 1

    def remove_projectile(self) -> None:
        """CC-SHOT-4."""
        self.state.projectile = []

    def place_projectile(self, origin: i64, x: i64, y: i64) -> None:
        """Place the projectile; nothing else moves (CC-RANGE-4)."""
        self.state.projectile = [x, y]
        if self.listening:
            self.tell(events.ProjectilePlaced(self.step().shot.id, origin, x, y))

    def end_shot(self) -> None:
        """Remove the projectile and continue the sequence (CC-SHOT-4)."""
        state = self.state
        self.remove_projectile()
        state.target = NOBODY
        state.flicks = 0
        state.shot += 1

    # The end.

    def end_game(self, reason: str) -> None:
        """Decide the winner by tokens, then by cards in hand (CC-END-5 to CC-END-7); raise `GameOver`."""
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
        """Return the cards in both partners' hands (CC-END-6)."""
        return sum([len(self.state.hands[seat]) for seat in self.content.team_seats[team]])
