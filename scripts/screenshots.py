"""Takes screenshots of every screen, wide and narrow: `python -m scripts.screenshots [--docs] [NAME …]`.

They are written to build/screenshots, which is not in the repository. `--docs` updates the screenshots in
docs/screenshots, which README.md and the documentation show.
"""

import argparse
import base64
import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts import browser as browsers
from scripts import client
from scripts.environments import ROOT, TEST
from tests.browser.positions import PreparedRooms
from tests.browser.running import serving
from tests.browser.scenes import SCENES, Scene, prefer

ALL = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "screenshots"
WIDE, NARROW = (1440, 900), (360, 640)
QUALITY = 50
LOOKS = (("dark", "en"), ("light", "fr"))


def take(browser: Browser, rooms: PreparedRooms, scene: Scene, file: Path) -> None:
    """Take one screenshot. Languages and themes alternate, and differ between wide and narrow."""
    narrow = file.stem.endswith("narrow")
    theme, lang = LOOKS[(SCENES.index(scene) + narrow) % len(LOOKS)]
    width, height = NARROW if narrow else WIDE
    context = browser.new_context(
        base_url=rooms.server.address,
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=narrow,
        is_mobile=narrow,
        device_scale_factor=1.5 if narrow else 1,
    )
    prefer(context, lang=lang, theme=theme, speed="none", sound=0, passing="off")
    page = context.new_page()
    scene.open(page, rooms)
    page.wait_for_load_state("networkidle")
    debugger = context.new_cdp_session(page)  # Playwright itself writes no WebP, which is half the size
    taken = debugger.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))
    if scene.back:  # the next screenshot uses the same room
        scene.back(page)
    context.close()


def main() -> None:
    """Take screenshots of all screens, or of those named."""
    parser = argparse.ArgumentParser("python -m scripts.screenshots", description="Take screenshots of every screen.")
    parser.add_argument("--docs", action="store_true", help="renew the screenshots that the documentation shows")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these screens")
    given = parser.parse_args()
    folder = SHOWN if given.docs else ALL
    client.build_if_stale(TEST)
    folder.mkdir(parents=True, exist_ok=True)
    found = browsers.find()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node_of(TEST).program)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=found.program, env={**os.environ, **found.variables}) as browser,
    ):
        rooms = PreparedRooms(server)
        for scene in SCENES:
            if given.names and scene.name not in given.names:
                continue
            for file in (folder / f"{scene.name}-wide.webp", folder / f"{scene.name}-narrow.webp"):
                if not given.docs or file.exists():
                    take(browser, rooms, scene, file)
                    print(file.name, flush=True)


if __name__ == "__main__":
    main()
