"""Words fit where they stand: nothing is cut off or sticks out, also where words are long."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tools import screenshots

import merrymen
from merrymen.match import Match
from table.ground import Server
from web.positions import played_to, sit_down
from web.seat import NARROW, ROOT, WIDE, Browser, Guest

GAMES = merrymen.games()
# Words of which something lies outside of what clips them, or of the page: the words, and by whom.
CUT = """() => {
  const found = new Set()
  const cuts = how => how === 'hidden' || how === 'clip'
  const scrolls = how => how === 'auto' || how === 'scroll'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); ) {
    const owner = node.parentElement
    if (!node.data.trim() || owner.closest('.sr, .skip, .brand, option, textarea')) continue
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const words = document.createRange()
    words.selectNodeContents(node)
    const { left, right, top, bottom, width } = words.getBoundingClientRect()
    if (!width) continue
    for (let at = owner; ; at = at.parentElement) {
      if (!at) {
        if (left < -1 || right > innerWidth + 1) found.add(`${node.data.trim()} off the page`)
        break
      }
      const { overflowX, overflowY } = getComputedStyle(at)
      if (scrolls(overflowX) || scrolls(overflowY)) break
      const box = at.getBoundingClientRect()
      const sideways = cuts(overflowX) && (left < box.left - 1.5 || right > box.right + 1.5)
      const upright = cuts(overflowY) && (top < box.top - 3 || bottom > box.bottom + 3)
      if (sideways || upright) {
        found.add(`${node.data.trim()} in ${at.tagName} ${at.getAttribute('class')}`)
        break
      }
    }
  }
  return [...found]
}"""

# Whether labels of the score sheet have icons, and how many lie upon theirs.
BESIDE = """() => {
  const labels = [...document.querySelectorAll('.sheet tbody th:has(svg)')]
  const upon = labels.filter(label =>
    label.querySelector('.words').getBoundingClientRect().left <
    label.querySelector('svg').getBoundingClientRect().right)
  return [labels.length > 0, upon.length]
}"""


def cut(guest: Guest, names: set[str]) -> list[str]:
    """What is cut, but for names: people choose those, and may choose long ones."""
    guest.page.evaluate("document.fonts.ready")
    found: list[str] = guest.page.evaluate(CUT)
    return [one for one in found if re.split(r" (?:in|off) ", one)[0] not in names]


def names_of_bots(language: str) -> set[str]:
    words = (ROOT / "web" / "src" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"bot-name-\d+ = (.+)", words))


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("de", WIDE),
        ("fr", NARROW),
        pytest.param("de", NARROW, marks=pytest.mark.long),
        pytest.param("fr", WIDE, marks=pytest.mark.long),
    ],
)
def test_no_words_are_cut_on_boards_and_score_sheets(
    language: str, size: tuple[int, int], browser: Browser, server: Server
) -> None:
    """Nor do they lie upon the icons beside them, in the languages with long words."""
    names = names_of_bots(language)
    with browser.sit(server.url, size, language=language) as guest:
        for game in GAMES:
            players = merrymen.game(game).players[-1]
            sit_down(guest, played_to(game, players, lambda m: m.to_move == 0))
            assert cut(guest, names) == [], f"{game}, at the beginning"
            whole = played_to(game, 4, lambda match: match.to_move is None)
            guest.open(f"/t/{screenshots.bring(guest.page, whole)}", "main.end")
            assert cut(guest, {*names, *whole.names}) == [], f"{game}, the score sheet"
            assert guest.page.evaluate(BESIDE) == [True, 0], f"{game}, labels of the score sheet"
            guest.check()


@pytest.mark.parametrize("players", [3, 4])
def test_what_a_bot_is_like_is_not_cut(players: int, browser: Browser, server: Server) -> None:
    """Level and character together are long, and there are up to three such panels in a row."""
    with browser.sit(server.url, WIDE, language="de") as guest:
        guest.introduce()
        wish = {"game": "sherwood_forest", "players": players, "level": "outlaw"}
        guest.open(f"/t/{guest.ask('/api/play', wish)['table']['id']}", ".table")
        guest.wait_for_turn()
        assert guest.page.locator("#others .bot-level:visible").count() == players - 1
        assert cut(guest, names_of_bots("de")) == []
        guest.check()


def test_what_is_cut_would_be_found(browser: Browser, server: Server) -> None:
    """The check itself: words that do not fit, words that do, and words that can be scrolled to."""
    with browser.sit(server.url) as guest:
        guest.open("/about")
        guest.page.evaluate("""() => document.body.insertAdjacentHTML('beforeend', `
          <p style="width: 40px; overflow: hidden; white-space: nowrap">Nottingham Castle</p>
          <p style="width: 400px; overflow: hidden">Great Oak</p>
          <p style="width: 40px; overflow: auto; white-space: nowrap">Long road</p>`)""")
        assert [one.split(" in ")[0] for one in cut(guest, set())] == ["Nottingham Castle"]


def test_the_way_to_the_score_sheet_covers_nothing(browser: Browser, server: Server) -> None:
    """Who looks at the table after the game sees all of it."""
    whole = played_to("chickwood_forest", 4, lambda match: match.to_move is None)
    with browser.sit(server.url) as guest:
        guest.introduce()
        guest.open(f"/t/{screenshots.bring(guest.page, whole)}", "main.end")
        guest.page.get_by_role("button", name="See the table").click()
        table = guest.page.locator(".table").bounding_box()
        button = guest.page.locator(".to-sheet button").bounding_box()
        assert table
        assert button
        assert button["y"] >= table["y"] + table["height"]
        assert button["y"] + button["height"] <= WIDE[1]
        assert guest.page.locator(".standing").inner_text().startswith("Total")  # not "if it ended"


@pytest.mark.parametrize("game", ["sherwood_bandits"])
def test_ones_own_gang_stays_in_sight_on_a_phone(
    game: str, browser: Browser, server: Server
) -> None:
    with browser.sit(server.url, NARROW) as guest:
        guest.play_against(game, 4)
        guest.page.evaluate("scrollTo(0, 0)")
        for part in (".head", ".head .goods"):
            box = guest.page.locator(f"#mine {part}").bounding_box()
            assert box, part
            assert box["y"] + box["height"] <= NARROW[1], part


def cards_unseen(match: Match) -> tuple[int, int]:
    """How many cards the first seat has not seen, and how many are still to be dealt."""
    board = match.view(0)["board"]
    return sum(stack["count"] for stack in board["unseen"]), board["deck"]["left"]


@pytest.mark.parametrize(
    ("unseen", "words"),
    [
        (lambda cards, deck: cards == 1 and not deck, "It is in another hand or lies face down."),
        (lambda cards, deck: cards > 1 and not deck, "They are in other hands or lie face down."),
        (lambda cards, deck: deck > 0, "They are in the deck ("),
    ],
)
def test_where_unseen_cards_are_is_told_as_it_is(
    unseen: Callable[[int, int], bool], words: str, browser: Browser, server: Server
) -> None:
    """CF-A3, CF-E1: an empty deck holds no card, and one card is not several."""

    def wanted(match: Match) -> bool:
        return match.to_move == 0 and unseen(*cards_unseen(match))

    with browser.sit(server.url) as guest:
        sit_down(guest, played_to("chickwood_forest", 4, wanted))
        assert words in guest.page.locator(".looked-at").inner_text()


def test_an_empty_tableau_draws_all_its_places(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as guest:
        told = played_to("castle_combo", 2, lambda match: match.to_move == 0)
        sit_down(guest, told)
        for tableau in guest.page.locator(".other .small").all():
            full = tableau.locator(".full").count()
            assert full > 0 or tableau.locator(".empty").count() == 9


KEYFRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")


def test_what_moves_without_end_needs_no_painting() -> None:
    """A compositor moves opacity and transform; anything else would cost a core while one waits."""
    sources = [
        path.read_text(encoding="utf-8")
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".svelte", ".css")
    ]
    frames = {name: body for source in sources for name, body in KEYFRAMES.findall(source)}
    assert len(frames) > 3
    endless = [
        line for source in sources for line in re.findall(r"animation[\w-]*:[^;]*infinite", source)
    ]
    moved = {
        name: set(re.findall(r"([\w-]+)\s*:", body)) - {"opacity", "transform"}
        for name, body in frames.items()
        if any(name in line for line in endless)
    }
    assert not any(moved.values()), moved
