"""1.3 Goals."""

from datetime import date, timedelta

from wire.failure import check, same
from wire.shapes import (
    ACTIVITY,
    BARE_GOAL,
    GOAL,
    GOAL_TYPES,
    HISTORY,
    INSTANCE,
    STATISTICS,
    fit,
    page,
)
from wire.world import NOBODY, without

TODAY = date.today()


def new(**changed):
    """A goal as the canonical document has it."""
    return {
        "title": "Walk 10k steps",
        "description": "I sit all day and want to feel awake in the evening",
        "start_date": TODAY.isoformat(),
        "target_date": (TODAY + timedelta(days=30)).isoformat(),
        "goal_type": "activity",
        "target_value": 10000,
        "target_unit": "steps",
        **changed,
    }


def a_goal(user, **changed):
    return user.post("/goals", new(**changed)).has(201, GOAL)


def recurring(user, pattern="daily"):
    body = new(is_recurring=True, recurrence_pattern=pattern, target_value=8, target_unit="glasses")
    return user.post("/goals", without(body, "target_date")).has(201, GOAL)


def a_goal_is_what_was_asked_for(world):
    goal = a_goal(world.ann, current_value=2500)
    for key, value in new(current_value=2500).items():
        same(goal[key], value, f"the {key} of the new goal")
    same(goal["user_id"], world.ann.id, "the user of the new goal")
    same(goal["progress"], 0.25, "the progress of the new goal")
    same(goal["status"], "active", "the status of the new goal")
    same(goal["days_remaining"], 30, "the days remaining")
    same(goal["is_overdue"], False, "whether the new goal is overdue")
    same(goal["is_recurring"], False, "whether the new goal recurs")
    check("conversation_id" in goal, "a goal without a chat has no conversation_id")
    same(world.ann.get(f"/goals/{goal['id']}").has(200, GOAL), goal, "the goal that is read")
    same(world.ann.get(f"/goals/{goal['id'].upper()}").has(200, GOAL), goal, "the goal by A-F")


def what_its_number_means_is_stored_with_a_goal(world):
    user = world.user()
    goal = recurring(user)
    path = f"/goals/{goal['id']}"
    same(goal["measure"], "period", "the measure of eight glasses a day")
    limited = user.patch(path, {"measure": "limit"}).has(200, GOAL)
    same(limited["measure"], "limit", "a measure that was set")
    renamed = user.patch(path, {"title": "Drink more water"}).has(200, GOAL)
    same(renamed["measure"], "limit", "a measure that was set, under another title")
    for measure in ("total", "level", "clock", "much"):
        user.patch(path, {"measure": measure}).refuses(400, "INVALID_REQUEST")
    read = user.patch(path, {"measure": "auto"}).has(200, GOAL)
    same(read["measure"], "period", "a measure that follows the words again")
    level = a_goal(user, title="165 is the number", target_unit="lb", measure="level")
    same(level["measure"], "level", "a measure that was set from the start")
    weighed = new(title="165 is the number", target_unit="lb", measure="period")
    user.post("/goals", weighed).refuses(400, "INVALID_REQUEST")
    # What is read may be written back.
    walked = a_goal(user)
    same(walked["measure"], "period", "the measure of steps")
    user.put(f"/goals/{walked['id']}", walked).has(200, GOAL)


def a_character_has_no_more_bytes_than_five(world):
    # One character each, since what joins emoji makes no character of its own.
    joined = "a" + "\u200d" * 100_000
    for key in ("title", "description", "target_unit", "goal_type"):
        for text in (joined, "a\u0000b"):
            world.ann.post("/goals", new(**{key: text})).refuses(400, "INVALID_REQUEST")


def less_may_be_the_target(world):
    body = {"goal_type": "weight", "current_value": 180, "target_value": 165, "target_unit": "lbs"}
    goal = a_goal(world.ann, **body)
    same(goal["progress"], 0, "the progress of a goal that goes down")
    same(goal["status"], "active", "the status of a goal that goes down")
    path = f"/goals/{goal['id']}/progress"
    half = world.ann.patch(path, {"current_value": 172.5}).has(200, GOAL)
    same(half["progress"], 0.5, "the progress half-way down")


def progress_may_name_its_message(world):
    path = f"/goals/{a_goal(world.ann)['id']}/progress"
    for name in ("nobody's", "", None):
        body = {"current_value": 5, "message_id": name}
        same(world.ann.patch(path, body).has(200, GOAL)["current_value"], 5, "the value")
    for name in (7, "x" * 300):
        body = {"current_value": 6, "message_id": name}
        world.ann.patch(path, body).refuses(400, "INVALID_REQUEST")


def a_value_may_say_its_unit(world):
    made = a_goal(world.ann, target_unit="km", target_value=5)
    for path in (f"/goals/{made['id']}", f"/goals/{made['id']}/progress"):
        for unit, value in (("m", 3), ("pages", 3000), (None, 3000)):
            body = {"current_value": 3000, "current_unit": unit}
            same(world.ann.patch(path, body).has(200, GOAL)["current_value"], value, "the value")
        for unit in (7, "", "u" * 51):
            body = {"current_value": 6, "current_unit": unit}
            world.ann.patch(path, body).refuses(400, "INVALID_REQUEST")


def every_type_is_taken(world):
    for word in GOAL_TYPES:
        same(a_goal(world.bob, goal_type=word)["goal_type"], word, "the type of the goal")
    world.bob.post("/goals", new(goal_type="knitting")).refuses(400, "INVALID_REQUEST")


def bounds_are_kept(world):
    longest = a_goal(world.ann, title="x" * 200, description="y" * 1000, target_unit="u" * 50)
    same(len(longest["title"]), 200, "the length of the longest title")
    same(a_goal(world.ann, title="  Walk  ")["title"], "Walk", "a title with spaces around it")
    plain = world.ann.post("/goals", without(new(), "description")).has(201, GOAL)
    same(plain["description"], "", "the description of a goal without one")
    for changed in (
        {"title": "x" * 201},
        {"title": "  "},
        {"description": "y" * 1001},
        {"target_unit": "u" * 51},
        {"target_unit": ""},
        {"target_value": "many"},
        {"target_value": True},
        {"start_date": "soon"},
        {"target_date": "2027-02-30"},
        {"current_value": -1},
        {"is_recurring": True, "recurrence_pattern": "yearly"},
    ):
        key = list(changed)[-1]
        world.ann.post("/goals", new(**changed)).refuses(400, "INVALID_REQUEST", naming=key)
    for value in (0, -5):
        answer = world.ann.post("/goals", new(target_value=value))
        answer.refuses(400, "INVALID_TARGET_VALUE", naming="target_value")
    for key in without(new(), "description"):
        world.ann.post("/goals", without(new(), key)).refuses(400, "INVALID_REQUEST", naming=key)


def goals_are_listed_in_pages(world):
    user = world.user()
    goals = [
        a_goal(user, title=f"Goal {number}", goal_type=kind)
        for number, kind in enumerate(["activity", "sleep", "nutrition", "activity", "weight"])
    ]
    shape = page("goals", GOAL)
    everything = user.get("/goals").has(200, shape)
    same(everything["goals"], goals, "the list of goals")
    same(everything["total"], 5, "the total")
    same(everything["has_more"], False, "has_more of the whole list")
    same((everything["limit"], everything["offset"]), (20, 0), "the page that nobody asked for")
    second = user.get("/goals", limit=2, offset=2).has(200, shape)
    same(second["goals"], goals[2:4], "the second page")
    same((second["total"], second["has_more"]), (5, True), "total and has_more of the second page")
    for query, expected in (
        ({"type": "activity"}, [goals[0], goals[3]]),
        ({"goal_type": "sleep"}, [goals[1]]),
        ({"status": "active"}, goals),
        ({"status": "completed"}, []),
        ({"category": "physical"}, [goals[0], goals[3]]),
    ):
        found = user.get("/goals", **query).has(200, shape)["goals"]
        same(found, expected, f"what {query} finds")
    for query in (
        {"limit": 0},
        {"limit": 101},
        {"limit": "all"},
        {"limit": 1.5},
        {"limit": ""},
        {"offset": -1},
        {"offset": "x"},
        {"status": "lost"},
        {"status": ""},
        {"type": "knitting"},
        {"goal_type": "x", "type": "weight"},
        {"category": "x", "type": "weight"},
        {"include_statistics": "maybe"},
    ):
        answer = user.get("/goals", **query)
        answer.refuses(400, "INVALID_REQUEST", naming=list(query)[0])


def a_refusal_names_the_bound(world):
    for query, words in (
        ({"offset": 1_000_000_001}, "at most 1000000000"),
        ({"offset": -1}, "at least 0"),
        ({"limit": 101}, "at most 100"),
    ):
        message = world.ann.get("/goals", **query).refuses(400, "INVALID_REQUEST")
        check(words in message, f"{query} is refused with {message!r}")


def a_goal_has_statistics_for_who_asks(world):
    shape = {**GOAL, "statistics": STATISTICS}
    goal = a_goal(world.ann, current_value=5000)
    path = f"/goals/{goal['id']}"
    found = world.ann.get(path, include_statistics="true").has(200, shape)
    statistics = fit(found["statistics"], STATISTICS, "the statistics")
    for key, value in (
        ("progress_percentage", 50),
        ("days_active", 1),
        ("days_remaining", 30),
        ("total_updates", 1),
        ("completion_rate", 0.5),
        ("trend", "stable"),
        ("best_day", TODAY.isoformat()),
    ):
        same(statistics[key], value, f"{key} of the statistics")
    world.ann.get("/goals", include_statistics="true").has(200, page("goals", shape))
    check(
        "statistics" not in world.ann.get(path).has(200, GOAL), "statistics that nobody asked for"
    )
    world.ann.get(path, include_statistics="maybe").refuses(400, "INVALID_REQUEST")


def a_goal_is_replaced(world):
    goal = a_goal(world.ann)
    path = f"/goals/{goal['id']}"
    body = {
        "title": "Walk 8k steps",
        "description": "",
        "progress": 0.1,
        "status": "paused",
        "goal_type": "wellness",
        "target_value": 8000,
        "target_unit": "paces",
        "current_value": 4000,
    }
    changed = world.ann.put(path, body).has(200, GOAL)
    for key, value in {**body, "progress": 0.5}.items():
        same(changed[key], value, f"the {key} of the replaced goal")
    same(changed["target_date"], goal["target_date"], "the target date that was not named")
    for key in body:
        world.ann.put(path, without(body, key)).refuses(400, "INVALID_REQUEST", naming=key)
    world.ann.put(path, {**body, "target_value": 0}).refuses(400, "INVALID_TARGET_VALUE")
    world.ann.put(path, {**body, "status": "lost"}).refuses(400, "INVALID_REQUEST")


def progress_counts_where_an_app_does_not_know_the_value(world):
    """Its outbox sends 0 for the value, whatever else has changed."""
    goal = a_goal(world.ann)
    path = f"/goals/{goal['id']}"
    body = {**without(without(new(), "start_date"), "target_date"), "status": "active"}
    for title, progress in (("Walk 10k steps", 0.25), ("Walk 10k steps", 0.5), ("Walk far", 0.5)):
        sent = {**body, "title": title, "progress": progress, "current_value": 0}
        changed = world.ann.put(path, sent).has(200, GOAL)
        same(changed["title"], title, "the title")
        same(changed["progress"], progress, "the progress beside a value of 0")
        same(changed["current_value"], progress * 10000, "the value that the progress comes to")
    same_value = {**body, "progress": 0.75, "current_value": 5000}
    changed = world.ann.put(path, same_value).has(200, GOAL)
    same(changed["current_value"], 7500, "the value where the one that was read is sent")
    changed = world.ann.put(path, {**same_value, "current_value": 6000}).has(200, GOAL)
    same(changed["current_value"], 6000, "the value where it is news")
    for progress in (0.4, 0.7, 0.2):
        same_value = {**body, "progress": progress, "current_value": 4000}
        changed = world.ann.put(path, same_value).has(200, GOAL)
        same(changed["progress"], progress, "the progress beside a value that was sent before")
    reset = world.ann.put(path, {**body, "progress": 0, "current_value": 0}).has(200, GOAL)
    same((reset["current_value"], reset["progress"]), (0, 0), "the goal after both are 0")


def a_goal_changes_in_part(world):
    goal = a_goal(world.ann)
    path = f"/goals/{goal['id']}"
    day = (TODAY + timedelta(days=9)).isoformat()
    for body, key, expected in (
        ({"title": "Walk more"}, "title", "Walk more"),
        ({"description": "Slowly"}, "description", "Slowly"),
        ({"targetDate": f"{day}T00:00:00Z"}, "target_date", day),
        ({"target_date": day}, "target_date", day),
        ({"progress": 0.5}, "current_value", 5000),
        ({"progress": 0.25}, "current_value", 2500),
        ({"status": "in_progress"}, "status", "active"),
        ({"status": "paused"}, "status", "paused"),
        ({"category": "sleep"}, "goal_type", "sleep"),
    ):
        changed = world.ann.patch(path, body).has(200, GOAL, bare=BARE_GOAL)
        same(changed[key], expected, f"{key} after {body}")
    for body in ({"title": ""}, {"status": "lost"}, {"targetDate": "soon"}):
        world.ann.patch(path, body).refuses(400, "INVALID_REQUEST")
    for progress in (-1, 1.5, 25):
        refused = world.ann.patch(path, {"progress": progress})
        check("0 to 1" in refused.refuses(400, "INVALID_REQUEST"), f"bounds of progress {progress}")


def a_goal_speaks_both_dialects(world):
    goal = a_goal(world.ann)
    answer = world.ann.get(f"/goals/{goal['id']}")
    answer.has(200, GOAL, bare=BARE_GOAL)
    body = answer.json()
    same(body["status"], "not_started", "the status of a new goal in the bare dialect")
    same(body["targetDate"], goal["target_date"] + "T00:00:00Z", "targetDate")
    same(body["category"], "fitness", "the category of activity")
    bare = {
        "title": "Sleep well",
        "targetDate": goal["target_date"] + "T00:00:00Z",
        "category": "sleep",
    }
    made = world.ann.post("/goals", bare).has(201, GOAL)
    same(made["goal_type"], "sleep", "the type of a goal of the bare dialect")
    same(made["target_unit"], "completion", "the unit of a goal of the bare dialect")
    same(made["target_date"], goal["target_date"], "the date of a goal of the bare dialect")


def reaching_the_target_completes(world):
    goal = a_goal(world.ann)
    path = f"/goals/{goal['id']}"
    changed = world.ann.patch(path + "/progress", {"current_value": 10000}).has(200, GOAL)
    same((changed["status"], changed["progress"]), ("completed", 1), "the goal at its target")
    for body in ({}, {"current_value": -1}, {"current_value": "all"}):
        world.ann.patch(path + "/progress", body).refuses(400, "INVALID_REQUEST")


def a_goal_ends_with_the_value_that_it_has(world):
    for verb, status in (("complete", "completed"), ("abandon", "abandoned")):
        goal = a_goal(world.ann, current_value=7200)
        for _ in range(2):
            ended = world.ann.post(f"/goals/{goal['id']}/{verb}").has(200, GOAL)
            same(ended["status"], status, f"the status after {verb}")
            same(ended["current_value"], 7200, f"the value after {verb}")


def a_deleted_goal_is_gone(world):
    goal = a_goal(world.ann)
    path = f"/goals/{goal['id']}"
    world.ann.delete(path).is_empty()
    world.ann.get(path).refuses(404, "GOAL_NOT_FOUND")
    world.ann.delete(path).refuses(404, "GOAL_NOT_FOUND")


def a_recurring_goal_has_periods(world):
    goal = recurring(world.ann)
    same(goal["days_remaining"], -1, "the days remaining of a goal without an end")
    same(goal["is_recurring"], True, "whether it recurs")
    same(goal["recurrence_pattern"], {"pattern": "daily"}, "how it recurs")
    path = f"/goals/{goal['id']}"
    day = world.ann.get(path + "/today").has(200, INSTANCE)
    same((day["status"], day["current_value"]), ("pending", 0), "the period at its start")
    progress = f"/goals/instances/{day['id']}/progress"
    half = world.ann.put(progress, {"current_value": 4}).has(200, INSTANCE)
    same((half["status"], half["current_value"]), ("in_progress", 4), "the period half-way")
    full = world.ann.put(progress, {"current_value": 8}).has(200, INSTANCE)
    same(full["status"], "completed", "the status of the period at its end")
    same(world.ann.get(path).has(200, GOAL)["status"], "active", "the goal behind its period")
    history = world.ann.get(path + "/history").has(200, HISTORY)
    same(history["goal_id"], goal["id"], "the goal of the history")
    same(history["summary"]["completed"], 1, "how many days were completed")
    same(history["instances"], [full], "the history")
    same(history["limit"], 30, "the length of a page of history")
    none = world.ann.get(path + "/history", to="2020-01-01").has(200, page("instances", INSTANCE))
    same(none["instances"], [], "the history before the goal")
    world.ann.get(path + "/history", **{"from": "soon"}).refuses(400, "INVALID_REQUEST")
    world.ann.put(progress, {"current_value": -1}).refuses(400, "INVALID_REQUEST")
    world.ann.put("/goals/instances/x/progress", {"current_value": 1}).refuses(404, "NOT_FOUND")
    for pattern in ("weekly", "monthly"):
        found = recurring(world.ann, pattern)["recurrence_pattern"]
        same(found, {"pattern": pattern}, "how it recurs")


def a_goal_recurs_on_some_days(world):
    body = new(is_recurring=True, recurrence_pattern="daily", target_value=8, target_unit="glasses")
    body = without(body, "target_date")
    today = TODAY.isoweekday()
    # 0 and 7 are the same day, and a list comes back in its own order.
    other = today % 7 + 1
    chosen = [([today], 200), ([today % 7], 200), ([other], 404), ([other % 7], 404)]
    chosen.append((sorted({today % 7, 3, 5}, reverse=True), 200))
    for days, status in chosen:
        goal = world.ann.post("/goals", {**body, "recurrence_days": days}).has(201, GOAL)
        same(goal["recurrence_days"], days, "the days")
        same(goal["recurrence_pattern"], {"pattern": "daily", "days": days}, "how it recurs")
        found = world.ann.get(f"/goals/{goal['id']}/today")
        same(found.status, status, f"the status of today, which is {today}, of {days}")
    for days in ([-1], [8], [1, 1], ["monday"]):
        world.ann.post("/goals", {**body, "recurrence_days": days}).refuses(400, "INVALID_REQUEST")


def nothing_may_be_the_target_of_what_recurs(world):
    body = without(new(target_value=0, target_unit="cigarettes"), "target_date")
    goal = world.ann.post("/goals", {**body, "is_recurring": True, "recurrence_pattern": "daily"})
    goal = goal.has(201, GOAL)
    same((goal["target_value"], goal["progress"]), (0, 0), "a limit of nothing")
    path = f"/goals/{goal['id']}"
    kept = world.ann.patch(path + "/progress", {"current_value": 0}).has(200, GOAL)
    same((kept["progress"], kept["status"]), (0, "active"), "a day that is kept so far")
    over = world.ann.patch(path + "/progress", {"current_value": 2}).has(200, GOAL)
    same((over["progress"], over["current_value"]), (0, 2), "a day beyond the limit")
    same(world.ann.get(path + "/today").has(200, INSTANCE)["status"], "missed", "that day")
    world.ann.post("/goals", new(target_value=0)).refuses(400, "INVALID_TARGET_VALUE")


def a_recurrence_has_an_end(world):
    body = new(is_recurring=True, recurrence_pattern="daily", target_value=8, target_unit="glasses")
    body = without(body, "target_date")
    end = (TODAY + timedelta(days=3)).isoformat()
    goal = world.ann.post("/goals", {**body, "recurrence_end_date": end}).has(201, GOAL)
    same((goal["recurrence_end_date"], goal["days_remaining"]), (end, 3), "the end")
    path = f"/goals/{goal['id']}"
    later = (TODAY + timedelta(days=9)).isoformat()
    changed = world.ann.patch(path, {"recurrence_end_date": later}).has(200, GOAL)
    same(changed["recurrence_end_date"], later, "the end that was changed")
    same(recurring(world.ann)["recurrence_end_date"], None, "the end of a goal without one")
    refused = {**body, "recurrence_end_date": "soon"}
    world.ann.post("/goals", refused).refuses(400, "INVALID_REQUEST")


def a_goal_that_does_not_recur_has_none(world):
    goal = a_goal(world.ann)
    for name in ("today", "history"):
        world.ann.get(f"/goals/{goal['id']}/{name}").refuses(400, "INVALID_REQUEST")


def what_is_noted_is_listed(world):
    goal = a_goal(world.ann)
    path = f"/goals/{goal['id']}/activities"
    bodies = [
        {"activity_type": "run", "value": 5.5, "notes": "in the rain"},
        {"activity_type": "check_in", "note": "felt good"},
        {"activity_type": "progress_update", "progress_delta": 1500},
        {"activity_type": "milestone", "title": "Half-way"},
    ]
    noted = [world.ann.post(path, body).has(201, ACTIVITY) for body in bodies]
    for body, activity in zip(bodies, noted):
        for key, value in body.items():
            same(activity[key], value, f"the {key} of an activity")
        same(activity["goal_id"], goal["id"], "the goal of an activity")
        same(activity["user_id"], world.ann.id, "the user of an activity")
        same(activity["timestamp"], activity["created_at"], "its timestamp")
        same(activity["logged_at"], activity["created_at"], "its logged_at")
        for key in ("value", "progress_delta"):
            same(key in activity, key in body, f"whether {body} comes back with {key}")
    listed = world.ann.get(path).has(200, page("activities", ACTIVITY))
    same(listed["activities"], noted[::-1], "the activities")
    same(world.ann.get(f"/goals/{goal['id']}").has(200, GOAL)["current_value"], 1500, "the value")
    for body in (
        {},
        {"activity_type": ""},
        {"activity_type": "note", "note": "x" * 1001},
        {"activity_type": "note"},
        {"activity_type": "progress_update"},
        {"activity_type": "milestone"},
        {"activity_type": "run", "value": 1, "notes": "x" * 501},
    ):
        world.ann.post(path, body).refuses(400, "INVALID_REQUEST")


def nobody_sees_the_goal_of_another(world):
    goal = a_goal(world.ann)
    for user, path in (
        (world.bob, f"/goals/{goal['id']}"),
        (world.ann, f"/goals/{NOBODY}"),
        (world.ann, "/goals/x"),
    ):
        body = {"current_value": 1, "activity_type": "run", "value": 1}
        put = {**new(), "progress": 0, "status": "active", "current_value": 0}
        asked = [
            ("GET", "", None),
            ("PUT", "", put),
            ("PATCH", "", {"title": "Mine"}),
            ("DELETE", "", None),
            ("PATCH", "/progress", body),
            ("POST", "/complete", None),
            ("POST", "/abandon", None),
            ("GET", "/today", None),
            ("GET", "/history", None),
            ("GET", "/activities", None),
            ("POST", "/activities", body),
        ]
        for method, rest, sent in asked:
            user.ask(method, path + rest, sent).refuses(404, "GOAL_NOT_FOUND")
    check(goal["id"] not in world.bob.get("/goals", limit=100).body, "another's goal is listed")
    same(world.ann.get(f"/goals/{goal['id']}").has(200, GOAL), goal, "the goal that was tried")


def a_change_that_is_to_match_an_etag_is_not_made(world):
    goal = a_goal(world.ann)
    place = f"/goals/{goal['id']}"
    for method in ("PATCH", "DELETE"):
        for tag in ('"1"', 'W/"1"', '"1", "2"'):
            refused = world.ann.ask(method, place, {"title": "Rest"}, headers={"If-Match": tag})
            refused.refuses(412, "PRECONDITION_FAILED")
        world.ann.ask(method, f"/goals/{NOBODY}", {}, headers={"If-Match": '"1"'}).refuses(
            404, "GOAL_NOT_FOUND"
        )
    for end in ("complete", "abandon"):
        refused = world.ann.ask("POST", f"{place}/{end}", headers={"If-Match": '"1"'})
        refused.refuses(412, "PRECONDITION_FAILED")
    same(world.ann.get(place).has(200, GOAL), goal, "the goal")
    world.ann.ask("DELETE", place, headers={"If-Match": "*"}).is_empty()


def the_older_paths_are_the_same_goals(world):
    goal = world.ann.post("/wellness/goals", new()).has(201, GOAL)
    path = f"/wellness/goals/{goal['id']}"
    same(world.ann.get(f"/goals/{goal['id']}").has(200, GOAL), goal, "the goal by its other path")
    same(world.ann.get(path).has(200, GOAL), goal, "the goal by its older path")
    world.ann.get("/wellness/goals").has(200, page("goals", GOAL))
    world.ann.patch(path + "/progress", {"current_value": 1}).has(200, GOAL)
    world.ann.put(path + "/progress", {"current_value": 2}).has(200, GOAL)
    world.ann.post(path + "/complete").has(200, GOAL)
    world.ann.delete(path).is_empty()


def a_key_is_one_of_ascii(world):
    user = world.user()
    for key in ("", "k-\xe9", "k" * 300):
        user.post("/goals", new(), headers={"Idempotency-Key": key}).refuses(400, "INVALID_REQUEST")
    same(user.get("/goals").has(200, page("goals", GOAL))["total"], 0, "the number of goals")


def a_unit_in_which_a_goal_is_too_much_is_refused(world):
    goal = world.ann.post("/goals", new(target_value=1e10, target_unit="km")).has(201, GOAL)
    place = f"/goals/{goal['id']}"
    for change in (
        {"target_unit": "m"},
        {"target_value": 3, "target_unit": "m", "current_value": 1e10, "current_unit": "km"},
    ):
        world.ann.patch(place, change).refuses(400, "INVALID_REQUEST")
    same(world.ann.get(place).has(200, GOAL), goal, "the goal")


def the_same_key_makes_one_goal(world):
    user = world.user()
    headers = {"Idempotency-Key": "3f0c"}
    first = user.post("/goals", new(), headers=headers).has(201, GOAL)
    again = user.post("/goals", new(), headers=headers).has(201, GOAL)
    same(again["id"], first["id"], "the id under the same key")
    other = user.post("/goals", new(title="Swim far"), headers=headers)
    other.refuses(422, "IDEMPOTENCY_KEY_REUSED")
    same(user.get("/goals").has(200, page("goals", GOAL))["total"], 1, "the number of goals")
