"""Sit at a table from Python: for scripts and for bots.

    from merrymen.client import Client

    with Client("http://127.0.0.1:8000", name="Robin") as client:
        with client.play_now("kings_and_creatures") as chair:
            while (view := chair.wait_for_turn()) is not None:
                chair.act(view["actions"][0]["action"])
            print(chair.frame["view"]["scores"])

A chair outlives lost connections: it comes back with its token and sends again what was not
answered, under the same id, so that nothing is done twice.
"""

from __future__ import annotations

import contextlib
import http.client
import http.cookiejar
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable
from typing import Any, Self

import msgspec

from merrymen.errors import IllegalAction, MerrymenError
from merrymen.extras import of_extra
from merrymen.fairness import new_secret, seal_of
from merrymen.messages import Message, text

with of_extra("table"):
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PASSING = ("storage", "storage-full", "expires")  # problems that refuse nothing


class Refused(MerrymenError):
    """The server did not do what was asked; `reason` says why."""

    def __init__(self, code: str, reason: Message) -> None:
        self.code, self.reason = code, reason
        super().__init__(text(reason))


class Client:
    """One guest at one server."""

    def __init__(self, url: str, name: str = "", *, patience: float = 60.0) -> None:
        self.url = url.rstrip("/")
        self.patience = patience  # seconds to keep trying while a server is away
        self._cookies = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self._cookies)
        )
        if name:
            self.post("/api/guest", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._opener.close()

    @property
    def cookie(self) -> str:
        """What makes this guest known, as a header."""
        return "; ".join(f"{each.name}={each.value}" for each in self._cookies)

    # HTTP

    def get(self, path: str) -> Any:
        """What the server says about something."""
        return self._ask(urllib.request.Request(self.url + path))

    def post(self, path: str, content: Any) -> Any:
        """Ask the server to do something."""
        body = msgspec.json.encode(content)
        request = urllib.request.Request(self.url + path, data=body, method="POST")
        request.add_header("content-type", "application/json")
        return self._ask(request)

    def _ask(self, request: urllib.request.Request) -> Any:
        try:
            with self._opener.open(request, timeout=self.patience) as answer:
                return msgspec.json.decode(answer.read())
        except urllib.error.HTTPError as error:
            trouble = msgspec.json.decode(error.read())
            raise Refused(trouble["code"], trouble["reason"]) from None
        except http.client.HTTPException as error:
            raise ConnectionError("the connection broke off") from error

    # Tables

    def games(self) -> list[Json]:
        """The games that are played here."""
        found: list[Json] = self.get("/api/")["games"]
        return found

    def tables(self) -> list[Json]:
        """The tables that want to be found."""
        found: list[Json] = self.get("/api/tables")
        return found

    def make(self, game: str, seats: list[Json], **more: Any) -> Json:
        """A new table: its facts, one's seats with their tokens, and the invitations."""
        made: Json = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return made

    def play_now(self, game: str, **more: Any) -> Chair:
        """Against bots, at once."""
        nonce = new_secret()
        own = self.post("/api/play", {"game": game, "seal": seal_of(nonce), **more})
        return self.chair(own, nonce)

    def sit(self, table: str, seat: int) -> Chair:
        """Take a free seat."""
        return self.chair(self.post(f"/api/tables/{table}/seats/{seat}", {}))

    def find(self, words: str) -> Json:
        """Where three words lead: a table, and the seat that they invite to."""
        found: Json = self.get(f"/api/code/{urllib.parse.quote(words)}")
        return found

    def claim(self, table: str, token: str) -> Chair:
        """Come by a seat's link, or by the words that let another device in."""
        return self.chair(self.post(f"/api/tables/{table}/claim", {"token": token}))

    def chair(self, own: Json, nonce: str | None = None) -> Chair:
        """The seats one holds at a table, as it came from the server.

        `nonce` is what one puts into the game's chance, where its seal was sent already.
        """
        return Chair(self, own["table"]["id"], [held["token"] for held in own["seats"]], nonce)

    def watch(self, table: str) -> Chair:
        """Look on."""
        return Chair(self, table, [])


class Chair:
    """A place at one table, held by tokens; without any it is a spectator's."""

    def __init__(
        self, client: Client, table: str, tokens: list[str], nonce: str | None = None
    ) -> None:
        self.client, self.table, self.tokens = client, table, tokens
        self.commitment: str | None = None  # the server's, as it was before the game began
        self._nonce = nonce or new_secret()
        self.entered: Json = {}
        self.frame: Json = {}  # the latest view
        self.heard: list[Json] = []  # everything else, in order
        self.seat: int | None = None
        self._socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        self._enter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._socket = None
        self._open.close()

    # The connection

    def _enter(self) -> None:
        """Come to the table, for the first time or again."""
        end = time.monotonic() + self.client.patience
        while True:
            try:
                self._connect()
                return
            except (OSError, WebSocketException):
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    def _connect(self) -> None:
        self.close()
        address = self.client.url.replace("http", "ws", 1) + "/api/live"
        cookie = self.client.cookie
        headers = {"cookie": cookie} if cookie else {}
        self._socket = self._open.enter_context(
            connect(
                address,
                additional_headers=headers,
                compression=None,
                max_size=None,
                max_queue=None,
            )
        )
        enter: Json = {"type": "enter", "table": self.table, "tokens": self.tokens}
        if self.seat is not None:
            enter["seat"] = self.seat
        self.send(enter)
        while (frame := self.receive())["type"] != "entered":
            if frame["type"] == "problem":
                if frame["code"] in PASSING:
                    raise ConnectionError("the server is in trouble itself")
                raise Refused(frame["code"], frame["reason"])
        self.entered, self.seat = frame, frame["seat"]
        opened = self._put_in(frame["table"], entered=True)
        if opened or frame["table"]["status"] in ("playing", "finished", "stored"):
            self.wait("view")

    def _put_in(self, table: Json, *, entered: bool = False) -> bool:
        """Seal one's part of the game's chance, and open it when all seals are shown.

        Whether it was opened; docs/fairness.md tells what for.
        """
        settled = table["fairness"]
        if settled is None or table["status"] != "gathering" or self.seat is None:
            return False
        self.commitment = self.commitment or settled["commitment"]
        seal = seal_of(self._nonce)
        if not settled["parts"] and entered:
            self.send({"type": "seal", "seal": seal})
        if settled["commitment"] != self.commitment:
            return False
        if not any(part["seal"] == seal and not part["nonce"] for part in settled["parts"]):
            return False
        self.send({"type": "open", "nonce": self._nonce})
        return True

    def send(self, message: Json) -> None:
        """Send a message as it is."""
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message), text=True)

    def receive(self, timeout: float | None = None) -> Json:
        """The next frame; views are remembered."""
        assert self._socket is not None
        waited = self.client.patience if timeout is None else timeout
        frame: Json = msgspec.json.decode(self._socket.recv(timeout=waited))
        if frame["type"] == "view":
            self.frame = frame
        else:
            self.heard.append(frame)
            if frame["type"] == "table":
                self._put_in(frame["table"])
        return frame

    def wait(self, *kinds: str) -> Json:
        """The next frame of one of these types."""
        while (frame := self.receive())["type"] not in kinds:
            pass
        return frame

    # Playing

    @property
    def version(self) -> int:
        return int(self.frame.get("version", 0))

    def wait_for_turn(self) -> Json | None:
        """The view when it is one's turn, or None when the game is over."""
        while True:
            view: Json = self.frame.get("view", {})
            if view.get("actions"):
                return view
            if view and view["to_move"] is None:
                return None
            try:
                self.receive()
            except (OSError, WebSocketException):
                self._enter()

    def act(self, action: int) -> int:
        """Carry out an action; the table's new version, or IllegalAction."""
        return self._request({"type": "act", "version": self.version, "action": action})

    def undo(self) -> int:
        """Take the last action back."""
        return self._request({"type": "undo", "version": self.version})

    def take_back(self, to: int) -> int:
        """Against bots alone: back to a version at which one had to decide; it is practice then."""
        return self._request({"type": "take_back", "version": self.version, "to": to})

    def _request(self, message: Json) -> int:
        message["id"] = uuid.uuid4().hex
        while True:
            try:
                self.send(message)
                return self._answer(message["id"])
            except (OSError, WebSocketException):
                self._enter()  # and once more, with the same id

    def _answer(self, request: str) -> int:
        while True:
            frame = self.wait("ack", "refused", "problem")
            if frame["type"] == "problem":
                if frame["code"] in PASSING:
                    continue  # the answer comes when it has passed
                raise Refused(frame["code"], frame["reason"])
            if frame["id"] != request:
                continue
            if frame["type"] == "refused":
                raise IllegalAction(text(frame["reason"]))
            version = int(frame["version"])
            while frame["applied"] and self.version < version:
                self.wait("view")
            return version

    def look(self, seat: int) -> Json:
        """See the table from another of one's own seats."""
        self.send({"type": "look", "seat": seat})
        self.seat = seat
        while self.wait("view", "problem")["type"] == "view":
            if self.frame["seat"] == seat:
                return self.frame
        raise Refused(self.heard[-1]["code"], self.heard[-1]["reason"])

    def ready(self, ready: bool = True) -> None:
        """One is ready to begin, or not yet."""
        self.send({"type": "ready", "ready": ready})

    def start(self, level: str = "outlaw") -> None:
        """As the host: begin, after a countdown; bots take the seats that are free."""
        self.send({"type": "start", "level": level})

    def say(self, words: str) -> None:
        """A line of chat."""
        self.send({"type": "chat", "text": words})


def play_game(chair: Chair, choose: Callable[[Json], int]) -> Json:
    """Play a whole game: `choose(view)` gives an action. The last frame comes back."""
    while (view := chair.wait_for_turn()) is not None:
        chair.act(choose(view))
    return chair.frame
