"""`merrymen chaos`: whole games while everything that a server stands on is taken from it."""
