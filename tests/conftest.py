"""What every test needs before anything else is imported."""

import os

# Without it, python-telegram-bot 22.8 warns when it reads a retry_after, and warnings are errors.
os.environ.setdefault("PTB_TIMEDELTA", "true")
