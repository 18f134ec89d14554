"""Players who want to play, whatever happens: what they were told, and whether it was right."""

from __future__ import annotations

import random
import threading
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

from websockets.exceptions import WebSocketException

import merrymen
from bench.chaos.weather import Stuck, Weather
from merrymen.client import Chair, Client, Refused

Json = dict[str, Any]
Kind = Literal["people", "bots", "clocks", "dozing"]
KINDS: tuple[Kind, ...] = ("people", "bots", "clocks", "dozing")
TROUBLE = (OSError, WebSocketException)
PATIENCE = 10.0  # seconds for one answer, then the line is thought to be lost
ROOMY: Json = {"kind": "live", "decision_s": 240, "reserve_s": 600}
TIGHT: Json = {"kind": "live", "decision_s": 2, "reserve_s": 1}
DOZES = 0.08  # of the decisions at a table of dozers
EARLY_S = 0.05


@dataclass
class Told:
    """What the players of one table were told."""

    table: str
    kind: Kind
    acked: dict[int, tuple[int, int, str]] = field(default_factory=dict)  # seat, action, request
    denied: dict[str, str] = field(default_factory=dict)  # requests that changed nothing: why
    finished: bool = False


class Place(Chair):
    """A seat whose owner comes back, to whichever server answers."""

    def __init__(self, company: Company, table: str, token: str) -> None:
        self.company, self.asked = company, False  # asked: the table has a question
        super().__init__(company.client(), table, [token])

    def _enter(self) -> None:
        self.come_back()

    def come_back(self) -> None:
        """Until it goes; a server that is in trouble itself is asked again."""
        begun = time.monotonic()
        while True:
            try:
                self.client = self.company.client()
                self._connect()
                return
            except TROUBLE:
                pass
            except Refused as refused:
                self.company.note(f"entering: {refused.code}")
                if refused.code not in ("storage", "storage-full", "too-fast"):
                    raise
            self.company.weather.check(begun, f"nobody lets us in at {self.table}")
            time.sleep(0.1)

    def hear(self, patience: float) -> bool:
        """One frame, if one comes."""
        try:
            frame = self.receive(timeout=patience)
        except TimeoutError:
            return False
        except TROUBLE:
            self.come_back()
            return True
        self.heard.clear()
        if frame["type"] == "view":
            self.company.check_face(frame)
        elif frame["type"] == "table":
            self.asked = frame["table"].get("question") is not None
        return True

    def is_answered(self) -> bool:
        """Whether the line still lives; who has one does not come anew, as a browser does not."""
        try:
            self.send({"type": "ping"})
            end = time.monotonic() + PATIENCE
            while (left := end - time.monotonic()) > 0:
                if self.receive(timeout=left)["type"] == "pong":
                    return True
        except TROUBLE:
            pass
        return False

    def attempt(self, action: int) -> Json:
        """Send an action until it is answered; always under the same id."""
        request = uuid.uuid4().hex
        message = {"type": "act", "id": request, "version": self.version, "action": action}
        begun = time.monotonic()
        while True:
            try:
                self.send(message)
                return self._answer_to(request)
            except TROUBLE:
                self.company.weather.check(begun, f"no answer at {self.table}")
                self.come_back()

    def _answer_to(self, request: str) -> Json:
        end = time.monotonic() + PATIENCE
        while True:
            frame = self.receive(timeout=max(0.0, end - time.monotonic()))
            if frame["type"] == "view":
                self.company.check_face(frame)
            if frame.get("id") == request and frame["type"] in ("ack", "refused"):
                return frame
            if frame["type"] == "problem":
                self.company.note(f"playing: {frame['code']}")


class Company(threading.Thread):
    """Players of one kind at one table after the other."""

    def __init__(self, urls: list[str], weather: Weather, kind: Kind, number: int, seed: int):
        super().__init__(name=f"company-{number}", daemon=True)
        self.urls, self.weather, self.kind = urls, weather, kind
        self.chance = random.Random(seed * 1_000 + number)
        self.tables: list[Told] = []
        self.notes: Counter[str] = Counter()
        self.wrong_clocks: list[str] = []
        self.stuck: str | None = None
        self.failed: BaseException | None = None
        self.waits: list[float] = []
        self._games = number

    def run(self) -> None:
        try:
            while not self.weather.over.is_set():
                self._play(merrymen.games()[self._games % len(merrymen.games())])
                self._games += 1
        except Stuck as stuck:
            self.stuck = str(stuck)
        except BaseException as error:
            self.failed = error

    def client(self) -> Client:
        """Somebody at any of the servers."""
        return Client(self.chance.choice(self.urls), patience=PATIENCE)

    def note(self, what: str) -> None:
        self.notes[what] += 1

    @property
    def actions(self) -> int:
        return sum(len(each.acked) for each in self.tables)

    # A table

    def _sit_down(self, game: str) -> list[Place]:
        count, begun = merrymen.game(game).players[0], time.monotonic()
        seats: list[Json] = [{"kind": "me"}] * count
        more: Json = {}
        if self.kind == "bots":
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "squire"}] * (count - 1)]
        elif self.kind != "people":
            more = {"clock": ROOMY if self.kind == "clocks" else TIGHT, "undo": False}
        while True:
            try:
                client = Client(self.chance.choice(self.urls), "Robin", patience=PATIENCE)
                made = client.make(game, seats, **more)
                break
            except OSError:
                pass
            except Refused as refused:
                self.note(f"making a table: {refused.code}")
                if refused.code not in ("storage", "storage-full", "busy", "internal"):
                    raise
            self.weather.check(begun, "no table can be made")
            time.sleep(0.1)
        self.tables.append(Told(made["table"]["id"], self.kind))
        return [Place(self, made["table"]["id"], held["token"]) for held in made["seats"]]

    def _play(self, game: str) -> None:
        places = self._sit_down(game)
        told, progress_at, version, sent_at = self.tables[-1], time.monotonic(), -1, None
        while True:
            newest = max(places, key=lambda place: place.version)
            if newest.version > version:
                version, progress_at = newest.version, time.monotonic()
            mover = newest.frame["view"]["to_move"]
            if mover is None:
                break
            self.weather.check(progress_at, f"{game} at {told.table}, version {version}")
            mine = places[mover] if mover < len(places) else None
            if mine is None or mine.version < version or not mine.frame["view"]["actions"]:
                self._wait_at(mine or places[0], progress_at)
            elif self.kind == "dozing" and self.chance.random() < DOZES:
                self._doze(mine, sent_at)
                sent_at = None
            else:
                sent_at = time.monotonic()
                self._act(mine, told)
                self.waits.append(time.monotonic() - sent_at)
        told.finished = True
        for place in places:
            place.close()

    def _wait_at(self, place: Place, progress_at: float) -> None:
        """For a bot, or for the news; where it takes long, whether one is asked something."""
        if place.hear(1.0):
            return
        waited = time.monotonic() - progress_at
        if waited > PATIENCE and not place.is_answered():
            place.come_back()
        if waited > 3.0 and place.seat is not None:
            self._speak_up(place)

    def _speak_up(self, place: Place) -> None:
        try:
            place.send({"type": "return", "seat": place.seat})
            place.send({"type": "answer", "about": "away", "answer": "wait"})
        except TROUBLE:
            place.come_back()

    def _act(self, place: Place, told: Told) -> None:
        action = self.chance.choice(place.frame["view"]["actions"])["action"]
        seat = place.frame["seat"]
        answer = place.attempt(action)
        if answer["type"] == "ack" and answer["applied"]:
            if answer["version"] in told.acked:
                self.note("two actions were told the same version")
            told.acked[answer["version"]] = (seat, action, answer["id"])
            while place.version < answer["version"]:
                if not place.hear(PATIENCE):
                    place.come_back()
        else:
            why = "not applied" if answer["type"] == "ack" else _why(answer)
            told.denied[answer["id"]] = why
            self.note(why)
            if answer["type"] == "refused":
                place.come_back()  # and see how it stands now

    # Clocks

    def _doze(self, place: Place, sent_at: float | None) -> None:
        """Let the time run out; it must, but not before its time."""
        version, seat = place.version, place.frame["seat"]
        time_s = place.frame["clock"]["times"][seat] / 1000
        begun, place.asked = time.monotonic(), False
        while place.version == version:
            if place.asked:  # the second time in a row: the others are asked, and who dozes wakes
                self._speak_up(place)
                return
            self.weather.check(begun, f"no time-out at {place.table}, version {version}")
            if not place.hear(1.0) and time.monotonic() - begun > PATIENCE:
                place.come_back()  # the line may be dead without a word
                place.asked = place.entered["table"].get("question") is not None
        took = time.monotonic() - (sent_at or begun)
        self.note("times that ran out")
        if sent_at is not None and took < time_s - EARLY_S:
            self.wrong_clocks.append(
                f"{place.table}, version {version}: {took:.2f} s instead of {time_s:.2f}"
            )

    def check_face(self, frame: Json) -> None:
        """What a clock shows is never more than there is, nor long over."""
        clock = frame["clock"]
        if clock is None or clock["deadline"] is None:
            return
        rule = ROOMY if self.kind == "clocks" else TIGHT
        left, most = (
            clock["deadline"] - clock["now"],
            1000 * (rule["decision_s"] + rule["reserve_s"]),
        )
        if left > most + 1000 * EARLY_S or left < -60_000:
            self.wrong_clocks.append(f"version {frame['version']}: {left} ms are left of {most}")


def _why(answer: Json) -> str:
    return f"refused: {answer['reason'].get('id', '?')}"
