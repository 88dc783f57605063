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
    "goal", "target", "now", "left", "days", "deadline", "pace", "thing",
  ]

  /// Plans and lists of tips are put together of their answers, a line each.
  private static let lists: Set<String> = ["next week", "tips"]

  @Test(arguments: [
    ("walk ten minutes", "ten", true), ("walk ten minutes", "walk ten minutes", true),
    ("walk ten minutes", "minutes.", false), ("ttten", "tten", true), ("te", "ten", false),
    ("", "a", false), ("a", "", true),
  ])
  func findsATextAsItIsWritten(all: String, sought: String, isThere: Bool) {
    #expect(all.has(sought) == isThere)
    #expect(all[...].has(sought[...]) == isThere)
  }

  @Test func noLineIsMisread() {
    for domain in DomainID.allCases {
      #expect(domain.text.hasPrefix("domain: \(domain.rawValue)\n"))
      var keys = ["domain:", "near:", "goals:", "words:"]
      for line in domain.text.split(separator: "\n") {
        if line.hasPrefix("== ") {
          keys = ["== ", "label:", "said:", "- ", "why:", "how:", "short:"]
        }
        if !keys.contains(where: { line.hasPrefix($0) }) {
          Issue.record("\(CoachTextTests.place(of: line, in: domain)): says nothing: \(line)")
        }
      }
      let names = LibraryParser(domain.text).topics.map(\.name)
      let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
      for name in twice.sorted() {
        Issue.record(
          "\(CoachTextTests.place(of: "== \(name)", in: domain)): \(name) is there twice")
      }
    }
  }

  @Test func everyTopicHasTwoAnswersAndOneWithoutConditions() {
    for (domain, _, topic) in Self.topics {
      var place: String { Self.place(topic, in: domain) }
      #expect(topic.answers.count >= 2, "\(place)")
      let free = topic.answers.filter {
        $0.conditions.isEmpty && $0.slots.isEmpty && !$0.isAboutGoal
      }
      #expect(
        !free.isEmpty, "\(place): one answer has to have neither condition nor slot nor a goal")
    }
  }

  @Test func conditionsAndSlotsAreKnown() {
    for (domain, _, answer) in Self.answers {
      var place: String { CoachTextTests.place(of: answer.text, in: domain) }
      #expect(
        Set(answer.conditions).isSubset(of: Self.conditions), "\(place): \(answer.conditions)")
      #expect(Set(answer.slots).isSubset(of: Self.slots), "\(place): \(answer.slots)")
    }
  }

  @Test func noAnswerIsLongerThanSixtyWordsOrAsksTwice() {
    for (domain, topic, answer) in Self.answers {
      var place: String { CoachTextTests.place(of: answer.text, in: domain) }
      let words = ReplyWriter.words(String(answer.text))
      let most = topic.name == "tips" ? 25 : 60
      #expect(words <= most, "\(place): \(words) words")
      let questions = answer.text.split(separator: "?", omittingEmptySubsequences: false).count - 1
      #expect(questions <= 1, "\(place): \(questions) questions")
      #expect(!answer.text.contains(" /"), "\(place): names a command")
    }
    for (domain, _, topic) in Self.topics {
      for part in [topic.why, topic.how, topic.short].compactMap({ $0.map(String.init) }) {
        var place: String { CoachTextTests.place(of: part, in: domain) }
        #expect(ReplyWriter.words(part) <= 60, "\(place)")
        #expect(!part.contains("? ") || part.contains("\""), "\(place)")
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
    for (domain, _, answer) in Self.answers {
      let asks = answer.text.hasSuffix("?")
      var place: String { CoachTextTests.place(of: answer.text, in: domain) }
      switch answer.next {
      case .yes(let next)?, .any(let next)?:
        #expect(asks, "\(place)")
        let isKnown =
          ["plan", "numbers"].contains(next) || Self.library.topic(next, in: domain) != nil
        #expect(isKnown, "\(place) leads to \(next)")
      case nil:
        // What the coach itself leads with has choices behind it.
        #expect(!asks || domain == .guide, "\(place): a question needs -> or => behind it")
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
        || Choice.topics.values.contains { $0 == topic.name || $0.hasSuffix("/" + topic.name) }
      #expect(isReached, "\(Self.place(topic, in: domain)): nothing leads there")
    }
  }

  @Test func whatIsNearADomainIsOne() {
    for name in Library.shared.near.values.flatMap({ $0.split(separator: " ") }) {
      #expect(DomainID(rawValue: String(name))?.isSubject ?? false, "\(name)")
    }
  }

  @Test func aQuarterOfTheAnswersIsForAPersona() {
    let own = Self.answers.filter { !Self.personas.isDisjoint(with: $0.2.conditions) }.count
    let all = Self.answers.filter { !Self.lists.contains($0.1.name) }.count
    #expect(own * 4 >= all, "\(own) of \(all)")
  }

  private static func place(_ topic: LibraryTopic, in domain: DomainID) -> String {
    CoachTextTests.place(of: "== " + topic.name, in: domain)
  }

  private static var answers: [(DomainID, LibraryTopic, LibraryAnswer)] {
    topics.flatMap { entry in entry.topic.answers.map { (entry.domain, entry.topic, $0) } }
  }
}

extension LibraryAnswer {
  /// The slots that it needs.
  fileprivate var slots: [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != "}" })
    }
  }
}
