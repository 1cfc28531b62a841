"""Dice Throne with decks of eight cards, some of which search: they are reshuffled in every kind of segment."""

from ludotheque.games.dice_throne.content.decode import decode_hero
from ludotheque.games.dice_throne.content.loader import _SHELF, load_statuses
from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.kernel.game import Setup
from tests.games.dice_throne.own_hero import own_hero

TEXTS: dict[str, tuple[str, list[object]]] = {
    "feelin_good": ("instant", [{"search_deck": 1}]),
    "head_bash": ("instant", [{"look_at_hand": True, "target": "chosen_opponent"}]),
    "concuss": ("instant", [{"discard": 1, "by": "random", "target": "chosen_opponent"}]),
    "get_some": ("instant", [{"draw": 2}]),
}
BUNDLED_CARDS = (
    ("getting_paid", "tip_it", "double_up", "vegas_baby"),
    ("getting_paid", "so_wild", "triple_up", "not_this_time"),
)


def teach_brute() -> None:
    """Load a hero of our own through the decoder, with cards that are free and playable at any time."""
    content = own_hero()
    for card in content["cards"]:
        if card["id"] in TEXTS:
            card["type"], card["effects"] = TEXTS[card["id"]]
            card["cost"] = 0
            card.pop("attack_modifier", None)
            card.pop("play_when", None)
    hero = decode_hero("brute.yaml", content, {status.id: status for status in load_statuses()})
    _SHELF.heroes[hero.id] = hero


def small_dice() -> tuple[DiceThrone, Setup]:
    """Return the same rules with small decks for this setup; nothing is subclassed, so compiled rules work too."""
    teach_brute()
    game = DiceThrone()
    game.name = "small_dice"
    setup = Setup(game.name, "duel", ("brute", "pyromancer"), {})
    content = game.content(setup)
    ours = [content.card_index[f"brute/{name}"] for name in TEXTS]
    for hero, bundled in zip(content.heroes, BUNDLED_CARDS, strict=True):
        hero.deck = ours + [content.card_index[name] for name in bundled]
    return game, setup
