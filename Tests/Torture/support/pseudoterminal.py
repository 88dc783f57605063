"""lume at a pseudo-terminal whose screen can be read."""

import fcntl
import os
import select
import signal
import struct
import termios
import time

from .program import Failure, environment
from .screen import Screen, squeezed, UnknownSequence

ARROW = "▸ "


class PseudoTerminal:
    """A pseudo-terminal, and one program after another on it.

    Both ends stay open, so that its settings can be read when the program has gone.
    """

    def __init__(self, width=80, height=24):
        self.master, self.slave = os.openpty()
        self.screen = Screen(width, height)
        self._set_size(width, height)
        self.process = None
        self.status = None
        self.received = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process is not None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        self.hang_up()

    def hang_up(self):
        """Closes both ends, as a terminal's window does."""
        for descriptor in {self.master, self.slave} - {None}:
            os.close(descriptor)
        self.master = self.slave = None

    def settings(self):
        """What `stty -a` shows."""
        return termios.tcgetattr(self.slave)

    def start(self, arguments, home, **variables):
        variables = environment(home, **variables)
        self.status = None
        self.process = os.fork()
        if self.process == 0:
            try:
                os.setsid()
                fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
                for descriptor in range(3):
                    os.dup2(self.slave, descriptor)
                os.closerange(3, 256)
                os.execve(arguments[0], arguments, variables)
            finally:
                os._exit(127)

    # Keys

    def press(self, keys):
        data = keys.encode() if isinstance(keys, str) else keys
        while data:
            written = os.write(self.master, data[:512])
            data = data[written:]
            self.read(0)

    def kill(self, number):
        os.kill(self.process, number)

    def resize(self, width, height):
        """Gives the terminal another size, of which the system tells the program."""
        self.screen.resize(width, height)
        self._set_size(width, height)

    def _set_size(self, width, height):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    # The screen

    def read(self, seconds):
        """Reads what is there, waiting for its first byte at most so long; answers its size."""
        ready, _, _ = select.select([self.master] if self.master else [], [], [], seconds)
        if not ready:
            return 0
        data = os.read(self.master, 65536)
        self.received += len(data)
        try:
            self.screen.feed(data)
        except UnknownSequence as error:
            raise Failure(f"a stray sequence {error}:\n{self.dump()}") from error
        return len(data)

    def dump(self):
        return "\n".join("    " + row for row in self.screen.rows()[-40:])

    def wait(self, what, condition, seconds=10.0):
        """Reads until a condition of the screen holds."""
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                raise Failure(f"waited {seconds} s for {what}:\n{self.dump()}")
            self.read(0.05)

    def wait_for(self, text, seconds=10.0):
        """Reads until a text is on the screen, wherever its rows end."""
        wanted = squeezed(text)
        self.wait(repr(text), lambda: wanted in squeezed(self.screen.text()), seconds)

    def typed(self):
        """What stands at the prompt; None without one."""
        return self.screen.input_line(ARROW)

    def wait_for_prompt(self, seconds=10.0):
        self.wait("an empty prompt", lambda: self.typed() == "", seconds)

    def rest(self, seconds):
        """Reads until nothing has come for so long."""
        while self.read(seconds):
            pass

    # The end

    def has_ended(self):
        if self.status is None:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.status, self.process = status, None
        return self.status is not None

    def finish(self, seconds=10.0):
        """Waits for the end; answers the status as a shell shows it."""
        deadline = time.monotonic() + seconds
        while not self.has_ended():
            if time.monotonic() > deadline:
                raise Failure(f"did not end within {seconds} s:\n{self.dump()}")
            self.read(0.02)
        while self.read(0):
            pass
        if os.WIFSIGNALED(self.status):
            return 128 + os.WTERMSIG(self.status)
        return os.WEXITSTATUS(self.status)
