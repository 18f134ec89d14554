"""Moves are told where somebody looks on; whoever comes anywhere else sees what the database has.

Nothing is compared with the database here by itself, so that nothing else mends what was not told.
"""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable
from unittest.mock import Mock

import msgspec
import pytest

from loops import wait_for
from merrymen.table.play.clock import ClockRule
from merrymen.table.play.live import Live
from merrymen.table.processes import catching_up
from merrymen.table.processes.news import Kind, Notice
from merrymen.table.storage import queries
from merrymen.table.storage.appending import Entry
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.store import Outcome
from table.between import FREE, PROMPT, Person, Story, Town, quiet, soon

LIVE = ClockRule(kind="live", decision_s=30, reserve_s=60)


@pytest.fixture
def url(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(catching_up, "LOOK_EVERY", 3_600.0)
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(address)
    return address


def lived(url: str, story: Story) -> None:
    async def run() -> None:
        town = Town(url)
        try:
            await story(town)
        finally:
            await town.close()

    wait_for(run(), 60)


def take_for_paused(live: Live) -> None:
    """In memory the clock stands still, whatever the database says."""
    state = msgspec.structs.replace(live.clock, paused_at=live.clock.since)
    live.clock = live.row.clock_state = state


def test_a_move_is_told_nobody_where_nobody_looks_on(url: str) -> None:
    """Not even who minds the table: when it has to do something, the database says so."""

    async def story(town: Town) -> None:
        here, there = await town.open(), await town.open()
        for _ in range(4):  # some are minded here, some there
            robin = await Person(here).enter(await town.make(here, FREE))
            await quiet(town)
            told = len(town.wire.told)
            for _ in range(3):
                await robin.act()
            await quiet(town)
            assert len(town.wire.told) == told
        assert not any(live.audience for live in there.tables.lives.values())

    lived(url, story)


def test_who_enters_elsewhere_sees_every_move_at_once(url: str) -> None:
    async def story(town: Town) -> None:
        here, there, made = await town.two()
        robin = await Person(here).enter(made)
        await quiet(town)
        await robin.act()
        tuck = await Person(there).enter(made, sitting=False)
        assert tuck.views == [1]
        for _ in range(3):
            version = await robin.act()
            await soon(lambda v=version: v in tuck.views)  # type: ignore[misc]
        assert tuck.views == [1, 2, 3, 4]
        tuck.session.gone()
        await quiet(town)
        told = len(town.wire.moves())
        await robin.act()
        await quiet(town)
        assert len(town.wire.moves()) == told, "nobody is there any more"

    lived(url, story)


def test_a_move_while_somebody_enters_elsewhere_is_seen(url: str) -> None:
    """That somebody is there was not known yet when the move was told to nobody."""

    async def story(town: Town) -> None:
        here, there, made = await town.two()
        robin = await Person(here).enter(made)
        await quiet(town)
        town.wire.holds = True
        tuck = await Person(there).enter(made, sitting=False)
        await robin.act()
        await asyncio.sleep(0.1)
        assert tuck.views == [0], "nobody could tell"
        town.wire.let_go()
        await soon(lambda: 1 in tuck.views)

    lived(url, story)


def test_a_move_while_the_one_before_is_read_is_seen(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(town: Town) -> None:
        here, there, made = await town.two()
        robin = await Person(here).enter(made)
        tuck = await Person(there).enter(made, sitting=False)
        await quiet(town)
        read, reading, go_on = there.follower._missed.of, asyncio.Event(), asyncio.Event()

        async def slowly(live):  # type: ignore[no-untyped-def]
            found = await read(live)
            reading.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(there.follower._missed, "of", slowly)
        await robin.act()
        await reading.wait()
        await robin.act()
        await quiet(town)
        go_on.set()
        await soon(lambda: 2 in tuck.views)
        assert tuck.views == [0, 1, 2]

    lived(url, story)


def test_a_move_elsewhere_while_ones_own_is_being_stored_is_seen(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the database before this process hears that its own is."""

    async def story(town: Town) -> None:
        here, there, made = await town.two()
        robin = await Person(here).enter(made)
        tuck = await Person(there).enter(made)
        await quiet(town)
        stored, append = asyncio.Event(), there.store.append

        def slowly(entry: Entry, done: Callable[[Outcome], None]) -> None:
            async def later(outcome: Outcome) -> None:
                await stored.wait()
                done(outcome)

            append(entry, lambda outcome: there.spawn(later(outcome)))

        monkeypatch.setattr(there.store, "append", slowly)
        acting = asyncio.create_task(tuck.act())
        live = here.tables.lives[made.table.id]
        while await here.read(lambda c: queries.version_of(c, made.table.id)) == 0:
            await asyncio.sleep(0.01)
        await here.follower.reread(live)
        assert await robin.act() == 2
        await quiet(town)
        stored.set()
        await acting
        await soon(lambda: 2 in tuck.views)

    lived(url, story)


def test_a_table_left_here_and_played_on_elsewhere_is_fresh_when_it_is_entered(url: str) -> None:
    async def story(town: Town) -> None:
        here, there, made = await town.two()
        tuck = await Person(there).enter(made, sitting=False)
        robin = await Person(here).enter(made)
        tuck.session.gone()
        await quiet(town)
        live = there.tables.lives[made.table.id]
        for _ in range(3):
            await robin.act()
        await quiet(town)
        assert live.version == 0, "nobody told"
        again = await Person(there).enter(made, sitting=False)
        assert again.views == [3]
        assert there.tables.lives[made.table.id] is live
        again.session.gone()
        await quiet(town)
        await robin.act()
        assert (await there.tables.find(made.table.id)).version == 4, "whoever asks for it"

    lived(url, story)


def test_a_frozen_table_is_read_once(url: str) -> None:
    """It has no position in memory, which is not a version that others have left behind."""

    async def story(town: Town) -> None:
        here, there, made = await town.two()
        robin = await Person(here).enter(made)
        version, table = await robin.act(), made.table.id
        await here.write(lambda c: queries.update_table(c, table, status="frozen"))
        await quiet(town)
        there.tables.lives.pop(table, None)
        frozen = await there.tables.find(table)
        assert (frozen.version, frozen.row.version) == (0, version)
        there.follower.reread = Mock(side_effect=AssertionError)  # type: ignore[method-assign]
        assert await there.tables.find(table) is frozen

    lived(url, story)


def test_a_list_of_tables_shows_what_the_database_has(url: str) -> None:
    from merrymen.table.web.tables import _info

    async def story(town: Town) -> None:
        here, there, made = await town.two()
        tuck = await Person(there).enter(made, sitting=False)
        robin = await Person(here).enter(made)
        tuck.session.gone()
        await quiet(town)
        await robin.act()
        row = await there.read(lambda c: queries.load_table(c, made.table.id))
        assert row is not None
        info = _info(there, row)
        assert (info.version, info.seats[0].here) == (1, True)

    lived(url, story)


def test_a_process_that_comes_later_is_told_until_it_says_that_nobody_is_there(url: str) -> None:
    async def story(town: Town) -> None:
        here = await town.open()
        made = await town.make(here, FREE)
        robin = await Person(here).enter(made)
        there = await town.open()
        town.wire.holds = True
        tuck = await Person(there).enter(made, sitting=False)
        await robin.act()
        town.wire.let_go()
        await soon(lambda: 1 in tuck.views)
        await town.open()
        await robin.act()  # the third is asked
        await quiet(town)
        tuck.session.gone()
        await quiet(town)
        told = len(town.wire.told)
        await robin.act()
        await quiet(town)
        assert len(town.wire.told) == told

    lived(url, story)


def test_who_had_let_go_of_a_table_tells_of_its_moves(url: str) -> None:
    """Its memory of who is elsewhere went with it: it does not take that for nobody."""

    async def story(town: Town) -> None:
        here, there, made = await town.two()
        tuck = await Person(there).enter(made, sitting=False)
        await quiet(town)
        del here.tables.lives[made.table.id]
        robin = await Person(here).enter(made)
        await robin.act()
        await soon(lambda: 1 in tuck.views)
        await quiet(town)
        robin.session.gone()
        del here.tables.lives[made.table.id]
        live = await here.tables.find(made.table.id)
        assert not live.remote
        live.audience.add(robin.session)  # acts without having come
        robin.session.live = live
        await robin.act()
        await soon(lambda: 2 in tuck.views)

    lived(url, story)


def test_who_comes_back_to_a_table_read_anew_is_told(url: str) -> None:
    """The other connection to what was dropped ends later, and says nothing of who is back."""

    async def story(town: Town) -> None:
        here, there, made = await town.two()
        robin = await Person(here).enter(made)
        tuck = await Person(there).enter(made, sitting=False)
        late = await Person(there).enter(made, sitting=False)
        late.leaves_late = True
        await quiet(town)
        there.tables.drop(there.tables.lives[made.table.id])
        again = await Person(there).enter(made, sitting=False)
        await quiet(town)
        late.session.gone()
        await quiet(town)
        version = await robin.act()
        await soon(lambda: version in again.views)
        assert version not in tuck.views

    lived(url, story)


def test_news_of_what_the_database_does_not_have_are_looked_into_once(url: str) -> None:
    async def story(town: Town) -> None:
        here, there, made = await town.two()
        await Person(here).enter(made)
        await quiet(town)
        live, looked = here.tables.lives[made.table.id], []
        lost_track = here.follower.lost_track
        here.follower.lost_track = lambda *a: (looked.append(1), lost_track(*a))  # type: ignore[assignment,func-returns-value,method-assign]
        there.others.tell(made.table.id, "moved", version=99)
        await quiet(town)
        assert (len(looked), live.busy) == (1, False)

    lived(url, story)


def test_bots_minded_elsewhere_move_at_once(url: str) -> None:
    async def story(town: Town) -> None:
        here, there, made = await town.two_with_a_bot()
        robin = await Person(here).enter(made)
        await quiet(town)
        live = here.tables.lives[made.table.id]
        for _ in range(4):
            await soon(lambda: not live.bot_to_move)
            await robin.act()
        await soon(lambda: not live.bot_to_move)
        assert there.pool.asked == 0, "one thinks, not both"  # type: ignore[attr-defined]

    lived(url, story)


def test_bots_move_where_those_of_the_players_do_not_answer(url: str) -> None:
    """Who minds the table has not heard of a single move, and does it in their stead."""

    async def story(town: Town) -> None:
        here, _, made = await town.two_with_a_bot()
        robin = await Person(here).enter(made)
        live = here.tables.lives[made.table.id]
        await soon(lambda: not live.bot_to_move, within=5)
        await quiet(town)

        async def never(*about: object, **more: object) -> int:
            await asyncio.Event().wait()
            return 0

        here.pool.choose = never  # type: ignore[method-assign]
        while not live.bot_to_move:
            await robin.act()
        version = live.version
        await soon(lambda: version + 1 in robin.views, within=10)

    lived(url, story)


def test_a_game_pauses_though_who_minds_it_has_heard_of_no_move(url: str) -> None:
    """The players' first move set the game going again before the minder did."""

    async def story(town: Town) -> None:
        here, there = await town.open(), await town.open()
        for house in town.houses:
            house.limits = msgspec.structs.replace(house.limits, pause_s=PROMPT / 4)
        made = await town.made_for(here, there, LIVE)
        robin = await Person(here).enter(made)
        table = made.table.id
        await quiet(town)
        robin.session.gone()
        await soon(lambda: there.tables.lives[table].paused, within=5)
        await quiet(town)
        again = await Person(here).enter(made)
        live = here.tables.lives[table]
        await soon(lambda: not live.paused, within=5)
        await quiet(town)
        mind = there.tables.lives[table]
        take_for_paused(mind)  # as if it had been set going by a move that nobody told
        await again.act()
        await soon(lambda: not live.bot_to_move)
        again.session.gone()
        await soon(lambda: live.paused, within=5)

    lived(url, story)


def test_news_are_heard_in_their_order_while_a_table_is_read(url: str) -> None:
    """Who minds it once took somebody who had come back for gone, and stopped the game."""

    async def story(town: Town) -> None:
        here, there, made = await town.two_with_a_bot(LIVE)
        table = made.table.id
        await quiet(town)
        there.tables.lives.pop(table, None)
        load, loaded, go_on = there.tables._load_anew, asyncio.Event(), asyncio.Event()

        async def slowly(table_id: str) -> Live | None:
            live = await load(table_id)
            loaded.set()
            await go_on.wait()
            return live

        there.tables._load_anew = slowly  # type: ignore[method-assign]

        def say(kind: Kind, held: list[int]) -> None:
            worker = here.others.worker
            there.others.hear(Notice(worker=worker, table=table, kind=kind, here=held))

        say("here", [])
        await loaded.wait()
        say("come", [0])
        go_on.set()
        await quiet(town)
        assert there.tables.lives[table].here() == {0}

    lived(url, story)


@pytest.mark.parametrize("found", ["due", "somebody comes"])
def test_a_clock_that_goes_on_unheard_is_read_again(url: str, found: str) -> None:
    """The version is the same, but who minds the table still takes it for paused."""

    async def story(town: Town) -> None:
        here, there, made = await town.two_with_a_bot(LIVE)
        table = made.table.id
        robin = await Person(here).enter(made)
        live = here.tables.lives[table]
        await soon(lambda: not live.bot_to_move, within=5)
        await quiet(town)
        mind = there.tables.lives[table]
        await there.tables.find(table)
        take_for_paused(mind)
        mind.row.due_at = None
        if found == "due":
            await here.write(lambda c: queries.update_table(c, table, due_at=1))
        else:
            await Person(here).enter(made)
        await soon(lambda: not mind.paused, within=5)
        assert robin.session.live is live

    lived(url, story)
