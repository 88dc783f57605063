"""1.2 Profile."""

from wire.client import Client
from wire.failure import same
from wire.shapes import GOAL, PREFERENCES, PROFILE
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


def a_profile_is_flat_and_nested(world):
    profile = world.ann.get("/users/me").has(200, PROFILE)
    same(profile["id"], world.ann.id, "the id")
    same(profile["email"], world.ann.email, "the email")
    for key in ("name", "bio", "preferred_unit_system", "language_code", "date_of_birth"):
        same(profile["profile"][key], profile[key], f"the nested {key}")


def the_local_user_has_one_from_the_start(world):
    local = Client(world.open)
    profile = local.get("/users/me").has(200, PROFILE)
    same(local.get("/users/me").has(200, PROFILE), profile, "the profile")
    local.post("/users/me", {"bio": "no name"}).refuses(400, "VALIDATION_ERROR")
    local.post("/users/me", {"name": "Ann"}).refuses(409, "PROFILE_EXISTS")
    same(local.put("/users/me", {"name": "Ann"}).has(200, PROFILE)["name"], "Ann", "the name")


def the_body_of_a_user_changes(world):
    path = "/users/me/physical"
    body = {"biological_sex": "female", "height_cm": 172.5, "date_of_birth": "1991-01-02"}
    changed = world.ann.patch(path, body).has(200, PROFILE)
    for key, value in {**body, "height": 172.5}.items():
        same(changed[key], value, f"the changed {key}")
        same(changed["profile"][key], value, f"the changed {key} of the profile in it")
    same(world.ann.get("/users/me").has(200, PROFILE), changed, "the profile that is read")
    again = world.ann.patch(path, {"height": 173}).has(200, PROFILE)
    same((again["height_cm"], again["biological_sex"]), (173, "female"), "height and sex")
    same(again["date_of_birth"], "1991-01-02", "the date of birth that was not named")
    world.ann.patch(path, {"date_of_birth": "1990-05-17"}).has(200, PROFILE)
    both = world.ann.patch(path, {"height": 173, "height_cm": 174}).has(200, PROFILE)
    same(both["height"], 174, "the height where both names are sent")
    refused = [(key, value) for key in ("height", "height_cm") for value in (19, 301, "tall")]
    refused += [("biological_sex", ""), ("date_of_birth", "soon")]
    for body in ({}, {"other": 1}, *({key: value} for key, value in refused)):
        world.ann.patch(path, body).refuses(400, "VALIDATION_ERROR")
    world.ann.patch(path, {"date_of_birth": "2020-01-01"}).refuses(400, "VALIDATION_FAILED")


def preferences_are_kept(world):
    path = "/users/me/preferences"
    lists = ("allergies", "dietary_restrictions", "food_dislikes")
    none = world.bob.get(path).has(200, PREFERENCES)
    same([none[key] for key in lists], [[], [], []], "the preferences of who has named none")
    profile = world.bob.get("/users/me").has(200, PROFILE)["profile"]["id"]
    same(none["user_profile_id"], profile, "the profile of the preferences")
    changed = world.bob.patch(path, {"allergies": ["nuts"]}).has(200, PREFERENCES)
    same([changed[key] for key in lists], [["nuts"], [], []], "the preferences")
    for key in ("id", "user_profile_id", "created_at"):
        same(changed[key], none[key], f"{key} of the changed preferences")
    same(world.bob.get(path).has(200, PREFERENCES), changed, "the preferences that are read")
    changed = world.bob.patch(path, {"food_dislikes": ["liver"]}).has(200, PREFERENCES)
    same([changed[key] for key in lists], [["nuts"], [], ["liver"]], "those that stay")
    for body in ({}, {"allergies": "nuts"}, {"allergies": [1]}):
        world.bob.patch(path, body).refuses(400, "VALIDATION_ERROR")
    world.bob.delete(path).is_empty()
    after = world.bob.get(path).has(200, PREFERENCES)
    same([after[key] for key in lists], [[], [], []], "the preferences after all")
    same(after["id"], none["id"], "the id of the preferences after all")


def who_leaves_takes_everything_along(world):
    user = world.user()
    user.post("/goals", new()).has(201, GOAL)
    user.delete("/users/me").is_empty()
    user.get("/users/me").refuses(401, "TOKEN_REVOKED")
    body = {"email": user.email, "password": PASSWORD}
    user.post("/auth/login", body).refuses(401, "INVALID_CREDENTIALS")
