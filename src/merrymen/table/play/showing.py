"""A position shown to everybody who looks: what seats share is encoded once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from merrymen.shapes import View
from merrymen.table.play.company import encode

CONTAINERS = (list, dict)


def share_parts(views: Collection[View]) -> None:
    """Let parts of boards that are one and the same for several seats be encoded once.

    Where seats share a reading, what a room works out of it `once` is the same object on all their
    boards; it is often most of a board.
    """
    first, shared = dict[int, Any](), set[int]()
    for view in views:
        for part in view["board"].values():
            if isinstance(part, CONTAINERS):
                if id(part) in first:
                    shared.add(id(part))
                first[id(part)] = part
    if shared:
        encoded = {at: msgspec.Raw(encode(first[at])) for at in shared}
        for view in views:
            board = view["board"]
            view["board"] = {name: encoded.get(id(part), part) for name, part in board.items()}
