"""A Dice Throne match as one viewer may know it: an interface for agents, plain data for screens."""

from typing import Any

from ludotheque.games.dice_throne.resolution.pools import expected_shares
from ludotheque.games.dice_throne.rules.turn import upgrade_price
from ludotheque.games.dice_throne.rules.unplayable import Obstacle, fault_of, use_fault
from ludotheque.games.dice_throne.table.actions import VERBS
from ludotheque.games.dice_throne.table.damage import Settlement, settle, sums_of
from ludotheque.games.dice_throne.table.match_content import STATUS, MatchContent, PreparedCard
from ludotheque.games.dice_throne.table.response_points import PHASES
from ludotheque.games.dice_throne.table.state import CARD_TEXT
from ludotheque.games.dice_throne.table.state_classes import Attack, HeroState, Resolving, Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Seen
from ludotheque.kernel.secrets import SPECTATOR

View = dict[str, Any]  # JSON-ready values


class DiceSeen(Seen):
    """Public facts, and the cards that these viewers know."""

    def __init__(self, table: DiceTable, viewers: int) -> None:
        super().__init__(viewers)
        self._table = table

    @property
    def content(self) -> MatchContent:
        """Return the content of the match; which hero each seat plays is public."""
        return self._table.content

    @property
    def seats(self) -> int:
        return self._table.mode.seats

    @property
    def active(self) -> int:
        return self._table.state.active

    @property
    def phase(self) -> int:
        return self._table.state.phase

    @property
    def turn(self) -> int:
        return self._table.state.turn

    def card(self, card: int) -> PreparedCard | None:
        """Return the card with this id, or None if these viewers do not know it."""
        secrets = self._table.state.secrets
        if secrets.known[card] & (self.viewers | SPECTATOR):
            return self._table.content.cards[secrets.identity[card]]
        return None

    @property
    def mode(self) -> str:
        return self._table.mode.name

    def team(self, seat: int) -> tuple[int, ...]:
        """Return the seats that share a dial, hands and victory with this one, itself included."""
        return self._table.mode.team[seat]

    def leaders(self) -> list[int]:
        """Return the Leaders, whom to attack draws a card (DT-MODE-KOTH-3, 5); empty in other modes."""
        return self._table.mode.leaders(self._table.state)

    def health(self, seat: int) -> int:
        return self._table.health(seat)

    def cap(self) -> int:
        return self._table.mode.cap

    def start_health(self) -> int:
        return self._table.mode.health

    def cp(self, seat: int) -> int:
        return self._table.hero(seat).cp

    def hand(self, seat: int) -> list[int]:
        """Return the ids in a hand; `card` returns what is known of each."""
        return self._table.hero(seat).hand[:]

    def levels(self, seat: int) -> list[int]:
        return self._table.hero(seat).levels[:]

    def fault(self, decision: Decision, seat: int, card: int) -> Obstacle:
        """Return why a card of that hand, known to these viewers, is not an answer to the question."""
        return fault_of(self._table, decision, seat, card)

    def use_fault(self, seat: int, source: int, place: int) -> Obstacle:
        """Return why a use of a seat's token, companion or passive is not available when fast actions are."""
        return use_fault(self._table, seat, source, place)

    def upgrade_price(self, seat: int, upgrade: PreparedCard) -> int:
        """Return what the upgrade would cost now."""
        return upgrade_price(self._table, self._table.hero(seat), upgrade)

    def tokens(self, seat: int) -> list[int]:
        """Return the number of tokens, companions and passives in force, per source."""
        return self._table.hero(seat).tokens[:]

    def limit(self, seat: int, status: int) -> int:
        return self._table.limit(seat, status)

    def companion(self, seat: int) -> list[int]:
        """Return the health of the seat's companion and whether it is active; empty if no companion has health."""
        return self._table.hero(seat).companion[:]

    def used(self, seat: int) -> list[int]:
        """Return the hooks with limited uses that were used this turn."""
        return self._table.hero(seat).used[:]

    def opponents(self, seat: int) -> list[int]:
        return self._table.mode.opponents(self._table.state, seat)

    def throw(self) -> Throw | None:
        """Return a copy of the dice in view."""
        throws = self._table.state.throws
        return throws[-1].copy() if throws else None

    def expected(self) -> Settlement:
        """Return what the innermost pool would come to if nothing more happened."""
        pools = self._table.state.pools
        return settle(self._table.expected_lines(pools[-1]) if pools else [], self.seats)

    def incoming(self, seat: int) -> int:
        """Return the damage that a seat would take in that case."""
        return self.expected().totals[seat]

    def healing(self, seat: int) -> int:
        """Return the healing that would be applied to a seat together with that damage (DT-HP-4)."""
        return self.expected().heals[seat]

    def attack_damage(self) -> int:
        """Return what the current Attack deals to its targets, or would deal if nothing more happened."""
        return self._table.attack_damage() if self._table.state.attacks else 0

    def damage(self) -> list[View]:
        """Return the sums behind it, for each seat that the innermost pool affects."""
        pools = self._table.state.pools
        if not pools:
            return []
        lines, shares = expected_shares(self._table, pools[-1])
        return sums_of(lines, self.seats, shares)

    def attack(self) -> Attack | None:
        """Return a copy of the activated ability that is being resolved."""
        attacks = self._table.state.attacks
        return attacks[0].copy() if attacks else None

    def resolving(self) -> list[Resolving]:
        """Return copies of everything that is being resolved, the innermost last; declared cards are public."""
        return [part.copy() for part in self._table.state.resolving]

    def attacker(self) -> int:
        """Return the seat whose activated ability is being resolved, or -1."""
        attacks = self._table.state.attacks
        return attacks[0].attacker if attacks else -1

    def view(self) -> View:
        state = self._table.state
        waiting = self.expected()
        return {
            "mode": self.mode,
            "leaders": self.leaders(),
            "turn": state.turn,
            "active": state.active,
            "phase": PHASES[state.phase],
            "start_player": state.start_player,
            "start_health": self.start_health(),
            "cap": self.cap(),
            "outcome": state.outcome,
            "seats": [self.view_seat(seat) for seat in range(self.seats)],
            "dice": [view_throw(throw) for throw in state.throws],
            "attack": self.view_attack(),
            "incoming": waiting.totals,
            "healing": waiting.heals,
            "damage": self.damage(),
            "resolving": [[part.kind, self.name_of(part.kind, part.subject), part.seat] for part in state.resolving],
        }

    def view_attack(self) -> View | None:
        """Return the activated ability that is being resolved, or None."""
        attacks = self._table.state.attacks
        if not attacks:
            return None
        attack = attacks[0]
        return {
            "attacker": attack.attacker,
            "targets": attack.targets[:],
            "ability": self.content.abilities[attack.ability].id,
            "row": attack.row,
            "ultimate": bool(attack.ultimate),
            "added": attack.added,
            "dealt": attack.dealt if attack.settled else None,
        }

    def view_seat(self, seat: int) -> View:
        hero = self._table.hero(seat)
        prepared = self.content.heroes[seat]
        return {
            "hero": prepared.id,
            "team": list(self.team(seat)),
            "health": self.health(seat),
            "cp": hero.cp,
            "hand": [self.view_card(card) for card in hero.hand],
            "deck": len(hero.deck),
            "discard": [self.view_card(card) for card in hero.discard],
            "upgrades": [self.view_card(card) for card in hero.upgrades],
            "board": self._table.side(seat),
            "levels": {slot: level for slot, level in zip(prepared.slots, hero.levels, strict=True) if level},
            "tokens": self.view_tokens(seat, hero),
            "companions": self.view_companions(seat, hero),
            "defeated": bool(hero.defeated),
        }

    def view_card(self, card: int) -> View:
        prepared = self.card(card)
        return {"id": card, "card": prepared.id if prepared is not None else None}

    def view_tokens(self, seat: int, hero: HeroState) -> View:
        """Return the kinds of token on the board, and those with a raised limit even if none is there (DT-STATUS-5)."""
        sources = self.content.sources
        return {
            self.token_name(seat, source): {"count": count, "limit": self.limit(seat, source)}
            for source, count in enumerate(hero.tokens)
            if (count or hero.raised[source]) and sources[source].kind == STATUS
        }

    def token_name(self, seat: int, source: int) -> str:
        """Return the id of the kind; where each owner has a separate kind, another owner's has that seat appended."""
        name = self.content.sources[source].id
        own = self.content.named[seat][name]
        return name if source == own else f"{name}:{self.content.owners[source][0]}"

    def view_companions(self, seat: int, hero: HeroState) -> View:
        """Return each companion's number or level; for one with health, its health and whether it is active."""
        prepared = self.content.heroes[seat]
        found: View = {}
        for companion in prepared.hero.companions:
            source = prepared.companions[companion.id][0]
            number = hero.tokens[source]
            if companion.levels:
                found[companion.id] = {"level": number}  # 0 means not built
            else:
                found[companion.id] = {"count": number, "limit": self.limit(seat, source)}
            if source == prepared.beast:
                found[companion.id] |= {"health": hero.companion[0], "active": bool(hero.companion[1])}
        return found

    def name_of(self, kind: int, subject: int) -> str:
        """Return the content id of something that is being resolved; all of it is public."""
        if kind == CARD_TEXT:
            card = self.card(subject)
            return card.id if card is not None else ""
        lists = (self.content.cards, self.content.abilities, self.content.sources, self.content.defences)
        return lists[kind][subject].id

    def spell(self, action: int) -> str:
        return VERBS.spell(action)


def view_throw(throw: Throw) -> View:
    return {
        "roller": throw.roller,
        "purpose": ("offence", "defence", "effect", "targeting")[throw.purpose],
        "dice": throw.dice[:],
        "attempts": throw.attempts,
        "locked": bool(throw.locked),
        "announced": VERBS.spell(throw.announced) if throw.announced else None,
    }
