"""Runs lume to its end, or asks it to end, and tells how that went."""

import signal
import subprocess
import tempfile
import time

from .program import environment
from .watch import memory


class Ended:
    """How a run of lume ended: status, what it printed, and the most memory it had, in bytes."""

    def __init__(self, command, home, seconds):
        started = time.monotonic()
        self.was_ended = False
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=errors,
                env=environment(home),
            )
            self.seconds = self._wait(process, seconds, started)
            output.seek(0)
            errors.seek(0)
            self.output, self.errors = output.read(16 << 20), errors.read(16 << 20)

    def _wait(self, process, seconds, started):
        """Waits, asks it to end after so many seconds, and ends it some time after that."""
        asked, self.memory = None, 0
        while True:
            self.memory = max(self.memory, memory(process.pid, "VmHWM"))
            self.status = process.poll()
            now = time.monotonic()
            if self.status is not None:
                return now - (asked or started)
            if asked is None and now > started + seconds:
                process.send_signal(signal.SIGTERM)
                asked, self.was_ended = now, True
            elif asked and now > asked + 60:
                process.kill()
            time.sleep(0.01)
