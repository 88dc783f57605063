import Testing

@testable import Coach

/// Reads every text of the library as its authors should.
@Suite struct LibraryTextTests {
  private static let library = Library.shared

  /// A topic with where it stands.
  private static let topics: [(domain: DomainID, id: Library.TopicID, topic: LibraryTopic)] =
    DomainID.allCases.flatMap { domain in
      domain.content.topics.enumerated().map {
        (domain, Library.TopicID(domain: domain, index: $0.offset), $0.element)
      }
    }

  private static let conditions: Set<String> = [
    "total", "every period", "level", "limit", "time of day", "result", "no number", "ahead",
    "behind", "reached", "over", "stopped", "not stopped", "cutting down", "quitting",
    "wellness coach", "companion",
    "nutritionist", "fitness coach",
    "triage", "again", "goal", "no goal",
  ]
  private static let personas: Set<String> = [
    "wellness coach", "companion", "nutritionist", "fitness coach", "triage",
  ]
  private static let slots: Set<String> = [
    "goal", "target", "now", "left", "days", "deadline", "pace",
  ]

  /// Plans and lists of tips are put together of their answers, a line each.
  private static let lists: Set<String> = ["next week", "tips"]

  @Test func noLineIsMisread() {
    for domain in DomainID.allCases {
      let parser = LibraryParser(domain.text)
      #expect(parser.domain == domain.rawValue)
      #expect(parser.problems.isEmpty, "\(parser.domain): \(parser.problems)")
      let names = parser.topics.map(\.name)
      let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(twice.isEmpty, "\(parser.domain): \(twice.sorted())")
    }
  }

  @Test func everyTopicHasTwoAnswersAndOneWithoutConditions() {
    for (domain, _, topic) in Self.topics {
      #expect(topic.answers.count >= 2, "\(domain): \(topic.name)")
      let free = topic.answers.filter { $0.conditions.isEmpty && $0.slots.isEmpty }
      #expect(!free.isEmpty, "\(domain): \(topic.name)")
    }
  }

  @Test func conditionsAndSlotsAreKnown() {
    for (domain, topic, answer) in Self.answers {
      let place = "\(domain): \(topic.name)"
      #expect(
        Set(answer.conditions).isSubset(of: Self.conditions), "\(place): \(answer.conditions)")
      #expect(Set(answer.slots).isSubset(of: Self.slots), "\(place): \(answer.slots)")
    }
  }

  @Test func noAnswerIsLongerThanSixtyWordsOrAsksTwice() {
    for (_, topic, answer) in Self.answers {
      let words = ReplyWriter.words(String(answer.text))
      let most = topic.name == "tips" ? 25 : 60
      #expect(words <= most, "\(words) words: \(answer.text)")
      #expect(answer.text.split(separator: "?", omittingEmptySubsequences: false).count <= 2)
      #expect(!answer.text.contains("/") || !answer.text.contains(" /"), "names a command")
    }
    for (domain, _, topic) in Self.topics {
      for part in [topic.why, topic.how, topic.short].compactMap({ $0.map(String.init) }) {
        #expect(ReplyWriter.words(part) <= 60, "\(part)")
        #expect(!part.contains("? ") || part.contains("\""), "\(domain): \(topic.name): \(part)")
      }
    }
  }

  @Test func aPlanIsSevenLinesAndHundredTenWords() {
    for (domain, _, topic) in Self.topics where topic.name == "next week" {
      for other in ["cutting down", "quitting"] {
        let lines = topic.answers.filter { !$0.conditions.contains(other) }
        let words = lines.map { ReplyWriter.words(String($0.text)) }.reduce(0, +)
        #expect((3...6).contains(lines.count) && words <= 90, "\(domain): \(words)")
      }
    }
  }

  @Test func everyQuestionLeadsSomewhere() {
    for (domain, topic, answer) in Self.answers {
      let asks = answer.text.hasSuffix("?")
      let place = "\(domain): \(topic.name): \(answer.text)"
      switch answer.next {
      case .yes(let next)?, .any(let next)?:
        #expect(asks, "\(place)")
        let isKnown =
          ["plan", "numbers"].contains(next) || Self.library.topic(next, in: domain) != nil
        #expect(isKnown, "\(place) leads to \(next)")
      case nil:
        // What the coach itself leads with has choices behind it.
        #expect(!asks || domain == .guide, "\(place)")
      }
    }
  }

  @Test func everyTopicIsReachedByItsPhrasesOrByAShared() {
    let shared = Set(
      Self.topics.filter { $0.domain == .general && !$0.topic.said.isEmpty }.map(\.topic.name))
    let led = Set(
      Self.answers.compactMap { pair -> String? in
        switch pair.2.next {
        case .yes(let name)?, .any(let name)?: name
        case nil: nil
        }
      })
    for (domain, _, topic) in Self.topics where domain != .guide {
      let isReached =
        !topic.said.isEmpty || shared.contains(topic.name) || led.contains(topic.name)
        || Self.lists.contains(topic.name)
        || Choice.allCases.contains { $0.topic?.name == topic.name }
      #expect(isReached, "\(domain): \(topic.name)")
    }
  }

  @Test func aQuarterOfTheAnswersIsForAPersona() {
    let own = Self.answers.filter { !Self.personas.isDisjoint(with: $0.2.conditions) }.count
    let all = Self.answers.filter { !Self.lists.contains($0.1.name) }.count
    #expect(own * 4 >= all, "\(own) of \(all)")
  }

  @Test func everyAnswerIsKnownAgain() {
    for (domain, place, topic) in Self.topics {
      for (index, answer) in topic.answers.enumerated() where answer.slots.isEmpty {
        let found = Self.library.answers(in: String(answer.text), of: [domain])
        let own = Library.AnswerID(topic: place, index: index)
        #expect(
          found.contains(own) || ReplyWriter.words(String(answer.text)) < 4,
          "\(domain): \(topic.name): \(answer.text)")
      }
    }
  }

  private static var answers: [(DomainID, LibraryTopic, LibraryAnswer)] {
    topics.flatMap { entry in entry.topic.answers.map { (entry.domain, entry.topic, $0) } }
  }
}
