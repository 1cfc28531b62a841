"""The pools and cards of Catacombs Conquest as single facts; where discs may come to rest is none of them."""

from ludotheque.games.catacombs.sentences.match_names import Names
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.presentation.facts import Fact, Facts
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.text.spans import spans


def arena_facts(seen: CatacombsSeen, names: Names, speaker: Speaker) -> Facts:
    """Health tokens of the teams and the bank, draw piles, hands."""
    view, lang = seen.view(), speaker.lang
    tokens, pile, cards = (spans(speaker.say(f"preview-{key}")) for key in ("tokens", "pile", "cards"))
    found = {"bank": Fact(spans(speaker.say("preview-bank")), tokens, view["bank"])}
    for team, facts in enumerate(view["teams"]):
        who = names.team(team, lang)
        found[f"{team} tokens"] = Fact(who, tokens, facts["pool"])
        found[f"{team} pile"] = Fact(who, pile, facts["pile"])
    for seat, facts in enumerate(view["seats"]):
        found[f"{seat} cards"] = Fact(names.seat(seat, lang), cards, len(facts["hand"]))
    return found
