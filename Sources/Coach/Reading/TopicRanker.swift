/// Which topics of a domain a message comes near to, where no phrase says so.
///
/// A topic's profile is how often its name and its phrases speak of each concept; nearness is the
/// cosine of the angle between profile and message, a concept weighing the more the fewer topics
/// have it.
struct TopicRanker: Sendable {
  private let domain: DomainID
  /// Where the weights of each topic stand.
  private var profiles: [(topic: Int, weights: Range<Int>)] = []
  /// By topic and concept, of length 1 for each topic.
  private var weights: [(concept: Int, weight: Double)] = []
  /// By concept.
  private var rarity: [Double]

  fileprivate init(_ domain: DomainID, _ topics: [LibraryTopic]) {
    self.domain = domain
    let book = ConceptBook.shared
    var spoken = ConceptBook.Counts(book)
    var owners = [Int](repeating: 0, count: book.count)
    var found: [(topic: Int, end: Int)] = []
    for (place, topic) in topics.enumerated() where !topic.said.isEmpty {
      spoken.removeAll()
      book.add(text: topic.name[...], times: 4, to: &spoken)
      book.add(text: topic.said, times: 1, to: &spoken)
      for (concept, count) in spoken.counts.enumerated() where count > 0 {
        owners[concept] += 1
        weights.append((concept, count.squareRoot()))
      }
      found.append((place, weights.count))
    }
    rarity = owners.map { $0 == 0 ? 0 : (Double(found.count) / Double($0)).squareRoot() }
    var start = 0
    for (topic, end) in found {
      if scale(start..<end) { profiles.append((topic, start..<end)) }
      start = end
    }
  }

  /// Weighs what a topic speaks of by its rarity and brings it to length 1; `false` for nothing.
  private mutating func scale(_ range: Range<Int>) -> Bool {
    var squares = 0.0
    for place in range {
      weights[place].weight *= rarity[weights[place].concept]
      squares += weights[place].weight * weights[place].weight
    }
    guard squares > 0 else { return false }
    let length = squares.squareRoot()
    for place in range { weights[place].weight /= length }
    return true
  }

  /// The topics that come nearest, the nearest first, with their nearness, 0 to 1.
  func nearest(to said: SaidText, most: Int = 4) -> [(topic: Library.TopicID, nearness: Double)] {
    let book = ConceptBook.shared
    var spoken = ConceptBook.Counts(book)
    for word in said.words { book.add(word.text.utf8, to: &spoken) }
    let query = spoken.counts.enumerated().map { min(2, $0.element) * rarity[$0.offset] }
    let length = query.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length > 0 else { return [] }
    var near: [(topic: Int, nearness: Double)] = []
    for profile in profiles {
      let product = profile.weights.reduce(0) {
        $0 + weights[$1].weight * query[weights[$1].concept]
      }
      if product > 0 { near.append((profile.topic, product / length)) }
    }
    near.sort { ($1.nearness, $0.topic) < ($0.nearness, $1.topic) }
    return near.prefix(most).map { (Library.TopicID(domain: domain, index: $0.topic), $0.nearness) }
  }
}

extension ConceptBook {
  /// Adds the words of phrases, separated by `|`.
  fileprivate func add(text: Substring, times: Double, to spoken: inout Counts) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in 0...bytes.count {
        let mark = index < bytes.count ? bytes[index] : UInt8(ascii: "|")
        guard ConceptBook.isMark(mark) else { continue }
        if index > start { add(bytes[start..<index], times: times, to: &spoken) }
        if mark == UInt8(ascii: "|") { spoken.beginText() }
        start = index + 1
      }
    }
  }

  /// Whether a byte stands between the words of a phrase.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "*"):
      true
    default: false
    }
  }
}

extension DomainID {
  /// Made on first use, since most messages are known by their phrases; `nil` where nothing is to be
  /// come near to.
  var ranker: TopicRanker? {
    switch self {
    case .guide, .general, .talk: nil
    case .walking: TopicRanker.walking
    case .running: TopicRanker.running
    case .strength: TopicRanker.strength
    case .weight: TopicRanker.weight
    case .eating: TopicRanker.eating
    case .water: TopicRanker.water
    case .sleep: TopicRanker.sleep
    case .calm: TopicRanker.calm
    case .mood: TopicRanker.mood
    case .smoking: TopicRanker.smoking
    case .alcohol: TopicRanker.alcohol
    case .screens: TopicRanker.screens
    case .reading: TopicRanker.reading
    case .learning: TopicRanker.learning
    case .money: TopicRanker.money
    case .social: TopicRanker.social
    }
  }
}

extension TopicRanker {
  private init(_ domain: DomainID) { self.init(domain, domain.content.topics) }

  fileprivate static let walking = TopicRanker(.walking)
  fileprivate static let running = TopicRanker(.running)
  fileprivate static let strength = TopicRanker(.strength)
  fileprivate static let weight = TopicRanker(.weight)
  fileprivate static let eating = TopicRanker(.eating)
  fileprivate static let water = TopicRanker(.water)
  fileprivate static let sleep = TopicRanker(.sleep)
  fileprivate static let calm = TopicRanker(.calm)
  fileprivate static let mood = TopicRanker(.mood)
  fileprivate static let smoking = TopicRanker(.smoking)
  fileprivate static let alcohol = TopicRanker(.alcohol)
  fileprivate static let screens = TopicRanker(.screens)
  fileprivate static let reading = TopicRanker(.reading)
  fileprivate static let learning = TopicRanker(.learning)
  fileprivate static let money = TopicRanker(.money)
  fileprivate static let social = TopicRanker(.social)
}
