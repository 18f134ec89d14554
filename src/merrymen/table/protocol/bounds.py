"""How long and how large the parts of a request may be."""

from __future__ import annotations

from typing import Annotated

import msgspec

# Printable ASCII; a `$` alone would let a line's end through.
Ident = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
