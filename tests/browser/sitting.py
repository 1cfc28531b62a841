"""Coming to a table: what a guest prefers is set, the room is made without the browser, the link is opened."""

import json

from playwright.sync_api import Page

KEY = "ludotheque.settings"
PREFER = "(([key, wishes]) => localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify(wishes)))"


def prefer(page: Page, **wishes: object) -> Page:
    """No motion and no sound, unless something else is wished for."""
    settings = json.dumps([KEY, {"speed": "none", "sound": 0, **wishes}])
    page.add_init_script(f"{PREFER}({settings})")
    return page


def sit(page: Page, address: str, **wishes: object) -> Page:
    """Open a link as somebody with these preferences."""
    prefer(page, **wishes).goto(address)
    return page
