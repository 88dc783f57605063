/// The words that say who is meant, when, and that it is not so.
extension DangerContext {
  static let persons = words(
    """
    dad father daddy mom mother mommy parent parents brother sister sibling wife husband partner
    spouse boyfriend girlfriend friend bestie buddy mate roommate flatmate son daughter kid child
    children kids baby toddler infant newborn nephew niece cousin uncle aunt auntie grandma granny
    nan grandpa grandad granddad grandfather grandmother neighbour neighbor colleague coworker boss
    coach teacher client student guy man woman girl boy lady stranger someone somebody fiance
    fiancee ex stepdad stepmom stepson inlaw people
    """)
  static let pronouns = words(
    "he she they hes shes theyre his her their him them he'd himself herself")
  static let firstPerson = words("i im ive id ill me my myself we were our imma ima")

  static let again = words("again still lately recently relapsed relapsing returned keeps nowadays")
  static let longAgo = words("decades decade childhood youth")
  static let longAgoPairs = pairs(
    """
    years ago, year ago, as kid, a kid, a child, a teenager, a teen, used to, back then
    growing up, my twenties, my 20s, my teens, my thirties, my 30s, high school, at uni, in college, in school
    long ago, years back, ages ago
    """)
  static let pastPairs = pairs(
    "last year, months ago, month ago, last spring, last summer, last autumn, last winter, last fall"
  )
  /// What makes it one of today, whatever else was long ago.
  static let freshPairs = pairs("this morning, right now, this afternoon, this evening, just now")
  /// Verbs of what is over.
  static let over = words("had died survived suffered lost recovered passed dead was beat")
  static let recent = words(
    """
    just now today tonight right currently yesterday minutes minute hour hours morning is are has having
    night says said texted told won't wont cant
    """)

  /// Where one reads or hears of something.
  static let told = words(
    """
    film movie book novel thriller documentary article podcast news series episode song lyrics essay awareness
    fundraiser charity research thesis netflix
    """)
  static let asked = pairs(
    """
    signs of, symptoms of, sign of, symptom of, what is, what are, whats a, what causes, whats the
    risk of, risks of, chance of, chances of, risk for, family history, runs in, how common, can you
    do people, does it, can people, can exercise, can stress, can caffeine, can coffee, can running
    definition of, meaning of, explain what, history of, to prevent, to avoid, preventing a
    difference between, against heart
    """)
  static let since = pairs("when i, since i")
  static let ages = words(
    "a an young younger little small in at about around still nine ten eleven twelve")
  static let supposed = pairs("what if")
  static let having = pairs(
    "im having, i have, am having, i had, ive had, im getting, i get, i got, ive got, i feel")
  static let fears = words(
    "afraid scared worried fear fears anxious nervous terrified prevent preventing avoid avoiding")
  static let modals = words("id might could would if ill wont may")

  static let threats = words("kill hurt beat stab shoot destroy hang cut find ruin")
  static let negators = words(
    """
    not no never nobody noone isnt arent wasnt dont doesnt didnt havent hasnt without nor neither aint cant
    wouldnt none
    """)
  /// What may stand between a negation and what it denies.
  static let between = words(
    """
    any have had having a an the my got get getting feel feeling felt been be being really even ever
    experience experienced more such of in kind signs sign new with is are am was there for taken
    taking take took symptoms real actual much i im actually currently like as
    """)
  static let qualifiers = words("unless except until anymore but yet apart only when")
  /// What denies for sure.
  static let firmly = words("not never wont no isnt dont arent wouldnt without")
  static let reopening = words(
    "but sometimes think thought thoughts thinking anymore except although though yet until unless")
  /// What asks for less weight or food.
  static let lessening = words(
    """
    weight fat diet dieting diets calories calorie kcal slim slimmer skinny thin thinner fasting
    overweight obese chubby deficit belly keto
    """)

  /// None of these is a typing error of ours.
  static var known: [WordIndex] {
    [
      persons, pronouns, firstPerson, again, over, recent, told, fears, negators, between,
      qualifiers, reopening, lessening,
    ]
  }

  static func words(_ text: String) -> WordIndex { WordIndex(words: text) }

  /// Pairs of words, by commas and line ends.
  static func pairs(_ text: String) -> PairTable { PairTable(text) }
}
