"""The names in one match, and the narrator of its events."""

from ludotheque.games.dice_throne.content.definitions import Ability, Defence, Hero, NamedDefinition, Passive
from ludotheque.games.dice_throne.content.loader import load_common
from ludotheque.games.dice_throne.sentences.nouns import lexicon_of
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans
from ludotheque.text.writer import HeroNames, Narrator, Writer, name_of, proper_noun


class MatchNames(HeroNames):
    """Names by seat and id; a player's own name, if there is one, replaces the hero's."""

    def __init__(self, heroes: tuple[Hero, ...], players: tuple[str, ...] = ()) -> None:
        super().__init__([proper_noun(hero, hero.gender_fr) for hero in heroes], players)
        self.lexicon = lexicon_of(*heroes)
        common: dict[str, NamedDefinition] = {card.id: card for card in load_common()}
        self.cards: list[dict[str, NamedDefinition]] = [
            common | {card.id: card for card in hero.cards} for hero in heroes
        ]
        self.abilities: list[dict[str, NamedDefinition]] = [_abilities(hero) for hero in heroes]

    def card(self, seat: int, card: str, lang: Language) -> Spans:
        """Return the name of a card in that seat's deck."""
        return (Span(name_of(self.cards[seat][card], lang), f"card:{card}"),)

    def ability(self, seat: int, ability: str, lang: Language) -> Spans:
        """Return the name of an ability, defence or passive on that seat's board, at any level."""
        return (Span(name_of(self.abilities[seat][ability], lang), f"ability:{ability}"),)

    def declared(self, seat: int, thing: str, lang: Language) -> Spans:
        """Return the name of a card, or of a source that can be used like one."""
        return self.card(seat, thing, lang) if thing in self.cards[seat] else self.source(seat, thing, lang)

    def source(self, seat: int, source: str, lang: Language) -> Spans:
        """Return the name of a status, a companion, or a passive of that seat's board."""
        if source in self.lexicon.statuses or source in self.lexicon.companions:
            return self.lexicon.token(source).singular(lang)
        return self.ability(seat, source, lang)


def _abilities(hero: Hero) -> dict[str, NamedDefinition]:
    found: dict[str, NamedDefinition] = {}
    for board in hero.boards:
        definitions: list[Ability | Defence | Passive] = [*board.abilities, *board.defences, board.ultimate]
        definitions += [board.passive] if board.passive is not None else []
        found |= {definition.id: definition for definition in definitions}
    for card in hero.cards:
        if card.adds_ability is not None:
            found[card.adds_ability.id] = card.adds_ability
    return found


class DiceNarrator(Narrator[MatchNames, Writer]):
    """Narrates one match in one language."""

    def card(self, seat: int, card: str) -> Spans:
        return self.names.card(seat, card, self.lang)

    def ability(self, seat: int, ability: str) -> Spans:
        return self.names.ability(seat, ability, self.lang)

    def source(self, seat: int, source: str) -> Spans:
        return self.names.source(seat, source, self.lang)

    def tokens(self, status: str, number: int) -> Spans:
        """Return `Stun`, `2 Chi`; in French, the number of tokens and their name."""
        name = self.writer.noun(self.names.lexicon.token(status))
        if number == 1 and status in self.names.lexicon.singles:
            return name
        return self.writer.fill("dt-event-tokens", number=number, name=name)
