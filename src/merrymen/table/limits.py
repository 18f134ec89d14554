"""Every limit of the table, in one place.

The keeper of a server changes one with `limits=Limits(tables_per_guest=50)` or, when serving from
the command line, with the environment: MERRYMEN_LIMIT_TABLES_PER_GUEST=50.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one guest, one network (a /24 or a /64) and one server may ask for."""

    # Size
    message_bytes: int = 8_192  # one WebSocket message from a client
    body_bytes: int = 16_384  # one HTTP request
    head_bytes: int = 16_384  # the headers of one HTTP request, and its address
    import_bytes: int = 262_144  # one HTTP request that brings a game as a file
    name_letters: int = 24  # a guest's name
    chat_letters: int = 300  # one line of chat

    # Number
    tables_per_guest: int = 20  # gathering or playing, per host
    tables_per_network: int = 60  # created per hour
    tables_live: int = 20_000  # gathering or playing, on the whole server
    sockets_per_guest: int = 20
    sockets_per_network: int = 120
    connections_per_address: int = 200  # of any kind, from one machine that is no trusted proxy
    sockets: int = 20_000
    seats_per_socket: int = 6  # hot-seat
    seats_per_guest: int = 8  # at tables of others that gather
    tables_listed: int = 100  # in one answer
    chat_kept: int = 200  # lines shown to whoever enters
    log_lines: int = 40  # told to whoever enters, before asking for more

    # Rate (a bucket: so many at once, then so many a second)
    messages_burst: int = 60
    messages_per_s: float = 20.0
    pages_burst: int = 20  # of the log
    pages_per_s: float = 2.0
    chats_burst: int = 8  # lines of chat, per guest
    chats_per_s: float = 0.5
    chats_per_network: int = 40  # at once, then five times as many a second as one guest
    seats_per_network: int = 40  # taken at once; then one every ten seconds
    code_tries: int = 12  # wrong codes at once, per network; then one every six seconds
    requests_burst: int = 120  # HTTP, per guest; what costs more counts more
    requests_per_s: float = 20.0
    hints_burst: int = 12  # per guest; why not another action is a third of one
    hints_per_s: float = 0.5
    heavy_burst: int = 12  # making tables, importing games: per guest
    heavy_per_s: float = 0.5
    guests_per_network: float = 4.0  # a network may ask for as much as so many guests

    # Time, in seconds
    bot_s: float = 10.0  # hard limit for one thought of a bot; then greedy decides
    hint_s: float = 1.0  # for one hint
    bot_warm_s: float = 180.0  # compiling a game for the first time in a bot's process
    away_s: float = 60.0  # then others may have a bot play on for an absent seat
    enter_s: float = 15.0  # from opening a socket to its first message
    database_s: float = 5.0  # to wait for a database that is away, before saying so
    head_s: float = 10.0  # from opening a connection to the end of a request's headers
    body_s: float = 30.0  # from the end of the headers to the end of the request
    gathering_s: float = 6 * 3_600.0  # a table that never began is closed
    gathering_slow_s: float = 7 * 86_400.0  # the same where a turn may take days
    practice_s: float = 14 * 86_400.0  # a game against bots that nobody goes on with is put away
    abandoned_s: float = 60 * 86_400.0  # the same among people
    word_s: float = 1_800.0  # who is there hears of it so long before
    countdown_s: float = 3.0  # from everybody being ready to the first view
    opening_s: float = 2.5  # for browsers to open what they put into the chance, then it is dealt
    seat_idle_s: float = 180.0  # who is not there while a table gathers loses the seat
    code_s: float = 300.0  # a code for another device
    nudge_s: float = 20.0  # between two reminders
    pause_s: float = 3.0  # with nobody there; then clocks and bots stand still
    idle_s: float = 300.0  # a table without sockets leaves the memory
    unsent_bytes: int = 4_194_304  # a socket that does not read is closed

    # What is erased by itself, in days since anything happened there; 0: never
    keep_closed_days: float = 7.0  # tables that were closed before they began
    keep_games_days: float = 0.0  # games that are over or put away
    keep_chats_days: float = 0.0  # lines of chat
    keep_guests_days: float = 0.0  # guests: their names, words and seats

    # Beside the event loop
    bot_processes: int = 1
    bot_queue: int = 2_000
    bots_per_guest: int = 40  # thoughts that wait or are thought; beyond that greedy decides
    bots_per_network: int = 200
    looking_back: int = 2  # processes that analyse games, behind everything else
    look_s: float = 60.0  # hard limit for one piece of an analysis
    analysis_s: float = 22.0  # a whole game, in all these processes
    analyses: int = 20  # that wait; more are refused


def limits_from(environment: Mapping[str, str] = os.environ) -> Limits:
    """The limits, with what the environment says otherwise."""
    chosen = {
        name: environment[f"MERRYMEN_LIMIT_{name.upper()}"]
        for name in Limits.__struct_fields__
        if f"MERRYMEN_LIMIT_{name.upper()}" in environment
    }
    return msgspec.convert(chosen, Limits, strict=False)
