"""Looking back at games that are over, behind everything else that the server does."""
