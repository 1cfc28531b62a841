"""The heroes: health, dice, stored dice, skills with their costs, items."""

from ludotheque.games.one_deck_dungeon.presentation.commands import GAP
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext, View
from ludotheque.games.one_deck_dungeon.sentences import card_texts
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.games.one_deck_dungeon.table.actions import SEAT_SHIFT
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedUse
from ludotheque.presentation.document import Column, Paragraph, Row, Run, Runs, Table, joined, runs
from ludotheque.text.spans import Span
from ludotheque.text.writer import name_of


class TerminalParty:
    """Shows the heroes."""

    def __init__(self, context: TerminalContext) -> None:
        self.context = context
        self.heroes: list[View] = context.view["heroes"]

    def strip(self) -> Table:
        """Return health, dice and usable skills of each hero; only the health of heroes outside the encounter."""
        here = self.context.encounter.seats if self.context.encounter is not None else range(len(self.heroes))
        return self.table([(self.skills(seat),) if seat in here else () for seat in range(len(self.heroes))])

    def board(self) -> Table:
        """Return the same for all heroes, with items."""
        return self.table([(self.skills(seat), self.items(seat)) for seat in range(len(self.heroes))])

    def table(self, below: list[tuple[Paragraph, ...]]) -> Table:
        rows = tuple(
            Row((runs(self.context.hero(seat), style="strong"), self.body(seat)), below=more)
            for seat, more in enumerate(below)
        )
        return Table((Column(), Column()), rows, indent=1)

    def body(self, seat: int) -> Runs:
        """Return health, poison, icons and stored dice."""
        context, facts = self.context, self.heroes[seat]
        parts = [context.letters.hearts(facts["damage"], facts["health"])]
        if facts["poison"]:
            parts.append(runs(context.say("delve-poisoned", count=facts["poison"]), style="strong green"))
        parts.append(runs(context.say("delve-dice"), " ", context.letters.icons(facts["dice"])))
        if facts["storage"] and not context.in_boss_fight:
            parts.append(runs(context.say("delve-stored", count=facts["stored"], most=str(facts["storage"]))))
        return joined(parts, "  ")

    def skills(self, seat: int) -> Paragraph:
        """Return the heroic ability and every skill, with costs; used ones are marked."""
        context, facts = self.context, self.heroes[seat]
        said = [self.ability(seat)]
        said += [self.use(seat, context.content.uses[use]) for use in self.uses(seat)]
        lead = context.say("delve-skills", held=str(len(facts["skills"])), most=str(facts["skill_limit"]))
        return Paragraph(joined(said, GAP), lead=runs(lead, " "), indent=3)

    def uses(self, seat: int) -> list[int]:
        """Return starting skill, talents and loot, as numbers in the content of the match."""
        context = self.context
        hero = context.state.heroes[seat]
        own = context.content.passives(seat, hero.focus)
        looted = [context.card(card) for card in hero.skills]
        return [*own, *(int(prepared.skill) for prepared in looted if prepared is not None)]

    def ability(self, seat: int) -> Runs:
        context = self.context
        hero = context.content.heroes[seat]
        name = Span(name_of(hero.ability, context.lang), f"ability:{hero.ability.id}")
        encounter = context.encounter
        if encounter is not None and seat in encounter.abilities_used:
            return used(runs(name))
        if context.in_boss_fight and not hero.ability_in_boss:
            return runs(context.say("delve-not-boss", name=name.text), style="soft")
        return runs(name)

    def use(self, seat: int, use: PreparedUse) -> Runs:
        """`Cleave (1 S)`."""
        context = self.context
        cost = context.letters.cost(use)
        said = runs(
            context.thing(use.definition.id) or name_of(use.definition, context.lang), f" ({cost})" if cost else ""
        )
        code = seat << SEAT_SHIFT | context.content.use_numbers[use.id]
        hero = context.state.heroes[seat]
        gone = [*hero.floor_used, *hero.game_used]
        if (context.encounter is not None and code in context.encounter.used) or context.content.use_numbers[
            use.id
        ] in gone:
            return used(said)
        return said

    def items(self, seat: int) -> Paragraph:
        """Return looted items with their icons."""
        context, facts = self.context, self.heroes[seat]
        names = []
        for card in context.state.heroes[seat].items:
            prepared = context.card(card)
            gives = (
                card_texts.item_line(prepared.definition.loot.item, DungeonWriter(context.lang))
                if prepared is not None
                else "?"
            )
            names.append(runs(context.card_name(card), " (", gives, ")"))
        lead = context.say("delve-items", held=str(len(names)), most=str(facts["item_limit"]))
        return Paragraph(joined(names, GAP) or runs("–"), lead=runs(lead, " "), indent=3)


def used(name: Runs) -> Runs:
    """Mark something that cannot be used again here."""
    return tuple(Run(run.text, run.term, "soft") for run in runs("✓\u00a0", name))
