"""The answers of Dice Throne as a menu: rolls are typed, long lists folded."""

from functools import lru_cache
from typing import Final

from ludotheque.games.dice_throne.presentation.terminal_seats import Seats
from ludotheque.games.dice_throne.sentences.card_texts import ability_lines, card_text, defence_text, name_of
from ludotheque.games.dice_throne.sentences.match_text import Names, option_label
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, DEFEND, NO_ABILITY, PLAY, PLAYER, REROLL, SPEND, VERBS
from ludotheque.games.dice_throne.table.match_content import UPGRADE, CardKit, Kit
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.presentation.terminal.menu import Choice, Menu
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, on_one_line, plain, spans

FOLDED: Final = ("sell", "set_die", "nudge", "number", "card", "die")
"""Verbs of which there can be many: their answers may share a line."""

KEPT: Final = 1024  # texts of cards and boards that are not worked out again


class Options:
    """One question's answers in words."""

    def __init__(self, decision: Decision, seen: DiceSeen, names: Names, speaker: Speaker) -> None:
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
def row_said(kit: Kit, action: int, names: Names, lang: Language) -> Spans:
    """What a row of an ability does."""
    ability, row = VERBS.arguments(action)
    return on_one_line(ability_lines(kit.abilities[ability].ability, names.lexicon, lang)[row].text)


@lru_cache(maxsize=KEPT)
def defence_said(kit: Kit, action: int, names: Names, lang: Language) -> Spans:
    return on_one_line(defence_text(kit.defences[action - DEFEND].defence, names.lexicon, lang))


@lru_cache(maxsize=KEPT)
def card_said(kit: CardKit, names: Names, lang: Language) -> Spans:
    return on_one_line(card_text(kit.card, names.lexicon, lang))


def is_roll(action: int) -> bool:
    return REROLL < action < ANNOUNCE
