"""Over plain http and not on localhost: what a browser withholds there is not missed."""

from __future__ import annotations

import random

from table.ground import Server
from web.seat import NARROW, Browser, over_network

NO_CLIPBOARD = "Document.prototype.execCommand = () => false"


def test_a_game_can_be_played(browser: Browser, server: Server) -> None:
    """Its beginning; whole evenings over such a network are in test_evening."""
    with browser.sit(over_network(server.url)) as guest:
        guest.play_now("castle_combo")
        assert guest.page.evaluate("window.isSecureContext") is False
        assert guest.page.evaluate("crypto.randomUUID === undefined")
        assert guest.play(random.Random(1), most=5) == 5


def test_every_link_can_be_read_and_copied(browser: Browser, server: Server) -> None:
    url = over_network(server.url)
    for script in ("", NO_CLIPBOARD):
        with browser.sit(url, script=script) as host:
            host.introduce("Robin")
            host.make("kings_and_creatures", 2)
            link = host.page.get_by_role("textbox", name="The table’s link")
            assert link.input_value() == f"{url}/t/{host.table}"
            host.page.get_by_role("button", name="Copy", exact=True).first.click()
            if script:
                host.page.wait_for_selector("text=The link is selected")
                selected = (
                    "document.activeElement.value.slice(document.activeElement.selectionStart)"
                )
                assert host.page.evaluate(selected) == link.input_value()
            else:
                host.page.wait_for_selector("text=Copied")


def test_settings_say_what_the_browser_withholds(browser: Browser, server: Server) -> None:
    with browser.sit(over_network(server.url), NARROW) as guest:
        guest.open("/", ".play")
        guest.page.get_by_role("button", name="Settings").click()
        assert guest.page.get_by_label("Notify me").is_disabled()
        guest.page.wait_for_selector("text=Browsers notify only over https.")
        assert guest.page.get_by_label("Soft sounds").is_enabled()
        assert guest.violations() == []
