"""Guided games at a table: the coach, who speaks to the learner's seat and lets the bots wait."""
