"""The pages as an app: what browsers ask of one, and the page without a connection."""

from urllib.parse import urljoin

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, PageErrors

CONTROLLED = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((go) => navigator.serviceWorker.addEventListener("controllerchange", go, { once: true }));
  return navigator.serviceWorker.controller.scriptURL;
}"""
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
MEASURED = """(address) => new Promise((done, fail) => {
  const image = new Image();
  image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`);
  image.onerror = fail;
  image.src = address;
})"""


def test_the_app_can_be_installed_and_says_when_there_is_no_connection(guest: Guest, page_errors: PageErrors) -> None:
    page = guest(service_workers="allow", locale="fr-FR")
    page.goto("/mark.svg")  # nothing of the app runs here
    page.evaluate("() => caches.open('ludotheque-0123456789ab')")  # left by an older version
    page.goto("/")
    expect(page).to_have_title("Ludothèque – des jeux, une table")
    assert page.evaluate(CONTROLLED) == urljoin(page.url, "/sw.js")
    check_manifest(page)

    page.goto("/rules/dice_throne")
    expect(page).to_have_title("Règles\u202f: Dice Throne · Ludothèque")
    kept = page.evaluate(KEPT)
    assert "/offline" in kept
    assert [path for path in kept if not path.startswith("/assets/") and path not in ("/offline", "/mark.svg")] == []
    assert "ludotheque-0123456789ab" not in page.evaluate("() => caches.keys()")

    page_errors.allow("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.goto("/rules/dice_throne")
    expect(page.locator("h1")).to_have_text("Pas de connexion")
    expect(page).to_have_title("Pas de connexion · Ludothèque")
    with page.expect_navigation():
        page.get_by_role("button", name="Réessayer").click()
    expect(page.locator("h1")).to_have_text("Pas de connexion")
    assert page.url.endswith("/rules/dice_throne")


def check_manifest(page: Page) -> None:
    """Check the manifest with the eyes of the browser, which reports what it cannot use."""
    debugger = page.context.new_cdp_session(page)
    found = debugger.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest?lang=fr&theme=light")
    manifest = found["manifest"]
    assert (manifest["name"], manifest["display"]) == ("Ludothèque", "kStandalone")
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]][-1] == "Mes parties"
    for icon in manifest["icons"]:
        assert page.evaluate(MEASURED, icon["url"]) == icon["sizes"]
    assert debugger.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
