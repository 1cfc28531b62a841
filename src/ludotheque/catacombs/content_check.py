"""Is the Catacombs content sound: known shots, roles, signs and abilities, and decks that add up?"""

from collections import Counter
from pathlib import Path
from typing import Any, Final

from ludotheque.content.checks import ContentChecker, house_only
from ludotheque.content.problems import BrokenContent, Findings, Problem
from ludotheque.content.reading import read_yaml

CONTENT: Final = Path(__file__).parent / "content"
FILES: Final = ("arena", "cards", "cards_designed", "discs", "shots")
TEAMS: Final = ("sword", "skull")
DECK_SIZE: Final = 28
SHOTS: Final = 8

Block = dict[str, Any]  # facts that no type describes yet: the shapes are what is checked here


def check_house(root: Path = CONTENT) -> list[Problem]:
    """The printed cards we know, and the two designed decks."""
    files: dict[str, Block] = {}
    for name in FILES:
        try:
            content = read_yaml(root / f"{name}.yaml", f"{name}.yaml")
        except BrokenContent as error:
            return list(error.problems)
        files[name] = {str(key): value for key, value in content.items()} if isinstance(content, dict) else {}
    known, designed = Findings("cards.yaml"), Findings("cards_designed.yaml")
    known.guarded(_check_known, known, files)
    designed.guarded(_check_decks, designed, files)
    return known.problems + designed.problems


def _check_known(out: Findings, files: dict[str, Block]) -> None:
    shots = files["shots"]["shots"]
    out.need(len(shots) == SHOTS, "shots", f"{len(shots)} shots, not {SHOTS}")
    for card in files["cards"]["cards"]:
        _check_card(out, card, files, f"cards[{card['id']}]")


def _check_card(out: Findings, card: Block, files: dict[str, Block], path: str) -> None:
    shots = {shot["id"]: shot for shot in files["shots"]["shots"]}
    abilities = {ability["id"] for ability in files["cards"]["abilities"]}
    out.need(card.get("source") and card.get("confidence"), path, "lacks source or confidence")
    for shot in card["shots"] or []:
        name = shot["shot"]
        out.need(name in shots, path, f"unknown shot {name!r}; allowed: {', '.join(sorted(shots))}")
        sound = not shot.get("targeted") or shots.get(name, {}).get("can_be_targeted")
        out.need(sound, path, f"{name} cannot be targeted")
    ability = card["ability"] or {}
    name = ability.get("id")
    allowed = ", ".join(sorted(abilities))
    out.need(not ability or name in abilities, path, f"unknown ability {name!r}; allowed: {allowed}")
    bound = ability.get("applies_to_shot")
    made = [shot["shot"] for shot in card["shots"] or []]
    out.need(bound is None or bound in made, path, f"ability bound to a missing {bound} shot")


def _check_decks(out: Findings, files: dict[str, Block]) -> None:
    designed = files["cards_designed"]
    out.need(set(designed["decks"]) == set(TEAMS), "decks", f"decks are not {' and '.join(TEAMS)}")
    for team, deck in designed["decks"].items():
        path = f"decks/{team}"
        copies = sum(card["copies"] for card in deck)
        out.need(copies == DECK_SIZE, path, f"{copies} cards, not {DECK_SIZE}")
        for card in deck:
            here = f"{path}[{card['id']}]"
            out.need(card["team"] == team, here, f"is of team {card['team']}")
            _check_card(out, card, files, here)
            _check_designed(out, card, files["cards"], here)
        _check_composition(out, deck, designed["composition_per_team"], path)
    names = Counter(card["id"] for deck in designed["decks"].values() for card in deck)
    for name in [name for name, times in names.items() if times > 1]:
        out.need(False, "decks", f"card {name} is there twice")


def _check_designed(out: Findings, card: Block, known: Block, path: str) -> None:
    """Roles and signs are known words, and a card known from print keeps what is known."""
    for name in ("role", "sign"):
        allowed = [entry["id"] for entry in known[f"{name}s"]]
        out.need(card[name] in allowed, path, f"unknown {name} {card[name]!r}; allowed: {', '.join(allowed)}")
    real: Block = next((entry for entry in known["cards"] if entry["id"] == card["id"]), {})
    for name in ("shots", "armor", "name_en", "name_fr"):
        if real.get(name) is not None and name not in card.get("designed_fields", []):
            out.need(card[name] == real[name], path, f"{name} differs from cards.yaml")


def _check_composition(out: Findings, deck: list[Block], promised: dict[str, int], path: str) -> None:
    count = Counter[str]()
    for card in deck:
        count["armor"] += card["copies"] * bool(card["armor"])
        count[(card["ability"] or {}).get("id", "none")] += card["copies"]
    for name, number in promised.items():
        out.need(count[name] == number, path, f"{count[name]} cards with {name}, not {number}")


CHECKER: Final = ContentChecker(
    game="catacombs",
    root=CONTENT,
    check_all=check_house,
    check_file=lambda path: house_only(path, CONTENT, check_house),
    recognises=lambda _content: False,
)
