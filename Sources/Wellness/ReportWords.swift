/// The words that a report is told by.
extension ReportedProgress {
  /// Words that tell of something done or measured.
  package static let deeds: Set<String> = past.union([
    "run", "read", "weigh", "weight", "today", "yesterday", "now", "hit", "done", "total", "walk",
    "down", "another", "says", "shows",
  ])

  /// Past tenses; not `read`, `run` and `hit`, which may be wishes too.
  static let past: Set<String> = losses.union([
    "walked", "ran", "slept", "ate", "drank", "weighed", "meditated", "did", "logged", "made",
    "managed", "swam", "cycled", "rode", "biked", "jogged", "hiked", "lifted", "finished",
    "completed", "got", "reached", "practised", "practiced", "wrote", "studied", "gained", "had",
    "saved", "climbed", "rowed", "played", "counted", "smoked", "vaped", "spent", "scrolled",
    "watched", "bought",
  ])

  static let losses: Set<String> = ["lost", "dropped", "shed"]

  /// Words of a text that says when somebody slept or rose.
  static let nights: Set<String> = past.union([
    "asleep", "bed", "sleep", "woke", "awake", "up", "went", "fell", "was", "lights", "stopped",
    "rose", "today", "tonight", "night", "in",
  ])

  /// Words of a text that intends, so that nothing in it is told of.
  static let intentions: Set<String> = [
    "want", "wanna", "should", "could", "will", "would", "plan", "try", "trying", "hope", "need",
    "can", "might", "tomorrow", "if", "how", "why", "what", "when", "never", "every", "from",
    "yesterday",
    "week", "ill", "id", "no-one",
  ]

  /// Words that say how much, and are no numbers.
  static let amounts: Set<String> = [
    "no", "none", "nothing", "zero", "without", "not", "didnt", "havent", "midnight", "noon",
    "quarter",
  ]

  /// What people do of what they mean to do less.
  static let vices: Set<String> = [
    "smoke", "vape", "drink", "snack", "gamble", "scroll", "smoked", "vaped",
  ]

  /// What may stand between `have` and a number.
  static let fillers: Set<String> = ["only", "just", "about", "like", "maybe", "around", "max"]

  /// Words of a text that wishes, plans or denies.
  static let wishes: Set<String> = [
    "want", "wanna", "should", "could", "will", "would", "goal", "target", "plan", "try", "trying",
    "hope", "need", "per", "aim", "can", "might", "tomorrow", "didnt", "not", "never", "if",
  ]

  /// Words with which a text may still ask, deny or wish, or tell of another day, of a habit or of
  /// somebody else.
  static let doubts: Set<String> = [
    "no", "none", "nothing", "without", "dont", "doesnt", "havent", "hasnt", "hadnt", "wasnt",
    "couldnt", "cant", "cannot", "wont", "wouldnt", "isnt", "neither", "shall", "may", "must",
    "ill", "id", "wanted", "needed", "planned", "hoped", "wish", "almost", "nearly", "instead",
    "usually", "always", "often", "every", "each", "than", "why", "how", "what", "when", "which",
    "who", "yesterday", "ago", "last", "week", "month", "year", "monday", "tuesday", "wednesday",
    "thursday", "friday", "saturday", "sunday", "he", "she", "they", "friend", "husband", "wife",
    "partner", "suggest", "remind", "going",
  ]

  /// First words of a text that asks.
  static let openings: Set<String> = [
    "is", "are", "am", "do", "does", "was", "has", "have",
  ]
}
