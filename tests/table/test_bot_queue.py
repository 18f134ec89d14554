"""Whose bot thinks next."""

from __future__ import annotations

from loops import wait_for
from merrymen.table.bots.queue import Asked, FairQueue, Whose
from merrymen.table.bots.worker import Thought
from merrymen.table.limits import Limits

LIMITS = Limits(bots_per_guest=3, bots_per_network=5)


def ask(queue: FairQueue, guest: str, level: str = "squire", people: bool = True) -> Asked | None:
    whose = Whose(guest, f"net-{guest[0]}", people)
    asked = Asked(Thought("any", {}, b"", "", b"", 0, "greedy", {}), level, whose)
    return asked if queue.put(asked) else None


async def order(queue: FairQueue, seconds: float, count: int) -> list[str]:
    """Who is served, one after the other, where every thought takes so long."""
    found = []
    for _ in range(count):
        asked = await queue.take(only_quick=False)
        queue.thought(asked, seconds)
        queue.leave(asked)
        found.append(asked.whose.guest)
    return found


def test_people_come_before_games_that_are_only_watched() -> None:
    async def play() -> list[str]:
        queue = FairQueue(LIMITS)
        ask(queue, "a", people=False)
        ask(queue, "b")
        return await order(queue, 1.0, 2)

    assert wait_for(play(), 5) == ["b", "a"]


def test_guests_and_networks_take_turns() -> None:
    """One guest's three tables do not come before another's one, nor do three guests of a net."""

    async def play() -> list[str]:
        queue = FairQueue(LIMITS)
        for guest in ("a1", "a1", "a1", "a2", "b"):
            ask(queue, guest)
        return await order(queue, 1.0, 5)

    assert wait_for(play(), 5) == ["a1", "b", "a2", "a1", "a1"]


def test_who_has_used_much_waits_for_who_comes_new() -> None:
    async def play() -> list[str]:
        queue = FairQueue(LIMITS)
        ask(queue, "a", "legend")
        ask(queue, "a", "legend")
        first = await order(queue, 5.0, 1)
        ask(queue, "b")
        return first + await order(queue, 0.1, 2)

    assert wait_for(play(), 5) == ["a", "b", "a"]


def test_nobody_fills_the_queue() -> None:
    async def play() -> list[bool]:
        queue = FairQueue(LIMITS)
        guests = ("a1", "a1", "a1", "a1", "a2", "a2", "a3", "b")
        return [ask(queue, guest) is not None for guest in guests]

    assert wait_for(play(), 5) == [True, True, True, False, True, True, False, True]


def test_quick_thoughts_have_a_process_of_their_own() -> None:
    async def play() -> tuple[str, bool]:
        queue = FairQueue(LIMITS)
        ask(queue, "a", "legend")
        await order(queue, 1.0, 1)
        ask(queue, "a", "legend")
        ask(queue, "b")
        quick = await queue.take(only_quick=True)
        return quick.whose.guest, queue.may_take(only_quick=True)

    assert wait_for(play(), 5) == ("b", False)
