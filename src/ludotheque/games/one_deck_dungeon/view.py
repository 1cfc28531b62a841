"""A dungeon match as a viewer may know it: a `Seen` for agents, plain data for screens."""

from typing import Any

from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES, owned_talents
from ludotheque.games.one_deck_dungeon.rules.boss import boss_health
from ludotheque.games.one_deck_dungeon.rules.campaign_ticks import ticks_earned
from ludotheque.games.one_deck_dungeon.rules.encounter import exchange_options, expected, icons, net_consequences
from ludotheque.games.one_deck_dungeon.rules.loot import level_cost, limit_of, total_xp
from ludotheque.games.one_deck_dungeon.rules.poison import helping_leaves, resist_bonus
from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES, ONLY_NAMES, color_of, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedCard
from ludotheque.games.one_deck_dungeon.table.state import PHASES
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, DungeonState, EncounterState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.game import Seen
from ludotheque.kernel.secrets import SPECTATOR, hide_unknown

View = dict[str, Any]  # JSON-ready values


class DungeonSeen(Seen):
    """The public facts of a match; only face-down cards are hidden, and they are hidden from everybody."""

    def __init__(self, table: DungeonTable, viewers: int) -> None:
        super().__init__(viewers)
        self._table = table

    @property
    def content(self) -> MatchContent:
        return self._table.content

    @property
    def seats(self) -> int:
        return self._table.content.seats

    def card(self, card: int) -> PreparedCard | None:
        """Return the card with that id, or `None` if it is hidden."""
        secrets = self._table.state.secrets
        if secrets.known[card] & (self.viewers | SPECTATOR):
            return self._table.content.cards[secrets.identity[card]]
        return None

    def state(self) -> DungeonState:
        """Return a copy of the public state, in which face-down cards have no identity."""
        state = self._table.state.copy()
        hide_unknown(state.secrets, self.viewers | SPECTATOR)
        return state

    def health(self, seat: int) -> int:
        return self._table.health(seat)

    def boss_health(self) -> int:
        return boss_health(self._table)

    def level_cost(self) -> int:
        """Return the XP for the next level; 0 at the highest level."""
        return level_cost(self._table)

    def encounter(self) -> EncounterState | None:
        """Return a copy of the encounter or boss round."""
        encounters = self._table.state.encounters
        return encounters[0].copy() if encounters else None

    def meeting(self) -> tuple[int, ...]:
        """Identify the encounter or boss round by its turn, round and heroes; without heroes outside of any."""
        state = self._table.state
        return int(state.turn), int(state.floor_turn), *(state.encounters[0].seats if state.encounters else ())

    def consequences(self) -> list[int]:
        """Return hearts, time and poison if step 4 ended now."""
        return expected(self._table) if self._table.state.encounters else [0, 0, 0]

    def net_consequences(self) -> list[int]:
        """Return the same if no skill that works by itself is used (AMB-36)."""
        return net_consequences(self._table)

    def exchange_options(self, picks: list[int], last: bool) -> list[int]:
        """Return the dice that may be given next for a heroic die."""
        return exchange_options(self._table, picks, last)

    def helping_leaves(self) -> int:
        """Return the leaves that would help to resist poison now."""
        return helping_leaves(self._table)

    def resist_bonus(self, leaves: int) -> int:
        """Return the bonus to a die that resists poison with this many leaves."""
        return resist_bonus(self._table, leaves)

    def dice_of(self, seat: int) -> list[int]:
        """Return the icons per color of a hero and their items."""
        hero = self._table.prepared_hero(seat)
        counts = hero.icons[:]
        for card in self._table.hero(seat).items:
            item = self._table.card(card).item
            counts = [count + item[color] for color, count in enumerate(counts)]
        return counts

    def view(self) -> View:
        table, state = self._table, self._table.state
        return {
            "turn": state.turn,
            "phase": PHASES[state.phase],
            "dungeon": self.content.dungeon.id,
            "deck_name": self.content.deck_name,
            "difficulty": self.content.tier.id,
            "floor": state.floor,
            "floors": [floor.id for floor in self.content.floors[: state.floor]],
            "level": state.level,
            "xp": total_xp(table),
            "xp_needed": level_cost(table),
            "xp_cards": [self.view_card(card) for card in state.xp],
            "deck": len(state.deck),
            "discard": [self.view_card(card) for card in state.discard],
            "stairs": state.stairs,
            "doors": [self.view_door(place) for place in range(len(state.doors))],
            "door": state.door,
            "door_limit": table.door_limit(),
            **self.view_party(),
            "heroes": [self.view_hero(seat) for seat in range(self.seats)],
            "encounter": self.view_encounter(state.encounters[0]) if state.encounters else None,
            "boss": self.view_boss(),
            "looting": [self.view_card(entry >> 3) for entry in state.looting],
            "result": state.result,
            "outcome": state.outcome,
        }

    def view_party(self) -> View:
        """Return the shared dice, cubes, potions and tokens."""
        table, state = self._table, self._table.state
        return {
            "supply": state.supply[:],
            "apart": state.apart[:],
            "exiled": state.exiled[:],
            "cubes": state.cubes,
            "cube_supply": table.cube_supply(),
            "potions": [self.content.potions[potion].id for potion in state.potions],
            "poison_left": table.poison_left(),
        }

    def view_card(self, card: int) -> View:
        prepared = self.card(card)
        return {"id": card, "card": prepared.id if prepared is not None else None}

    def view_door(self, place: int) -> View:
        door = self._table.state.doors[place]
        return {"open": bool(door.opened), "cards": [self.view_card(card) for card in door.cards]}

    def view_hero(self, seat: int) -> View:
        hero = self._table.hero(seat)
        prepared = self._table.prepared_hero(seat)
        return {
            "hero": prepared.id,
            "damage": hero.damage,
            "health": self.health(seat),
            "poison": hero.poison,
            "stored": hero.stored,
            "storage": prepared.storage,
            "dice": self.dice_of(seat),
            "items": [self.view_card(card) for card in hero.items],
            "item_limit": limit_of(self._table, True),
            "skills": [self.view_card(card) for card in hero.skills],
            "skill_limit": limit_of(self._table, False),
            "own": [self.content.uses[use].id for use in self.content.passives(seat, hero.focus)],
            "ticks": hero.ticks[:],
            "sheet": self.view_sheet(seat),
        }

    def view_sheet(self, seat: int) -> View | None:
        """Return the campaign sheet of a hero with the ticks made in this game (ODD-CAMP)."""
        sheet, hero = self.content.sheets[seat], self._table.hero(seat)
        if sheet is None:
            return None
        ticks = [list(counts) for counts in sheet.ticks]
        for code in hero.ticks:
            ticks[code >> 2][code & 3] += 1
        state, talents = self._table.state, sheet.pad.talents
        made = tuple((circle, square, hard) for circle, square, hard in ticks)
        return {
            "player": sheet.sheet.player,
            "set": sheet.pad.set_id,
            "played": sheet.sheet.played,
            "focus": "" if hero.focus in sheet.basic else sheet.focuses[hero.focus],
            "ticks": [list(counts) for counts in made],
            "owned": [talents[place].id for place in owned_talents(sheet.pad.spaces, made)],
            "fresh": [[talents[code >> 2].id, KIND_NAMES[code & 3]] for code in hero.ticks],
            "left": ticks_earned(self._table) - len(hero.ticks) if state.result and not state.outcome else 0,
        }

    def view_encounter(self, encounter: EncounterState) -> View:
        names = self.content.uses
        return {
            "card": self.view_card(encounter.card) if encounter.card >= 0 else None,
            "seats": encounter.seats[:],
            "option": encounter.option,
            "supply": encounter.supply[:],
            "pools": [
                [view_die(code, seat) for code in pool]
                for seat, pool in zip(encounter.seats, encounter.pools, strict=True)
            ],
            "boxes": [view_box(box) for box in encounter.boxes],
            "used": [[entry >> 12, names[entry & 4095].id] for entry in encounter.used],
            "abilities_used": encounter.abilities_used[:],
            "consequences": self.consequences(),
            "icons": [icons(self._table, seat) for seat in encounter.seats],
        }

    def view_boss(self) -> View | None:
        if not self._table.in_boss_fight():
            return None
        return {
            "boss": self.content.boss.source.name,
            "damage": self._table.state.boss_damage,
            "health": boss_health(self._table),
            "round": self._table.state.floor_turn,
        }


def view_die(code: int, seat: int) -> View:
    return {
        "color": COLOR_NAMES[color_of(code)],
        "value": value_of(code),
        "only": ONLY_NAMES[only_of(code)],
        "code": code,
        "seat": seat,
    }


def view_box(box: BoxState) -> View:
    return {
        "value": box.value,
        "color": COLOR_NAMES[box.color] if box.color >= 0 else None,
        "wide": bool(box.wide),
        "armor": bool(box.armor),
        "hearts": box.hearts,
        "time": box.time,
        "poison": box.poison,
        "skull": bool(box.skull),
        "refuses_heroic": bool(box.refuses_heroic),
        "max_dice": box.max_dice,
        "needed": box.needed,
        "dice": [view_die(code, seat) for code, seat in zip(box.dice, box.givers, strict=True)],
    }
