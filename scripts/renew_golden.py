"""Renews the golden files; read the difference line by line before it is committed."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ludotheque.dice_throne.loading import hero_ids, load_common, load_hero, load_statuses
from ludotheque.dice_throne.sentences.leaflet import common_leaflet, hero_leaflet, status_leaflet
from ludotheque.text.languages import LANGUAGES

GOLDEN: Final = Path(__file__).parent.parent / "tests" / "golden"


def texts() -> dict[str, str]:
    """The generated texts of every hero, the common cards and the shared statuses, in every language."""
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        for hero_id in hero_ids():
            out[f"texts/{hero_id}.{lang}.txt"] = hero_leaflet(load_hero(hero_id), lang)
        out[f"texts/common_cards.{lang}.txt"] = common_leaflet(load_common(), lang)
        out[f"texts/statuses.{lang}.txt"] = status_leaflet(load_statuses(), lang)
    return out


TARGETS: Final[dict[str, Callable[[], dict[str, str]]]] = {"texts": texts}


def renew(target: str) -> None:
    """Writes every file of a target."""
    for name, content in TARGETS[target]().items():
        path = GOLDEN / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def main(wanted: list[str]) -> int:
    """All targets, or those that are named."""
    unknown = [target for target in wanted if target not in TARGETS]
    if unknown:
        sys.stderr.write(f"unknown target {unknown[0]!r}; known: {', '.join(TARGETS)}\n")
        return 2
    for target in wanted or TARGETS:
        renew(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
