"""1.1 Auth."""

import base64
import json
from datetime import date, timedelta

from wire.client import Client
from wire.failure import check, same
from wire.shapes import PROFILE, REGISTERED, TOKENS
from wire.world import KEY, PASSWORD, form, without


def parts(token):
    """The header and the claims of a JWT."""
    head, claims, _ = token.split(".")
    return [json.loads(base64.urlsafe_b64decode(part + "==")) for part in (head, claims)]


def forged(token, head, claims=None):
    """The token with another header or other claims, and the signature that it had."""
    old = token.split(".")
    new = [head, claims or parts(token)[1]]
    texts = [
        base64.urlsafe_b64encode(json.dumps(part).encode()).decode().rstrip("=") for part in new
    ]
    return ".".join([*texts, old[2]])


def registration_answers_with_user_and_tokens(world):
    email = world.email()
    user = Client(world.accounts).post("/auth/register", form(email)).has(201, REGISTERED)
    same(user["email"], email, "the email of who registered")
    same(user["name"], "Ann Example", "the name of who registered")


def a_birth_date_may_have_a_time(world):
    body = form(world.email(), date_of_birth="1990-05-17T00:00:00Z")
    user = Client(world.accounts)
    user.token = user.post("/auth/register", body).has(201, REGISTERED)["access_token"]
    same(
        user.get("/users/me").has(200, PROFILE)["date_of_birth"], "1990-05-17", "the date of birth"
    )


def registration_refuses_what_is_missing_or_wrong(world):
    nobody = Client(world.accounts)
    good = form(world.email())
    for key in good:
        code = "VALIDATION_FAILED" if key == "date_of_birth" else "VALIDATION_ERROR"
        nobody.post("/auth/register", without(good, key)).refuses(400, code)
    for key, value in (("email", "no address"), ("password", "seven77"), ("name", " ")):
        nobody.post("/auth/register", {**good, key: value}).refuses(400, "VALIDATION_ERROR")
    today = date.today()
    twelve = (today - timedelta(days=12 * 365)).isoformat()
    for birth in ("yesterday", twelve, (today + timedelta(days=2)).isoformat()):
        body = {**good, "date_of_birth": birth}
        nobody.post("/auth/register", body).refuses(400, "VALIDATION_FAILED")


def an_email_has_one_account(world):
    nobody = Client(world.accounts)
    for email in (world.ann.email, world.ann.email.upper()):
        nobody.post("/auth/register", form(email)).refuses(409, "EMAIL_EXISTS")


def logging_in_gives_tokens_that_say_who_it_is(world):
    body = {"email": world.ann.email, "password": PASSWORD}
    tokens = Client(world.accounts).post("/auth/login", body).has(200, TOKENS)
    _, claims = parts(tokens["access_token"])
    same(claims["sub"], world.ann.id, "the subject of the access token")
    same(claims["email"], world.ann.email, "the email of the access token")
    check(isinstance(claims["exp"], int), f"the access token has no end: {claims}")
    again = Client(world.accounts, tokens["access_token"]).get("/users/me").has(200, PROFILE)
    same(again["user_id"], world.ann.id, "the user of the profile")


def logging_in_refuses_alike_what_is_wrong_and_who_is_unknown(world):
    nobody = Client(world.accounts)
    said = [
        nobody.post("/auth/login", {"email": email, "password": password}).refuses(
            401, "INVALID_CREDENTIALS"
        )
        for email, password in (
            (world.bob.email, PASSWORD + "!"),
            ("nobody@example.org", PASSWORD),
            ("no address", PASSWORD),
        )
    ]
    same(len(set(said)), 1, "the number of sentences for a refused log-in")
    for body in ({"email": world.bob.email}, {"password": PASSWORD}, {}):
        nobody.post("/auth/login", body).refuses(400, "VALIDATION_ERROR")


def too_many_attempts_have_to_wait(world):
    user = world.user()
    body = {"email": user.email, "password": "wrong" * 3}
    answers = [user.post("/auth/login", body) for _ in range(10)]
    for answer in answers:
        answer.refuses(401, "INVALID_CREDENTIALS")
    # There is a further attempt every six seconds, which a slow machine takes for the ten.
    while answers[-1].status == 401 and len(answers) < 20:
        answers.append(user.post("/auth/login", body))
    answers[-1].refuses(429, "TOO_MANY_ATTEMPTS")
    seconds = answers[-1].headers.get("Retry-After", "")
    check(seconds.isdigit() and int(seconds) > 0, f"Retry-After is {seconds!r}")


def a_refresh_token_is_good_once(world):
    user = world.user()
    body = {"refresh_token": user.tokens["refresh_token"]}
    fresh = user.post("/auth/refresh", body).has(200, TOKENS)
    for key in TOKENS:
        check(fresh[key] != user.tokens[key], f"the refreshed {key} is the old one")
    user.token = fresh["access_token"]
    user.get("/users/me").has(200, PROFILE)
    said = user.post("/auth/refresh", body).refuses(401, "TOKEN_REVOKED")
    check("revoked" in said, f"a client cannot tell that the token is dead: {said!r}")
    # Somebody has stolen one of the two: neither is good any more.
    user.post("/auth/refresh", {"refresh_token": fresh["refresh_token"]}).refuses(
        401, "TOKEN_REVOKED"
    )
    user.get("/users/me").refuses(401, "TOKEN_REVOKED")


def refreshing_refuses_what_is_no_token(world):
    nobody = Client(world.accounts)
    nobody.post("/auth/refresh", {}).refuses(400, "VALIDATION_ERROR")
    said = nobody.post("/auth/refresh", {"refresh_token": "made-up"}).refuses(401, "INVALID_TOKEN")
    check("not valid" in said and "revoked" not in said, f"it is refused with {said!r}")


def logging_out_ends_both_tokens(world):
    user = world.user()
    refresh = {"refresh_token": user.tokens["refresh_token"]}
    user.post("/auth/logout", refresh).is_empty()
    user.get("/goals").refuses(401, "TOKEN_REVOKED")
    user.post("/auth/refresh", refresh).refuses(401, "TOKEN_REVOKED")
    other = world.user()
    other.post("/auth/logout").is_empty()
    other.get("/goals").refuses(401, "TOKEN_REVOKED")
    Client(world.accounts).post("/auth/logout", {}).refuses(400, "VALIDATION_ERROR")


def a_new_password_ends_the_other_log_ins(world):
    user, new = world.user(), "an entirely new one"
    old = {"email": user.email, "password": PASSWORD}
    other = Client(world.accounts)
    other.token = other.post("/auth/login", old).has(200, TOKENS)["access_token"]
    body = {"old_password": PASSWORD, "new_password": new}
    user.post("/auth/password", body).is_empty()
    user.get("/goals").has(200, {})
    user.post("/auth/refresh", {"refresh_token": user.tokens["refresh_token"]}).has(200, TOKENS)
    other.get("/goals").refuses(401, "TOKEN_REVOKED")
    nobody = Client(world.accounts)
    nobody.post("/auth/login", old).refuses(401, "INVALID_CREDENTIALS")
    nobody.post("/auth/login", {**old, "password": new}).has(200, TOKENS)


def a_new_password_is_refused_with_a_reason(world):
    user = world.user()
    good = {"old_password": PASSWORD, "new_password": "an entirely new one"}
    Client(world.accounts).post("/auth/password", good).refuses(401, "UNAUTHORIZED")
    for body in (
        *(without(good, key) for key in good),
        {**good, "new_password": "seven77"},
        {**good, "new_password": "iloveyou"},
    ):
        user.post("/auth/password", body).refuses(400, "VALIDATION_ERROR")
    wrong = {**good, "old_password": PASSWORD + "!"}
    answers = [user.post("/auth/password", wrong) for _ in range(10)]
    for answer in answers:
        answer.refuses(403, "INVALID_CREDENTIALS")
    # There is a further attempt every six seconds, which a slow machine takes for the ten.
    while answers[-1].status == 403 and len(answers) < 20:
        answers.append(user.post("/auth/password", wrong))
    answers[-1].refuses(429, "TOO_MANY_ATTEMPTS")
    check("Retry-After" in answers[-1].headers, "nobody is told how long to wait")
    user.get("/goals").has(200, {})


def whoever_has_no_good_token_is_refused(world):
    head, claims = parts(world.ann.token)
    tokens = {
        None: "UNAUTHORIZED",
        "": "INVALID_TOKEN",
        "nonsense": "INVALID_TOKEN",
        "a.b.c": "INVALID_TOKEN",
        world.ann.tokens["refresh_token"]: "INVALID_TOKEN",
        forged(world.ann.token, {**head, "alg": "none"}): "INVALID_TOKEN",
        forged(world.ann.token, head, {**claims, "sub": world.bob.id}): "INVALID_TOKEN",
        forged(world.ann.token, head, {**claims, "exp": claims["exp"] + 9999}): "INVALID_TOKEN",
    }
    for token, code in tokens.items():
        for path in ("/goals", "/consultations", "/insights", "/users/me"):
            answer = Client(world.accounts, token).get(path)
            answer.refuses(401, code)
            check("WWW-Authenticate" in answer.headers, f"{answer.name} names no scheme")


def a_server_with_a_key_wants_it_everywhere(world):
    user = Client(world.keyed, key=KEY)
    tokens = user.post("/auth/register", form(world.email())).has(201, REGISTERED)
    user.token = tokens["access_token"]
    user.get("/goals").has(200, {})
    for key in (None, "", KEY + "x"):
        other = Client(world.keyed, user.token, key)
        other.get("/goals").refuses(401, "INVALID_API_KEY")
        other.get("/openapi.json").refuses(401, "INVALID_API_KEY")
        other.post("/auth/login", {}).refuses(401, "INVALID_API_KEY")
