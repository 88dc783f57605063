/// What of the coach's answers a danger that was told of leaves.
extension Allowance {
  /// Whether something may be talked about.
  ///
  /// - Parameter goal: the domain that is talked about.
  func allows(_ act: Act, in domain: DomainID) -> Bool {
    switch self {
    case .everything: return true
    case .nothing: return false
    case .talk: return !act.isPush
    case .everythingBut(let subjects):
      let isLeftAlone = subjects.contains { $0.domains.contains(act.domain ?? domain) }
      guard isLeftAlone, act.isPush else { return true }
      return leavesOnlyExercise && act.sparesTheBody
    }
  }

  /// Whether a part of the body, and nothing else, is to be spared.
  var leavesOnlyExercise: Bool {
    guard case .everythingBut(let subjects) = self else { return false }
    return subjects.isSubset(of: [.exercise, .upperBody])
  }
}

extension Allowance.Subject {
  /// The domains of the library that are about it.
  fileprivate var domains: Set<DomainID> {
    switch self {
    case .exercise: [.walking, .running, .strength]
    case .upperBody: [.strength]
    case .restriction: [.weight]
    case .medicine: []
    }
  }
}

extension Act {
  /// The domain of the topic that it is about.
  fileprivate var domain: DomainID? {
    guard case .say(.topic(let topic)) = self else { return nil }
    return Act.isExercise(topic) ? .strength : topic.domain
  }

  /// Whether a topic is about training, wherever it stands.
  private static func isExercise(_ topic: Library.TopicID) -> Bool {
    topic.name == "training today"
  }

  /// Whether it says where the goal stands, or is about how it feels, and asks nothing of the body.
  fileprivate var sparesTheBody: Bool {
    switch self {
    case .say(let intent) where intent.isNumber || intent == .report: true
    case .say(.topic(let topic)): Act.restful.contains(topic.name)
    default: false
    }
  }

  private static let restful: Set<String> = .listed("Act.restful")

  /// Whether it moves the user on towards a number: plans, numbers, tips, advice of the library.
  fileprivate var isPush: Bool {
    switch self {
    case .say(let intent):
      switch intent {
      case .number, .conversion, .supposition, .cost, .plan, .tips, .report, .obstacles: true
      case .topic(let topic): Act.isExercise(topic) || DomainID.subjects.contains(topic.domain)
      case .menu, .refusal, .follow: false
      }
    case .why(let topic), .how(let topic), .shorten(let topic), .rephrase(let topic):
      topic.map { DomainID.subjects.contains($0.domain) } ?? false
    // It says to try what was proposed, today.
    case .agree: true
    case .another, .pick, .offer, .narrow, .sayBluntly, .judge, .oneThing, .recall: true
    case .letGo, .acknowledge, .tellKnown: false
    }
  }
}
