"""Making tables, taking seats, beginning, again, going on, and games as files."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

import merrymen
from merrymen.chronicle import Chronicle
from merrymen.errors import BadSetup
from merrymen.game import Game
from merrymen.match import Match
from merrymen.table import clock, queries
from merrymen.table.clock import ClockRule
from merrymen.table.house import House, Refusal
from merrymen.table.levels import check_level
from merrymen.table.live import Live, result_of, table_info
from merrymen.table.loading import first_position, rows_of
from merrymen.table.protocol import (
    Continue,
    HeldSeat,
    NewTable,
    OwnTable,
    PlayNow,
    SeatWish,
    Status,
    TableInfo,
)
from merrymen.table.queries import SeatRow, TableRow, now_ms
from merrymen.table.schema import seats, snapshots, tables
from merrymen.table.store import signed
from merrymen.table.tokens import Guest, clean, new_id
from merrymen.table.trail import Row, Trail, checksum, layout_hash, layout_of

DEFAULT_LEVEL = "normal"


async def make(house: House, guest: Guest, wish: NewTable, address: str) -> OwnTable:
    """A new table; it begins at once where no seat is free."""
    game = merrymen.game(wish.game)
    edition = house.shelf.get(game, wish.edition)
    game.check_players(len(wish.seats))
    options = game.choose_options(wish.options)
    problems = wish.clock.problems()
    if problems:
        raise BadSetup("; ".join(problems))
    await check_room(house, guest, address)
    row = _new_row(game, edition.hash, options, guest, [_seat(house, guest, w) for w in wish.seats])
    row.listed, row.undo = wish.listed, wish.undo
    row.clock = msgspec.json.encode(wish.clock).decode()
    await _keep(house, row, edition.path.read_bytes() if edition.path.is_file() else b"")
    return await _made(house, row, guest)


async def play_now(house: House, guest: Guest, wish: PlayNow, address: str) -> OwnTable:
    """Oneself against bots, in one step."""
    game = merrymen.game(wish.game)
    others = game.check_players(wish.players) - 1
    bots = [SeatWish(kind="bot", level=wish.level) for _ in range(others)]
    table = NewTable(
        game=wish.game,
        seats=[SeatWish(kind="me"), *bots],
        options=wish.options,
        edition=wish.edition,
    )
    return await make(house, guest, table, address)


async def check_room(house: House, guest: Guest, address: str) -> None:
    """Refusal where this guest, this address or this server has enough tables."""
    if await house.read(lambda c: queries.live_count(c, guest.id)) >= house.limits.tables_per_guest:
        raise Refusal("too-many-tables", 429)
    if await house.read(queries.live_count) >= house.limits.tables_live:
        raise Refusal("full-house", 503)
    if not house.making.take(address):
        raise Refusal("too-many-tables", 429)


def _seat(house: House, guest: Guest, wish: SeatWish) -> SeatRow:
    """A seat as it was wished for; `_new_row` numbers them."""
    if wish.kind == "me":
        name = clean(wish.name, house.limits.name_letters) or guest.name
        return SeatRow(seat=0, kind="person", name=name, guest=guest.id)
    if wish.kind == "bot":
        level = check_level(house.levels, wish.level)
        return SeatRow(seat=0, kind="bot", name="", level=level)
    return SeatRow(seat=0, kind=wish.kind, name="")


def _new_row(
    game: Game, edition: str, options: dict[str, Any], guest: Guest, seat_rows: list[SeatRow]
) -> TableRow:
    at = now_ms()
    for number, seat in enumerate(seat_rows):
        seat.seat = number
    return TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        edition=edition,
        options=msgspec.json.encode(options).decode(),
        players=len(seat_rows),
        seed=None,
        status="gathering",
        version=0,
        listed=False,
        undo=True,
        clock=msgspec.json.encode(ClockRule()).decode(),
        clock_state=msgspec.json.encode(clock.ClockState(at)).decode(),
        due_at=None,
        host=guest.id,
        host_name=guest.name,
        origin="live",
        frozen=None,
        next=None,
        result=None,
        created_at=at,
        changed_at=at,
        seats=seat_rows,
    )


def first_row(game: Game, seed: int) -> tuple[TableRow, Match]:
    """The row and the first position of a table, nobody's in particular, that has just begun."""
    seat_rows = [SeatRow(seat=0, kind="person", name="") for _ in range(game.players[0])]
    row = _new_row(game, game.edition.hash, game.choose_options({}), Guest("", ""), seat_rows)
    row.seed, row.status = seed, "playing"
    return row, game.new(row.players, seed=seed)


async def _keep(
    house: House, row: TableRow, edition_file: bytes, log_rows: Iterable[Row] = ()
) -> None:
    """Store a new table."""

    def change(connection: Connection) -> None:
        if edition_file:
            queries.keep_edition(connection, row.game, row.edition, edition_file)
        queries.insert_table(connection, row, log_rows)

    await house.write(change)


async def _made(house: House, row: TableRow, guest: Guest) -> OwnTable:
    """Begin if nobody is missing, and hand out the seats."""
    live = await house.find(row.id)
    await begin_if_full(house, live)
    return own(house, live, guest)


async def begin_if_full(house: House, live: Live) -> None:
    """Begin the game as soon as no seat is free."""
    row = live.row
    if row.status != "gathering" or any(s.kind in ("open", "invite") for s in row.seats):
        return
    row.seed = secrets.randbits(64)
    first = first_position(row, house.shelf)
    row.seed, seed = None, row.seed
    state = clock.start(live.rule, row.players, now_ms())
    due = live.due_at(first.to_move, state, now_ms())

    def change(connection: Connection) -> None:
        begun = connection.execute(
            sa.update(tables)
            .where(tables.c.id == row.id, tables.c.status == "gathering")
            .values(
                status="playing",
                seed=signed(seed),
                clock_state=msgspec.json.encode(state).decode(),
                due_at=due,
                changed_at=state.since,
            )
        )
        if begun.rowcount:
            keep_first(connection, row.id, first)

    await house.write(change)
    await house.refresh(live)
    if live.bot_to_move:
        house.think(live)


def keep_first(connection: Connection, table_id: str, first: Match, version: int = 0) -> None:
    """A first snapshot: it says which layout the table's fingerprints were made with."""
    queries.keep_layout(connection, layout_of(first.game))
    connection.execute(
        sa.insert(snapshots).values(
            table_id=table_id,
            seq=version,
            layout=layout_hash(first.game),
            record=first.record.tobytes(),
        )
    )


def own(house: House, live: Live, guest: Guest) -> OwnTable:
    """A table with the seats that a guest holds, and the host's invitations."""
    mine, invites = [], []
    for seat in live.row.seats:
        token = house.keys.seat_token(live.row.id, seat.seat, seat.generation)
        if seat.kind == "person" and seat.guest == guest.id:
            mine.append(HeldSeat(seat=seat.seat, token=token))
        elif seat.kind == "invite" and live.row.host == guest.id:
            invites.append(HeldSeat(seat=seat.seat, token=token))
    return OwnTable(table=live.info(), seats=mine, invites=invites)


async def sit(house: House, live: Live, guest: Guest, seat: int, kind: str = "open") -> OwnTable:
    """Take a free seat."""
    if seat >= live.row.players:
        raise Refusal("no-seat", 404)
    if live.row.status != "gathering" or live.row.seats[seat].kind != kind:
        raise Refusal("not-free")

    def change(connection: Connection) -> bool:
        values = {"kind": "person", "name": guest.name, "guest": guest.id}
        queries.update_table(connection, live.row.id, changed_at=now_ms())
        return queries.update_seat(connection, live.row.id, seat, kind, **values)

    taken = await house.write(change)
    await house.refresh(live)
    if not taken:
        raise Refusal("not-free")
    await begin_if_full(house, live)
    return own(house, live, guest)


def seat_of_token(house: House, live: Live, token: str) -> int | None:
    """The seat that a token holds."""
    for seat in live.row.seats:
        if house.keys.is_seat_token(token, live.row.id, seat.seat, seat.generation):
            return seat.seat
    return None


async def claim(house: House, live: Live, guest: Guest, token: str) -> OwnTable:
    """Come by a seat's link: a free seat becomes one's own, an own seat is found again."""
    seat = seat_of_token(house, live, token)
    if seat is None or live.row.seats[seat].kind == "bot":
        raise Refusal("bad-token", 403)
    kind = live.row.seats[seat].kind
    if kind in ("open", "invite"):
        await sit(house, live, guest, seat, kind)
    return OwnTable(table=live.info(), seats=[HeldSeat(seat=seat, token=token)])


async def get_up(house: House, live: Live, seat: int) -> None:
    """Leave: before the game the seat is free again, in the game a bot plays on."""
    if live.row.status == "playing":
        await house.play_on(live, seat, True)
        return
    if live.row.status != "gathering":
        return
    free = {"kind": "open", "name": "", "guest": None}
    generation = live.row.seats[seat].generation + 1
    await house.write(
        lambda c: queries.update_seat(c, live.row.id, seat, "person", generation=generation, **free)
    )
    await house.refresh(live)


async def start_now(house: House, live: Live, level: str) -> None:
    """Fill the free seats with bots and begin."""
    check_level(house.levels, level)
    if live.row.status != "gathering":
        raise Refusal("not-playing")

    def change(connection: Connection) -> None:
        connection.execute(
            sa.update(seats)
            .where(seats.c.table_id == live.row.id, seats.c.kind.in_(("open", "invite")))
            .values(kind="bot", level=level, name="", generation=seats.c.generation + 1)
        )

    await house.write(change)
    await house.refresh(live)
    await begin_if_full(house, live)


async def rematch(house: House, live: Live, guest: Guest, address: str) -> str:
    """The same seats again; whoever asks first makes the table, the others find it."""
    old = live.row
    if old.status != "finished":
        raise Refusal("not-finished")
    if old.next:
        return old.next
    await check_room(house, guest, address)
    again = [msgspec.structs.replace(seat, generation=0, played_on=False) for seat in old.seats]
    game = merrymen.game(old.game)
    row = _new_row(game, old.edition, msgspec.json.decode(old.options), guest, again)
    row.listed, row.undo, row.clock = old.listed, old.undo, old.clock

    def change(connection: Connection) -> str:
        won = connection.execute(
            sa.update(tables)
            .where(tables.c.id == old.id, tables.c.next.is_(None))
            .values(next=row.id)
        )
        if won.rowcount:
            queries.insert_table(connection, row)
            return row.id
        found = queries.load_table(connection, old.id)
        assert found is not None
        assert found.next is not None
        return found.next

    table_id = await house.write(change)
    await begin_if_full(house, await house.find(table_id))
    await house.refresh(live)
    return table_id


async def go_on(house: House, live: Live, guest: Guest, wish: Continue, address: str) -> OwnTable:
    """A new table that begins at a point of a stored game; bots take the other seats."""
    check_level(house.levels, wish.level)
    reel = await house.reel(live.row)
    if not 0 <= wish.step < len(reel.positions) or reel.positions[wish.step].to_move is None:
        raise Refusal("no-step", 404, last=len(reel.positions) - 2)
    if any(seat >= live.row.players for seat in wish.seats):
        raise Refusal("no-seat", 404)
    await check_room(house, guest, address)
    old = live.row
    seat_rows = [
        SeatRow(seat=0, kind="person", name=guest.name, guest=guest.id)
        if number in wish.seats
        else SeatRow(seat=0, kind="bot", name="", level=wish.level)
        for number in range(old.players)
    ]
    game = merrymen.game(old.game)
    row = _new_row(game, old.edition, msgspec.json.decode(old.options), guest, seat_rows)
    row.origin, row.rules, row.seed = "continued", old.rules, old.seed
    rows = _renumbered(reel.rows[: wish.step], reel.positions)
    await _keep_begun(house, row, rows, reel.positions[wish.step], reel.positions[0])
    made = await house.find(row.id)
    if made.bot_to_move:
        house.think(made)
    return own(house, made, guest)


def _renumbered(rows: list[Row], positions: list[Match]) -> list[Row]:
    """The steps that were not taken back, numbered anew."""
    return [
        msgspec.structs.replace(row, seq=number, request=None, checksum=checksum(positions[number]))
        for number, row in enumerate(rows, 1)
    ]


async def _keep_begun(
    house: House, row: TableRow, rows: list[Row], last: Match, first: Match
) -> None:
    """Store a table that begins with some actions already done."""
    trail = Trail(last, len(rows))
    row.version = trail.version
    if row.status == "gathering":
        row.status = "playing"
        by_bot = last.to_move is not None and row.seats[last.to_move].by_bot
        row.due_at = now_ms() if by_bot else None

    def change(connection: Connection) -> None:
        queries.insert_table(connection, row, rows)
        keep_first(connection, row.id, first)
        if rows:
            keep_first(connection, row.id, last, len(rows))

    await house.write(change)


async def bring(house: House, guest: Guest, told: Chronicle, address: str) -> TableInfo:
    """A game from a file, checked by replaying it: to step through and to go on from."""
    await check_room(house, guest, address)
    at = now_ms()
    match, rows = await house.read(lambda _: rows_of(told, house.shelf, at))
    if told.digest:
        await house.read(lambda _: list(told.replay(match.edition)))
    game = match.game
    names = [clean(name, house.limits.name_letters) for name in told.names[: match.players]]
    names += [""] * (match.players - len(names))
    seat_rows = [SeatRow(seat=0, kind="person", name=name) for name in names]
    row = _new_row(game, told.edition, match.options, guest, seat_rows)
    finished: Status = "finished" if match.to_move is None else "stored"
    row.origin, row.seed, row.status = "imported", told.seed, finished
    row.result = result_of(match) if match.to_move is None else None
    await _keep_begun(house, row, rows, match, first_position(row, house.shelf))
    return table_info(row, game, [], set())


def listed_tables(connection: Connection, game: str | None, most: int) -> list[TableRow]:
    """The tables to show at home: listed ones that gather or play."""
    where = sa.and_(tables.c.listed.is_(True), tables.c.status.in_(queries.LIVE))
    if game is not None:
        where = sa.and_(where, tables.c.game == game)
    return queries.load_tables(connection, where, most)


def tables_of(connection: Connection, guest: Guest, most: int) -> list[TableRow]:
    """The tables that a guest sits at or has made, the latest first."""
    seated = sa.select(seats.c.table_id).where(seats.c.guest == guest.id)
    where = sa.and_(
        sa.or_(tables.c.host == guest.id, tables.c.id.in_(seated)), tables.c.status != "closed"
    )
    return queries.load_tables(connection, where, most)
