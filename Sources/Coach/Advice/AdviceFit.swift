import Wellness

/// What of a domain fits one goal of it: no bars of music for a language, no vegetables for a
/// limit of coffees, no quit date for somebody who has stopped.
struct AdviceFit {
  /// One of several things that the goals of a domain are about.
  private struct Subject {
    let domain: DomainID
    /// How words of a goal begin that is about it.
    let goal: [String]
    /// How words of advice begin that is about it alone.
    let lines: [String]
    /// Where it has topics of its own, these; all other advice of the domain is about the rest.
    let topics: [String]

    /// - Parameter text: these behind each other, between semicolons.
    init?(_ text: String) {
      let fields = text.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
      guard fields.count >= 3, let domain = DomainID(rawValue: fields[0][0]) else { return nil }
      (self.domain, goal, lines) = (domain, fields[1], fields[2])
      topics = fields.dropFirst(3).map { $0.joined(separator: " ") }
    }
  }

  /// Topics of the domain that are about nothing but the goal's subject.
  let topics: [String]
  /// Words of the subject, where it stands aside from the rest of its domain.
  private let narrow: [String]
  private let foreign: [String]
  private let unfitting: [String]
  /// What the goal's chats have turned down: beginnings of words, and names of circumstances.
  private let refused: [String]

  init(_ standing: Standing, _ domain: DomainID) {
    let goal = standing.goal
    refused = goal.refused
    let words = TextWord.all(in: goal.title + " " + goal.unit).map(\.text)
    let subjects = AdviceFit.subjects.filter { $0.domain == domain }
    let own = subjects.first { words.hasWord(beginningWith: $0.goal) }
    topics = own?.topics ?? []
    let shared = own?.lines ?? []
    narrow = topics.isEmpty ? [] : shared
    foreign = subjects.flatMap(\.lines).filter { !shared.contains($0) }
    unfitting =
      AdviceFit.unfitting(standing) + (AdviceFit.sessions.contains(domain) ? [] : AdviceFit.session)
  }

  /// Whether a line is about the subject itself, where that stands aside.
  func isAbout(_ line: String) -> Bool {
    narrow.isEmpty || TextWord.all(in: line).map(\.text).hasWord(beginningWith: narrow)
  }

  /// Whether a line answers a question, so that it doesn't stand by itself.
  static func isReply(_ line: String) -> Bool { replies.contains { line.hasPrefix($0) } }

  private static let replies: [String] = .listed("AdviceFit.replies")

  /// Domains of what is done in sessions.
  private static let sessions: Set<DomainID> = [
    .general, .walking, .running, .strength, .calm, .reading, .learning,
  ]

  /// What is said of sessions.
  private static let session: [String] = .listed("AdviceFit.session")

  /// Whether a line of the library may be said about the goal.
  func allows(_ line: String) -> Bool {
    let words = TextWord.all(in: line).map(\.text)
    return !words.hasWord(beginningWith: foreign + refused)
      && !unfitting.contains { line.contains($0) }
      && !Circumstance.isUnfit(line, for: refused, asked: "")
  }

  private static let subjects = [String].listed("AdviceFit.subjects").compactMap(Subject.init)

  /// What is no advice for a goal that counts as it does.
  private static func unfitting(_ standing: Standing) -> [String] {
    switch standing.measure {
    case .limit:
      let phrases = session + ["get everything ready", "easiest part", "getting going"]
      if standing.goal.target > 0 { return phrases + ofQuitting }
      // Who has a limit of nothing has stopped.
      let hasBegun = standing.elapsed > 0 || !standing.series.days.isEmpty
      return hasBegun ? phrases + ofStopping : phrases
    case .timeOfDay: return session + ["easiest part"]
    case .none: return ["entry", "until when"]
    default: return []
    }
  }

  /// What is said of stopping altogether, and what to those who haven't begun to.
  private static let ofQuitting: [String] = .listed("AdviceFit.ofQuitting")
  private static let ofStopping: [String] = .listed("AdviceFit.ofStopping")
}
