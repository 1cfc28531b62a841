"""Write the golden texts of One Deck Dungeon: `python -m tests.golden.renew_dungeon_texts`."""

from pathlib import Path

from ludotheque.games.one_deck_dungeon.content.loader import load_common, load_sets
from ludotheque.games.one_deck_dungeon.sentences.nouns import Lexicon
from ludotheque.text.languages import LANGUAGES
from tests.golden.dungeon_leaflet import common_leaflet, set_leaflets

TEXTS = Path(__file__).parent / "dungeon_texts"


def texts() -> dict[str, str]:
    """Return the generated texts of every set and of the shared content, in every language, by file name."""
    lexicon = Lexicon(load_sets())
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        for content in load_sets():
            for shelf, text in set_leaflets(content, lexicon, lang).items():
                out[f"{content.id}.{shelf}.{lang}.txt"] = text
        out[f"common.{lang}.txt"] = common_leaflet(load_common(), lang)
    return out


def main() -> None:
    TEXTS.mkdir(exist_ok=True)
    for name, content in texts().items():
        (TEXTS / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
