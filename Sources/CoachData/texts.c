#include "CoachData.h"

#include <string.h>

static const unsigned char example_features[] = {
#embed "examples/features.txt"
};
static const unsigned char example_postings[] = {
#embed "examples/postings.txt"
};
static const unsigned char example_topics[] = {
#embed "examples/topics.txt"
};
static const unsigned char intents[] = {
#embed "intents.txt"
};
static const unsigned char alcohol[] = {
#embed "library/alcohol.txt"
};
static const unsigned char calm[] = {
#embed "library/calm.txt"
};
static const unsigned char eating[] = {
#embed "library/eating.txt"
};
static const unsigned char general[] = {
#embed "library/general.txt"
};
static const unsigned char guide[] = {
#embed "library/guide.txt"
};
static const unsigned char learning[] = {
#embed "library/learning.txt"
};
static const unsigned char money[] = {
#embed "library/money.txt"
};
static const unsigned char mood[] = {
#embed "library/mood.txt"
};
static const unsigned char reading[] = {
#embed "library/reading.txt"
};
static const unsigned char running[] = {
#embed "library/running.txt"
};
static const unsigned char screens[] = {
#embed "library/screens.txt"
};
static const unsigned char sleep[] = {
#embed "library/sleep.txt"
};
static const unsigned char smoking[] = {
#embed "library/smoking.txt"
};
static const unsigned char social[] = {
#embed "library/social.txt"
};
static const unsigned char strength[] = {
#embed "library/strength.txt"
};
static const unsigned char talk[] = {
#embed "library/talk.txt"
};
static const unsigned char walking[] = {
#embed "library/walking.txt"
};
static const unsigned char water[] = {
#embed "library/water.txt"
};
static const unsigned char weight[] = {
#embed "library/weight.txt"
};
static const unsigned char phrases[] = {
#embed "phrases.txt"
};
static const unsigned char answers[] = {
#embed "safety/answers.txt"
};
static const unsigned char harmless[] = {
#embed "safety/harmless.txt"
};
static const unsigned char health[] = {
#embed "safety/health.txt"
};
static const unsigned char injury_answers[] = {
#embed "safety/injury-answers.txt"
};
static const unsigned char ordinary_words[] = {
#embed "safety/ordinary-words.txt"
};
static const unsigned char pairs[] = {
#embed "safety/pairs.txt"
};
static const unsigned char reactions[] = {
#embed "safety/reactions.txt"
};
static const unsigned char urgent[] = {
#embed "safety/urgent.txt"
};
static const unsigned char weights[] = {
#embed "safety/weights.txt"
};

static const unsigned char told_weights[] = {
#embed "told/weights.txt"
};

#define TEXT(name, bytes) {name, {bytes, sizeof bytes}}
static const unsigned char standing[] = {
#embed "standing.txt"
};
static const unsigned char ranking[] = {
#embed "ranking.txt"
};
static const unsigned char words[] = {
#embed "words.txt"
};
static const unsigned char goal_ideas[] = {
#embed "goal-ideas.txt"
};
static const unsigned char circumstances[] = {
#embed "circumstances.txt"
};

static const struct {
  const char *name;
  struct coach_text text;
} texts[] = {
    TEXT("phrases", phrases),
    TEXT("examples/features", example_features),
    TEXT("examples/postings", example_postings),
    TEXT("examples/topics", example_topics),
    TEXT("intents", intents),
    TEXT("goal-ideas", goal_ideas),
    TEXT("circumstances", circumstances),
    TEXT("standing", standing),
    TEXT("ranking", ranking),
    TEXT("words", words),
    TEXT("library/alcohol", alcohol),
    TEXT("library/calm", calm),
    TEXT("library/eating", eating),
    TEXT("library/general", general),
    TEXT("library/guide", guide),
    TEXT("library/learning", learning),
    TEXT("library/money", money),
    TEXT("library/mood", mood),
    TEXT("library/reading", reading),
    TEXT("library/running", running),
    TEXT("library/screens", screens),
    TEXT("library/sleep", sleep),
    TEXT("library/smoking", smoking),
    TEXT("library/social", social),
    TEXT("library/strength", strength),
    TEXT("library/talk", talk),
    TEXT("library/walking", walking),
    TEXT("library/water", water),
    TEXT("library/weight", weight),
    TEXT("safety/answers", answers),
    TEXT("safety/harmless", harmless),
    TEXT("safety/health", health),
    TEXT("safety/injury-answers", injury_answers),
    TEXT("safety/ordinary-words", ordinary_words),
    TEXT("safety/pairs", pairs),
    TEXT("safety/reactions", reactions),
    TEXT("safety/urgent", urgent),
    TEXT("safety/weights", weights),
    TEXT("told/weights", told_weights),
};

struct coach_text coach_text(const char *name) {
  for (size_t place = 0; place < sizeof texts / sizeof *texts; place++) {
    if (strcmp(texts[place].name, name) == 0) return texts[place].text;
  }
  return (struct coach_text){NULL, 0};
}
