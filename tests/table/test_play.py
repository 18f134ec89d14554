"""What people can do at a table, each thing seen working through real sockets."""

from __future__ import annotations

import asyncio
import pathlib
import time
import urllib.error
import urllib.request

import msgspec
import pytest

import merrymen
from loops import wait_for
from merrymen.client import Chair, Client, Refused, play_game
from merrymen.table.bots.levels import LEVELS
from merrymen.table.bots.pool import BotPool
from merrymen.table.bots.thinker import Thinker
from merrymen.table.bots.worker import Ready, Thought
from table.ground import ROOMY, Ground, Server, running
from table.players import play, seat_people, token_of

GAME = "kings_and_creatures"


def act_any(chair: Chair) -> int:
    view = chair.wait_for_turn()
    assert view is not None
    return chair.act(view["actions"][0]["action"])


def news(chair: Chair, wanted: str = "table") -> dict[str, object]:
    frame = chair.wait(wanted)
    found: dict[str, object] = frame[wanted] if wanted == "table" else frame
    return found


# Coming, making, joining


def test_a_guest_needs_only_a_name(server: Server) -> None:
    client = server.client("  Robin\u202e <b>Hood</b>\n of a very long name indeed ")
    assert client.get("/api/")["guest"] == "Robin <b>Hood</b> of a v"
    with pytest.raises(Refused, match="name"):
        Client(server.url).make(GAME, [{"kind": "me"}, {"kind": "bot"}])
    with pytest.raises(Refused):
        server.client(" \n ")


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    client = server.client("Robin")
    cookie = client.cookie.replace("merrymen_guest=", "")
    forged = ("A" if cookie[0] != "A" else "B") + cookie[1:]
    for value in (forged, "x", "x.y", "\u00e4.\u00f6".encode().decode("latin-1"), cookie + "x"):
        request = urllib.request.Request(server.url + "/api/")
        request.add_header("cookie", f"merrymen_guest={value}")
        with urllib.request.urlopen(request) as answer:
            assert b'"guest":null' in answer.read()


def test_open_seats_are_found_and_taken(server: Server) -> None:
    host, other = server.client("Robin"), server.client("Marian")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}], listed=True)
    table = made["table"]["id"]
    found = [each for each in other.tables() if each["id"] == table]
    assert found[0]["waiting"] == [1]
    with host.chair(made) as robin:
        assert robin.entered["table"]["status"] == "gathering"
        with other.sit(table, 1) as marian:
            assert marian.entered["table"]["seats"][1]["name"] == "Marian"
            robin.start()
            robin.wait("view")
            marian.wait("view")
            version = act_any([robin, marian][marian.frame["view"]["to_move"]])
            assert version == 1
        with pytest.raises(Refused, match="begun"):
            server.client("Tuck").sit(table, 1)


def test_a_private_table_is_not_listed(server: Server) -> None:
    client = server.client("Robin")
    made = client.make(GAME, [{"kind": "me"}, {"kind": "open"}])
    assert made["table"]["id"] not in [each["id"] for each in client.tables()]


def test_the_host_starts_with_bots(server: Server) -> None:
    host = server.client("Robin")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}])
    with server.client("Sheriff").watch(made["table"]["id"]) as sheriff:
        sheriff.send({"type": "start"})
        assert sheriff.wait("problem")["code"] == "not-host"
    with host.chair(made) as chair:
        chair.send({"type": "start", "level": "squire"})
        chair.wait("view")
        table = host.get(f"/api/tables/{chair.table}")
        assert table["status"] == "playing"
        kinds = [seat["kind"] for seat in table["seats"]]
        assert kinds == ["person", "bot", "bot"]


@pytest.mark.parametrize("game", merrymen.games())
def test_against_bots_in_one_step(server: Server, game: str) -> None:
    with server.client("Robin").play_now(game, level="outlaw") as chair:
        last = play_game(chair, lambda view: int(view["actions"][0]["action"]))
        assert last["view"]["scores"]


# Playing


def test_everybody_sees_whom_the_table_waits_for(server: Server) -> None:
    chairs = seat_people(server, GAME, 3)
    play(chairs, steps=4)
    mover = chairs[0].frame["view"]["to_move"]
    for chair in chairs:
        assert chair.frame["waiting"] == [mover]
        assert chair.client.get(f"/api/tables/{chair.table}")["waiting"] == [mover]
        chair.close()


def test_a_refused_action_says_why_and_changes_nothing(server: Server) -> None:
    chairs = seat_people(server, GAME)
    mover = chairs[0].frame["view"]["to_move"]
    with pytest.raises(merrymen.IllegalAction, match="Take one of"):
        chairs[mover].act(0)
    with pytest.raises(merrymen.IllegalAction, match="not your turn"):
        chairs[1 - mover].act(chairs[mover].frame["view"]["actions"][0]["action"])
    assert chairs[0].client.get(f"/api/tables/{chairs[0].table}")["version"] == 0
    for chair in chairs:
        chair.close()


def test_sent_again_is_answered_again_and_old_gets_the_fresh_view(server: Server) -> None:
    chairs = seat_people(server, GAME)
    mover = chairs[chairs[0].frame["view"]["to_move"]]
    action = mover.frame["view"]["actions"][0]["action"]
    for _ in range(3):
        mover.send({"type": "act", "id": "once", "version": 0, "action": action})
        ack = mover.wait("ack")
        assert (ack["id"], ack["version"], ack["applied"]) == ("once", 1, True)
    mover.send({"type": "act", "id": "late", "version": 0, "action": action})
    ack = mover.wait("ack")
    assert (ack["version"], ack["applied"]) == (1, False)
    assert mover.wait("view")["version"] == 1
    mover.send({"type": "act", "id": "ahead", "version": 99, "action": action})
    assert mover.wait("ack")["applied"] is False
    assert mover.client.get(f"/api/tables/{mover.table}")["version"] == 1
    for chair in chairs:
        chair.close()


def find_undo(server: Server, undo: bool) -> tuple[Chair, list[Chair]]:
    """Play until somebody's last action could be taken back by the rule."""
    for seed in range(40):
        chairs = seat_people(server, GAME, undo=undo)
        for _ in range(40):
            mover = chairs[0].frame["view"]["to_move"]
            if mover is None:
                break
            play(chairs, seed=seed, steps=1)
            again = chairs[0].frame["view"]["to_move"] == mover
            drawn = chairs[0].frame["view"]["board"]["stack"]["left"]
            if again and not drawn and chairs[mover].version > 8:
                return chairs[mover], chairs
        for chair in chairs:
            chair.close()
    raise AssertionError("no such game was found")


def test_undo(server: Server) -> None:
    mover, chairs = find_undo(server, True)
    while not mover.frame["undo"]:
        play(chairs, steps=1)
        mover = chairs[chairs[0].frame["view"]["to_move"]]
    version = mover.version
    board = mover.frame["view"]["board"]
    other = chairs[1 - chairs.index(mover)]
    with pytest.raises(merrymen.IllegalAction, match="take back"):
        other.undo()
    assert mover.undo() == version + 1
    assert mover.frame["view"]["board"] != board
    assert other.wait("view")["story"][0]["undone"]
    play(chairs, steps=500)
    told = mover.client.get(f"/api/tables/{mover.table}/chronicle")
    assert len(told["steps"]) == mover.version - 2
    for chair in chairs:
        chair.close()


def test_a_table_may_turn_undo_off(server: Server) -> None:
    mover, chairs = find_undo(server, False)
    assert not any(chair.frame["undo"] for chair in chairs)
    with pytest.raises(merrymen.IllegalAction, match="nothing is taken back"):
        mover.undo()
    for chair in chairs:
        chair.close()


def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    chairs = seat_people(server, GAME)
    chairs[0].say("<script>alert(1)</script>\u0000\n well met " + "!" * 999)
    line = chairs[1].wait("chat")["line"]
    assert line["text"].startswith("<script>alert(1)</script> well met !!!")
    assert len(line["text"]) == 300
    with Client(server.url).watch(chairs[0].table) as nameless:
        assert nameless.entered["chat"] == [line]
        nameless.say("who am I?")
        assert nameless.wait("problem")["code"] == "guest-first"
    with server.client("Tuck").watch(chairs[0].table) as tuck:
        tuck.say("good day")
        assert chairs[0].wait("chat")["line"]["seat"] == 0
        assert chairs[0].wait("chat")["line"]["name"] == "Tuck"
    for chair in chairs:
        chair.close()


def test_the_table_says_how_many_watch(server: Server) -> None:
    chairs = seat_people(server, GAME)
    table, host = chairs[0].table, chairs[0]

    def wait_for_watchers(count: int) -> None:
        while host.wait("table")["table"]["watching"] != count:
            pass
        assert host.client.get(f"/api/tables/{table}")["watching"] == count

    assert chairs[1].entered["table"]["watching"] == 0, "who plays does not watch"
    with Client(server.url).watch(table) as first:
        wait_for_watchers(1)
        with server.client("Tuck").watch(table) as second:
            wait_for_watchers(2)
            assert second.wait("table")["table"]["watching"] == 2
        wait_for_watchers(1)
        assert first.version == host.version
    wait_for_watchers(0)
    for chair in chairs:
        chair.close()


def test_who_comes_back_gets_log_and_view(server: Server) -> None:
    chairs = seat_people(server, GAME)
    play(chairs, steps=9)
    with Chair(chairs[0].client, chairs[0].table, chairs[0].tokens) as again:
        log = again.entered["log"]
        assert [line["version"] for line in log] == list(range(1, 10))
        assert again.frame["view"] == chairs[0].frame["view"]
        again.send({"type": "log", "before": 4})
        assert again.wait("log")["lines"] == log[:3]
    for chair in chairs:
        chair.close()


def test_leaving_and_taking_the_seat_back(server: Server) -> None:
    chairs = seat_people(server, GAME)
    robin, marian = chairs
    marian.send({"type": "leave", "seat": 1})
    while not news(robin)["seats"][1]["played_on"]:  # type: ignore[index]
        pass
    while robin.version < 4:
        act_any(robin)
    marian.send({"type": "act", "id": "x", "version": 4, "action": 1})
    marian.send({"type": "return", "seat": 1})
    while news(robin)["seats"][1]["played_on"]:  # type: ignore[index]
        pass
    play(chairs, steps=500)
    assert robin.frame["view"]["to_move"] is None
    with pytest.raises(Refused, match="not yours"):
        robin.look(1)
    for chair in chairs:
        chair.close()


# Clocks and bots


@pytest.fixture
def quick(ground: Ground, folder: pathlib.Path) -> Server:
    """A server with little patience."""
    limits = msgspec.structs.replace(ROOMY, away_s=0.3, bot_s=1.0)
    levels = {"stuck": ("search", {"seconds": 3600.0, "threads": 1})}
    return Server(ground, folder, limits, levels=levels)


def test_everybody_sees_what_time_each_seat_has(quick: Server) -> None:
    with running(quick):
        clock = {"kind": "live", "decision_s": 5, "reserve_s": 60}
        chairs = seat_people(quick, GAME, 3, clock=clock)
        face = chairs[0].frame["clock"]
        mover = chairs[0].frame["view"]["to_move"]
        assert face["times"] == [65_000] * 3
        assert (face["seat"], face["deadline"]) == (mover, face["since"] + 65_000)
        leaver = (mover + 1) % 3
        chairs[leaver].send({"type": "leave", "seat": leaver})
        while (face := chairs[0].wait("table")["clock"])["times"][leaver] is not None:
            pass
        assert face["seat"] == mover
        with quick.client("Tuck").watch(chairs[0].table) as watcher:
            assert watcher.frame["clock"]["times"] == face["times"]
        made = quick.client("Robin").make(GAME, [{"kind": "me"}, {"kind": "open"}], clock=clock)
        with quick.client("Robin").watch(made["table"]["id"]) as early:
            assert early.wait("table")["clock"] is None, "nothing runs before the game"
        for chair in chairs:
            chair.close()


def test_the_reserve_is_used_up_and_slow_clocks_count_turns(quick: Server) -> None:
    with running(quick):
        clock = {"kind": "live", "decision_s": 1, "reserve_s": 60}
        chairs = seat_people(quick, GAME, clock=clock)
        mover = chairs[0].frame["view"]["to_move"]
        time.sleep(1.3)
        play(chairs, steps=1)
        reserves = chairs[0].frame["clock"]["reserves"]
        assert 57_000 < reserves[mover] < 59_900
        assert reserves[1 - mover] == 60_000
        assert chairs[0].frame["clock"]["times"][mover] == reserves[mover] + 1_000
        slow = seat_people(quick, GAME, clock={"kind": "slow", "days": 2})
        face = slow[0].frame["clock"]
        assert face["deadline"] - face["since"] == 2 * 86_400_000
        for chair in [*chairs, *slow]:
            chair.close()


def test_nobody_waits_forever_for_who_is_gone(quick: Server) -> None:
    with running(quick):
        chairs = seat_people(quick, GAME)
        mover = chairs[0].frame["view"]["to_move"]
        stays = chairs[1 - mover]
        stays.send({"type": "hand_over", "seat": mover})
        assert stays.wait("problem")["code"] == "not-away"
        chairs[mover].close()
        time.sleep(0.5)
        stays.send({"type": "hand_over", "seat": mover})
        play_on = stays.wait_for_turn()
        assert play_on is not None
        stays.close()


def test_bots_are_made_ready_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is loaded ahead; a thought that comes meanwhile goes first."""
    match = merrymen.game(GAME).new(2, seed=1)
    mover, last = match.to_move or 0, match.legal()[-1]
    asked: list[tuple[str, bool]] = []

    async def ask(_: Thinker, thought: Thought | Ready) -> bytes:
        asked.append((thought.game, isinstance(thought, Thought)))
        await asyncio.sleep(0)
        return msgspec.msgpack.encode(last)

    async def think() -> int:
        pool = BotPool(ROOMY)
        for name in merrymen.games():
            pool.get_ready(name)
        while len(asked) < 2:
            await asyncio.sleep(0)
        action = await pool.choose(match.hidden(mover), mover, "squire")
        while {game for game, thinking in asked if not thinking} < set(merrymen.games()):
            await asyncio.sleep(0)
        await pool.close()
        return action

    monkeypatch.setattr(Thinker, "_ask", ask)
    assert wait_for(think(), 10) == last
    assert 2 <= asked.index((GAME, True)) <= 6


def test_a_game_that_begins_is_made_ready_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits down soon after the start and asks for a hint does not wait for other games."""
    *_, last = merrymen.games()
    asked: list[str] = []

    async def ask(_: Thinker, thought: Ready) -> bytes:
        asked.append(thought.game)
        await asyncio.sleep(0)
        return msgspec.msgpack.encode(0)

    async def prepare() -> None:
        pool = BotPool(ROOMY)
        for name in merrymen.games():
            pool.get_ready(name)
        pool.expect(last)
        while set(asked) < set(merrymen.games()):
            await asyncio.sleep(0)
        await pool.close()

    monkeypatch.setattr(Thinker, "_ask", ask)
    wait_for(prepare(), 10)
    lanes = ROOMY.bot_processes + 1
    assert asked[:lanes] == [last] * lanes


def test_a_stuck_bot_does_not_stop_a_table(quick: Server) -> None:
    assert "stuck" not in LEVELS
    with running(quick), quick.client("Robin").play_now(GAME, players=2, level="stuck") as chair:
        for _ in range(2):
            act_any(chair)
        assert chair.wait_for_turn() is not None


# After the game


def test_replay_export_import_continue(server: Server) -> None:
    chairs = seat_people(server, GAME, 3)
    client, table = chairs[0].client, chairs[0].table
    with pytest.raises(Refused, match="not finished"):
        client.get(f"/api/tables/{table}/replay?step=0")
    with pytest.raises(Refused, match="not finished"):
        client.get(f"/api/tables/{table}/chronicle")
    play(chairs)
    last = chairs[0].version
    step = client.get(f"/api/tables/{table}/replay?step={last}&seat=0")
    assert step["view"] == chairs[0].frame["view"]
    assert step["story"] == chairs[0].frame["story"][0]["story"]
    with pytest.raises(Refused, match="steps 0 to"):
        client.get(f"/api/tables/{table}/replay?step={last + 1}")
    told = client.get(f"/api/tables/{table}/chronicle")
    brought = server.client("Much").post("/api/chronicles", told)
    assert brought["scores"] == chairs[0].frame["view"]["scores"]
    again = client.get(f"/api/tables/{brought['id']}/replay?step=5&seat=1")
    assert again["view"] == client.get(f"/api/tables/{table}/replay?step=5&seat=1")["view"]
    own = client.post(f"/api/tables/{brought['id']}/continue", {"step": 5, "seats": [2]})
    with client.chair(own) as chair:
        assert chair.version >= 5
        while chair.wait_for_turn() is not None:
            act_any(chair)
    told["steps"][3][0] = told["steps"][2][0]
    with pytest.raises(Refused, match="does not replay"):
        client.post("/api/chronicles", told)
    for chair in chairs:
        chair.close()


# Safety


def test_a_foreign_page_is_turned_away(server: Server) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect
    from websockets.typing import Origin

    address = server.url.replace("http", "ws") + "/api/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(server.url)):
        pass
    request = urllib.request.Request(server.url + "/api/guest", data=b'{"name":"x"}')
    request.add_header("origin", "https://evil.example")
    request.add_header("content-type", "application/json")
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(request)
    assert caught.value.code == 403


def test_headers_and_cookie(server: Server) -> None:
    request = urllib.request.Request(server.url + "/api/guest", data=b'{"name":"x"}')
    request.add_header("content-type", "application/json")
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
        assert answer.headers["x-content-type-options"] == "nosniff"
    with urllib.request.urlopen(server.url + "/t/some-table") as page:
        assert page.headers["content-type"].startswith("text/html")


def test_a_cookie_under_tls_is_secure(ground: Ground, folder: pathlib.Path) -> None:
    with running(Server(ground, folder, tls=True)) as server:
        request = urllib.request.Request(server.url + "/api/guest", data=b'{"name":"x"}')
        request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request) as answer:
            assert "; secure" in answer.headers["set-cookie"].lower()


def test_limits_hold(ground: Ground, folder: pathlib.Path) -> None:
    from merrymen.table.limits import Limits

    limits = Limits(tables_per_guest=2, sockets_per_guest=2, messages_burst=5, messages_per_s=1)
    with running(Server(ground, folder, limits)) as server:
        client = server.client("Robin")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = [client.make(GAME, seats) for _ in range(2)]
        with pytest.raises(Refused, match="too many"):
            client.make(GAME, seats)
        one, two = client.chair(made[0]), client.chair(made[1])
        client.patience = 0.2
        with pytest.raises(Exception, match="too many connections"):
            client.chair(made[0])
        for _ in range(8):
            one.send({"type": "ping"})
        assert one.wait("problem")["code"] == "too-fast"
        two.close()
        one.close()


def test_a_second_server_on_one_file_is_refused(server: Server) -> None:
    from merrymen.errors import MerrymenError
    from merrymen.table.keeping.opening import alone

    with pytest.raises(MerrymenError, match="another server"), alone(server.database):
        pass


def test_tokens_of_other_seats_and_tables_open_nothing(server: Server) -> None:
    chairs = seat_people(server, GAME)
    elsewhere = seat_people(server, GAME)
    with pytest.raises(Refused, match="not valid"):
        Chair(chairs[0].client, chairs[0].table, elsewhere[0].tokens)
    assert token_of(server, chairs[0].table, 1) != token_of(server, elsewhere[0].table, 1)
    for chair in [*chairs, *elsewhere]:
        chair.close()
