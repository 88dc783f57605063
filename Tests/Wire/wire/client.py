"""A client of the service, on `requests`."""

import contextlib
import http.client
from datetime import datetime

import requests

from .failure import check, same
from .shapes import fit, words


class Client:
    """Asks a server, as whoever its token says."""

    def __init__(self, server, token=None, key=None):
        self.server, self.token, self.key = server, token, key
        self.session = requests.Session()
        # Nothing of the user's: no proxy, no .netrc.
        self.session.trust_env = False

    def headers(self):
        headers = {}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.key is not None:
            headers["X-API-Key"] = self.key
        return headers

    def ask(self, method, path, json=None, **more):
        headers = {**self.headers(), **more.pop("headers", {})}
        response = self.session.request(
            method,
            self.server.base + path,
            json=json,
            headers=headers,
            timeout=20,
            allow_redirects=False,
            **more,
        )
        return Answer(f"{method} {path}", response)

    def announce(self, path, **headers):
        """A POST whose body is announced and does not come: it is refused without waiting for it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        connection.putrequest("POST", "/api/v1" + path)
        for name, value in {**self.headers(), **headers}.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        with contextlib.closing(connection):
            plain = connection.getresponse()
            response = requests.Response()
            response.status_code, response.headers = plain.status, plain.headers
            response._content = plain.read()
        return Answer(f"POST {path}", response)

    def get(self, path, **query):
        return self.ask("GET", path, params=query)

    def post(self, path, body=None, **more):
        return self.ask("POST", path, body, **more)

    def put(self, path, body=None):
        return self.ask("PUT", path, body)

    def patch(self, path, body=None):
        return self.ask("PATCH", path, body)

    def delete(self, path):
        return self.ask("DELETE", path)


class Answer:
    """What came back, and what can be claimed of it."""

    def __init__(self, name, response):
        self.name = f"{name} [{response.status_code}]"
        self.status, self.headers, self.body = response.status_code, response.headers, response.text
        self.response = response
        date = self.headers.get("Date", "")
        try:
            second = datetime.strptime(date, "%a, %d %b %Y %H:%M:%S GMT")
        except ValueError:
            second = None
        check(second is not None, f"{self.name}: the Date is {date!r}")

    def json(self):
        kind = self.headers.get("Content-Type", "")
        check(kind.split(";")[0] == "application/json", f"{self.name} is {kind!r} and no JSON")
        return self.response.json()

    def has(self, status, shape, bare=None):
        """It is a success with these data; answers them."""
        same(self.status, status, f"the status of {self.name}, {self.body[:500]},")
        body = self.json()
        same(body.get("success"), True, f"{self.name}: success")
        if bare is not None:
            fit(body, bare, f"{self.name}: the body")
        return fit(body.get("data"), shape, f"{self.name}: data")

    def is_empty(self, status=204):
        same(self.status, status, f"the status of {self.name}, {self.body[:500]},")
        same(self.body, "", f"the body of {self.name}")

    def refuses(self, status, code, details=None, naming=None):
        """It is this error, in the one form that all errors have, about a key; answers its message."""
        same(self.status, status, f"the status of {self.name}, {self.body[:500]},")
        body = self.json()
        same(body.get("success"), False, f"{self.name}: success")
        check("data" in body and body["data"] is None, f"{self.name}: data is not null: {body}")
        error = fit(body.get("error"), {"code": words, "message": words}, f"{self.name}: error")
        same(error["code"], code, f"{self.name}: error.code, of {error['message']!r},")
        if details is not None:
            fit(error.get("details"), details, f"{self.name}: error.details")
        if naming is not None:
            check(f"'{naming}'" in error["message"], f"{self.name}: {naming} isn't named: {error}")
        return error["message"]

    @property
    def details(self):
        return self.json()["error"]["details"]
