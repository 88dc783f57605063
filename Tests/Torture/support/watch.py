"""What a process costs, as Linux tells it."""

import os
import time

TICKS = os.sysconf("SC_CLK_TCK")


def processor_time(pid):
    """Seconds that the process has run."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid, field="VmRSS"):
    """Bytes in memory; with `VmHWM` the most there ever were. 0 for a process that has ended."""
    with open(f"/proc/{pid}/status") as file:
        for line in file:
            if line.startswith(f"{field}:"):
                return int(line.split()[1]) << 10
    return 0


def descriptors(pid):
    return len(os.listdir(f"/proc/{pid}/fd"))


def comes_to_rest(pid, seconds=20.0):
    """Whether the process stops using the processor within this time, for a fifth of a second."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        before = processor_time(pid)
        time.sleep(0.2)
        if processor_time(pid) - before <= 0.04:
            return True
    return False
