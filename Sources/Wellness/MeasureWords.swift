/// The words by which the measure of a goal is told. All are lowercased, without apostrophes; a `*`
/// at the end of one stands for any end.
enum MeasureWords {
  /// Phrases that name a period; longer ones before those that are a part of them.
  static let periods: [(phrase: String, period: Recurrence)] = [

    ("every single day", .daily), ("every day", .daily), ("each day", .daily), ("a day", .daily),
    ("per day", .daily), ("daily", .daily), ("everyday", .daily), ("every night", .daily),
    ("each night", .daily), ("a night", .daily), ("per night", .daily), ("nightly", .daily),
    ("every morning", .daily), ("each morning", .daily), ("every evening", .daily),
    ("each evening", .daily), ("per week", .weekly), ("every week", .weekly),
    ("each week", .weekly), ("a week", .weekly), ("weekly", .weekly), ("per month", .monthly),
    ("every month", .monthly), ("each month", .monthly),
    ("a month", .monthly), ("monthly", .monthly),
  ]

  /// What makes a span of a period: for a month, in a week.
  static let spans = ["for", "in", "within", "of", "after"]

  /// Units of what is done or not.
  static let emptyUnits: Set<String> = [
    "completion", "done", "task", "goal", "complete", "yes", "check", "item", "unit", "x",
  ]

  /// Minutes in a unit of time.
  static let minutes: [String: Double] = ["minute": 1, "hour": 60, "second": 1.0 / 60]

  /// Kilometres in a unit of length.
  static let kilometres: [String: Double] = ["km": 1, "mile": 1.609_344, "m": 0.001]

  /// Litres in a unit of volume.
  static let litres: [String: Double] = [
    "litre": 1, "ml": 0.001, "cl": 0.01, "dl": 0.1, "oz": 0.03, "ounce": 0.03, "pint": 0.5,
  ]

  /// Units of money.
  static let money: Set<String> = [
    "$", "€", "£", "dollar", "dollars", "usd", "euro", "euros", "eur", "gbp", "chf", "franc",
    "francs", "bucks", "rs", "rand", "zloty", "pln", "real", "reais", "peso", "pesos",
    "buck", "quid", "yen", "rupee", "rupees", "kr", "sek", "nok", "dkk", "aud", "cad",
    "nzd", "jpy", "¥", "inr",
  ]

  /// Units of what a device reads.
  static let readingUnits: Set<String> = [
    "bpm", "mmhg", "mg dl", "mmol", "mmol l", "bmi", "elo", "vo2max", "%bodyfat", "body fat",
  ]

  /// Units of how often.
  static let times: Set<String> = [
    "time", "times", "run", "workout", "session", "swim", "ride", "walk", "class", "classe",
    "training", "visit",
  ]

  /// Phrases of a limit.
  static let limits = [
    "at most", "max", "maximum", "no more than", "not more than", "less than", "fewer than",
    "under", "below", "limit", "limit to", "only", "quit", "quitting", "stop", "no", "without",
    "cut down", "cut back", "cut out", "cut", "reduce", "fewer", "less", "avoid", "give up",
    "never",
    "zero", "stay under", "not over", "don't", "dont", "free of", "abstain", "abstinence", "sober",
    "up to", "cap",
  ]

  /// Phrases that have a word of a limit and are none.
  static let noLimits = [
    "no matter what", "no matter", "no excuses", "no excuse", "without stopping",
    "without a break", "without breaks", "without pain", "without walking", "without pausing",
    "non stop", "no stopping", "no problem", "no less than", "not less than", "no fewer than",
    "in less than", "or less stress",
  ]

  /// What people mean to have less of.
  static let vices = [
    "cigarette*", "smok*", "vap*", "alcohol*", "beer*", "wine*", "drinks", "coffee*", "caffeine",
    "soda*", "sweets", "candy", "sugar*", "chocolate*", "snack*", "junk", "fast food", "takeaway*",
    "takeout*", "screen", "screentime", "phone", "scroll*", "social media", "instagram", "tiktok",
    "gambl*", "porn", "cola", "coke", "energy drinks", "salt",
  ]

  /// Races, whose length is in their name.
  static let races = ["marathon", "half", "5k", "10k", "parkrun", "triathlon", "ironman"]

  /// What is held for as long as possible.
  static let holds = [
    "plank*", "handstand*", "hang*", "hold", "holding", "wall sit", "l sit", "balance",
  ]

  static let lifts = [
    "bench*", "deadlift*", "squat*", "press", "lift*", "clean", "snatch", "curl*", "kettlebell*",
    "dumbbell*", "barbell*", "row",
  ]

  /// What is done as often as possible at a stretch.
  static let repetitions = [
    "pullup*", "pull", "pushup*", "push", "chinup*", "chin", "situp*", "sit", "burpee*", "dip",
    "dips", "squats", "reps", "rep", "muscle", "crunch*", "laps",
  ]

  /// What is done for some minutes each day.
  static let practices = [
    "meditat*", "walk*", "stretch*", "yoga", "read*", "practi*", "exercis*", "breath*", "journal*",
    "study*", "stud*", "learn*", "outside", "mindful*", "move*", "train*", "play*", "workout",
    "piano", "guitar", "cycl*", "run*", "jog*", "tidy*", "clean*", "draw*", "write", "writing",
  ]

  /// What is eaten each day.
  static let food = [
    "veg*", "fruit*", "serving*", "portion*", "protein", "fibre", "fiber", "calor*", "kcal",
    "meal*", "eat", "eating",
  ]

  /// Spans over which something adds up.
  static let seasons = [
    "in spring", "in summer", "in autumn", "in fall", "in winter", "this spring", "this summer",
    "this autumn", "this fall", "this winter", "this year", "this month", "this season", "in total",
    "altogether", "in a year", "by christmas", "by summer", "all year", "in january",
    "in february", "in march", "in april", "in may", "in june", "in july", "in august",
    "in september", "in october", "in november", "in december",
  ]

  /// States that are rated or measured.
  static let states = [
    "mood", "stress", "anxiety", "energy", "pain", "heart rate", "pulse", "blood pressure",
    "body fat", "waist", "cholesterol", "blood sugar", "bmi", "vo2", "vo2max", "rating", "elo",
    "resting",
  ]
}
