"""Carry out tasks on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence

import msgspec

from merrymen.arena.outcome import Outcome
from merrymen.arena.tasks import Task, carry_out_encoded, decoded, here
from merrymen.errors import BadSetup
from merrymen.extras import of_extra


def run(todo: Sequence[Task], workers: int = 1, ray: str | None = None) -> Iterator[Outcome]:
    """Outcomes as they come; the order may differ, the outcomes do not."""
    if ray is not None:
        return on_ray(todo, ray)
    return here(todo) if workers <= 1 else on_cores(todo, workers)


def on_cores(todo: Sequence[Task], workers: int) -> Iterator[Outcome]:
    """A process per core; each loads the compiled rules once."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers) as pool:
        yield from map(decoded, pool.imap_unordered(carry_out_encoded, _encoded(todo)))


def on_ray(todo: Sequence[Task], address: str) -> Iterator[Outcome]:
    """A Ray cluster. A task whose machine is lost is carried out again on another one."""
    with of_extra("ray"):
        import ray
    started = not ray.is_initialized()
    if started:
        try:
            ray.init(address=address, log_to_driver=False)
        except ConnectionError as error:
            raise BadSetup(
                f"no Ray cluster answers at {address} ({error}); `ray start --head` starts one here"
            ) from None
    try:
        remote = ray.remote(max_retries=-1, retry_exceptions=False)(carry_out_encoded)
        waiting = [remote.remote(data) for data in _encoded(todo)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from map(decoded, ray.get(done))
    finally:
        if started:
            ray.shutdown()


def _encoded(todo: Sequence[Task]) -> list[bytes]:
    return [msgspec.json.encode(task) for task in todo]
