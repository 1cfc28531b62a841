"""Joining a table: set the guest's preferences, create the room without the browser, open the link."""

import json

from playwright.sync_api import Page

from tests.browser.acts import MENU_PLAIN, from_menu

KEY = "ludotheque.settings"
PREFER = "(([key, wishes]) => localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify(wishes)))"


def prefer(page: Page, **wishes: object) -> Page:
    """Set no motion, no sound and no guard of new questions, unless other preferences are given."""
    settings = json.dumps([KEY, {"speed": "none", "sound": 0, "guard": False, **wishes}])
    page.add_init_script(f"{PREFER}({settings})")
    return page


def sit(page: Page, address: str, **wishes: object) -> Page:
    """Open a link with these preferences."""
    prefer(page, **wishes).goto(address)
    return page


def sit_at_plain_table(page: Page, address: str, **wishes: object) -> Page:
    """Open a link with these preferences, and exchange the game's own table for the plain one."""
    sit(page, address, **wishes)
    from_menu(MENU_PLAIN, ".document")(page)
    return page
