"""Runs nginx on a port of its own, and several servers behind it."""

import contextlib
import os
import shutil
import socket
import subprocess
import time

from .failure import check
from .server import Server

MAIN = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  {page}
}}
"""
#: Each request comes to another server; what comes of it is passed on as it is.
ROUND_ROBIN = """
  upstream lume {{ {servers} }}
  map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
  server {{
    listen 127.0.0.1:{port};
    client_max_body_size 2m;
    location / {{
      proxy_pass http://lume;
      proxy_http_version 1.1;
      proxy_next_upstream off;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }}
  }}
"""


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def executable():
    return os.environ.get("NGINX") or shutil.which("nginx") or shutil.which("/usr/sbin/nginx")


class Nginx:
    """nginx in a folder of its own; `page` is what it does, in its words."""

    def __init__(self, folder, page=""):
        os.makedirs(folder)
        self.folder, self.page, self.port = folder, page, free_port()

    def __enter__(self):
        with open(f"{self.folder}/nginx.conf", "w", encoding="utf-8") as file:
            file.write(MAIN.format(folder=self.folder, page=self.page))
        self.process = subprocess.Popen(
            [executable(), "-p", self.folder, "-c", f"{self.folder}/nginx.conf"],
            stderr=subprocess.PIPE,
            text=True,
        )
        deadline = time.monotonic() + 20
        while True:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            check(self.process.poll() is None, f"nginx ended: {self.process.stderr.read()}")
            check(time.monotonic() < deadline, "nginx doesn't listen")
            time.sleep(0.02)

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=20)
        self.process.stderr.close()


class Servers(contextlib.ExitStack):
    """Several runs of `lume serve` on one database, as one: `port` is that of the first."""

    def __init__(self, count, lume, folder, *flags):
        super().__init__()
        flags = (*flags, "--trusted-proxy", "127.0.0.1")
        self.all = [Server(lume, folder, *flags) for _ in range(count)]
        self.folder = folder

    def __enter__(self):
        for server in self.all:
            self.enter_context(server)
        front = Nginx(f"{self.folder}-nginx")
        servers = " ".join(f"server 127.0.0.1:{server.port};" for server in self.all)
        front.page = ROUND_ROBIN.format(servers=servers, port=front.port)
        self.enter_context(front)
        self.port = self.all[0].port
        self.base = f"http://127.0.0.1:{front.port}/api/v1"
        return super().__enter__()

    def rows(self, query):
        return self.all[0].rows(query)

    @property
    def log(self):
        return [line for server in self.all for line in server.log]

    @property
    def text(self):
        return "".join(self.log)


def serving(count, lume, folder, *flags):
    """A run of `lume serve`, or, under Scripts/postgresql, several as one."""
    return Server(lume, folder, *flags) if count == 1 else Servers(count, lume, folder, *flags)
