"""Complete games on the plain table."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, Guest
from tests.browser.plain_players import Delver, Plain, PlainKeys
from tests.browser.players import play_games
from tests.browser.positions import PreparedRooms
from tests.browser.running import Server
from tests.browser.scenes import settle
from tests.browser.sitting import sit, sit_at_plain_table
from tests.server.web.plans import Plan, conquest, dungeon

MOST_DUNGEONS = 12


def battle(*kinds: str, health: tuple[int, int], **more: str) -> Plan:
    """Return a plan whose few health tokens make the game short."""
    sword, skull = (str(tokens) for tokens in health)
    return conquest(*kinds, options={"start_health_sword": sword, "start_health_skull": skull, **more})


def delved(guest: Guest, server: Server) -> Delver:
    """Play whole dungeons until the player has descended at least once before the end."""
    plan = dungeon("link", heroes=["warrior"], options={"difficulty": "novice"})
    for _ in range(MOST_DUNGEONS):
        player = Delver(sit_at_plain_table(guest(locale="fr-FR"), server.open_room(plan).seats[0]))
        player.play_out()
        if player.floors:
            return player
    raise AssertionError(f"nobody came down a floor in {MOST_DUNGEONS} dungeons")


def test_a_solo_dungeon_by_the_keyboard_alone_in_french(guest: Guest, server: Server) -> None:
    player = delved(guest, server)
    assert player.answered > 30
    expect(player.page.locator("dialog[open] h2")).not_to_be_empty()


def test_what_a_question_is_about_lies_above_the_bar_of_a_phone(guest: Guest, rooms: PreparedRooms) -> None:
    phone = sit_at_plain_table(guest(**NARROW), rooms.room("dungeon").host, speed="none")
    last, bar = phone.locator(".sheet .document > *").last, phone.locator("section.dock")
    expect(last).to_be_in_viewport(ratio=1)
    settle(phone)
    end, top = last.bounding_box(), bar.bounding_box()
    assert end is not None
    assert top is not None
    assert end["y"] + end["height"] <= top["y"]


def test_catacombs_for_two_in_browsers_of_their_own(page: Page, guest: Guest, server: Server) -> None:
    phone = guest(**NARROW, locale="fr-FR")

    def begin() -> list[Plain]:
        opened = server.open_room(battle("link", "link", health=(2, 2)))
        return [Plain(sit(page, opened.seats[0])), Plain(sit(phone, opened.seats[1]), touch=True)]

    for player in play_games(begin):
        expect(player.page.locator("dialog[open] .seats b")).to_have_count(1)


def test_catacombs_for_two_at_one_screen_by_the_keyboard_alone(page: Page, server: Server) -> None:
    plan = battle("here", "here", health=(2, 2), noise_profile="exact")
    play_games(lambda: [PlainKeys(sit(page, server.open_room(plan).host))])
    expect(page.locator("dialog[open] .seats b")).to_have_count(1)


def test_catacombs_against_a_bot_by_touch_in_french(guest: Guest, server: Server) -> None:
    phone = guest(**NARROW, locale="fr-FR")
    plan = battle("link", "bot", health=(8, 2), noise_profile="exact")
    play_games(lambda: [Plain(sit(phone, server.open_room(plan).seats[0]), touch=True)])
    expect(phone.locator("dialog[open] .seats b")).to_have_count(1)


def test_the_list_never_shows_more_than_twelve_answers(page: Page, server: Server) -> None:
    player = Plain(sit_at_plain_table(page, server.open_room(dungeon("link")).seats[0]))
    for _ in range(40):
        seen = player.play(1)
        assert len(seen.entries) <= 12
