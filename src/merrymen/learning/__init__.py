"""Players that learned: what a network reads, how it is trained, and how it plays."""
