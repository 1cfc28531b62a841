"""Write the golden files of generated texts: `python -m tests.golden.renew_texts`."""

from pathlib import Path

from ludotheque.games.dice_throne.content.loader import hero_ids, load_common, load_hero, load_statuses
from ludotheque.text.languages import LANGUAGES
from tests.golden.leaflet import common_leaflet, hero_leaflet, status_leaflet

TEXTS = Path(__file__).parent / "texts"


def texts() -> dict[str, str]:
    """Return the generated texts of heroes, common cards and shared statuses in every language, by file name."""
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        for hero_id in hero_ids():
            out[f"{hero_id}.{lang}.txt"] = hero_leaflet(load_hero(hero_id), lang)
        out[f"common_cards.{lang}.txt"] = common_leaflet(load_common(), lang)
        out[f"statuses.{lang}.txt"] = status_leaflet(load_statuses(), lang)
    return out


def main() -> None:
    for name, content in texts().items():
        (TEXTS / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
