"""1.4 Goals AI."""

from wire.client import Client
from wire.failure import check, same
from wire.shapes import ADVICE, SUGGESTION, identifier, whole, PERSONAS
from wire.world import NOBODY

from .consultations import about, talk
from .goals import a_goal

PLACES = [
    f"{family}/{{id}}{middle}/{{name}}"
    for family in ("/goals", "/wellness/goals")
    for middle in ("", "/ai")
]


def advice_is_given_at_every_place_by_both_methods(world):
    goal = a_goal(world.ann, current_value=2500)
    for name, shape in ADVICE.items():
        for place in PLACES:
            path = place.format(id=goal["id"], name=name)
            for method in ("POST", "GET"):
                data = world.ann.ask(method, path).has(200, shape)
                same(data["goal_id"], goal["id"], f"the goal of {path}")
    tips = world.ann.post(f"/goals/{goal['id']}/tips").has(200, ADVICE["tips"])
    same(tips["count"], len(tips["tips"]), "the count of tips")
    check(5 <= tips["count"] <= 7, f"there are {tips['count']} tips")
    analysis = world.ann.post(f"/goals/{goal['id']}/analysis").has(200, ADVICE["analysis"])
    same(analysis["current_progress"], 0.25, "the progress of the analysis")


def a_goal_with_a_red_flag_gets_no_plan(world):
    user = world.user()
    goal = a_goal(user, description="I have chest pain when I run")
    place = f"/goals/{goal['id']}"
    tips = user.post(f"{place}/tips").has(200, ADVICE["tips"])
    same(tips["count"], len(tips["tips"]), "the count of tips")
    steps = user.post(f"{place}/suggestions").has(200, ADVICE["suggestions"])
    analysis = user.post(f"{place}/analysis").has(200, ADVICE["analysis"])
    said = {
        "tips": tips["tips"],
        "suggestions": steps["suggestions"] + steps["next_steps"],
        "analysis": [analysis["analysis"]] + analysis["recommendations"],
    }
    for name, lines in said.items():
        text = " ".join(lines).lower()
        check("chest pain" in lines[0].lower(), f"the {name} begin with: {lines[0]}")
        check("doctor" in text and "112" in text, f"the {name} say not whom to turn to: {text}")
        for word in ("walk", "squat", "minutes"):
            check(word not in text, f"the {name} say {word!r}: {text}")


def advice_is_for_goals_of_ones_own(world):
    goal = a_goal(world.ann)
    for user, id in ((world.bob, goal["id"]), (world.ann, NOBODY), (world.ann, "x")):
        for name in ADVICE:
            for method in ("POST", "GET"):
                user.ask(method, f"/goals/{id}/{name}").refuses(404, "GOAL_NOT_FOUND")
            Client(world.accounts).post(f"/goals/{id}/{name}").refuses(401, "UNAUTHORIZED")


def goals_are_suggested(world):
    data = world.ann.post("/goals/suggestions").has(
        200, {"suggestions": [SUGGESTION], "count": whole}
    )
    same(data["count"], len(data["suggestions"]), "the count of suggestions")
    check(3 <= data["count"] <= 5, f"there are {data['count']} suggestions")
    Client(world.accounts).post("/goals/suggestions").refuses(401, "UNAUTHORIZED")


def goals_are_suggested_from_a_chat(world):
    user = world.user()
    consultation = about(user)
    path = f"/consultations/{consultation['id']}/suggest-goals"
    user.post(path).refuses(400, "INSUFFICIENT_DATA")
    same(consultation["has_context_for_goal_suggestions"], False, "the flag of a new chat")
    talk(user, consultation, "I sleep badly and I am tired all day.")
    talk(user, consultation, "I would like to move more.")
    shape = {
        "consultation_id": identifier,
        "persona": PERSONAS,
        "suggestions": [SUGGESTION],
        "count": whole,
    }
    data = user.post(path).has(200, shape)
    same(data["consultation_id"], consultation["id"], "the consultation of the suggestions")
    same((data["count"], len(data["suggestions"])), (3, 3), "the number of suggestions")
    one = user.post(path, {"max_suggestions": 1}).has(200, shape)
    same(one["count"], 1, "the number of suggestions where one is wanted")
    for most in (0, 11, "two"):
        user.post(path, {"max_suggestions": most}).refuses(400, "VALIDATION_ERROR")
    world.bob.post(path).refuses(404, "NOT_FOUND")
    Client(world.accounts).post(path).refuses(401, "UNAUTHORIZED")
    read = user.get(f"/consultations/{consultation['id']}").json()["data"]
    same(read["has_context_for_goal_suggestions"], True, "the flag after two turns")


def goals_are_not_suggested_from_a_chat_about_one(world):
    user = world.user()
    consultation = about(user, a_goal(user))
    for _ in range(3):
        said = user.post(f"/consultations/{consultation['id']}/suggest-goals").refuses(
            400, "CONSULTATION_ABOUT_GOAL"
        )
        check("this chat is about a goal" in said, f"the reason is {said!r}")
        talk(user, consultation, "I sleep badly and I am tired all day.")
    read = user.get(f"/consultations/{consultation['id']}").json()["data"]
    same(read["has_context_for_goal_suggestions"], False, "the flag after three turns")
