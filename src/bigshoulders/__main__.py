"""`python -m bigshoulders` is the command `bigshoulders`."""

import sys

from bigshoulders.cli.main import main

sys.exit(main())
