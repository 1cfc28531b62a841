"""Write the texts of Catacombs Conquest in one language, and angles, powers and places as players see them."""

from typing import Final

from ludotheque.games.catacombs.content.definitions import AbilityDefinition, CardDefinition, ShotDefinition
from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.content.vocabulary import Team
from ludotheque.text.languages import Language
from ludotheque.text.spans import Part, Span, Spans, capital, phrase
from ludotheque.text.writer import Writer, name_of

DEGREE: Final = 1000  # millidegrees
MM: Final = 1000  # micrometers
FULL: Final = 100  # percent


def power_of(speed: int) -> float:
    """Return a speed as a percentage of the range from the slowest to the fastest flick (CC-INPUT-1)."""
    bounds = load_content().flick_input
    return FULL * (speed - bounds.slowest_um_s) / (bounds.fastest_um_s - bounds.slowest_um_s)


def speed_for(power: float) -> int:
    """Return the speed for a power between 0 and 100."""
    bounds = load_content().flick_input
    return bounds.slowest_um_s + round(power * (bounds.fastest_um_s - bounds.slowest_um_s) / FULL)


def spelled(number: float, digits: int, lang: Language) -> str:
    """Return a number with at most this many digits after the decimal separator, without trailing zeros."""
    text = f"{number:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    if text == "-0":
        text = "0"
    return text.replace(".", ",") if lang == "fr" else text


def angle_text(millidegrees: int, lang: Language) -> str:
    """`37.5`."""
    return spelled(millidegrees / DEGREE, 1, lang)


def power_text(speed: int, lang: Language) -> str:
    """Return `60`; a minimal move is 0."""
    return spelled(power_of(speed), 1, lang)


def millimetres(micrometres: float) -> str:
    """Return whole millimeters."""
    return f"{micrometres / MM:.0f}"


def lowered(text: str) -> str:
    """Return a name in the form used inside a sentence."""
    return text[:1].lower() + text[1:]


class CatacombsWriter(Writer):
    """Writes texts in one language."""

    def sentence(self, key: str, **parts: Part | int) -> Spans:
        """Return the message with a capital letter."""
        return capital(self.fill(key, **parts))

    def noted(self, said: Spans, notes: list[Spans]) -> Spans:
        """Add notes in brackets, if there are any."""
        return phrase(said, "(", self.comma(notes), ")") if notes else said

    def team(self, team: Team) -> Spans:
        """`Sword`."""
        return (Span(self.say(f"cc-team-{team.value}"), f"team:{team.value}"),)

    def shot(self, definition: ShotDefinition) -> Spans:
        """`critical combat`."""
        return (Span(lowered(name_of(definition, self.lang)), f"shot:{definition.id.value}"),)

    def card(self, definition: CardDefinition) -> Spans:
        return (Span(name_of(definition, self.lang), f"card:{definition.id}"),)

    def ability(self, definition: AbilityDefinition) -> Spans:
        return (Span(name_of(definition, self.lang), f"ability:{definition.id.value}"),)

    def number(self, value: int, unit: int) -> str:
        """Return a whole number of small units in large ones, without trailing zeros: 2500 of 1000 is `2.5`."""
        text = f"{value / unit:g}"
        return text.replace(".", ",") if self.lang == "fr" else text
