/// The groups of answers that the library has, a file each.
enum DomainID: String, CaseIterable, Sendable {
  /// What the coach says to lead a chat.
  case guide
  /// What fits any goal, with the phrases that all domains share.
  case general
  /// Talk about nothing.
  case talk
  case walking, running, strength, weight, eating, water, sleep, calm, mood, smoking, alcohol
  case screens, reading, learning, money, social

  /// The domains that goals and messages can be about.
  static let subjects = allCases.filter(\.isSubject)

  /// Whether goals and messages can be about it.
  var isSubject: Bool { ![.guide, .general, .talk].contains(self) }

  /// The text of its file.
  var text: String { CoachText.load("library/" + rawValue) }
  /// The same up to the first topic.
  var head: String { CoachText.load("library/" + rawValue, upTo: "== ") }

  /// All that its file has, read on first use.
  var content: LibraryDomain {
    switch self {
    case .guide: LibraryDomain.guide
    case .general: LibraryDomain.general
    case .talk: LibraryDomain.talk
    case .walking: LibraryDomain.walking
    case .running: LibraryDomain.running
    case .strength: LibraryDomain.strength
    case .weight: LibraryDomain.weight
    case .eating: LibraryDomain.eating
    case .water: LibraryDomain.water
    case .sleep: LibraryDomain.sleep
    case .calm: LibraryDomain.calm
    case .mood: LibraryDomain.mood
    case .smoking: LibraryDomain.smoking
    case .alcohol: LibraryDomain.alcohol
    case .screens: LibraryDomain.screens
    case .reading: LibraryDomain.reading
    case .learning: LibraryDomain.learning
    case .money: LibraryDomain.money
    case .social: LibraryDomain.social
    }
  }
}

extension DomainID {
  /// The topic of a name, if it has one itself.
  func topic(_ name: some StringProtocol) -> Library.TopicID? {
    content.names[String(name)].map { Library.TopicID(domain: self, index: $0) }
  }
}

extension LibraryDomain {
  fileprivate static let guide = LibraryDomain(.guide)
  fileprivate static let general = LibraryDomain(.general)
  fileprivate static let talk = LibraryDomain(.talk)
  fileprivate static let walking = LibraryDomain(.walking)
  fileprivate static let running = LibraryDomain(.running)
  fileprivate static let strength = LibraryDomain(.strength)
  fileprivate static let weight = LibraryDomain(.weight)
  fileprivate static let eating = LibraryDomain(.eating)
  fileprivate static let water = LibraryDomain(.water)
  fileprivate static let sleep = LibraryDomain(.sleep)
  fileprivate static let calm = LibraryDomain(.calm)
  fileprivate static let mood = LibraryDomain(.mood)
  fileprivate static let smoking = LibraryDomain(.smoking)
  fileprivate static let alcohol = LibraryDomain(.alcohol)
  fileprivate static let screens = LibraryDomain(.screens)
  fileprivate static let reading = LibraryDomain(.reading)
  fileprivate static let learning = LibraryDomain(.learning)
  fileprivate static let money = LibraryDomain(.money)
  fileprivate static let social = LibraryDomain(.social)
}
