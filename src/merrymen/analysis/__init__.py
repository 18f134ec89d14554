"""Look back at a finished game: `merrymen.analyse`."""

from merrymen.analysis.analysis import Analysis, analyse

__all__ = ["Analysis", "analyse"]
