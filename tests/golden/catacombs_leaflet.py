"""All texts generated from the content of Catacombs Conquest, in readable form."""

from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.sentences import card_texts
from ludotheque.games.catacombs.sentences.card_texts import mode_name, option_name, option_text, value_name
from ludotheque.games.catacombs.table.setup_options import MODES, allowed_options
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain
from ludotheque.text.writer import name_of


def leaflets(lang: Language) -> dict[str, str]:
    """Return the texts by group."""
    content = load_content()
    shelves = {
        team.value: [
            f"{_entry(name_of(card, lang), card_texts.card_text(card, content, lang))}\n"
            f"{plain(card_texts.card_origin(card, lang))}"
            for card in deck
        ]
        for team, deck in content.decks
    }
    shelves["shots"] = [
        _entry(name_of(shot, lang), card_texts.shot_text(shot, content, lang)) for shot in content.shots
    ]
    shelves["abilities"] = [
        *(_entry(name_of(ability, lang), card_texts.ability_text(ability, lang)) for ability in content.abilities),
        _entry(name_of(content.targeted, lang), card_texts.targeted_text(content, lang)),
        _entry(name_of(content.armor, lang), card_texts.armor_text(lang)),
    ]
    shelves["table"] = [
        *(_entry(name_of(disc, lang), card_texts.disc_text(disc, lang)) for disc in content.discs),
        *(
            _entry(card_texts.layout_name(layout.id, lang), card_texts.layout_text(layout, lang))
            for layout in content.arena.layouts
        ),
        *(
            _entry(card_texts.profile_name(profile.id, lang), card_texts.profile_text(profile, lang))
            for profile in content.profiles
        ),
    ]
    shelves["options"] = [_option(option, values, lang) for option, values in allowed_options().items()]
    shelves["options"].append("\n".join(mode_name(mode, lang) for mode in MODES))
    return {shelf: "\n\n".join(entries) + "\n" for shelf, entries in shelves.items()}


def _option(option: str, values: tuple[str, ...], lang: Language) -> str:
    named = " | ".join(value_name(option, value, lang) for value in values)
    return f"{option_name(option, lang)}\n{option_text(option, lang)}\n{named}"


def _entry(name: str, text: Spans) -> str:
    return f"{name}\n{plain(text)}"
