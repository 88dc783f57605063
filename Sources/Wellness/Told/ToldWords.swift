/// The words by which values are told.
package enum ToldWords {
  /// Words that tell of something done or measured.
  package static let deeds: Set<String> = past.union([
    "run", "read", "weigh", "weight", "today", "yesterday", "now", "hit", "done", "total", "walk",
    "down", "another", "says", "shows",
  ])

  /// Past tenses; not `read`, `run` and `hit`, which may be wishes too.
  package static let past: Set<String> = losses.union([
    "walked", "ran", "slept", "ate", "drank", "weighed", "meditated", "did", "logged", "made",
    "managed", "swam", "cycled", "rode", "biked", "jogged", "hiked", "lifted", "finished",
    "completed", "got", "reached", "practised", "practiced", "wrote", "studied", "gained", "had",
    "saved", "climbed", "rowed", "played", "counted", "smoked", "vaped", "spent", "scrolled",
    "watched", "bought", "shaved", "beat", "improved",
  ])

  /// What somebody did who has put money by.
  private static let deposits: Set<String> = [
    "saved", "stashed", "deposited", "banked", "transferred", "squirreled", "squirrelled",
  ]
  /// What may be done with money to put it by, where one of `placings` stands beside it.
  private static let placements: Set<String> = [
    "put", "set", "laid", "tucked", "stuck", "threw", "chucked", "moved", "popped", "shoved",
  ]
  /// What may be done with money for other reasons too, where it isn't put into something.
  private static let payments: Set<String> = ["paid", "added", "sent"]
  /// Where money is put.
  package static let placings: Set<String> = [
    "aside", "away", "by", "to", "towards", "toward", "in", "into", "savings", "pot", "fund", "jar",
  ]
  private static let stores: Set<String> = ["in", "into", "savings", "pot", "fund", "jar"]

  /// Whether words tell of money that was put by: `put 250 aside`, `paid 50 in`.
  package static func isPutBy(_ said: Set<String>) -> Bool {
    !said.isDisjoint(with: deposits)
      || !said.isDisjoint(with: placements) && !said.isDisjoint(with: placings)
      || !said.isDisjoint(with: payments) && !said.isDisjoint(with: stores)
  }

  /// Whether words tell of money that was taken away again: `spent 100 of it on shoes`.
  package static func isTakenOut(_ words: [String]) -> Bool {
    let said = Set(words)
    if said.contains("withdrew") { return true }
    if said.contains("out"), !said.isDisjoint(with: ["take", "took", "taken"]) { return true }
    let isOfIt = zip(words, words.dropFirst()).contains {
      $0 == "of" && ["it", "that", "them"].contains($1)
    }
    if said.contains("gone"), said.contains("from"),
      !said.isDisjoint(with: ["savings", "pot", "fund", "account", "jar"])
    {
      return true
    }
    return said.contains("spent")
      && (isOfIt || !said.isDisjoint(with: ["savings", "pot", "fund"]))
  }

  /// Whether words tell by how much a result is better than the best one: `shaved 20 seconds off`,
  /// `beat my best by 2`.
  static func isImproved(_ words: [String]) -> Bool {
    let said = Set(words)
    let isOff =
      said.contains("off") && !said.isDisjoint(with: ["shaved", "knocked", "cut", "took"])
    return isOff
      || said.contains("by")
        && !said.isDisjoint(with: ["beat", "improved", "bettered", "smashed", "broke"])
        && !said.isDisjoint(with: ["best", "pb", "record", "pr", "time"])
  }

  /// What people put behind anything.
  static let interjections: Set<String> = [
    "ugh", "argh", "wow", "omg", "yay", "phew", "lol", "haha", "hahaha", "meh", "woohoo", "woo",
    "hooray", "yikes", "damn", "smh", "wtf", "btw", "tbh", "sigh", "yes", "nice", "finally", "grr",
    "yeah", "sorry", "oops",
  ]

  /// Words before what a text asks for.
  static let politeness: Set<String> = [
    "please", "pls", "ok", "okay", "hey", "hi", "so", "now", "then", "and", "just", "also",
  ]
  /// What a text asks for that wants something noted, and the same with `down` behind it.
  static let noteVerbs: Set<String> = ["log", "note", "record", "track", "register", "enter"]
  static let downVerbs: Set<String> = ["put", "write", "note", "jot", "mark", "log", "take"]

  /// Words of a body weight.
  static let weighing: Set<String> = ["weigh", "weighed", "weighs", "weight", "scale", "scales"]
  /// What is measured by its way, its time or its steps.
  static let moves: Set<String> = [
    "walked", "ran", "jogged", "hiked", "cycled", "biked", "rode", "swam", "rowed",
  ]

  /// Words of what has just come on top.
  package static let news: Set<String> = [
    "today", "just", "yesterday", "morning", "tonight", "put", "another", "more", "add", "added",
    "extra", "again", "sold", "got",
  ]

  /// What somebody says who has less of something than before.
  package static let losses: Set<String> = ["lost", "dropped", "shed"]

  /// Words of a text that says when somebody slept or rose.
  package static let nights: Set<String> = past.union([
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
  package static let amounts: Set<String> = [
    "no", "none", "nothing", "zero", "without", "not", "didnt", "havent", "midnight", "noon",
    "quarter",
  ]

  /// What people do of what they mean to do less.
  package static let vices: Set<String> = [
    "smoke", "vape", "drink", "snack", "gamble", "scroll", "smoked", "vaped",
  ]

  /// What may stand between `have` and a number.
  package static let fillers: Set<String> = [
    "only", "just", "about", "like", "maybe", "around", "max",
  ]

  /// What makes a number behind it a name or a measure of its own: `day 4`, `zone 2`, `page 90`.
  package static let titles: Set<String> = [
    "day", "week", "chapter", "chapters", "page", "pages", "episode", "ep", "level", "step",
    "number", "part", "round", "lesson", "unit", "room", "bus", "month", "days", "size", "no",
    "age",
    "aged", "top", "target", "goal", "from", "year", "grade", "form", "floor", "figure", "zone",
    "vo2max", "vo2", "max", "gate", "platform", "route", "highway", "act", "volume", "season",
    "stage", "phase", "version", "ios", "tier", "rate", "bp", "pulse", "bmi", "iq", "ldl",
    "hdl", "glucose", "cholesterol", "triglycerides", "hba1c", "tsh", "ferritin", "vitamin",
    "score", "temperature", "temp", "rpe", "psalm", "verse", "aqi",
  ]

  /// Whether a number among words is a name, or of something else: `zone 2`, `my bmi is 27`.
  package static func isTitled(_ words: [TextWord], at index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = words[index - 1].text
    if titles.contains(before) { return true }
    return index > 1 && ["is", "was", "of"].contains(before)
      && measures.contains(words[index - 2].text)
  }

  /// What is measured of a body and is no goal's value by itself.
  private static let measures: Set<String> = [
    "age", "vo2max", "vo2", "bmi", "pulse", "bp", "rate", "pressure", "ldl", "hdl", "glucose",
    "cholesterol", "hba1c", "score", "temperature", "temp",
  ]

  /// People that a text may tell of instead of the user.
  package static let others: Set<String> = [
    "he", "she", "they", "them", "wife", "husband", "partner", "friend", "mate",
    "sister", "brother", "mom", "mum", "dad", "mother", "father", "son", "daughter", "colleague",
    "boss", "girlfriend", "boyfriend", "gf", "bf", "coworker", "kid", "people", "everyone",
    "everybody", "someone", "somebody", "baby", "dog", "gran",
    "kids", "children", "parents", "friends", "granny", "nan", "nana", "grandma", "grandpa",
    "grandad", "granddad", "grandmother",
    "grandfather", "uncle", "aunt", "cousin", "neighbour", "neighbor", "roommate", "flatmate",
    "physio", "trainer", "therapist", "teacher",
  ]

  /// Words beside which `nothing` says nothing of what a goal limits: `felt nothing today`.
  package static let otherNothings: Set<String> = [
    "felt", "feel", "feels", "feeling", "happened", "happens", "works", "worked", "helps", "helped",
    "new", "wrong", "matters", "special", "else", "changed", "changes", "said", "done", "did",
    "bought", "ate", "eaten", "motivation", "energy",
  ]

  /// Words that make an amount of money a cost and no saving.
  package static let costs: Set<String> = [
    "fine", "fined", "bill", "bills", "rent", "cost", "costs", "fee", "fees", "ticket", "tax",
    "worth", "price", "owe", "owed", "bought",
  ]

  /// Words of a text that wishes, plans or denies.
  package static let wishes: Set<String> = [
    "want", "wanna", "should", "could", "will", "would", "goal", "target", "plan", "try", "trying",
    "hope", "need", "per", "aim", "can", "might", "tomorrow", "didnt", "not", "never", "if",
  ]

  /// Words with which a text may still ask, deny or wish, or tell of another day, of a habit or of
  /// somebody else.
  static let doubts = strangers.union([
    "no", "none", "nothing", "without", "dont", "doesnt", "havent", "hasnt", "hadnt", "wasnt",
    "couldnt", "cant", "cannot", "wont", "wouldnt", "isnt", "neither", "shall", "may", "must",
    "ill", "id", "wanted", "needed", "planned", "hoped", "wish", "almost", "nearly", "instead",
    "usually", "always", "often", "every", "each", "than", "why", "how", "what", "when", "which",
    "who", "yesterday", "ago", "last", "week", "month", "year", "monday", "tuesday", "wednesday",
    "thursday", "friday", "saturday", "sunday", "he", "she", "they", "friend", "husband", "wife",
    "partner", "suggest", "remind", "going", "feels", "seems",
  ])

  /// Those whose mention may mean that the text tells of them.
  private static let strangers = others.subtracting([
    "dog", "baby", "kid", "people", "them", "son", "daughter",
  ])

  /// First words of a text that asks.
  static let openings: Set<String> = [
    "is", "are", "am", "do", "does", "was", "has", "have",
  ]

  /// Whether a verb measures something else than a goal does, so that a number without a unit is none
  /// of its values: `weighed 78.5` for a goal in steps.
  package static func isOfOtherMeasure(
    _ said: Set<String>, unit: String, type: GoalType
  ) -> Bool {
    let unit = UnitWords.base(UnitPeriod(unit).unit)
    let isWeight = ["kg", "lb", "stone", "st"].contains(unit) || type == .weight
    let isTime = ["minute", "hour", "second"].contains(unit)
    if !said.isDisjoint(with: weighing) { return !isWeight }
    if said.contains("slept") { return !isTime && type != .sleep }
    if !said.isDisjoint(with: ["saved", "earned", "paid", "banked", "deposited"]) {
      return !isTime && !UnitWords.isMoney(unit)
    }
    guard !said.isDisjoint(with: moves) else { return false }
    return isWeight || type == .nutrition || type == .sleep || UnitWords.isMoney(unit)
  }

  /// Whether words say where a value has to stand by now, which corrects one: `so I should be at 850
  /// now`.
  package static func isStated(_ words: [String]) -> Bool {
    guard words.contains("now"), !words.contains("by"),
      let place = zip(words, words.dropFirst()).enumerated().first(where: {
        $0.element == ("should", "be")
      })?.offset
    else { return false }
    return words.dropFirst(place + 2).first == "at"
      && Set(words).isDisjoint(with: wishes.subtracting(["should"]))
  }

  /// Whether words tell of the other end of a night: of rising where it is about going to bed.
  package static func isOtherEnd(_ said: Set<String>, of target: Double) -> Bool {
    let isRising =
      !said.isDisjoint(with: ["woke", "awake", "rose", "up", "out"])
      && said.isDisjoint(with: ["until", "till", "til", "stayed"])
    let isResting = !said.isDisjoint(with: ["asleep", "bed", "sleep", "slept", "lights"])
    guard isRising != isResting else { return false }
    let isEvening = target >= 1080 || target < 360
    return isEvening ? isRising : isResting
  }
}
