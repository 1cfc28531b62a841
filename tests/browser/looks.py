"""A window that goes from screen to screen and shows each in several languages and themes.

Looks change without reloading, as users change them: the language is set in another window of the same browser, the
theme is that of the device. Pending requests are awaited, never guessed.
"""

import json
from typing import Literal, NamedTuple, Protocol

from playwright.sync_api import BrowserContext

from tests.browser.positions import PreparedRooms
from tests.browser.scenes import HOLD, SETTINGS, Scene, settle

EMPTY = "/mark.svg"
"""A page of ours without activity; `about:blank` would start another browser process each time."""
PATIENCE = 5_000
TRIES = 6
BEGIN = """(([key, settings]) => {
  try {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem(key, settings);
  } catch { /* an empty page has no store */ }
  const { fetch, WebSocket } = globalThis;
  globalThis.awaited = 0;
  globalThis.fetch = (...all) => {
    globalThis.awaited += 1;
    return fetch(...all).finally(() => { globalThis.awaited -= 1; });
  };
  globalThis.WebSocket = class extends WebSocket {
    send(text) {
      if (JSON.parse(text).type === "speak") this.wait();
      super.send(text);
    }
    wait() {
      globalThis.awaited += 1;
      const hear = (event) => {
        if (JSON.parse(event.data).type !== "state") return;
        globalThis.awaited -= 1;
        this.removeEventListener("message", hear);
      };
      this.addEventListener("message", hear);
    }
  };
})"""
SPOKEN = """async ([lang, said, patience]) => {
  const end = performance.now() + patience;
  while (document.documentElement.lang !== lang || document.querySelector("a.skip").textContent === said) {
    if (performance.now() > end) return false;
    await new Promise((go) => requestAnimationFrame(go));
  }
  return true;
}"""


class Look(NamedTuple):
    """A language and a theme."""

    lang: str
    theme: Literal["dark", "light"]


WIDE_LOOKS = (Look("fr", "dark"), Look("en", "light"))
PHONE_LOOKS = (Look("fr", "light"), Look("en", "dark"))
"""The first look of each size together show both themes, in the language with the longer words."""


class ErrorLog(Protocol):
    """Records unexpected messages of a page."""

    def allow(self, pattern: str) -> None: ...


class Window:
    """One window of a size, reused for all screens; the language is set in a second window."""

    def __init__(self, context: BrowserContext, errors: ErrorLog, looks: tuple[Look, ...]) -> None:
        self.looks = looks
        self.errors = errors
        self.lang = looks[0].lang
        context.add_init_script(f"{BEGIN}({json.dumps([SETTINGS, self.settings(self.lang)])}); {HOLD}")
        self.settings_page = context.new_page()
        self.settings_page.goto(EMPTY)
        self.page = context.new_page()

    @property
    def is_phone(self) -> bool:
        return self.looks is PHONE_LOOKS

    @staticmethod
    def settings(lang: str) -> str:
        return json.dumps({"lang": lang, "theme": "auto", "speed": "none", "sound": 0, "passing": "off"})

    def enter(self, scene: Scene, rooms: PreparedRooms) -> None:
        """Open a scene in the first look, with a clean state."""
        self.page.goto(EMPTY)
        self.page.emulate_media(color_scheme=self.looks[0].theme)
        self.lang = self.looks[0].lang
        scene.arrive(self.page, rooms)

    def show_in(self, look: Look) -> None:
        """Change the look of the current screen."""
        self.page.emulate_media(color_scheme=look.theme)
        if look.lang != self.lang:
            self.set_language(look.lang)
        settle(self.page)

    def set_language(self, lang: str) -> None:
        """Set the language in the other window. A busy browser may lose the event, so it is sent again."""
        said = self.page.locator("a.skip").text_content()
        for tries in range(TRIES):
            self.settings_page.evaluate(
                "(all) => localStorage.setItem(...all)", [SETTINGS, self.settings(lang) + " " * tries]
            )
            if self.page.evaluate(SPOKEN, [lang, said, PATIENCE]):
                self.lang = lang
                return
        raise AssertionError(f"the page never spoke {lang}: {self.page.url}")
