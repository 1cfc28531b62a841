"""Every broken hero file is refused, and the refusal says where and why."""

from pathlib import Path

import pytest

from ludotheque.content.problems import BrokenContent
from ludotheque.games.dice_throne.content.loader import HEROES, check_own_hero, read_hero
from ludotheque.games.dice_throne.content.support import check_file
from tests.games.dice_throne.own_hero import Change, drop, effect, own_hero, own_hero_text, put, status_named, written

SMACK = "boards/main/abilities/0"
BLOW = "boards/main/abilities/1"
DEFENCE = "boards/main/defenses/0"
STATUS = "statuses/0"
CARD = "cards/10"
HEAL_3 = {"heal": 3}
IN_BLOW = "boards/main/abilities[sturdy_blow]"

BROKEN: dict[str, tuple[Change, str, str]] = {
    # words
    "unknown verb": (effect({"damaeg": 4}), f"{IN_BLOW}/effects[0]", "did you mean damage?"),
    "special": (effect({"special": "thing", "text": "whatever"}), f"{IN_BLOW}/effects[0]", "has no known verb"),
    "two verbs": (effect({"heal": 3, "draw": 1}), f"{IN_BLOW}/effects[0]", "exactly one is allowed"),
    "no verb": (effect({"target": "self"}), f"{IN_BLOW}/effects[0]", "has no known verb"),
    "effect is text": (effect("heal 3"), f"{IN_BLOW}/effects[0]", "should be a block of keys"),
    "effects no list": (put(f"{BLOW}/effects", HEAL_3), f"{IN_BLOW}/effects", "should be a list"),
    "unknown key of a verb": (effect({"heal": 3, "tpye": "pure"}), f"{IN_BLOW}/effects[0]", "allowed: heal, target"),
    "unknown damage type": (effect({"damage": 4, "type": "magic"}), "effects[0]/type", "allowed: collateral"),
    "unknown target": (effect({"heal": 3, "target": "everyone"}), "effects[0]/target", "allowed: any_holder"),
    "unknown status": (effect({"inflict": "freeze", "n": 1}), "effects[0]/inflict", "allowed: dizziness, stun"),
    "unknown symbol": (effect({"heal": {"per_symbol": {"claw": 1}}}), "heal/per_symbol", "allowed: life, pow, sword"),
    "unknown companion": (effect({"heal_companion": "nyra", "n": 1}), "effects[0]/heal_companion", "none here"),
    "unknown board": (effect({"flip_board": "dark"}), "effects[0]/flip_board", "allowed: main"),
    "unknown condition": (effect({"if": {"luck": 1}, "effects": [HEAL_3]}), "effects[0]/if", "unknown key 'luck'"),
    "unknown hook": (put(f"{STATUS}/hooks", [{"when": "own_upkeep"}]), "hooks[0]", "allowed: at, use, modify"),
    "unknown moment": (put(f"{STATUS}/hooks", [{"at": "dawn", "effects": []}]), "hooks[0]/at", "allowed: attacked"),
    "unknown card type": (put(f"{CARD}/type", "main_phase"), "cards[concuss]/type", "allowed: instant"),
    "unknown shared status": (put("statuses/1/ref", "sleep"), "statuses[1]", "unknown shared status 'sleep'"),
    "unknown key of the hero": (put("favourite_food", "stew"), "", "unknown key 'favourite_food'"),
    "unknown gender": (put(f"{STATUS}/gender_fr", "n"), "statuses[dizziness]/gender_fr", "allowed: f, m"),
    # shapes
    "number as text": (effect({"heal": "3"}), "effects[0]/heal", "should be a number or a sum"),
    "fraction": (effect({"heal": 1.5}), "effects[0]/heal", "should be a number or a sum"),
    "flag as number": (effect({"damage": 4, "type": "normal", "isolated": 1}), "isolated", "true or false"),
    "verb that is only true": (effect({"make_undefendable": False}), "effects[0]", "should be true"),
    "empty sum": (effect({"heal": {"base": 3}}), "effects[0]/heal", "counts nothing"),
    "sum of no symbols": (effect({"heal": {"per_symbol": {}}}), "effects[0]/heal", "counts nothing"),
    "zero for each": (effect({"heal": {"per_symbol": {"sword": 0}}}), "effects[0]/heal", "counts nothing"),
    "half of nothing": (effect({"heal": {"per_symbol": {"sword": 1}, "half": True}}), "heal", "half goes with from"),
    "cost with two kinds": (effect({"pay": {"cp": 1, "discard": 1}, "effects": [HEAL_3]}), "pay", "exactly one of"),
    "cost without number": (effect({"pay": {"spend": "dizziness"}, "effects": [HEAL_3]}), "pay", "n or up_to"),
    "choice of one": (effect({"choose_one": [[HEAL_3]]}), "effects[0]", "at least two options"),
    "roll that does nothing": (effect({"roll": {"dice": 1}}), "effects[0]", "needs effects or each_die"),
    "key beside roll": (
        effect({"roll": {"dice": 1, "effects": [HEAL_3]}, "by": "same"}),
        "effects[0]",
        "belong under it",
    ),
    "paid twice": (
        effect({"may_pay": {"cp": 1}, "effects": [HEAL_3], "per_paid": [{"draw": 1}]}),
        "effects[0]",
        "either effects or per_paid",
    ),
    "bad id": (put("id", "The Brute"), "id", "lower-case letters"),
    "bad source": (put(f"{BLOW}/source", "my cousin"), f"{IN_BLOW}/source", "allowed: seed:<file>"),
    "bad confidence": (put(f"{BLOW}/confidence", "certain"), f"{IN_BLOW}/confidence", "allowed: designed, high"),
    "name that YAML reads as a flag": (put("name_en", True), "name_en", "should be text"),
    "cost out of range": (put(f"{CARD}/cost", 16), "cards[concuss]/cost", "from 0 to 15"),
    "seven faces": (put("dice/faces/7", "sword"), "dice/faces", "from 1 to 6"),
    "four dice": (put("dice/count", 4), "dice/count", "from 5 to 5"),
    "defence with six dice": (put(f"{DEFENCE}/dice", 6), "defenses[thick_skin]/dice", "from 1 to 5"),
    "level four": (put("cards/0/level", 4), "cards[smack_2]/level", "from 2 to 3"),
    # what must be there
    "no health": (drop("setup/health"), "setup", "lacks health"),
    "no source": (drop(f"{BLOW}/source"), IN_BLOW, "lacks source"),
    "no French name": (drop(f"{BLOW}/name_fr"), IN_BLOW, "lacks name_fr"),
    "unknown French name": (put(f"{BLOW}/name_fr", {"unknown": True}), f"{IN_BLOW}/name_fr", "should be text"),
    "no ultimate": (drop("boards/main/ultimate"), "boards/main", "lacks ultimate"),
    "no number of tokens": (effect({"inflict": "stun"}), "effects[0]", "lacks n"),
    "no becomes": (drop("cards/0/becomes"), "cards[smack_2]/becomes", "block of keys"),
    "no target on a card": (
        put(f"{CARD}/effects", [{"lose_cp": 1}]),
        "cards[concuss]/effects[0]",
        "must say its target",
    ),
    "no target in a defence": (put(f"{DEFENCE}/effects", [{"damage": 1}]), "effects[0]", "must say its target"),
    "no type in offence": (effect({"damage": 4}), "effects[0]", "must say its type"),
    "a type in defence": (
        put(f"{DEFENCE}/effects", [{"damage": 1, "type": "pure", "target": "attacker"}]),
        "effects[0]",
        "DT-DMG-7",
    ),
    "card without effects": (drop(f"{CARD}/effects"), "cards[concuss]", "lacks effects"),
    "plural of no symbol": (put("dice/symbol_plural_en", {"claw": "Claws"}), "dice/symbol_plural_en", "allowed: life"),
    "no genders": (drop("dice/symbol_gender_fr"), "dice", "lacks symbol_gender_fr"),
    # sense
    "impossible requirement": (
        put(f"{BLOW}/requirement", {"symbols": {"sword": 3, "pow": 3}}),
        f"{IN_BLOW}/requirement",
        "no five dice",
    ),
    "two requirements": (
        put(f"{BLOW}/requirement", {"symbols": {"sword": 3}, "straight": "small"}),
        f"{IN_BLOW}/requirement",
        "should be {symbols",
    ),
    "symbols and equal numbers": (
        put(f"{BLOW}/requirement", {"symbols": {"sword": 3}, "of_a_kind": 3}),
        f"{IN_BLOW}/requirement",
        "should be {symbols",
    ),
    "no requirement": (put(f"{BLOW}/requirement", {}), f"{IN_BLOW}/requirement", "or {of_a_kind: 2 to 5}"),
    "one of a kind": (put(f"{BLOW}/requirement", {"of_a_kind": 1}), f"{IN_BLOW}/requirement/of_a_kind", "2 to 5"),
    "six of a kind": (put(f"{BLOW}/requirement", {"of_a_kind": 6}), f"{IN_BLOW}/requirement/of_a_kind", "2 to 5"),
    "rows of equal numbers that are no harder": (
        put(f"{SMACK}/tiers", [{"requirement": {"of_a_kind": 3}, "effects": [{"heal": heal}]} for heal in (3, 4)]),
        "tiers[1]",
        "not harder",
    ),
    "rows of two sorts": (
        put(f"{SMACK}/tiers/0/requirement", {"of_a_kind": 2}),
        "tiers[1]",
        "not harder",
    ),
    "condition that never holds": (
        put(f"{DEFENCE}/effects", [{"if": {"symbols": {"life": 4}}, "effects": [HEAL_3]}]),
        "effects[0]/if",
        "can never hold",
    ),
    "condition without dice": (
        put(f"{CARD}/effects", [{"if": {"symbols": {"life": 1}}, "effects": [HEAL_3]}]),
        "effects[0]/if",
        "none are in view",
    ),
    "amount without dice": (
        put(f"{CARD}/effects", [{"heal": {"per_symbol": {"life": 1}}}]),
        "effects[0]/heal",
        "no dice are in view",
    ),
    "more damage without an Attack": (
        put(f"{CARD}/effects", [{"add_damage": 2}]),
        "cards[concuss]/effects[0]",
        "add_damage needs an Attack",
    ),
    "prevention without damage": (
        put(f"{CARD}/effects", [{"if": {"holding": {"dizziness": 1}}, "effects": [{"prevent": 2}]}]),
        "cards[concuss]/effects[0]/effects[0]",
        "prevent needs an Attack",
    ),
    "a verb without fields without an Attack": (
        put(f"{STATUS}/hooks", [{"at": "own_upkeep", "effects": [{"avoid": True}]}]),
        "statuses[dizziness]/hooks[0]/effects[0]",
        "avoid needs an Attack",
    ),
    "a defender without an Attack": (
        put(f"{CARD}/effects", [{"lose_cp": 1, "target": "defender"}]),
        "cards[concuss]/effects[0]/target[0]",
        "means the defender",
    ),
    "normal damage of a card": (
        put(f"{CARD}/effects", [{"damage": 3, "type": "normal", "target": "chosen_opponent"}]),
        "cards[concuss]/effects[0]",
        "only an offensive ability deals normal damage",
    ),
    "ultimate damage of an ability": (
        effect({"damage": 3, "type": "ultimate"}),
        f"{IN_BLOW}/effects[0]",
        "only an Ultimate deals ultimate damage",
    ),
    "a number below 1": (effect({"draw": -1}), f"{IN_BLOW}/effects[0]/draw", "is -1; allowed: 1 or more"),
    "no damage more": (effect({"add_damage": 0}), f"{IN_BLOW}/effects[0]/add_damage", "is 0; allowed: any other"),
    "tiers that do not rise": (put(f"{SMACK}/tiers/2/effects/0/damage", 5), "tiers[2]", "higher numbers"),
    "tiers that are no harder": (put(f"{SMACK}/tiers/2/requirement/symbols/sword", 4), "tiers[2]", "not harder"),
    "same as nobody": (
        put(f"{CARD}/effects", [{"heal": 3, "target": "same"}]),
        "cards[concuss]/effects",
        "nobody was chosen",
    ),
    "deck that does not add up": (put("deck/total", 33), "deck", "total is 33"),
    "card missing from the deck": (drop(CARD), "deck", "hero is 14"),
    "card twice": (put("cards/11/id", "concuss"), "", "card concuss is there twice"),
    "number twice": (put("cards/11/number", 29), "", "card number 29"),
    "ability twice": (put("cards/7/adds_ability/id", "smack"), "", "ability smack is there twice"),
    "upgrade of nothing": (put("cards/0/upgrades", "slap"), "cards[smack_2]", "unknown ability 'slap'"),
    "upgrade of the ultimate": (put("cards/0/upgrades", "rage"), "cards[smack_2]", "unknown ability 'rage'"),
    "upgrade under another id": (put("cards/0/id", "smack_plus"), "cards[smack_plus]", "id should be smack_2"),
    "III without II": (put("cards/0/level", 3), "", "III"),
    "III cheaper than II": (put("cards/1/cost", 1), "cards[smack_3]", "III costs less"),
    "upgrade with another requirement": (
        put("cards/2/becomes/requirement", {"symbols": {"sword": 2, "pow": 1}}),
        "cards[sturdy_blow_2]/becomes",
        "requirement differs",
    ),
    "effects on an upgrade": (put("cards/0/effects", [HEAL_3]), "cards[smack_2]", "no effects of its own"),
    "upgrade words on an action": (put(f"{CARD}/upgrades", "smack"), "cards[concuss]", "only an upgrade"),
    "modifier that is no roll card": (put(f"{CARD}/attack_modifier", True), "cards[concuss]", "roll phase card"),
    "promo that costs": (put("cards/14/cost", 1), "deck", "no free main phase card"),
    "spendable without a way to spend": (put(f"{STATUS}/spendable", True), "statuses[dizziness]", "spendable"),
    "ultimate with normal damage": (
        put("boards/main/ultimate/effects", [{"damage": 15, "type": "normal"}]),
        "boards/main/ultimate",
        "ultimate or collateral",
    ),
    "difficulty off its scale": (put("difficulty/value", 9), "difficulty", "not on its scale"),
    "symbol without a French name": (drop("dice/symbol_fr/pow"), "dice/symbol_fr", "lacks pow"),
    "five faces": (drop("dice/faces/4"), "dice", "allowed: 1 to 6"),
    "too many tokens to start": (put("hero_setup/tokens", {"dizziness": 2}), "hero_setup", "allowed: 1 to 1"),
    # beside bundled heroes
    "id of a bundled hero": (put("id", "monk"), "id", "bundled hero"),
    "id of a common card": (put(f"{CARD}/id", "double_up"), "cards[double_up]", "common card"),
    "a shared status defined anew": (status_named("bleed"), "statuses[bleed]", "say ref: bleed"),
    "a status of another hero": (status_named("burn"), "statuses[burn]", "belongs to pyromancer"),
}

BROKEN_TEXTS = {
    "key twice": (("cp: 2", "cp: 2\n  cp: 3"), "written twice"),
    "anchor": (("effects: [{damage: 4, type: normal}]", "effects: &e [*e]"), "anchors"),
    "no YAML": (("cards:", "cards: ["), "no valid YAML"),
    "a date": (("season: 1", "season: 2024-01-01"), "neither text nor a number"),
}


def test_the_hero_that_is_broken_below_is_sound(tmp_path: Path) -> None:
    path = written(tmp_path, own_hero())
    assert read_hero(path).id == "brute"
    assert check_file(path) == []


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_hero_is_refused(name: str, tmp_path: Path) -> None:
    change, where, why = BROKEN[name]
    content = own_hero()
    change(content)
    path = written(tmp_path, content)
    problems = check_file(path)
    assert any(where in problem.path and why in problem.message for problem in problems), [*map(str, problems)]
    assert all(problem.file == "brute.yaml" for problem in problems)


@pytest.mark.parametrize("name", BROKEN_TEXTS)
def test_a_text_that_yaml_would_repair_is_refused(name: str, tmp_path: Path) -> None:
    (old, new), why = BROKEN_TEXTS[name]
    path = tmp_path / "brute.yaml"
    text = own_hero_text()
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenContent, match=why):
        read_hero(path)


def test_all_problems_are_reported_together(tmp_path: Path) -> None:
    content = own_hero()
    for change in (put("season", "one"), drop("setup/cp"), effect({"heal": "3"})):
        change(content)
    with pytest.raises(BrokenContent, match="and 2 more"):
        read_hero(written(tmp_path, content))


def test_a_missing_file_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BrokenContent, match=r"nobody\.yaml: cannot be read: No such file"):
        read_hero(tmp_path / "nobody.yaml")


def test_a_bundled_hero_may_be_named_by_its_file() -> None:
    hero, problems = check_own_hero(HEROES / "monk.yaml")
    assert (hero.id, problems) == ("monk", [])
