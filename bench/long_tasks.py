"""How long a browser is busy with a view that arrives: `python -m bench.long_tasks [GAME …]`.

A piece of a game at the largest table, seen from the first seat in Chromium, at the width of a
laptop and of a phone. Every task of the page is taken from a trace, with the processor time that it
took, times four: so long would it take a machine four times as slow, and other work on the cores
does not count. Told are the tasks of over 100 ms, in which a click would have to wait, and what
the longest of them did. Opening the table is not counted. Needs Chromium and the packages for
testing.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import shutil
from collections import Counter
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tools.extras import BROWSERS
from tools.screenshots import FLAGS, SIZES

import merrymen
from bench.table.command import HOST, Measured, server
from merrymen.client import Chair, Client

SLOWED = 4
LONG_MS = 100
ACTIONS = 24
SEEN_S = 0.7  # between two actions: the page shows each of them
CATEGORIES = ["toplevel", "devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"
Event = dict[str, Any]


def measure(browser: Browser, measured: Measured, game: str, width: str) -> dict[str, Any]:
    """A piece of one game at one width."""
    url = f"http://{HOST}:{measured.port}"
    players = merrymen.game(game).players[-1]
    with Client(url, "Robin") as client:
        made = client.make(game, [{"kind": "me", "name": f"Guest {n}"} for n in range(players)])
        first = made["seats"][0]
        wide, high = SIZES[width]
        page = browser.new_page(viewport={"width": wide, "height": high})
        name, _, value = client.cookie.partition("=")  # the page does not ask for a name
        page.context.add_cookies([{"name": name, "value": value, "url": url}])
        page.goto(f"{url}/t/{made['table']['id']}#{first['seat']}.{first['token']}")
        page.wait_for_selector(".table")
        with client.chair(made) as chair:
            act(chair, page, ACTIONS // 4)  # everything that is loaded once is there
            browser.start_tracing(page=page, categories=CATEGORIES)
            acted = act(chair, page, ACTIONS)
            trace = json.loads(browser.stop_tracing())
        page.close()
    return {"game": game, "players": players, "width": wide, "actions": acted} | told(trace)


def act(chair: Chair, page: Page, most: int) -> int:
    """Act for everybody, one of the possible actions after the other; how many there were."""
    for done in range(most):
        mover = chair.frame["view"]["to_move"]
        if mover is None:
            return done
        view = chair.look(mover)["view"]
        chair.act(view["actions"][done % len(view["actions"])]["action"])
        page.wait_for_timeout(1000 * SEEN_S)
    return most


def told(trace: dict[str, Any]) -> dict[str, Any]:
    """The long tasks of the page's own thread."""
    events: list[Event] = trace["traceEvents"]
    views = Counter(
        (each["pid"], each["tid"]) for each in events if each["name"] == "FunctionCall"
    ).most_common(1)
    own = [each for each in events if (each["pid"], each["tid"]) == views[0][0]]
    tasks = [each for each in own if each["name"] == TASK and "tdur" in each]
    took = sorted(SLOWED * each["tdur"] / 1000 for each in tasks)
    longest = max(tasks, key=lambda each: each["tdur"])
    return {
        "over_100_ms": sum(each > LONG_MS for each in took),
        "longest_ms": [round(each) for each in took[:-6:-1]],
        "busy_ms": round(sum(took)),
        "longest_did": parts(longest, own),
    }


def parts(task: Event, events: list[Event]) -> dict[str, int]:
    """What a task did, in milliseconds as above, by the names that Chromium has for it."""
    start, end = task["ts"], task["ts"] + task["dur"]
    found: Counter[str] = Counter()
    for each in events:
        if each["name"] != TASK and "tdur" in each and start <= each["ts"] < end:
            found[each["name"]] += each["tdur"]
    return {name: round(SLOWED * spent / 1000) for name, spent in found.most_common(8)}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.long_tasks", description=__doc__)
    parser.add_argument("games", nargs="*", default=merrymen.games())
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file")
    chosen = parser.parse_args(argv)
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    figures = []
    with sync_playwright() as playwright, server() as measured:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game in chosen.games:
            for width in SIZES:
                rounds = [measure(browser, measured, game, width) for _ in range(chosen.rounds)]
                rounds.sort(key=lambda each: each["longest_ms"][0])
                figures.append(rounds[len(rounds) // 2])
                print(", ".join(f"{k} {v}" for k, v in figures[-1].items()), flush=True)
        browser.close()
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
