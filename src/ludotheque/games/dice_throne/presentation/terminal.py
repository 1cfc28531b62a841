"""A seat of Dice Throne in a terminal: board, dice, seats, hand and orders."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.dice_throne.agents.hints import hints, with_win, worth_saying
from ludotheque.games.dice_throne.content.definitions import symbol_name_en
from ludotheque.games.dice_throne.presentation.catalogue import hand_table, open_hand, text_of
from ludotheque.games.dice_throne.rules.offensive_roll import ATTEMPTS
from ludotheque.games.dice_throne.sentences.card_texts import ability_lines, card_text, defence_text, requirement_text
from ludotheque.games.dice_throne.sentences.lexicon import lexicon_of
from ludotheque.games.dice_throne.sentences.match_names import MatchNames
from ludotheque.games.dice_throne.sentences.match_text import decision_sentence, event_sentence, names_of, option_label
from ludotheque.games.dice_throne.sentences.nouns import PHASES
from ludotheque.games.dice_throne.table.actions import (
    ANNOUNCE,
    DEFEND,
    END,
    NO_ABILITY,
    PASS,
    PLAY,
    PLAYER,
    PREEMPT,
    REROLL,
    RESPOND,
    SPEND,
    VERBS,
)
from ludotheque.games.dice_throne.table.events import Announced, Rolled, TurnBegan
from ludotheque.games.dice_throne.table.match_content import UPGRADE, MatchContent, PreparedCard, PreparedHero
from ludotheque.games.dice_throne.table.odds import DICE, chance_from_scratch, chance_table
from ludotheque.games.dice_throne.table.state import OFFENCE
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import expect, winners
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import eyes
from ludotheque.presentation.standing_orders import DecisionContext
from ludotheque.presentation.terminal.commands import Choice, Menu, Typed, help_page
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.view import NOBODY, TerminalView
from ludotheque.text.french import to
from ludotheque.text.languages import Language
from ludotheque.text.numbers import percent
from ludotheque.text.spans import Spans, on_one_line, plain, spans
from ludotheque.text.writer import name_of

NARROW: Final = 72
FACE_WIDTH: Final = 11


def draw_dice(hero: PreparedHero, throw: Throw, speaker: LocalizedConsole) -> RenderableType:
    """Each die as a box with its number, its symbol and its place; one line if nothing can change them any more."""
    dice = throw.dice
    symbols = [symbol_name(hero, die, speaker) for die in dice]
    if throw.locked or speaker.console.width < NARROW or len(dice) > DICE:
        faces = [f"[{die} {name}]".replace(" ", "\u00a0") for die, name in zip(dice, symbols, strict=True)]
        return Text(speaker.hanging("  ", "  ".join(faces)).plain.replace("\u00a0", " "))
    edge = "─" * FACE_WIDTH
    rows = [
        [f"┌{edge}┐" for _ in dice],
        [f"│{die:^{FACE_WIDTH}}│" for die in dice],
        [f"│{name[:FACE_WIDTH]:^{FACE_WIDTH}}│" for name in symbols],
        [f"└{edge}┘" for _ in dice],
        [f"{f'({place})':^{FACE_WIDTH + 2}}" for place in range(1, len(dice) + 1)],
    ]
    return Text("\n".join(("  " + " ".join(row)).rstrip() for row in rows))


def symbol_name(hero: PreparedHero, die: int, speaker: LocalizedConsole) -> str:
    symbol = hero.faces[die]
    return symbol_name_en(symbol, hero.hero.dice) if speaker.lang == "en" else dict(hero.hero.dice.symbol_fr)[symbol]


def draw_chances(
    kit: MatchContent, hero: PreparedHero, levels: list[int], throw: Throw, speaker: LocalizedConsole
) -> RenderableType:
    """The abilities of a board: reached, within reach with so much chance, or out of reach."""
    abilities = [kit.abilities[index] for index in kit.versions(hero, levels)]
    width = max(len(name_of(ability.ability, speaker.lang)) for ability in abilities)
    lexicon = lexicon_of(hero.hero)
    lines: list[Text] = []
    for ability in abilities:
        chances = [chance_of(met, throw) for met in ability.met]
        needs = [plain(requirement_text(tier.requirement, lexicon, speaker.lang)) for tier in ability.ability.tiers]
        rows = [row_text(need, chance, speaker) for need, chance in zip(needs, chances, strict=True)]
        best = max(chances)
        mark = "●" if best == 1 else "○" if best == 0 else "◐"
        line = speaker.hanging(f"  {mark} {name_of(ability.ability, speaker.lang):<{width}}  ", " · ".join(rows))
        if best == 1:
            line.stylize("bold", 0, 4 + width)
        lines.append(line)
    return Group(*lines, Text("    " + speaker.say("play-legend"), style="dim"))


def chance_of(met: list[bool], throw: Throw) -> float:
    """With the attempts left; without dice the first of them throws all five."""
    attempts = int(throw.attempts)
    if not throw.dice:
        return chance_from_scratch(met, attempts)
    return chance_table(met, attempts).value_of(throw.dice, attempts)


def row_text(need: str, chance: float, speaker: LocalizedConsole) -> str:
    """A requirement and its chance, never parted by the end of a line."""
    return f"{need} {'✓' if chance == 1 else percent(chance, speaker.lang)}".replace(" ", "\u00a0")


LONG_BAR, SHORT_BAR = 20, 10
DUEL_NAME, LONG_NAME = 22, 29
FEW: Final = 2


class Seats:
    """The seats as one of them, `own`, looks at them."""

    def __init__(self, seen: DiceSeen, own: int, names: MatchNames, speaker: LocalizedConsole) -> None:
        self.seen = seen
        self.own = own
        self.names = names
        self.speaker = speaker
        self.narrow = speaker.console.width < NARROW
        self.few = seen.seats <= FEW

    def teams(self) -> list[tuple[int, ...]]:
        """The other teams in seat order, the own one last."""
        teams = dict.fromkeys(self.seen.team(seat) for seat in range(self.seen.seats))
        mine = self.mates()
        return [*(team for team in teams if team != mine), *([mine] if mine else [])]

    def mates(self) -> tuple[int, ...]:
        """The own team, oneself included; a spectator has none."""
        return self.seen.team(self.own) if self.own != NOBODY else ()

    def name(self, seat: int) -> str:
        return plain(self.names.seat(seat, self.speaker.lang))

    def actor(self, seat: int) -> Spans:
        """The name inside a sentence."""
        return self.names.actor(seat, self.speaker.lang)

    def label(self, seat: int) -> str:
        """The name, and what there is to say of the seat from here."""
        words = self.remarks(seat)
        return f"{self.name(seat)} ({', '.join(words)})" if words else self.name(seat)

    def remarks(self, seat: int) -> list[str]:
        say = self.speaker.say
        words = [say("play-you")] if seat == self.own else []
        if seat != self.own and seat in self.mates():
            words.append(say("play-teammate"))
        if self.seen.health(seat) == 0:
            words.append(say("play-out"))
        elif seat in self.seen.leaders():
            words.append(say("play-leader"))
        return words

    def dial(self, team: tuple[int, ...]) -> list[Text]:
        """The health of a team, above its members; one who plays alone has it beside the name."""
        if len(team) == 1:
            return []
        return [Text.assemble("  ", self.bar(team[0], LONG_BAR))]

    def indent(self, seat: int) -> int:
        """Members of a team stand a little below their dial."""
        return 0 if len(self.seen.team(seat)) == 1 else 2

    def lines(self, seat: int, facts: str) -> list[Text]:
        """Mark, name, health where it is the seat's own, and the other facts; on a narrow screen those stand below."""
        mark = "▶" if seat == self.seen.active else " "
        indent = " " * self.indent(seat)
        alone = not indent
        label = self.label(seat)
        if self.narrow:
            head = Text.assemble(f"{indent}{mark} ", (label, "bold"))
            below = Text.assemble(f"{indent}    ", self.bar(seat, SHORT_BAR)) if alone else None
            return [head, *([below] if below is not None else []), Text(f"{indent}    {facts}")]
        name = f"{label:<{DUEL_NAME if self.few else LONG_NAME}}"
        bar = Text.assemble(self.bar(seat, LONG_BAR if self.few else SHORT_BAR), "  ") if alone else Text()
        return [Text.assemble(f"{indent}{mark} ", (name, "bold"), bar, facts)]

    def bar(self, seat: int, length: int) -> Text:
        """The number, and a bar that is full at the health one starts with."""
        health, start = self.seen.health(seat), self.seen.start_health()
        filled = min(length, -(-length * health // start))
        colour = "green" if 2 * health > start else "yellow" if 5 * health > start else "red"
        return Text.assemble(f"♥{health:>3} ", ("█" * filled, colour), "░" * (length - filled))


View = dict[str, Any]  # what DiceSeen.view gives


class Board:
    """Draws what one seat may see."""

    def __init__(self, seen: DiceSeen, seat: int, speaker: LocalizedConsole) -> None:
        self.seen = seen
        self.seat = seat
        self.speaker = speaker
        self.view: View = seen.view()
        self.seats = Seats(seen, seat, names_of(tuple(kit.id for kit in seen.kit.heroes)), speaker)

    @property
    def kit(self) -> MatchContent:
        return self.seen.kit

    def heading(self) -> RenderableType:
        """Whose turn and which phase, as a line across the screen."""
        say = self.speaker.say
        active = self.view["active"]
        player = self.seats.actor(active)
        turn_of = plain(to(player) if self.speaker.lang == "fr" else player)
        whose = say("play-your-turn") if active == self.seat else say("play-turn-of", hero=turn_of)
        phase = plain(PHASES[self.view["phase"]].singular(self.speaker.lang))
        title = say("play-heading", turn=str(self.view["turn"]), whose=whose, phase=phase)
        width = self.speaker.console.width
        if len(title) + 4 > width:
            narrow = self.speaker.hanging("── ", title)
            narrow.stylize("bold")
            return narrow
        return Text(f"── {title} ".ljust(width - 1, "─")[: width - 1], style="bold")

    def hero_name(self, seat: int) -> str:
        return self.seats.name(seat)

    def heroes(self) -> RenderableType:
        """Team by team, the own one last; of each hero the dials, then tokens and upgrades if there are any."""
        parts: list[RenderableType] = []
        for team in self.seats.teams():
            parts += [*self.seats.dial(team), *(self.hero(seat) for seat in team)]
        return Group(*parts)

    def hero(self, seat: int) -> RenderableType:
        facts = self.view["seats"][seat]
        dials = self.speaker.say("play-dials", cp=str(facts["cp"]), hand=len(facts["hand"]), deck=str(facts["deck"]))
        more = self.tokens(facts) + self.companions(seat, facts) + self.upgrades(facts)
        below = 4 + self.seats.indent(seat)
        return Group(*self.seats.lines(seat, dials), *(self.speaker.indented(words, below) for words in more))

    def tokens(self, facts: View) -> list[str]:
        """Each token with its number, and its limit where more than one fits."""
        words = []
        for status, held in facts["tokens"].items():
            name = name_of(self.kit.sources[self.kit.status_index[status.split(":")[0]]].sheet, self.speaker.lang)
            words.append(name if held["limit"] == 1 else f"{name} {held['count']}/{held['limit']}")
        return [self.speaker.say("play-tokens", tokens=" · ".join(words))] if words else []

    def companions(self, seat: int, facts: View) -> list[str]:
        """How many of each or its level; of one that has health, that."""
        words = []
        sheets = {companion.id: companion for companion in self.kit.heroes[seat].hero.companions}
        for companion, held in facts["companions"].items():
            name = name_of(sheets[companion], self.speaker.lang)
            if "level" in held:
                words += [f"{name} {'I' * held['level']}"] if held["level"] else []
            elif "health" in held:
                state = "" if held["active"] else self.speaker.say("play-downed")
                words.append(f"{name} ♥{held['health']} {state}".strip())
            elif held["count"]:
                words.append(name if held["limit"] == 1 else f"{name} {held['count']}/{held['limit']}")
        return [self.speaker.say("play-companions", companions=" · ".join(words))] if words else []

    def upgrades(self, facts: View) -> list[str]:
        names = [self.card_name(card["id"]) for card in facts["upgrades"]]
        return [self.speaker.say("play-upgrades", upgrades=" · ".join(names))] if names else []

    def card_name(self, card: int) -> str:
        kit = self.seen.card(card)
        return name_of(kit.card, self.speaker.lang) if kit is not None else "?"

    def attack(self, log: Sequence[Event]) -> list[str]:
        """What the announced or activated ability of somebody else does; nothing of one's own, which was just read."""
        for event in reversed(log):
            if isinstance(event, TurnBegan) or (isinstance(event, Rolled) and event.purpose == OFFENCE):
                break
            if isinstance(event, Announced) and event.ability and event.seat != self.seat:
                return [self.ability_row(event)] if self.view["dice"] else []
        return []

    def ability_row(self, said: Announced) -> str:
        """The row that was announced, in the version that lies on the board."""
        hero = self.kit.heroes[said.seat]
        versions = [self.kit.abilities[number] for number in self.kit.versions(hero, self.seen.levels(said.seat))]
        ability = next(version.ability for version in versions if version.id == said.ability)
        line = ability_lines(ability, lexicon_of(hero.hero), self.speaker.lang)[said.row]
        return f"{name_of(ability, self.speaker.lang)} ({plain(line.requirement)}) – {plain(line.text)}"

    def incoming(self) -> list[str]:
        """Damage that waits, so that a response can be weighed."""
        lines = []
        for seat, amount in enumerate(self.view["incoming"]):
            if amount:
                key = "play-incoming-you" if seat == self.seat else "play-incoming"
                lines.append(self.speaker.say(key, hero=plain(self.seats.actor(seat)), amount=amount))
        return lines

    def target(self) -> list[str]:
        """Whom the activated ability is for, where it could be somebody else; a line for each."""
        attack = self.view["attack"]
        if self.seats.few or attack is None:
            return []
        return [self.speaker.say("play-target", hero=self.seats.label(seat)) for seat in attack["targets"]]

    def piles(self) -> RenderableType:
        """The open discard piles."""
        lines = []
        for seat, facts in enumerate(self.view["seats"]):
            names = ", ".join(self.card_name(card["id"]) for card in facts["discard"]) or "–"
            said = self.speaker.say("play-discard", hero=self.hero_name(seat), cards=names)
            lines.append(self.speaker.indented(said))
        return Group(*lines)


FOLDED: Final = ("sell", "set_die", "nudge", "number", "card", "die")
"""Verbs of which there can be many: their answers may share a line."""

KEPT: Final = 1024  # texts of cards and boards that are not worked out again


class Options:
    """One question's answers in words."""

    def __init__(self, decision: Decision, seen: DiceSeen, names: MatchNames, speaker: LocalizedConsole) -> None:
        self.decision = decision
        self.seen = seen
        self.names = names
        self.speaker = speaker

    def menu(self) -> Menu:
        """All answers but the rolls, which are typed."""
        listed = [option for option in self.decision.options if not is_roll(option)]
        menu = Menu([self.choice(option) for option in listed])
        if len(listed) < len(self.decision.options):
            menu.typed.append(self.speaker.say("play-roll-again"))
        return menu

    def choice(self, action: int) -> Choice:
        label = plain(option_label(action, self.decision, self.seen, self.names, self.speaker.lang))
        verb = VERBS.verbs[action >> ARGUMENT_BITS].name
        if verb not in FOLDED:
            return Choice(action, label, self.detail(action))
        return Choice(action, label, "", verb, self.group(verb, action), self.short(verb, action, label))

    def group(self, verb: str, action: int) -> str:
        """What a shared line begins with."""
        if verb == "set_die":
            die = VERBS.arguments(action)[0]
            return self.speaker.say("play-group-set-die", place=die + 1, value=self.face(die))
        return self.speaker.say(f"play-group-{verb.replace('_', '-')}")

    def short(self, verb: str, action: int, label: str) -> str:
        """What is left to say of an answer on a shared line."""
        if verb == "sell":
            kit = self.seen.card(VERBS.arguments(action)[0])
            return name_of(kit.card, self.speaker.lang).replace(" ", "\u00a0") if kit is not None else label
        if verb == "set_die":
            return f"→{VERBS.arguments(action)[1]}"
        return label

    def face(self, place: int) -> int:
        throw = self.seen.throw()
        return throw.dice[place] if throw is not None else 0

    def detail(self, action: int) -> str:
        return plain(self.explained(action))

    def explained(self, action: int) -> Spans:
        """What the answer does, where its name alone does not say it."""
        if action >> ARGUMENT_BITS == PLAYER >> ARGUMENT_BITS:
            return spans(self.player_detail(action - PLAYER))
        if PLAY <= action < SPEND:
            return self.card_detail(action)
        if ANNOUNCE <= action < NO_ABILITY:
            return row_said(self.seen.kit, action, self.names, self.speaker.lang)
        if action >> ARGUMENT_BITS == DEFEND >> ARGUMENT_BITS:
            return defence_said(self.seen.kit, action, self.names, self.speaker.lang)
        return ()

    def player_detail(self, seat: int) -> str:
        """Of several, how much health is left and what there is to say of the seat."""
        seats = Seats(self.seen, self.decision.owner, self.names, self.speaker)
        return "" if seats.few else " · ".join([f"♥ {self.seen.health(seat)}", *seats.remarks(seat)])

    def card_detail(self, action: int) -> Spans:
        """The text of a card; of an upgrade, whose text is too long for a list, its price."""
        kit = self.seen.card(action - PLAY)
        if kit is None:
            return ()
        if kit.kind == UPGRADE:
            price = self.seen.upgrade_price(self.decision.owner, kit)
            return spans(self.speaker.say("play-price", cost=price))
        return card_said(kit, self.names, self.speaker.lang)


@lru_cache(maxsize=KEPT)
def row_said(kit: MatchContent, action: int, names: MatchNames, lang: Language) -> Spans:
    """What a row of an ability does."""
    ability, row = VERBS.arguments(action)
    return on_one_line(ability_lines(kit.abilities[ability].ability, names.lexicon, lang)[row].text)


@lru_cache(maxsize=KEPT)
def defence_said(kit: MatchContent, action: int, names: MatchNames, lang: Language) -> Spans:
    return on_one_line(defence_text(kit.defences[action - DEFEND].defence, names.lexicon, lang))


@lru_cache(maxsize=KEPT)
def card_said(kit: PreparedCard, names: MatchNames, lang: Language) -> Spans:
    return on_one_line(card_text(kit.card, names.lexicon, lang))


def is_roll(action: int) -> bool:
    return REROLL < action < ANNOUNCE


PASSING: Final = (PASS, END)


class DiceThroneTerminalView(TerminalView):
    """Board, log, question and answers in the player's language."""

    example_rule: ClassVar[str] = "DT-ROLL-10"

    def __init__(self, match: Match, seat: int, speaker: LocalizedConsole) -> None:
        super().__init__(match, seat)
        self.speaker = speaker
        self.names = names_of(match.setup.heroes)

    def seen(self) -> DiceSeen:
        return expect(self.match.seen(self.viewers), DiceSeen)

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        viewers = eyes(self.viewers)
        said = [event_sentence(event.seen_by(viewers), self.names, self.speaker.lang) for event in events]
        return [plain(line) for line in said if line]

    def drawn(self) -> Board:
        return Board(self.seen(), self.seat, self.speaker)

    def board(self) -> RenderableType:
        board = self.drawn()
        return Group(board.heading(), board.heroes(), board.piles())

    def strip(self) -> RenderableType:
        board = self.drawn()
        parts: list[RenderableType] = [board.heading(), board.heroes()]
        throw = self.seen().throw()
        if throw is not None:
            parts.append(draw_dice(self.seen().kit.heroes[throw.roller], throw, self.speaker))
            if throw.purpose == OFFENCE and throw.roller == self.seat and not throw.locked:
                parts.append(self.chances(throw))
        attack = board.attack(self.match.log)
        parts += [self.speaker.indented(line) for line in [*attack, *board.target(), *board.incoming()]]
        return Group(*parts)

    def chances(self, throw: Throw) -> RenderableType:
        """What the dice are good for, roll attempts included."""
        seen = self.seen()
        hero = seen.kit.heroes[throw.roller]
        return draw_chances(seen.kit, hero, seen.levels(throw.roller), throw, self.speaker)

    def odds(self) -> RenderableType:
        throw = self.seen().throw()
        if throw is not None and throw.purpose == OFFENCE:
            return self.chances(throw)
        roller = self.seat if self.seat != NOBODY else self.seen().active
        return self.chances(
            Throw(roller=roller, purpose=OFFENCE, dice=[], attempts=ATTEMPTS, changes=0, locked=0, announced=0)
        )

    def question(self) -> str:
        return plain(decision_sentence(self.decision(), self.seen(), self.names, self.speaker.lang))

    def menu(self) -> Menu:
        return Options(self.decision(), self.seen(), self.names, self.speaker).menu()

    def typed_answer(self, typed: Typed) -> int | None:
        """`keep` and `roll` name dice by their places; keeping all is no roll."""
        rolls = [option for option in self.decision().options if is_roll(option)]
        throw = self.seen().throw()
        if not rolls or throw is None:
            return None
        places = typed.numbers()
        if any(not 1 <= place <= len(throw.dice) for place in places):
            return None
        mask = sum(1 << place - 1 for place in set(places))
        if typed.word == "keep":
            mask ^= (1 << len(throw.dice)) - 1
        return REROLL + mask if REROLL + mask in rolls else None

    def passing(self) -> int | None:
        return next((answer for answer in PASSING if answer in self.decision().options), None)

    def situation(self) -> DecisionContext | None:
        decision = self.decision()
        if decision.kind not in (RESPOND, PREEMPT):
            return None
        view = self.seen().view()
        heroes = [(seat["health"], seat["tokens"]) for seat in view["seats"]]
        facts = (view["turn"], heroes, view["dice"], view["attack"], view["incoming"], view["resolving"])
        foreign = any(part[2] != self.seat for part in view["resolving"])
        rolled = any(throw["roller"] != self.seat and not throw["locked"] for throw in view["dice"])
        pressing = bool(view["attack"] or foreign or rolled or view["incoming"][self.seat])
        return DecisionContext((repr(facts), tuple(decision.options)), pressing)

    def hand(self) -> RenderableType:
        """The own cards, and those of teammates, which lie open to this seat (DT-MODE-2V2-4)."""
        seen = self.seen()
        mates = [seat for seat in seen.team(self.seat) if seat != self.seat]
        shown = [open_hand(seen, mate, self.drawn().hero_name(mate), self.speaker) for mate in mates]
        return Group(hand_table(seen, self.seat, self.speaker), *shown)

    def text_of(self, wanted: str) -> RenderableType | None:
        return text_of(self.seen(), self.seat, wanted, self.speaker)

    def hint(self) -> RenderableType:
        """The best answers with their reasons, and what to type for each."""
        decision, say = self.decision(), self.speaker.say
        lines = [Text(say("play-hint"))]
        seen = expect(searchable(self.match, (self.seat,)), DiceSeen)
        for hint in worth_saying(hints(decision, seen)):
            label = plain(option_label(hint.action, decision, seen, self.names, self.speaker.lang))
            reason = with_win(hint, self.speaker.lang)
            lines.append(
                self.speaker.hanging(
                    "  ", say("play-hint-line", typed=self.typed_for(hint.action), answer=label, reason=reason)
                )
            )
        return Group(*lines)

    def typed_for(self, action: int) -> str:
        """What to type for an answer."""
        if is_roll(action):
            dice = " ".join(str(place + 1) for place in range(DICE) if (action - REROLL) >> place & 1)
            return self.speaker.say("play-type-roll", dice=dice)
        return str(self.menu().number(action))

    def help(self) -> RenderableType:
        return help_page(self.speaker.say("play-help"), self.speaker)

    def shares_with(self, other: int) -> bool:
        return other in self.seen().team(self.seat)

    def result(self) -> str:
        outcome = self.match.outcome
        if outcome == "draw":
            return self.speaker.say("play-draw")
        alone = len(self.seen().team(self.seat)) == 1
        if self.seat in winners(outcome):
            return self.speaker.say("play-won" if alone else "play-won-together")
        return self.speaker.say("play-lost" if alone else "play-lost-together")
