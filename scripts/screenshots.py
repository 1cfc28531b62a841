"""Take pictures of every screen into docs/screenshots, wide and narrow: `python -m scripts.screenshots [NAME …]`."""

import base64
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts import browser as browsers
from scripts import client
from scripts.environments import ROOT, TEST
from tests.browser.positions import House
from tests.browser.running import serving
from tests.browser.scenes import SCENES, Scene, prefer

FOLDER = ROOT / "docs" / "screenshots"
WIDE, NARROW = (1440, 900), (360, 640)
QUALITY = 50
LOOKS = (("dark", "en"), ("light", "fr"))


def take(browser: Browser, house: House, scene: Scene, size: tuple[int, int]) -> None:
    """One picture; languages and themes take turns, wide and narrow never have the same."""
    narrow = size == NARROW
    theme, lang = LOOKS[(SCENES.index(scene) + narrow) % len(LOOKS)]
    width, height = size
    context = browser.new_context(
        base_url=house.server.address,
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=narrow,
        is_mobile=narrow,
        device_scale_factor=1.5 if narrow else 1,
    )
    prefer(context, lang=lang, theme=theme, speed="none", sound=0)
    page = context.new_page()
    scene.open(page, house)
    page.wait_for_load_state("networkidle")
    debugger = context.new_cdp_session(page)  # Playwright itself writes no WebP, which is half as heavy
    taken = debugger.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    name = f"{scene.name}-{'narrow' if narrow else 'wide'}.webp"
    (FOLDER / name).write_bytes(base64.b64decode(taken["data"]))
    if scene.back:  # the room is the same for the next picture
        scene.back(page)
    context.close()


def main(names: list[str]) -> None:
    """All screens, or those that are named."""
    client.build_if_stale(TEST)
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = browsers.find()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node_of(TEST).program)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=found.program, env={**os.environ, **found.variables}) as browser,
    ):
        house = House(server)
        for scene in SCENES:
            if not names or scene.name in names:
                take(browser, house, scene, WIDE)
                take(browser, house, scene, NARROW)
                print(scene.name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
