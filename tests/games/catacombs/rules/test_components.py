"""What is in the box, as a match uses it (CC-COMP)."""

import pytest

from ludotheque.games.catacombs.content.definitions import CardDefinition
from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.content.vocabulary import DiscKind, Role, ShotKind, Sign, SizeClass, Team
from ludotheque.kernel.errors import UnknownContent
from tests.games.catacombs.arranging import DISC_NAMES
from tests.games.catacombs.scenario import Conquest, new_game, scenario, skull, sword
from tests.rules import rule


def begun(*teams: str, **options: str) -> Conquest:
    return new_game(*teams, **options).answer("accept").answer("accept")


@rule("CC-COMP-1")
@pytest.mark.parametrize(
    "teams",
    [
        ("sword", "skull"),
        ("sword", "skull", "skull"),
        ("skull", "sword", "sword"),
        ("sword", "skull", "sword", "skull"),
    ],
)
def test_two_to_four_players_play_for_two_teams(teams: tuple[str, ...]) -> None:
    assert begun(*teams).asked() == "card"


@rule("CC-COMP-1")
@pytest.mark.parametrize(
    "teams", [("sword", "sword"), ("skull", "skull", "skull"), ("sword", "skull", "skull", "skull")]
)
def test_a_team_has_one_or_two_players(teams: tuple[str, ...]) -> None:
    with pytest.raises(UnknownContent, match="CC-TEAM-1"):
        new_game(*teams)


@rule("CC-COMP-2")
def test_decks_never_mix() -> None:
    conquest = begun()
    for seat, team in enumerate(("sword", "skull")):
        cards = conquest.state.piles[seat] + conquest.state.hands[seat]
        definitions = [conquest.content.cards[conquest.state.secrets.identity[card]] for card in cards]
        assert [definition.id.split("_")[0] for definition in definitions] == [team] * 28


@rule("CC-COMP-2")
@pytest.mark.parametrize("team", Team)
def test_a_team_has_28_cards(team: Team) -> None:
    deck = dict(load_content().decks)[team]
    assert sum(card.copies for card in deck) == 28
    assert {card.team for card in deck} == {team}


@rule("CC-COMP-3")
def test_nine_discs_lie_in_the_arena() -> None:
    conquest = begun()
    assert list(conquest.places()) == list(DISC_NAMES[:9])
    assert conquest.content.radii == [12_500] * 4 + [15_000] * 5


@rule("CC-COMP-3")
def test_the_box_has_five_projectiles() -> None:
    content = load_content()
    counts = {disc.id.value: disc.count for disc in content.discs}
    assert counts == {"character": 4, "obstacle": 5, "missile": 2, "longbow": 1, "fireball": 1, "wave": 1}
    wave, powerful = content.shot(ShotKind.WAVE), content.shot(ShotKind.POWERFUL_WAVE)
    assert wave.flicked_disc is powerful.flicked_disc is DiscKind.WAVE


@rule("CC-COMP-4")
def test_24_tokens_are_in_two_pools_and_the_bank() -> None:
    assert sum(begun().pools()) == 24
    assert begun(start_health_sword="12", start_health_skull="3").pools() == (12, 3, 9)


@rule("CC-COMP-5")
def test_a_marker_names_character_1_or_2() -> None:
    conquest = scenario(turn="sword_2", markers={"skull": 2}).card()
    assert (conquest.marker("sword"), conquest.marker("skull")) == (2, 2)
    shown = conquest.match.redact(())["teams"]
    assert [team["marker"] for team in shown] == [2, 2]


@rule("CC-COMP-6")
def test_walls_or_a_mat_of_the_same_size_bound_the_arena() -> None:
    walled, mat = begun(boundary="walls"), begun(boundary="mat")
    for conquest in (walled, mat):
        assert (conquest.content.width, conquest.content.height) == (610_000, 355_000)
    shown = [conquest.match.redact(())["arena"]["boundary"] for conquest in (walled, mat)]
    assert shown == ["walls", "mat"]


@rule("CC-COMP-7")
@pytest.mark.parametrize("card", load_content().cards(), ids=lambda card: card.id)
def test_a_card_shows_all_it_has(card: CardDefinition) -> None:
    assert card.shots
    assert card.class_en
    assert card.class_fr
    assert card.name_en
    assert card.name_fr
    assert (card.role in Role, card.sign in Sign) == (True, True)


@rule("CC-COMP-7")
def test_role_and_sign_have_no_effect() -> None:
    """Nothing a match is played with knows them."""
    conquest = scenario(sword("berserker_mage"), skull()).card()
    card = conquest.content.cards[0]
    assert not {"role", "sign"} & set(vars(card))


@rule("CC-COMP-8")
def test_discs_come_in_five_sizes_and_each_kind_has_one() -> None:
    sizes = {disc.id: disc.size_class for disc in load_content().discs}
    assert set(sizes.values()) == set(SizeClass)
    radii = {disc.size_class: disc.radius_um for disc in load_content().discs}
    assert [radii[size] for size in SizeClass] == [7_500, 10_000, 12_500, 15_000, 20_000]
