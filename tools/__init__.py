"""What a checkout needs before anything is installed: the standard library alone."""
