"""What a process uses of the machine, as Linux says it."""

from __future__ import annotations

import os
from pathlib import Path

PAGE = 4096


def processor(process: int) -> float:
    """Seconds of processor time that this process has used, its children left out."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int | str = "self") -> int:
    """Bytes of memory that a process holds now; 0 where the system doesn't say."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0
