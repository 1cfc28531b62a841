"""The dials, tokens and dice of Dice Throne as single facts."""

from ludotheque.games.dice_throne.sentences.match_names import Names
from ludotheque.games.dice_throne.view import DiceSeen, View
from ludotheque.presentation.facts import Fact, Facts
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.text.spans import Spans, spans


class DiceFacts:
    """What everybody may see, each fact by itself."""

    def __init__(self, seen: DiceSeen, names: Names, speaker: Speaker) -> None:
        self.view: View = seen.view()
        self.names = names
        self.speaker = speaker

    def all(self) -> Facts:
        found: Facts = {}
        for seat, facts in enumerate(self.view["seats"]):
            found |= self.of_seat(seat, facts)
        if self.view["dice"]:
            throw = self.view["dice"][-1]
            shown = " ".join(map(str, throw["dice"]))
            found["dice"] = Fact(self.who(throw["roller"]), self.word("dice"), shown, "–")
        return found

    def of_seat(self, seat: int, facts: View) -> Facts:
        """Dials, hand, tokens, companions and upgraded abilities; a team has one health."""
        who, lang = self.who(seat), self.speaker.lang
        found = {
            f"{min(facts['team'])} health": Fact(who, self.word("health"), facts["health"]),
            f"{seat} cp": Fact(who, self.word("cp"), facts["cp"]),
            f"{seat} cards": Fact(who, self.word("cards"), len(facts["hand"])),
        }
        for token, held in facts["tokens"].items():
            noun = self.names.lexicon.token(token.split(":")[0]).singular(lang)
            found[f"{seat} token {token}"] = Fact(who, noun, held["count"])
        for companion, held in facts["companions"].items():
            noun = self.names.lexicon.companions[companion].singular(lang)
            found[f"{seat} companion {companion}"] = Fact(who, noun, held.get("level", held.get("count", 0)))
            if "health" in held:
                found[f"{seat} health {companion}"] = Fact(noun, self.word("health"), held["health"])
        for slot, level in facts["levels"].items():
            found[f"{seat} level {slot}"] = Fact(who, self.names.ability(seat, slot, lang), level)
        return found

    def who(self, seat: int) -> Spans:
        return self.names.seat(seat, self.speaker.lang)

    def word(self, key: str) -> Spans:
        return spans(self.speaker.say(f"preview-{key}"))
