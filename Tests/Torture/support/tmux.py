"""lume in a window of tmux, a terminal that others wrote."""

import os
import subprocess
import time

from .program import Failure, environment
from .pseudoterminal import ARROW


class Window:
    """A tmux server of its own with one window, in which a shell runs."""

    def __init__(self, home, width=80, height=24):
        self.home = home
        self.socket = os.path.join(home, "tmux")
        self.tmux(
            *("new-session", "-d", "-x", str(width), "-y", str(height), "sh"),
            *(";", "set", "-g", "history-limit", "20000"),
            *(";", "set", "-g", "status", "off"),
        )
        # The limit holds for windows made after it was set.
        self.tmux("new-window", "-k", "-t", "0", "PS1='$ ' sh")
        self.wait_for("$")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(
            ["tmux", "-S", self.socket, "kill-server"], capture_output=True, timeout=10
        )

    def tmux(self, *arguments, text=None):
        ended = subprocess.run(
            ["tmux", "-f", "/dev/null", "-S", self.socket, *arguments],
            input=text,
            capture_output=True,
            timeout=10,
            env=environment(self.home),
        )
        if ended.returncode != 0:
            raise Failure(f"tmux {arguments[0]}: {ended.stderr.decode()}")
        return ended.stdout.decode("utf-8", "replace")

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def paste(self, text):
        """As a terminal does whose user pastes: in brackets where they are asked for."""
        self.tmux("load-buffer", "-", text=text.encode())
        self.tmux("paste-buffer", "-p")

    def resize(self, width, height):
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def text(self):
        """All rows, those that scrolled off included."""
        return self.tmux("capture-pane", "-p", "-S", "-").rstrip("\n")

    def screen(self):
        return self.tmux("capture-pane", "-p").rstrip("\n")

    def typed(self):
        """What stands at the prompt; None without one."""
        rows = self.tmux("capture-pane", "-p", "-J").rstrip("\n")
        return rows.rpartition(ARROW.strip())[2].strip() if ARROW.strip() in rows else None

    def wait(self, what, condition, seconds=15.0):
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                raise Failure(f"waited {seconds} s for {what}:\n{self.screen()}")
            time.sleep(0.02)

    def wait_for(self, text, seconds=15.0):
        self.wait(repr(text), lambda: text in self.screen(), seconds)

    def run(self, arguments):
        """Starts lume in the shell, between two looks at the settings of the tty."""
        line = " ".join("'" + argument.replace("'", "'\\''") + "'" for argument in arguments)
        home = self.home
        for name in ("before", "after", "status"):
            if os.path.exists(f"{home}/{name}"):
                os.remove(f"{home}/{name}")
        script = f"clear\nstty -a >{home}/before\n{line}\necho $? >{home}/status\nstty -a >{home}/after\n"
        with open(f"{home}/script", "w", encoding="utf-8") as opened:
            opened.write(script)
        self.tmux("clear-history")
        self.type(f". {home}/script")
        self.press("Enter")

    def wait_for_end(self, seconds=15.0):
        """Answers the status, and the settings of the tty before and after."""
        after = os.path.join(self.home, "after")
        self.wait("the end", lambda: os.path.exists(after) and os.path.getsize(after), seconds)
        texts = []
        for name in ("status", "before", "after"):
            with open(os.path.join(self.home, name), encoding="utf-8") as opened:
                texts.append(opened.read())
        return int(texts[0]), texts[1], texts[2]
