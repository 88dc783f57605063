"""1.2 Profile."""

from wire.client import Client
from wire.failure import same
from wire.shapes import GOAL, PROFILE
from wire.world import PASSWORD

from .goals import new


def who_registers_has_a_profile(world):
    profile = world.ann.get("/users/me").has(200, PROFILE)
    same(profile["user_id"], world.ann.id, "the user of the profile")
    same(profile["date_of_birth"], "1990-05-17", "the date of birth")
    body = {"name": "Ann"}
    world.ann.post("/users/me", body).refuses(409, "PROFILE_EXISTS")


def a_profile_changes(world):
    change = {
        "name": "Bob",
        "bio": "Walks.",
        "preferred_unit_system": "imperial",
        "language_code": "de",
    }
    changed = world.bob.put("/users/me", change).has(200, PROFILE)
    for key, value in change.items():
        same(changed[key], value, f"the changed {key}")
    same(world.bob.get("/users/me").has(200, PROFILE), changed, "the profile")
    for body in ({}, {"name": ""}, {"name": "Bob", "preferred_unit_system": "both"}):
        world.bob.put("/users/me", body).refuses(400, "VALIDATION_ERROR")


def there_may_be_none(world):
    local = Client(world.open)
    local.get("/users/me").refuses(404, "NOT_FOUND")
    local.put("/users/me", {"name": "Ann"}).refuses(404, "NOT_FOUND")
    local.post("/users/me", {"bio": "no name"}).refuses(400, "VALIDATION_ERROR")
    local.post("/users/me", {"name": "Ann"}).has(201, PROFILE)
    local.get("/users/me").has(200, PROFILE)


def who_leaves_takes_everything_along(world):
    user = world.user()
    user.post("/goals", new()).has(201, GOAL)
    user.delete("/users/me").is_empty()
    user.get("/users/me").refuses(401, "TOKEN_REVOKED")
    body = {"email": user.email, "password": PASSWORD}
    user.post("/auth/login", body).refuses(401, "INVALID_CREDENTIALS")


CLAIMS = [
    who_registers_has_a_profile,
    a_profile_changes,
    there_may_be_none,
    who_leaves_takes_everything_along,
]
