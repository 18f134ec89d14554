"""What cannot be done, and why: one error that every door of the table understands."""

from __future__ import annotations

from typing import Any

from merrymen.errors import MerrymenError
from merrymen.messages import Message, say


class Refusal(MerrymenError):
    """Something that cannot be done, for a reason that the asker may read.

    `at` is when it will be possible, where that is known.
    """

    def __init__(
        self, code: str, status: int = 409, *, at: int | None = None, **arguments: Any
    ) -> None:
        self.code, self.status, self.at = code, status, at
        self.reason: Message = say(f"table-{code}", **arguments)
        super().__init__(code)
