"""A person in the arena: what is shown in a known situation."""

import json
from pathlib import Path

import pytest

from ludotheque.games.catacombs.presentation.terminal_arena import ArenaDrawing, Laid
from ludotheque.presentation.document import plain_text
from ludotheque.text.languages import LANGUAGES, Language
from tests.games.catacombs.presentation.terminal_player import Sit, after, combat, longbow, missile, sit
from tests.games.catacombs.scenario import new_game, scenario, skull, sword

__all__ = ["sit"]  # a fixture


def rows(out: str) -> list[str]:
    """What stands between the walls, from top to bottom."""
    lines = out.splitlines()
    top = next(place for place, line in enumerate(lines) if "┏" in line or "┌" in line)
    bottom = next(place for place, line in enumerate(lines) if place > top and ("┗" in line or "└" in line))
    return [line.replace("┆", "┃").split("┃")[1] for line in lines[top + 1 : bottom]]


def test_discs_lie_where_they_are(sit: Sit) -> None:
    """73 columns stand for 610 mm and 21 rows for 355 mm: 8.4 mm and 16.9 mm each."""
    drawn = rows(sit(combat()))
    assert (len(drawn), {len(row) for row in drawn}) == (21, {73})
    places = {
        letter: (row.index(letter), place) for place, row in enumerate(drawn) for letter in "ABXY12345" if letter in row
    }
    assert places["A"] == (17, 15)
    assert places["X"] == (35, 15)
    assert places["B"] == (17, 9)
    assert places["3"] == (35, 2)
    assert "(A)" in drawn[15]
    assert "[X]" in drawn[15]
    assert "#3#" in drawn[2]


@pytest.mark.parametrize("columns", [40, 60, 80, 100, 200])
def test_the_arena_keeps_its_shape_on_every_screen(columns: int) -> None:
    content = combat().content
    drawing = ArenaDrawing(content, columns)
    shape = drawing.columns / (2 * drawing.rows)
    assert shape == pytest.approx(content.width / content.height, rel=0.06)
    assert all(len(plain_text(line)) < columns for line in drawing.lines())


def test_no_disc_hides_the_letter_of_another() -> None:
    """At 40 columns a missile and its character may fall on one letter."""
    content = combat().content
    drawing = ArenaDrawing(content, 40)
    drawing.lay([Laid(0, 300_000, 100_000, 12_500), Laid(9, 300_000, 121_000, 7_500), Laid(2, 303_000, 79_000, 12_500)])
    drawn = "".join(map(plain_text, drawing.lines()))
    assert all(letter in drawn for letter in "A*X")


def test_a_mat_has_another_edge(sit: Sit) -> None:
    assert "┌┄" in sit(combat(boundary="mat"))
    assert "┏━" in sit(combat())


def test_tokens_cards_and_armor_are_shown(sit: Sit) -> None:
    out = " ".join(sit(combat(pools=(5, 7))).split())
    assert "── Turn 1 · Sword 1 (A) · your turn ──" in out
    assert "Sword (A) (B) ♥♥♥♥♥ 5 · hand 1 (yours) · draw pile 26 · discard 0" in out
    assert "Skull [X] [Y] ♥♥♥♥♥♥♥ 7 · hand 1 · draw pile 26 · discard 0 · armor: Behemoth" in out
    assert "Bank 12" in out
    assert "Berserker Mage: [combat] → move → combat" in out


def test_many_tokens_are_counted(sit: Sit) -> None:
    assert "♥ 14 · hand" in " ".join(sit(combat(pools=(14, 2))).split())


def test_a_stunned_team_is_shown_as_such(sit: Sit) -> None:
    out = " ".join(sit(scenario(sword("royal_archer", "enchantress"), skull(), stunned="sword").turn()).split())
    assert "Sword (A) (B) ♥♥♥♥♥♥♥♥ 8 · hand 3 (yours) · draw pile 25 · discard 0 · stunned" in out
    assert "You are stunned: which card do you discard?" in out


def test_the_others_are_listed_by_angle_distance_and_power(sit: Sit) -> None:
    """Skull 1 is 150 mm away, 125 mm from rim to rim: sqrt(2 · 2.4525 · 0.125) = 0.783 m/s is 24.8 %."""
    out = " ".join(sit(combat(at={"obstacle_1": (225, 150)})).split())
    assert "From Sword 1 (A) at (150, 100): Sword 2 (B): 90°, 100 mm, clear, power 18.9% or more" in out
    assert "Skull 1 (X): 0°, 150 mm, clear, power 24.9% or more" in out
    assert "Skull 2 (Y): 33.7°, 180 mm, behind obstacle 1, power 27.9% or more" in out


def test_angles_can_be_asked_for_from_any_disc(sit: Sit) -> None:
    out = sit(combat(), "angles", "angles 3", "odds x", "angles 9")
    assert "obstacle 5: 29.4°, 448 mm, behind Skull 2 (Y)" in after(out, "angles")
    assert after(out, "angles 3").startswith("From obstacle 3 at (300, 320): Sword 1 (A): 235.7°, 266 mm")
    assert after(out, "odds x").startswith("From Skull 1 (X) at (300, 100): Sword 1 (A): 180°, 150 mm")
    assert after(out, "angles 9").startswith("There is no disc “9”")


def test_a_flick_is_told_and_drawn_again(sit: Sit) -> None:
    out = after(sit(combat(), "aim 0 power 30"), "aim 0 power 30")
    assert out.startswith("Sword 1 (A), combat, 0°, power 30%: hits Skull 1 (X); stops at (277, 100). ")
    assert "Skull 1 (X) hit: 1 damage." in out
    assert "Berserker Mage: combat → [move] → combat" in out
    assert "From Sword 1 (A) at (277, 100):" in out


def test_a_targeted_shot_names_its_target(sit: Sit) -> None:
    context = scenario(sword("enchantress", "royal_archer"), skull("witch")).card().play("enchantress").nudge()
    out = sit(context, "2", "place 0", "aim Y power 1", "1")
    assert "Targeted fireball: which enemy is the target? 1 Skull 1 (X) 2 Skull 2 (Y)" in " ".join(out.split())
    assert "Target: Skull 2 (Y)" in after(out, "2")
    assert "Misses Skull 2 (Y)." in after(out, "aim Y power 1")
    assert "The shot missed its target. Do you flick the projectile once more?" in after(out, "aim Y power 1")


def test_layouts_are_drawn_as_they_are_proposed(sit: Sit) -> None:
    out = sit(new_game(), "2")
    first, second = rows(out), rows(after_lines(out, "2"))
    assert first != second
    assert sum("#" in row for row in first) == 5


def after_lines(out: str, typed: str) -> str:
    return out.partition(f"> {typed}\n")[2]


def test_a_boost_and_armor_are_asked_for(sit: Sit) -> None:
    context = scenario(
        sword("royal_archer"), skull("witch", "phoenix"), turn="skull_1", kept={"sword": ["shield_marshal"]}
    )
    out = " ".join(sit(context.card().play("witch").nudge(), "place 180", "aim A power 40", seats=(1,)).split())
    asked = "A hit for 2 damage! Do you discard a card from your hand to make it 3?"
    assert f"{asked} 1 Keep the hand 2 Phoenix – move, fireball" in out
    hit = context.card().play("witch").nudge().put_before("sword_1").flick_at("sword_1").done()
    asked = "The shot does 2 damage to your team. Do you use armor? 1 No armor 2 Shield Marshal"
    assert asked in " ".join(sit(hit).split())


def test_a_surprise_can_be_declined_by_passing(sit: Sit) -> None:
    context = scenario(sword("royal_archer"), skull("grave_zombie", "witch"), turn="skull_1").card()
    out = sit(context.play("grave_zombie").nudge(0).nudge(0), "pass", seats=(1,))
    assert "The Skull team plays no other card." in after(out, "pass")


def test_the_end_has_a_sentence(sit: Sit) -> None:
    won = sit(combat(pools=(3, 1), armored=False), "aim 0 power 60", "")
    assert "A health pool is empty: the Sword team wins." in won
    assert "── After 1 turns ──" in won
    assert "You win!" in won
    lost = sit(combat(pools=(3, 1), armored=False).flick(0, 2.0), "", seats=(1,))
    assert "You lose." in lost
    drawn = scenario(sword(), skull(), pile={"sword": [], "skull": []}).turn()
    assert "A draw: as many tokens, and as many cards." in sit(drawn, "")


def test_undo_goes_back_to_the_last_flick(sit: Sit) -> None:
    out = sit(missile(), "place 90", "undo", "place 0 aim 180 power 1", "undo", seats=(1,))
    assert "The Skull team takes back 1 answer." in after(out, "undo")
    assert "Where do you place the projectile for missile?" in after(out, "undo")
    assert "cannot be taken back: dice were rolled" in out.rpartition("> undo\n")[2]


def test_saved_and_taken_up_again(sit: Sit) -> None:
    out = sit(missile(), "save here.json", "place 90", "resume here.json", seats=(1,))
    assert json.loads(Path("here.json").read_text(encoding="utf-8"))["kind"] == "save"
    assert "The saved game continues." in after(out, "resume here.json")
    assert "Where do you place the projectile for missile?" in after(out, "resume here.json")


def test_cards_are_read_by_number_name_and_id(sit: Sit) -> None:
    out = sit(combat(), "cards", "card 1", "card behem", "card stun", "card fireball", "card zzz", "card 9")
    assert "1 Royal Archer – card · 2 copies" in after(out, "cards")
    assert "2 Behemoth – card" in after(out, "cards")
    assert "Shot sequence: move, longbow (1 damage, from either character)" in after(out, "card 1")
    assert "Stun: if the critical combat shot deals damage" in after(out, "card behem")
    assert "Stun – ability" in after(out, "card stun")
    assert "Fireball – shot Place the fireball disc within 2.5 cm" in after(out, "card fireball")
    assert "Nothing is called “zzz”" in after(out, "card zzz")
    assert "Nothing is called “9”" in after(out, "card 9")


def test_hands_of_others_stay_hidden(sit: Sit) -> None:
    context = scenario(sword("royal_archer"), skull("witch", "phoenix")).turn()
    out = sit(context, "cards", "log", "board")
    assert "Witch" not in out
    assert "Phoenix" not in out


def test_partners_may_show_each_other_their_hands(sit: Sit) -> None:
    players = (sword("royal_archer"), skull("witch"), sword("enchantress"), skull("phoenix"))
    shared = after(sit(scenario(*players, share_hands="on").turn(), "cards"), "cards")
    assert "Sword 2 holds: Enchantress" in shared
    assert "Phoenix" not in shared
    assert "Enchantress" not in sit(scenario(*players).turn(), "cards")


def test_the_board_has_the_discard_piles(sit: Sit) -> None:
    out = sit(combat(discards={"skull": ["phoenix", "witch"]}), "board")
    assert "Discard pile, Skull: Phoenix, Witch" in after(out, "board")


def test_auto_has_nothing_to_do_here(sit: Sit) -> None:
    assert "nothing to respond to here" in after(sit(combat(), "auto"), "auto")


def hinted(out: str) -> str:
    """The first order that the hint puts in quotes."""
    return after(out, "hint").partition("“")[2].partition("”")[0]


def test_a_hint_says_what_to_type_and_why(sit: Sit) -> None:
    out = sit(combat(), "hint")
    assert after(out, "hint").startswith("What a sensible player would answer, best first: “aim ")
    assert "of tries" in after(out, "hint")
    typed = hinted(out)
    assert "Sword 1 (A), combat" in after(sit(combat(), typed), typed)


def test_what_a_hint_says_can_be_typed_for_spots_and_obstacles(sit: Sit) -> None:
    typed = hinted(sit(missile(), "hint", seats=(1,)))
    assert typed.startswith("place X at ")
    assert "the projectile is placed beside Skull 1 (X)" in after(sit(missile(), typed, seats=(1,)), typed)
    context = scenario(sword("royal_archer"), skull("witch"))
    typed = hinted(sit(context.obstacle(), "hint"))
    assert typed.startswith("obstacle ")
    assert "Obstacle " in after(sit(context.obstacle(), typed), typed)


def test_a_hint_for_a_card_names_its_number(sit: Sit) -> None:
    out = after(sit(scenario(sword("royal_archer", "enchantress"), skull("witch")).card(), "hint"), "hint")
    assert "[1] Royal Archer – " in out
    assert "[2] Enchantress – " in out


def test_the_other_character_may_shoot_the_longbow(sit: Sit) -> None:
    out = sit(longbow(), "place B 0 30")
    assert "or “place B 45 30”: from your other character" in out
    assert "Longbow: the projectile is placed beside Sword 2 (B)." in after(out, "place B 0 30")
    assert "From the projectile at (180, 200):" in after(out, "place B 0 30")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 60, 40])
def test_everything_fits_the_screen_in_both_languages(sit: Sit, lang: Language, columns: int) -> None:
    words = ("aim 0 power 50", "help", "cards", "angles", "board", "log", "1", "1", "1", "1", "1")
    out = sit(combat(), *words, lang=lang, columns=columns)
    assert max(len(line) for line in out.splitlines()) <= columns


def test_everything_is_said_in_french(sit: Sit) -> None:
    out = sit(combat(), "angles", "cartes", "plateau", "aide", "vise 0 force 30", "conseil", lang="fr")
    for word in ("Épée 1 (A)", "pioche 26", "défausse", "armure\u202f: Béhémoth", "voie libre", "Vu d’ici", "Banque 8"):
        assert word in out
    for word in ("Sword", "Skull", "power", "clear", "draw pile", "discard", "hits", "aim "):
        assert word not in out
