"""The part of the table that turns boards, puts passives in force and looks after companions."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Level
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.hook_sources import ADVANCED, BASIC
from ludotheque.games.dice_throne.table.match_content import NO_SOURCE
from ludotheque.games.dice_throne.table.tokens import TokenTable

HEALTH: Final = 0  # places of `HeroState.companion`
ACTIVE: Final = 1
LEVELS: Final = {Level.BASIC: BASIC, Level.ADVANCED: ADVANCED}


class BoardTable(TokenTable):
    """What lies on boards besides tokens."""

    def lay_upgrade(self, seat: i64, card: int, paid: i64) -> None:
        """DT-MAIN-4, DT-CARD-11: on the space of the same name; what lies there stays underneath."""
        hero = self.state.heroes[seat]
        kit = self.kit.cards[self.state.secrets.identity[card]]
        hero.upgrades.append(card)
        self.set_level(seat, kit.slot, kit.level)
        if self.listening:
            self.tell(events.Upgraded(seat, kit.id, kit.level, paid))

    def set_level(self, seat: i64, slot: i64, level: i64) -> None:
        """The passive of a space is in force at its level only (DT-ABIL-9)."""
        hero = self.state.heroes[seat]
        hero.levels[slot] = level
        for at, source in enumerate(self.kit.heroes[seat].passive[slot]):
            if source != NO_SOURCE:
                hero.tokens[source] = 1 if at == level else 0

    def flip_board(self, seat: i64, board: str) -> None:
        """The other side of the board is in play from now on."""
        kit = self.kit.heroes[seat]
        wanted = kit.board_named(board)
        for slot, side in enumerate(kit.sides):
            self.set_level(seat, slot, 1 if side == wanted else 0)
        if self.listening:
            self.tell(events.BoardFlipped(seat, board))

    def side(self, seat: i64) -> str:
        """Which side of the board is in play."""
        kit = self.kit.heroes[seat]
        for slot, level in enumerate(self.state.heroes[seat].levels):
            if level:
                return kit.hero.boards[kit.sides[slot]].id
        return ""

    def build(self, seat: i64, companion: i64, level: Level) -> None:
        """A companion comes to a level: built, or upgraded."""
        self.state.heroes[seat].tokens[companion] = LEVELS[level]
        if self.listening:
            self.tell(events.CompanionBuilt(seat, self.kit.sources[companion].id, level.value))

    def grow(self, seat: i64, into: i64, out_of: i64) -> None:
        """One companion more, `out_of` a smaller one, or of nothing."""
        hero = self.state.heroes[seat]
        hero.tokens[into] += 1
        if out_of != NO_SOURCE:
            hero.tokens[out_of] -= 1
        if self.listening:
            before = self.kit.sources[out_of].id if out_of != NO_SOURCE else ""
            self.tell(events.CompanionGrew(seat, self.kit.sources[into].id, before))

    def companion_active(self, seat: i64) -> bool:
        companion = self.state.heroes[seat].companion
        return bool(companion) and companion[ACTIVE] == 1

    def companion_health(self, seat: i64) -> i64:
        companion = self.state.heroes[seat].companion
        return companion[HEALTH] if companion else 0

    def move_companion(self, seat: i64, heals: i64, damage: i64) -> None:
        """Its health, never below 0 and never above its full health."""
        companion = self.state.heroes[seat].companion
        if not companion or not (heals or damage):
            return
        source = self.kit.sources[self.kit.heroes[seat].beast]
        before: i64 = companion[HEALTH]
        after: i64 = max(0, min(source.max_health, before + heals - damage))
        companion[HEALTH] = after
        if self.listening:
            self.tell(events.CompanionHealthChanged(seat, source.id, before, after))

    def set_companion(self, seat: i64, active: bool) -> None:
        companion = self.state.heroes[seat].companion
        if not companion or (companion[ACTIVE] == 1) == active:
            return
        companion[ACTIVE] = 1 if active else 0
        if self.listening:
            self.tell(events.CompanionTurned(seat, self.kit.sources[self.kit.heroes[seat].beast].id, active))
