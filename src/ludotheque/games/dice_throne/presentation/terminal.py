"""The terminal view of a Dice Throne seat: board, dice, seats, hand and commands."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from ludotheque.games.dice_throne.agents.hints import hints, with_win, worth_saying
from ludotheque.games.dice_throne.content.definitions import symbol_name_en
from ludotheque.games.dice_throne.presentation.catalogue import hand_entries, open_hand, text_of
from ludotheque.games.dice_throne.presentation.responses import situation_of
from ludotheque.games.dice_throne.rules.offensive_roll import ATTEMPTS
from ludotheque.games.dice_throne.sentences.card_texts import ability_lines, card_text, defence_text, requirement_text
from ludotheque.games.dice_throne.sentences.match_text import decision_sentence, event_sentence, names_of, option_label
from ludotheque.games.dice_throne.sentences.narrator import MatchNames
from ludotheque.games.dice_throne.sentences.nouns import PHASES, lexicon_of
from ludotheque.games.dice_throne.table.actions import (
    ANNOUNCE,
    DEFEND,
    END,
    NO_ABILITY,
    PASS,
    PLAY,
    PLAYER,
    REROLL,
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
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.presentation.document import (
    Bar,
    Bars,
    Block,
    Column,
    DiceRow,
    Die,
    Document,
    Heading,
    Items,
    Paragraph,
    Phrase,
    Row,
    Runs,
    Table,
    filled_runs,
    joined,
    runs,
    unbroken,
)
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.standing_orders import ResponseWindow
from ludotheque.presentation.terminal.commands import Choice, Menu, TypedLine, help_page
from ludotheque.presentation.terminal.view import NOBODY, TerminalView
from ludotheque.text.french import to
from ludotheque.text.languages import Language, percent
from ludotheque.text.spans import Span, Spans, on_one_line, plain, spans
from ludotheque.text.writer import name_of


def dice_of(hero: PreparedHero, throw: Throw, lang: Language) -> DiceRow:
    """Return the dice with their symbols, marked as fixed once they cannot change."""
    shown = tuple(Die(die, symbol_name(hero, die, lang)) for die in throw.dice)
    return DiceRow(shown, fixed=bool(throw.locked))


def symbol_name(hero: PreparedHero, die: int, lang: Language) -> str:
    symbol = hero.faces[die]
    return symbol_name_en(symbol, hero.hero.dice) if lang == "en" else dict(hero.hero.dice.symbol_fr)[symbol]


def chances_of(
    content: MatchContent, hero: PreparedHero, levels: list[int], throw: Throw, localizer: Localizer
) -> tuple[Table, Paragraph]:
    """Return the abilities of a board: met, reachable with their chance, or out of reach."""
    lexicon = lexicon_of(hero.hero)
    rows: list[Row] = []
    for number in content.versions(hero, levels):
        ability = content.abilities[number]
        chances = [chance_of(met, throw) for met in ability.met]
        needs = [requirement_text(tier.requirement, lexicon, localizer.lang) for tier in ability.ability.tiers]
        ways = [way_of(need, chance, localizer.lang) for need, chance in zip(needs, chances, strict=True)]
        best = max(chances)
        mark = "●" if best == 1 else "○" if best == 0 else "◐"
        name = Span(name_of(ability.ability, localizer.lang), f"ability:{ability.id}")
        rows.append(Row((runs(f"{mark} ", name, style="strong" if best == 1 else ""), joined(ways, " · "))))
    legend = Paragraph(runs(localizer.say("play-legend"), style="soft"), indent=4)
    return Table((Column(), Column()), tuple(rows), indent=2), legend


def chance_of(met: list[bool], throw: Throw) -> float:
    """Return the chance with the attempts left; before the first roll, all five dice are thrown."""
    attempts = int(throw.attempts)
    if not throw.dice:
        return chance_from_scratch(met, attempts)
    return chance_table(met, attempts).value_of(throw.dice, attempts)


def way_of(need: Spans, chance: float, lang: Language) -> Runs:
    """Return a requirement and its chance, joined by no-break spaces."""
    return unbroken(runs(need, f" {'✓' if chance == 1 else percent(chance, lang)}"))


FEW: Final = 2
HEART: Final = "♥"
SEPARATOR: Final = " · "


class TerminalSeats:
    """The seats as the seat `own` sees them."""

    def __init__(self, seen: DiceSeen, own: int, names: MatchNames, localizer: Localizer) -> None:
        self.seen = seen
        self.own = own
        self.names = names
        self.localizer = localizer
        self.few = seen.seats <= FEW

    def teams(self) -> list[tuple[int, ...]]:
        """Return the other teams in seat order, then the own team."""
        teams = dict.fromkeys(self.seen.team(seat) for seat in range(self.seen.seats))
        mine = self.mates()
        return [*(team for team in teams if team != mine), *([mine] if mine else [])]

    def mates(self) -> tuple[int, ...]:
        """Return the own team, the seat itself included; empty for a spectator."""
        return self.seen.team(self.own) if self.own != NOBODY else ()

    def name(self, seat: int) -> str:
        return plain(self.names.seat(seat, self.localizer.lang))

    def actor(self, seat: int) -> Spans:
        """Return the name in the form for use inside a sentence."""
        return self.names.actor(seat, self.localizer.lang)

    def label(self, seat: int) -> str:
        """Return the name with notes on the seat from this perspective."""
        words = self.remarks(seat)
        return f"{self.name(seat)} ({', '.join(words)})" if words else self.name(seat)

    def remarks(self, seat: int) -> list[str]:
        say = self.localizer.say
        words = [say("play-you")] if seat == self.own else []
        if seat != self.own and seat in self.mates():
            words.append(say("play-teammate"))
        if self.seen.health(seat) == 0:
            words.append(say("play-out"))
        elif seat in self.seen.leaders():
            words.append(say("play-leader"))
        return words

    def health(self, seat: int) -> Bar:
        return Bar(self.seen.health(seat), self.seen.start_health())

    def dial(self, team: tuple[int, ...]) -> list[Bar]:
        """Return a team's health, to go above its members; empty for a player without teammates."""
        return [self.health(team[0])] if len(team) > 1 else []

    def bar(self, seat: int, facts: str, below: tuple[Runs, ...]) -> Bar:
        """Return the name, the health if the seat does not share it, and other facts."""
        is_alone = len(self.seen.team(seat)) == 1
        bar = self.health(seat) if is_alone else Bar()
        name, *remarks = self.names.seat(seat, self.localizer.lang), *self.remarks(seat)
        label = runs(name, f" ({', '.join(remarks)})" if remarks else "")
        is_active = bool(seat == self.seen.active)
        return replace(bar, label=label, text=runs(facts), below=below, level=0 if is_alone else 1, current=is_active)


View = dict[str, Any]  # the result of DiceSeen.view


class TerminalBoard:
    """Draws what one seat may see."""

    def __init__(self, seen: DiceSeen, seat: int, localizer: Localizer) -> None:
        self.seen = seen
        self.seat = seat
        self.localizer = localizer
        self.view: View = seen.view()
        self.names = names_of(tuple(hero.id for hero in seen.content.heroes))
        self.seats = TerminalSeats(seen, seat, self.names, localizer)

    @property
    def content(self) -> MatchContent:
        return self.seen.content

    def heading(self) -> Heading:
        """Return whose turn it is, and the phase."""
        say = self.localizer.say
        active = self.view["active"]
        player = self.seats.actor(active)
        turn_of = plain(to(player) if self.localizer.lang == "fr" else player)
        whose = say("play-your-turn") if active == self.seat else say("play-turn-of", hero=turn_of)
        phase = plain(PHASES[self.view["phase"]].singular(self.localizer.lang))
        return Heading(runs(say("play-heading", turn=str(self.view["turn"]), whose=whose, phase=phase)))

    def heroes(self) -> Bars:
        """Return all teams, the own one last: each hero's dials, then tokens and upgrades if there are any."""
        bars: list[Bar] = []
        for team in self.seats.teams():
            bars += [*self.seats.dial(team), *(self.hero(seat) for seat in team)]
        return Bars(tuple(bars), HEART)

    def hero(self, seat: int) -> Bar:
        facts = self.view["seats"][seat]
        dials = self.localizer.say("play-dials", cp=str(facts["cp"]), hand=len(facts["hand"]), deck=str(facts["deck"]))
        below = (*self.tokens(facts), *self.companions(seat, facts), *self.upgrades(facts))
        return self.seats.bar(seat, dials, below)

    def listed(self, kind: str, words: list[Phrase]) -> list[Runs]:
        """Return `Tokens: Burn 2/3 · Knockdown`, or nothing for an empty list."""
        parts = {kind: joined(words, SEPARATOR)}
        return [filled_runs(self.localizer.messages, f"play-{kind}", **parts)] if words else []

    def tokens(self, facts: View) -> list[Runs]:
        """Return each token with its number, and with its limit if that is more than one."""
        words: list[Phrase] = []
        for status, held in facts["tokens"].items():
            definition = self.content.sources[self.content.status_index[status.split(":")[0]]].definition
            name = Span(name_of(definition, self.localizer.lang), f"status:{definition.id}")
            words.append(name if held["limit"] == 1 else runs(name, f" {held['count']}/{held['limit']}"))
        return self.listed("tokens", words)

    def companions(self, seat: int, facts: View) -> list[Runs]:
        """Return the number or level of each companion, or the health of one that has health."""
        words: list[Phrase] = []
        definitions = {companion.id: companion for companion in self.content.heroes[seat].hero.companions}
        for companion, held in facts["companions"].items():
            name = Span(name_of(definitions[companion], self.localizer.lang), f"companion:{companion}")
            if "level" in held:
                words += [runs(name, f" {'I' * held['level']}")] if held["level"] else []
            elif "health" in held:
                state = "" if held["active"] else " " + self.localizer.say("play-downed")
                words.append(runs(name, f" {HEART}{held['health']}{state}"))
            elif held["count"]:
                words.append(name if held["limit"] == 1 else runs(name, f" {held['count']}/{held['limit']}"))
        return self.listed("companions", words)

    def upgrades(self, facts: View) -> list[Runs]:
        return self.listed("upgrades", [self.card_name(card["id"]) for card in facts["upgrades"]])

    def card_name(self, card: int) -> Span:
        prepared = self.seen.card(card)
        return (
            Span(name_of(prepared.card, self.localizer.lang), f"card:{prepared.id}")
            if prepared is not None
            else Span("?")
        )

    def attack(self, log: Sequence[Event]) -> list[Runs]:
        """Return the effect of another player's announced or activated ability; own abilities were just read."""
        for event in reversed(log):
            if isinstance(event, TurnBegan) or (isinstance(event, Rolled) and event.purpose == OFFENCE):
                break
            if isinstance(event, Announced) and event.ability and event.seat != self.seat:
                return [self.ability_row(event)] if self.view["dice"] else []
        return []

    def ability_row(self, said: Announced) -> Runs:
        """Return the announced row, at the current level of the board."""
        hero = self.content.heroes[said.seat]
        versions = [
            self.content.abilities[number] for number in self.content.versions(hero, self.seen.levels(said.seat))
        ]
        ability = next(version.ability for version in versions if version.id == said.ability)
        line = ability_lines(ability, lexicon_of(hero.hero), self.localizer.lang)[said.row]
        name = Span(name_of(ability, self.localizer.lang), f"ability:{ability.id}")
        return runs(name, " (", line.requirement, ") – ", line.text)

    def incoming(self) -> list[Runs]:
        """Return the waiting damage, which matters for responses."""
        lines = []
        for seat, amount in enumerate(self.view["incoming"]):
            if amount:
                key = "play-incoming-you" if seat == self.seat else "play-incoming"
                lines.append(filled_runs(self.localizer.messages, key, hero=self.seats.actor(seat), amount=amount))
        return lines

    def target(self) -> list[Runs]:
        """Return a line for each target of the activated ability, if several targets were possible."""
        attack = self.view["attack"]
        if self.seats.few or attack is None:
            return []
        return [runs(self.localizer.say("play-target", hero=self.seats.label(seat))) for seat in attack["targets"]]

    def piles(self) -> Items:
        """Return the open discard piles."""
        lines = []
        for seat, facts in enumerate(self.view["seats"]):
            cards = joined((self.card_name(card["id"]) for card in facts["discard"]), ", ") or "–"
            hero = self.names.seat(seat, self.localizer.lang)
            lines.append(filled_runs(self.localizer.messages, "play-discard", hero=hero, cards=cards))
        return Items(tuple(lines), indent=2)


FOLDED: Final = ("sell", "set_die", "nudge", "number", "card", "die")
"""Verbs with many answers, which may share a line."""

KEPT: Final = 1024  # the number of cached texts of cards and boards


class Options:
    """Text for the answers to one question."""

    def __init__(self, decision: Decision, seen: DiceSeen, names: MatchNames, localizer: Localizer) -> None:
        self.decision = decision
        self.seen = seen
        self.names = names
        self.localizer = localizer

    def menu(self) -> Menu:
        """Return all answers except rolls, which players type."""
        listed = [option for option in self.decision.options if not is_roll(option)]
        menu = Menu([self.choice(option) for option in listed])
        if len(listed) < len(self.decision.options):
            menu.typed.append(self.localizer.say("play-roll-again"))
        return menu

    def choice(self, action: int) -> Choice:
        label = plain(option_label(action, self.decision, self.seen, self.names, self.localizer.lang))
        verb = VERBS.verbs[action >> ARGUMENT_BITS].name
        if verb not in FOLDED:
            return Choice(action, label, self.detail(action))
        return Choice(action, label, "", verb, self.group(verb, action), self.short(verb, action, label))

    def group(self, verb: str, action: int) -> str:
        """Return the beginning of a shared line."""
        if verb == "set_die":
            die = VERBS.arguments(action)[0]
            return self.localizer.say("play-group-set-die", place=die + 1, value=self.face(die))
        return self.localizer.say(f"play-group-{verb.replace('_', '-')}")

    def short(self, verb: str, action: int, label: str) -> str:
        """Return the label of an answer on a shared line."""
        if verb == "sell":
            card = self.seen.card(VERBS.arguments(action)[0])
            return name_of(card.card, self.localizer.lang).replace(" ", "\u00a0") if card is not None else label
        if verb == "set_die":
            return f"→{VERBS.arguments(action)[1]}"
        return label

    def face(self, place: int) -> int:
        throw = self.seen.throw()
        return throw.dice[place] if throw is not None else 0

    def detail(self, action: int) -> str:
        return plain(self.explained(action))

    def explained(self, action: int) -> Spans:
        """Return what the answer does if its label does not show that."""
        if action >> ARGUMENT_BITS == PLAYER >> ARGUMENT_BITS:
            return spans(self.player_detail(action - PLAYER))
        if PLAY <= action < SPEND:
            return self.card_detail(action)
        if ANNOUNCE <= action < NO_ABILITY:
            return row_said(self.seen.content, action, self.names, self.localizer.lang)
        if action >> ARGUMENT_BITS == DEFEND >> ARGUMENT_BITS:
            return defence_said(self.seen.content, action, self.names, self.localizer.lang)
        return ()

    def player_detail(self, seat: int) -> str:
        """Return the health of a player and notes on the seat, if there are several to choose from."""
        seats = TerminalSeats(self.seen, self.decision.owner, self.names, self.localizer)
        return "" if seats.few else " · ".join([f"♥ {self.seen.health(seat)}", *seats.remarks(seat)])

    def card_detail(self, action: int) -> Spans:
        """Return the text of a card; for an upgrade, its price, because its text is too long for a list."""
        card = self.seen.card(action - PLAY)
        if card is None:
            return ()
        if card.kind == UPGRADE:
            price = self.seen.upgrade_price(self.decision.owner, card)
            return spans(self.localizer.say("play-price", cost=price))
        return card_said(card, self.names, self.localizer.lang)


@lru_cache(maxsize=KEPT)
def row_said(content: MatchContent, action: int, names: MatchNames, lang: Language) -> Spans:
    """Return the effects of a row of an ability."""
    ability, row = VERBS.arguments(action)
    return on_one_line(ability_lines(content.abilities[ability].ability, names.lexicon, lang)[row].text)


@lru_cache(maxsize=KEPT)
def defence_said(content: MatchContent, action: int, names: MatchNames, lang: Language) -> Spans:
    return on_one_line(defence_text(content.defences[action - DEFEND].defence, names.lexicon, lang))


@lru_cache(maxsize=KEPT)
def card_said(card: PreparedCard, names: MatchNames, lang: Language) -> Spans:
    return on_one_line(card_text(card.card, names.lexicon, lang))


def is_roll(action: int) -> bool:
    return REROLL < action < ANNOUNCE


PASSING: Final = (PASS, END)


class DiceThroneTerminalView(TerminalView):
    """Board, log, question and answers in the player's language."""

    example_rule: ClassVar[str] = "DT-ROLL-10"

    def __init__(self, match: Match, seat: int, localizer: Localizer, viewers: tuple[int, ...] | None = None) -> None:
        super().__init__(match, seat, viewers)
        self.localizer = localizer
        self.names = names_of(match.setup.heroes)

    def seen(self) -> DiceSeen:
        return expect(self.match.seen(self.viewers), DiceSeen)

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        viewers = viewer_mask(self.viewers)
        said = [event_sentence(event.seen_by(viewers), self.names, self.localizer.lang) for event in events]
        return [plain(line) for line in said if line]

    def table(self) -> TerminalBoard:
        return TerminalBoard(self.seen(), self.seat, self.localizer)

    def board(self) -> Document:
        board = self.table()
        return Document((board.heading(), board.heroes(), board.piles()))

    def strip(self) -> Document:
        board = self.table()
        blocks: list[Block] = [board.heading(), board.heroes()]
        throw = self.seen().throw()
        if throw is not None:
            blocks.append(dice_of(self.seen().content.heroes[throw.roller], throw, self.localizer.lang))
            if throw.purpose == OFFENCE and throw.roller == self.seat and not throw.locked:
                blocks += self.chances(throw)
        attack = board.attack(self.match.log)
        blocks += [Paragraph(line, indent=2) for line in [*attack, *board.target(), *board.incoming()]]
        return Document(tuple(blocks))

    def chances(self, throw: Throw) -> tuple[Table, Paragraph]:
        """Return the odds of the dice, roll attempts included."""
        seen = self.seen()
        hero = seen.content.heroes[throw.roller]
        return chances_of(seen.content, hero, seen.levels(throw.roller), throw, self.localizer)

    def odds(self) -> Document:
        throw = self.seen().throw()
        if throw is not None and throw.purpose == OFFENCE:
            return Document(self.chances(throw))
        roller = self.seat if self.seat != NOBODY else self.seen().active
        throw = Throw(roller=roller, purpose=OFFENCE, dice=[], attempts=ATTEMPTS, changes=0, locked=0, announced=0)
        return Document(self.chances(throw))

    def question(self) -> str:
        return plain(decision_sentence(self.decision(), self.seen(), self.names, self.localizer.lang))

    def menu(self) -> Menu:
        return Options(self.decision(), self.seen(), self.names, self.localizer).menu()

    def typed_answer(self, typed: TypedLine) -> int | None:
        """Parse `keep` and `roll`, which name dice by their places; keeping all dice is not a roll."""
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

    def situation(self) -> ResponseWindow | None:
        return situation_of(self.decision(), self.seen(), self.seat)

    def hand(self) -> Document:
        """Return the own cards, and those of teammates, which this seat may see (DT-MODE-2V2-4)."""
        seen = self.seen()
        blocks = [*hand_entries(seen, self.seat, self.localizer)]
        for mate in seen.team(self.seat):
            if mate != self.seat:
                blocks += open_hand(seen, mate, plain(self.names.seat(mate, self.localizer.lang)), self.localizer)
        return Document(tuple(blocks))

    def text_of(self, wanted: str) -> Document | None:
        return text_of(self.seen(), self.seat, wanted, self.localizer)

    def hint(self) -> Document:
        """Return the best answers with their reasons, and the command for each."""
        decision, messages = self.decision(), self.localizer.messages
        lines: list[Runs] = []
        seen = expect(searchable(self.match, (self.seat,)), DiceSeen)
        for hint in worth_saying(hints(decision, seen)):
            label = option_label(hint.action, decision, seen, self.names, self.localizer.lang)
            reason = with_win(hint, self.localizer.lang)
            typed = self.typed_for(hint.action)
            lines.append(filled_runs(messages, "play-hint-line", typed=typed, answer=label, reason=reason))
        return Document((Paragraph(runs(messages.say("play-hint"))), Items(tuple(lines), indent=2)))

    def typed_for(self, action: int) -> str:
        """Return the command for an answer."""
        if is_roll(action):
            dice = " ".join(str(place + 1) for place in range(DICE) if (action - REROLL) >> place & 1)
            return self.localizer.say("play-type-roll", dice=dice)
        return str(self.menu().number(action))

    def help(self) -> Document:
        return help_page(self.localizer.say("play-help"))

    def shares_with(self, other: int) -> bool:
        return other in self.seen().team(self.seat)

    def result(self) -> str:
        outcome = self.match.outcome
        if outcome == "draw":
            return self.localizer.say("play-draw")
        alone = len(self.seen().team(self.seat)) == 1
        if self.seat in winners(outcome):
            return self.localizer.say("play-won" if alone else "play-won-together")
        return self.localizer.say("play-lost" if alone else "play-lost-together")
