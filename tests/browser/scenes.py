"""Every screen to test, and the way to it: used to check accessibility, phones and pictures."""

import json
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from tests.browser import acts
from tests.browser.acts import DIALOG, DRAWER, LONG, TABLE, Act, escape, from_menu, press, tab, then, unfold, untab
from tests.browser.positions import PreparedRooms

SETTINGS = "ludotheque.settings"
BOX = ".shelf a.box"
DICE = "[data-zone=abilities] li"
DUNGEON = ".dungeon-table"
BOXES = f"{DUNGEON} [data-box]"
SHEET = ".sheet[role=dialog]"
LEADER = "article.strip:has(.badge.leader) .main"
UNKNOWN = "4404|404|WebSocket"


class Scene(NamedTuple):
    """A screen: its address or room, a marker for when it is drawn, and the actions before it is checked."""

    name: str
    shows: str
    path: str = ""
    room: str = ""
    act: Act | None = None
    back: Act | None = None
    """How to undo the actions; without it the screen is not used again."""
    part: str = ""
    """The part that the actions opened, if the screen around it is unchanged."""
    seated: bool = True
    invited: bool = False
    """Whether to use the link to the second seat."""
    needs: str = ""
    """A room that must exist to appear in the list."""
    allowed_errors: str = "^$"
    """The browser's own message about a refused request."""

    @property
    def is_table(self) -> bool:
        """Return whether a game is played on this screen."""
        return self.shows in (TABLE, DICE) or self.shows.startswith(DUNGEON)

    @property
    def place(self) -> str:
        """Return the place; scenes of one place are visited without reloading."""
        if self.act and not self.back:
            return self.name
        way = "-invited" if self.invited else "" if self.seated else "-unseated"
        return f"{self.path}{self.room}{way}".strip("/") or "home"

    def open(self, page: Page, rooms: PreparedRooms) -> None:
        """Go to the screen and perform its actions."""
        self.arrive(page, rooms)
        if self.act:
            self.act(page)
            settle(page)

    def arrive(self, page: Page, rooms: PreparedRooms) -> None:
        """Go to the screen and wait until it is drawn."""
        if self.needs:
            rooms.room(self.needs)
        page.goto(self.address(rooms))
        page.locator(self.shows).first.wait_for(timeout=LONG)
        settle(page)

    def address(self, rooms: PreparedRooms) -> str:
        if not self.room:
            return self.path
        opened = rooms.room(self.room)
        if self.invited:
            return opened.links[1]
        return opened.host.replace("/room/", self.path or "/room/") if self.seated else self.path + opened.room


def prefer(context: BrowserContext, **preferences: object) -> None:
    """Store the user's settings, before the first page."""
    written = json.dumps(json.dumps(preferences))
    context.add_init_script(f"try {{ localStorage.setItem('{SETTINGS}', {written}) }} catch {{ }}; {HOLD}")


HOLD = """globalThis.WebSocket = class extends globalThis.WebSocket {
  constructor(...all) {
    super(...all);
    globalThis.line = this;
  }
};"""
"""Keeps a reference to the page's connection, to be able to cut it."""


def settle(page: Page) -> None:
    """Wait for fonts, images, pending requests and running animations."""
    page.evaluate(SETTLED)


SETTLED = """async () => {
  const frames = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await document.fonts.ready;
  for (let calm = 0; calm < 2; calm++) {
    while (globalThis.awaited > 0) await frames();
    await Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
      .map((one) => one.finished.catch(() => {})));
    await frames();
  }
}"""


def dialog(name: str, shows: str, act: Act, path: str = "", room: str = "") -> Scene:
    """Return the scene of a dialog, which Escape closes."""
    return Scene(name, shows, path, room, act, escape(DIALOG), DIALOG)


def page_of(name: str, key: str, room: str) -> Scene:
    """Return the scene of a page of the drawer."""
    return Scene(name, DICE, room=room, act=tab(key), back=untab(key), part=DRAWER)


def board_of(seat: int) -> Act:
    """Return the action that shows another player's whole board."""
    return press(f"article.strip[data-seat='{seat}'] .main", SHEET)


def unfolded(name: str, shows: str, within: str = "main", path: str = "", room: str = "") -> Scene:
    """Return the scene with everything unfolded."""
    return Scene(name, shows, path, room, unfold(within), unfold(within, on=False), within)


PAGES = [
    Scene("home", BOX, path="/"),
    Scene("home-again", DICE, room="main", act=acts.go_home),
    Scene("new", BOX, path="/new"),
    Scene("new-dice-throne", ".bar .primary", path="/new/dice_throne"),
    unfolded("new-options", ".bar .primary", path="/new/dice_throne"),
    Scene("new-dungeon", "[aria-labelledby=dungeon] details", path="/new/one_deck_dungeon"),
    unfolded("new-dungeon-options", ".bar .primary", path="/new/one_deck_dungeon"),
    Scene("new-sheet", ".bar .primary", path="/new/one_deck_dungeon", act=acts.bring_sheet),
    Scene("campaigns", "form h2", path="/campaign"),
    Scene("campaign-sheet", "form h2", path="/campaign", act=acts.begin_campaign),
    Scene(
        "campaign-listed", "form h2", path="/campaign", act=then(acts.begin_campaign, press("a.back", "[data-sheet]"))
    ),
    Scene("campaign-deleted", "form h2", path="/campaign", act=acts.delete_sheet),
    Scene("no-campaign-sheet", ".page h1", path="/campaign/one_deck_dungeon/none"),
    Scene("sheet-focus", "[data-talent]", room="sheet-focus"),
    Scene("sheet-tick", "[data-talent]", room="sheet-tick"),
    Scene("waiting-sheets", "#seats ~ p", room="sheet-waiting"),
    Scene("new-catacombs", ".bar .primary", path="/new/catacombs_conquest"),
    unfolded("new-catacombs-options", ".bar .primary", path="/new/catacombs_conquest"),
    Scene("no-game", "main [role=alert]", path="/new/none"),
    Scene("waiting-room", ".bar .primary", path="/new/dice_throne", act=acts.host_online),
    dialog("close-table", "#seats", press("[aria-labelledby=host] .row:last-of-type button", DIALOG), room="waiting"),
    Scene(
        "invite",
        "#seats",
        room="public",
        act=press(".invite summary", ".invite code"),
        back=acts.away(".invite summary", ".invite code"),
        part=".invite",
    ),
    Scene("outside", ".slip", path="/room/", room="waiting", seated=False),
    Scene("sit-down", "button.sit", path="/room/", room="public", seated=False),
    Scene("invited", "main form .primary", room="waiting", invited=True),
    Scene("link-used", "main [role=alert]", room="taken", invited=True, allowed_errors="409"),
    Scene("pick-hero", "main h2 + p + ul button", room="picking"),
    Scene("draft", "#seats", room="draft"),
    Scene("join", "#public ~ * li", path="/join", needs="public"),
    Scene(
        "join-wrong",
        "#public ~ * li",
        path="/join",
        needs="public",
        act=acts.write("form input", "?", "form [role=alert]"),
    ),
    Scene("watch", "main li", path="/watch", needs="watched"),
    Scene("rules", BOX, path="/rules"),
    Scene("rule-book", "main h2", path="/rules/dice_throne/DT-ROLL-1"),
    Scene("cards", "main h2", path="/rules/dice_throne/monk"),
    Scene("settings", ".page h1", path="/settings"),
    dialog("forget", ".page h1", press("[aria-labelledby=kept] .button:last-child", DIALOG), path="/settings"),
    Scene("import-wrong", ".page h1", path="/settings", act=acts.hand_in),
    Scene("about", ".page h1", path="/about"),
    unfolded("credits", ".page h1", path="/about"),
    Scene("lost", "main h1", path="/nowhere"),
    Scene("no-room", "main h1", path="/room/none", allowed_errors=UNKNOWN),
]

TABLES = [
    Scene("watching", TABLE, path="/room/", room="watched", seated=False),
    Scene("main-phase", DICE, room="main"),
    Scene("board", DICE, room="main", act=press("article.strip .main", SHEET), back=escape(SHEET), part=SHEET),
    Scene("discard", DICE, room="main", act=press("button.pile", SHEET), back=escape(SHEET), part=SHEET),
    page_of("log", "l", "main"),
    page_of("rules-beside", "r", "main"),
    Scene("term", DICE, room="main", act=acts.open_term, back=acts.close_term, part=acts.CARD),
    Scene("menu", DICE, room="main", act=press(acts.MENU, acts.ITEM), back=escape(acts.ITEM), part="header.top"),
    dialog("phrases", DICE, from_menu(acts.MENU_PHRASES, DIALOG), room="main"),
    dialog("orders", DICE, from_menu(acts.MENU_ORDERS, DIALOG), room="main"),
    dialog("keys", DICE, from_menu(acts.MENU_KEYS, DIALOG), room="main"),
    dialog("report", DICE, from_menu(acts.MENU_REPORT, DIALOG), room="main"),
    dialog("device", DICE, from_menu(acts.MENU_DEVICE, f"{DIALOG} .invite"), room="main"),
    dialog("resign", DICE, then(press(acts.MENU, acts.ITEM), press(f"{acts.ITEM}.danger", DIALOG)), room="main"),
    Scene(
        "paused",
        DICE,
        room="main",
        act=from_menu(acts.MENU_PAUSE, ".banner.note"),
        back=acts.away(".banner .primary", ".banner.note"),
        part="#main",
    ),
    Scene("plain-table", DICE, room="main", act=from_menu(acts.MENU_PLAIN, ".document")),
    Scene("returned", DICE, room="main", act=acts.come_back),
    Scene("rolling", DICE, room="rolling"),
    Scene(
        "refused",
        DICE,
        room="rolling",
        act=acts.key("u", ".toast"),
        back=acts.away(".toast .bare", ".toast"),
        part=".corner",
    ),
    page_of("odds", "o", "rolling"),
    page_of("text", "t", "rolling"),
    Scene(
        "hint",
        DICE,
        room="rolling",
        act=acts.ask_hint,
        back=acts.away(f"{TABLE} .hint .bare", f"{TABLE} .hint"),
        part=TABLE,
    ),
    Scene(
        "cut", DICE, room="rolling", act=acts.cut, back=acts.mend, part="#main", allowed_errors="WebSocket|ERR_INTERNET"
    ),
    Scene("defence", DICE, room="defence"),
    Scene("response", DICE, room="respond"),
    Scene("king-of-the-hill", DICE, room="six"),
    Scene("two-against-two", DICE, room="teams"),
    Scene("mates-board", DICE, room="teams", act=board_of(2), back=escape(SHEET), part=SHEET),
    Scene("targeting-die", DICE, room="targeting"),
    Scene("leaders-board", DICE, room="six", act=press(LEADER, SHEET), back=escape(SHEET), part=SHEET),
    Scene("companions", DICE, room="beasts"),
    Scene("two-sides", DICE, room="sides", act=board_of(1), back=escape(SHEET), part=SHEET),
    Scene("upgraded", DICE, room="raised", act=board_of(1), back=escape(SHEET), part=SHEET),
    Scene("dungeon", TABLE, room="dungeon"),
    Scene("dungeon-door", f"{DUNGEON} .cards", room="dungeon-door"),
    Scene("dungeon-peril", f"{DUNGEON} [data-action^='peril:']", room="dungeon-peril"),
    Scene("dungeon-nine-boxes", BOXES, room="dungeon-many"),
    Scene("dungeon-loot", f"{DUNGEON} .take", room="dungeon-loot"),
    Scene("dungeon-boss", BOXES, room="dungeon-boss"),
    Scene("dungeon-four-heroes", BOXES, room="dungeon-four"),
    Scene("preview", f"{DUNGEON} .take", room="dungeon-loot", act=acts.look_at_answer),
    Scene(
        "why-not", TABLE, room="dungeon-fight", act=then(from_menu(acts.MENU_PLAIN, f"{TABLE} summary"), unfold(TABLE))
    ),
    Scene("catacombs", "canvas", room="catacombs"),
    Scene("curtain", "main.curtain", room="curtain"),
    Scene("imported", ".banner.note", room="imported"),
]

ENDS = [
    Scene("game-over", f"{DIALOG} .legend", room="over"),
    unfolded("proof", f"{DIALOG} .legend", DIALOG, room="over"),
    Scene("over-table", DIALOG, room="over", act=press(f"{DIALOG} .ways button:last-child", "main .again")),
    Scene("over-watched", DIALOG, path="/room/", room="given-up", seated=False),
    Scene("share", DIALOG, room="given-up", act=press(f"{DIALOG} .share button", f"{DIALOG} .said:not(:empty)")),
    Scene("over-dungeon", DIALOG, room="dungeon-over"),
    Scene("over-catacombs", DIALOG, room="catacombs-over"),
    Scene("replays", ".page h1", path="/replays"),
    Scene("over-sheet", f"{DIALOG} [data-fate]", room="sheet-over"),
    Scene("statistics", ".page h1", path="/statistics"),
    Scene("statistics-kept", f"{DIALOG} .legend", room="over", act=acts.see_statistics),
    Scene("replays-kept", f"{DIALOG} .legend", room="over", act=acts.see_replays),
    Scene("no-file", ".page h1", path="/replays", act=acts.hand_in),
    Scene("replay", DICE, path="/replay/", room="given-up"),
    dialog("what-if", DICE, press("main .tools > .button:not(.bare)", DIALOG), path="/replay/", room="given-up"),
    dialog("hand-on", DICE, press("main .tools > .button:last-child", DIALOG), path="/replay/", room="given-up"),
    Scene("no-replay", "main [role=alert]", path="/replay/none", allowed_errors=UNKNOWN),
    Scene("learn", ".courses .primary", path="/learn"),
    Scene("tutorial", ".courses .primary", path="/learn/dice_throne", act=press(".courses .primary", "aside.coach")),
    Scene("no-lesson", "main [role=alert]", path="/learn/none"),
]

SCENES = [*PAGES, *TABLES, *ENDS]
BY_NAME = {scene.name: scene for scene in SCENES}

PLACES: dict[str, list[Scene]] = {}
for each in SCENES:
    PLACES.setdefault(each.place, []).append(each)
