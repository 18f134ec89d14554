"""`python -m bench.chaos`."""

import sys

from bench.chaos.command import main

sys.exit(main())
