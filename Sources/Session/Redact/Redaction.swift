import Threads

/// Puts stand-ins in the place of secrets, in texts that are shown to others.
package struct Redaction {
  /// A text that is replaced, by its name.
  package struct Registered: Hashable, Sendable {
    /// What it is called, e.g. `password`.
    package let name: String
    /// The text.
    package let value: String
  }

  /// What is replaced, in the order in which it was told; another one can be made of it elsewhere.
  package private(set) var registered: [Registered] = []
  private var redactor = Redactor()
  private let finder: SecretFinder

  /// - Parameters:
  ///   - registered: what is replaced.
  ///   - own: what somebody's own file says of secrets.
  package init(_ registered: [Registered] = [], own: OwnSecrets = .none) {
    finder = SecretFinder(own: own)
    for text in registered { register(name: text.name, value: text.value) }
  }

  /// Replaces a text from now on.
  package mutating func register(name: String, value: String) {
    registered.append(Registered(name: name, value: value))
    redactor.register(name: name, value: value)
  }

  /// A text without what was registered and what looks like a secret.
  package func text(_ text: String) -> String {
    finder.sweep(redactor.text(text))
  }
}

/// What a recorder says at its end of what it masked and what it kept.
struct RedactionSummary {
  let lines: [String]

  init(_ personal: PersonalData, _ tally: RedactionTally) {
    let people = SecretKind.allCases.filter(\.isPersonal).compactMap { kind in
      RedactionSummary.counted(personal.count(of: kind), kind)
    }
    let secrets = SecretKind.allCases.filter { !$0.isPersonal && tally.places[$0] != nil }
    let places = secrets.reduce(0) { $0 + (tally.places[$1] ?? 0) }
    var masked = personal.isKept ? [] : people
    if places > 0 {
      let kinds = secrets.map(\.plural).joined(separator: ", ")
      masked.append("\(kinds) in \(places) \(places == 1 ? "place" : "places")")
    }
    var lines: [String] = []
    if !masked.isEmpty { lines.append("Masked: \(masked.joined(separator: ", ")).") }
    if personal.isKept, !people.isEmpty {
      lines.append("Kept as --keep-personal says: \(people.joined(separator: ", ")).")
    }
    self.lines = lines
  }

  private static func counted(_ count: Int, _ kind: SecretKind) -> String? {
    switch count {
    case 0: nil
    case 1: kind.phrase
    default: "\(count) \(kind.plural)"
    }
  }
}

/// Counts what a recorder replaced, by kind.
final class RedactionTally: Sendable {
  private let counts = Guarded<[SecretKind: Int]>([:])

  /// In how many places each kind was.
  var places: [SecretKind: Int] { counts.withLock { $0 } }

  func add(_ kind: SecretKind?) {
    if let kind { counts.withLock { $0[kind, default: 0] += 1 } }
  }
}

/// What a state beside a session may have of a secret: nothing but a stand-in.
package enum StateSecrets {
  /// A function that gives texts of the user without what looks like a secret and without
  /// addresses; the same stand-in for the same.
  ///
  /// - Parameter own: what somebody's own file says of secrets.
  package static func redaction(own: OwnSecrets = .none) -> (String) -> String {
    SecretFinder(includingExamples: true, own: own).sweep
  }

  /// What stands for an access token, as in `[secret:token exp=… sub=…]`; `nil` for one that says
  /// neither when it ends nor whose it is.
  package static func standIn(forToken token: String) -> String? {
    TokenStandIn(token: token.utf8)?.text(PersonalData())
  }

  /// A token that nobody signed, of the same owner and the same end; `nil` for what is no stand-in.
  package static func token(from standIn: some StringProtocol) -> String? {
    TokenStandIn(text: Substring(standIn))?.token
  }
}
