"""The options of a table in words: what each is called, what it does, and what its values mean."""

import re
from typing import Final

from ludotheque.games.catacombs.sentences.card_texts import layout_name, profile_name
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.text.languages import Language
from ludotheque.text.spans import capital, plain, spans

LAYOUT: Final = "obstacle_layout"
PROFILE: Final = "noise_profile"
OF_SEAT: Final = re.compile(rf"{PROFILE}_(\d+)")
WORDED: Final = frozenset(
    ("walls", "mat", "required", "optional", "centre_to_edge", "edge_to_edge", "on", "off", "none", "table")
)
"""Values that have a message; all others but layouts and profiles are numbers."""


def mode_name(mode: str, lang: Language) -> str:
    return CatacombsWriter(lang).say(f"cc-mode-{mode}")


def option_name(option: str, lang: Language) -> str:
    """What the option is called; seats are counted from 1."""
    own = OF_SEAT.fullmatch(option)
    if own is not None:
        return CatacombsWriter(lang).say("cc-option-noise_profile_seat", seat=int(own[1]) + 1)
    return CatacombsWriter(lang).say(f"cc-option-{option}")


def option_text(option: str, lang: Language) -> str:
    """What the option does."""
    key = "noise_profile_seat" if OF_SEAT.fullmatch(option) else option
    return plain(capital(spans(CatacombsWriter(lang).say(f"cc-help-{key}"))))


def value_name(option: str, value: str, lang: Language) -> str:
    """What a value of an option is called."""
    if value in WORDED:
        return CatacombsWriter(lang).say(f"cc-value-{value}")
    if option == LAYOUT:
        return layout_name(value, lang)
    if option.startswith(PROFILE):
        return profile_name(value, lang)
    return value.replace("-", "−")
