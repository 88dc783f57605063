"""What the objects of the contract look like: each key with what its value must be.

A key that ends in `?` may be missing or null. Keys that are not named here may be there.
"""

import re
from datetime import datetime

from .failure import check

IDENTIFIER = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
MILLISECONDS = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
NANOSECONDS = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z")
DATE = re.compile(r"\d{4}-\d\d-\d\d")

GOAL_TYPES = ["activity", "wellness", "nutrition", "sleep", "mindfulness", "weight", "custom"]
GOAL_STATUSES = ["active", "completed", "paused", "archived", "abandoned"]
BARE_STATUSES = ["not_started", "in_progress", "completed", "archived"]
PERSONAS = ["nutritionist", "fitness_coach", "wellness_specialist", "general_wellness", "triage"]
CONSULTATION_STATUSES = ["pending", "active", "completed", "abandoned", "archived"]
CONTEXT_TYPES = ["general", "goal", "insight", "mood", "journal"]
INSIGHT_TYPES = ["daily", "weekly", "monthly", "milestone", "pattern"]


def fit(value, shape, where):
    """Holds a value to a shape; answers the value."""
    if isinstance(shape, dict):
        check(isinstance(value, dict), f"{where} is no object but {value!r}")
        for name, inner in shape.items():
            key = name.rstrip("?")
            if key != name and value.get(key) is None:
                continue
            check(key in value, f"{where} has no {key!r}: {value!r}")
            fit(value[key], inner, f"{where}.{key}")
    elif isinstance(shape, list) and len(shape) == 1 and not isinstance(shape[0], str):
        check(isinstance(value, list), f"{where} is no list but {value!r}")
        for number, element in enumerate(value):
            fit(element, shape[0], f"{where}[{number}]")
    elif isinstance(shape, list):
        check(value in shape, f"{where} is {value!r} and none of {', '.join(shape)}")
    else:
        check(shape(value), f"{where} is {value!r}, which is no {shape.__name__}")
    return value


def text(value):
    return isinstance(value, str)


def words(value):
    return isinstance(value, str) and value.strip() != ""


def flag(value):
    return isinstance(value, bool)


def true(value):
    return value is True


def whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def share(value):
    return number(value) and 0 <= value <= 1


def identifier(value):
    return text(value) and IDENTIFIER.fullmatch(value) is not None


def date(value):
    return text(value) and DATE.fullmatch(value) is not None and bool(datetime.fromisoformat(value))


def moment(value):
    return text(value) and MOMENT.fullmatch(value) is not None


def milliseconds(value):
    return text(value) and MILLISECONDS.fullmatch(value) is not None


def nanoseconds(value):
    return text(value) and NANOSECONDS.fullmatch(value) is not None


def difficulty(value):
    return whole(value) and 1 <= value <= 5


TOKENS = {"access_token": words, "refresh_token": words}
REGISTERED = {
    "user_id": identifier,
    "email": words,
    "name": words,
    "created_at": moment,
    **TOKENS,
}
PROFILE = {
    "id": identifier,
    "user_id": identifier,
    "email": words,
    "profile": {
        "id": identifier,
        "name": words,
        "bio": text,
        "date_of_birth?": date,
        "biological_sex?": words,
        "height?": number,
        "height_cm?": number,
    },
    "name": words,
    "bio": text,
    "preferred_unit_system": ["metric", "imperial"],
    "language_code": words,
    "date_of_birth?": date,
    "biological_sex?": words,
    "height?": number,
    "height_cm?": number,
    "created_at": moment,
    "updated_at": moment,
}
PREFERENCES = {
    "id": identifier,
    "user_profile_id": identifier,
    "allergies": [text],
    "dietary_restrictions": [text],
    "food_dislikes": [text],
    "created_at": moment,
    "updated_at": moment,
}
GOAL = {
    "id": identifier,
    "user_id": identifier,
    "goal_type": GOAL_TYPES,
    "title": words,
    "description": text,
    "target_value": number,
    "target_unit": words,
    "current_value": number,
    "progress": share,
    "start_date": date,
    "target_date?": date,
    "status": GOAL_STATUSES,
    "is_overdue": flag,
    "days_remaining": whole,
    "is_recurring": flag,
    "recurrence_pattern?": {"pattern": ["daily", "weekly", "monthly"], "days?": [whole]},
    "recurrence_days?": [whole],
    "recurrence_end_date?": date,
    "conversation_id?": identifier,
    "measure?": ["total", "period", "level", "limit", "clock", "result", "none"],
    "created_at": nanoseconds,
    "updated_at": nanoseconds,
}
BARE_GOAL = {
    "id": identifier,
    "userId": identifier,
    "title": words,
    "description": text,
    "status": BARE_STATUSES,
    "progress": share,
    "category": words,
    "targetDate?": moment,
    "conversationId?": identifier,
    "createdAt": moment,
    "updatedAt": moment,
}
INSTANCE = {
    "id": identifier,
    "goal_id": identifier,
    "instance_date": date,
    "target_value": number,
    "current_value": number,
    "status": ["pending", "in_progress", "completed", "missed"],
    "created_at": moment,
    "updated_at": moment,
}
ACTIVITY = {
    "id": identifier,
    "user_id": identifier,
    "timestamp": moment,
    "logged_at": moment,
    "goal_id": identifier,
    "activity_type": words,
    "value?": number,
    "progress_delta?": number,
    "created_at": moment,
}
SUGGESTION = {
    "title": words,
    "description": words,
    "goal_type": GOAL_TYPES,
    "target_value": number,
    "target_unit": words,
    "rationale": words,
    "estimated_duration": whole,
    "difficulty": difficulty,
}
ADVICE = {
    "suggestions": {
        "goal_id": identifier,
        "suggestions": [words],
        "next_steps": [words],
        "motivational_message?": words,
        "generated_at": moment,
    },
    "tips": {"goal_id": identifier, "tips": [words], "count": whole},
    "analysis": {
        "goal_id": identifier,
        "current_progress": share,
        "projected_completion?": moment,
        "analysis": words,
        "recommendations": [words],
        "strengths": [words],
        "challenges": [words],
        "generated_at": moment,
    },
}
CONSULTATION = {
    "id": identifier,
    "user_id": identifier,
    "persona": PERSONAS,
    "status": CONSULTATION_STATUSES,
    "goal_id?": identifier,
    "context_type?": CONTEXT_TYPES,
    "context_id?": words,
    "quick_action?": words,
    "started_at": moment,
    "completed_at?": moment,
    "last_message_at?": moment,
    "message_count": whole,
    "created_at": moment,
    "updated_at": moment,
    "has_context_for_goal_suggestions": flag,
}
BARE_CONSULTATION = {
    "id": identifier,
    "userId": identifier,
    "goalId?": identifier,
    "persona": {"id": PERSONAS, "name": words, "avatar?": words},
    "createdAt": moment,
    "updatedAt": moment,
    "messageCount": whole,
    "lastMessageAt?": moment,
}
BARE_CHAT = {
    "conversationId": identifier,
    "goalId": identifier,
    "createdAt": moment,
    "persona": {"id": PERSONAS, "name": words, "avatar?": words},
}
MESSAGE = {
    "id": identifier,
    "consultation_id": identifier,
    "role": ["user", "assistant", "system", "function"],
    "content": words,
    "created_at": moment,
    "is_cut?": true,
}
EXISTING = {
    "existing_consultation_id": identifier,
    "persona": PERSONAS,
    "status": ["active", "pending_approval"],
    "can_continue": flag,
    "goal_id?": identifier,
}
QUICK_ACTION = {
    "id": words,
    "title": words,
    "prompt": words,
    "icon": words,
    "context_type": CONTEXT_TYPES,
    "persona": PERSONAS,
}
INSIGHT = {
    "id": identifier,
    "user_id": identifier,
    "insight_type": INSIGHT_TYPES,
    "title": words,
    "content": words,
    "summary": words,
    "period_start?": milliseconds,
    "period_end?": milliseconds,
    "metrics?": {
        "mood_entries_count": whole,
        "journal_entries_count": whole,
        "goals_active": whole,
        "goals_completed": whole,
    },
    "suggestions": [words],
    "is_read": flag,
    "is_favorite": flag,
    "is_archived": flag,
    "created_at": milliseconds,
    "updated_at": milliseconds,
}


def page(name, element, **more):
    """The union of what the documents say of lists."""
    return {
        name: [element],
        "total": whole,
        "total_count": whole,
        "limit": whole,
        "offset": whole,
        "has_more": flag,
        **more,
    }


HISTORY = page(
    "instances",
    INSTANCE,
    goal_id=identifier,
    summary={"total": whole, "completed": whole, "missed": whole, "completion_rate": share},
)
STATISTICS = {
    "progress_percentage": whole,
    "days_active": whole,
    "days_remaining?": whole,
    "average_daily_progress": number,
    "current_streak": whole,
    "longest_streak": whole,
    "total_updates": whole,
    "completion_rate": share,
    "trend": ["improving", "stable", "declining"],
    "best_day?": date,
    "estimated_completion_date?": date,
}
