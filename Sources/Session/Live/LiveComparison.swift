import Edge
import JSON

/// One thing that a session holds a live run to, and what came of it.
package struct LiveCheck: Hashable, Sendable {
  /// Of the file, counted from 1.
  package let line: Int
  /// 0 before the first input.
  package let turn: Int
  /// What is held to it, as in `h1 201 POST /api/v1/goals`.
  package let subject: String
  /// What differs; empty where it held.
  package let fields: [Difference.Field]

  /// One that was told by whoever ran it.
  package init(line: Int, turn: Int, subject: String, fields: [Difference.Field]) {
    (self.line, self.turn, self.subject, self.fields) = (line, turn, subject, fields)
  }

  /// Whether it is about what an answer says.
  package var isAssertion: Bool { subject.hasPrefix("|?") }

  /// Whether the run did what the file asks for.
  package var holds: Bool { fields.isEmpty }
}

/// Holds what was seen of a live run to what a session asks of it: statuses, members and kinds of
/// values, the order of the kinds of frames, and never what anything says.
///
/// Which request is which is told by method and path; ids in a path are alike. One that the program
/// made a turn earlier or later than in the file is the same one: what it does in the background has
/// no fixed place.
package struct LiveComparison {
  private let script: SessionScript
  private let seen: LiveObservation
  private var checks: [LiveCheck] = []

  /// Compares what was seen, turn by turn.
  ///
  /// - Returns: in the order of the file.
  package static func checks(
    of seen: LiveObservation, against script: SessionScript
  ) -> [LiveCheck] {
    var comparison = LiveComparison(script: script, seen: seen)
    comparison.compareExchanges()
    comparison.compareFrames()
    comparison.compareAnswers()
    return comparison.checks.sorted { ($0.line, $0.turn) < ($1.line, $1.turn) }
  }

  private init(script: SessionScript, seen: LiveObservation) {
    (self.script, self.seen) = (script, seen)
  }

  private typealias Placed<Exchange> = (turn: Int, exchange: Exchange)

  private mutating func compareExchanges() {
    var open = script.turns.enumerated().flatMap { turn, part in
      part.exchanges.map { (turn: turn, exchange: $0) }
    }
    for (turn, part) in seen.turns.enumerated() {
      for exchange in part.exchanges {
        if let place = LiveComparison.place(of: exchange, in: turn, open) {
          let (turn, expected) = open.remove(at: place)
          add(expected.line, turn, expected.subject, differences(expected, exchange))
        } else if let problem = exchange.problem {
          let subject = exchange.subject
          add(
            line(of: turn), turn, subject,
            [Difference.Field(path: "response", expected: nil, actual: problem)])
        }
      }
    }
    let gap = script.turns.firstIndex { $0.hasGap || $0.isInterrupted } ?? script.turns.count
    for (turn, expected) in open where turn < gap {
      add(
        expected.line, turn, expected.subject,
        [Difference.Field(path: "request", expected: "sent", actual: nil)])
    }
  }

  /// The exchange of the file that one of the run is: of the same turn, else of the nearest.
  private static func place(
    of exchange: LiveObservation.Exchange, in turn: Int,
    _ open: [Placed<SessionScript.Exchange>]
  ) -> Int? {
    open.indices.filter {
      let other = open[$0].exchange
      return other.method == exchange.method && areAlike(other.path, exchange.path)
    }.min {
      let (left, right) = (open[$0], open[$1])
      return (abs(left.turn - turn), left.exchange.path == exchange.path ? 0 : 1, $0)
        < (abs(right.turn - turn), right.exchange.path == exchange.path ? 0 : 1, $1)
    }
  }

  private static func areAlike(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let left = left.split(separator: "/", omittingEmptySubsequences: false)
    let right = right.split(separator: "/", omittingEmptySubsequences: false)
    return left.count == right.count
      && zip(left, right).allSatisfy { $0 == $1 || isIdentifier($0) && isIdentifier($1) }
  }

  /// Whether a part of a path may be an id: a number, or long with a digit in it.
  private static func isIdentifier(_ part: Substring) -> Bool {
    part.utf8.contains { $0 &- 0x30 < 10 }
      && (part.utf8.count >= 16 || part.utf8.allSatisfy { $0 &- 0x30 < 10 })
  }

  private func differences(
    _ expected: SessionScript.Exchange, _ exchange: LiveObservation.Exchange
  ) -> [Difference.Field] {
    switch exchange.outcome {
    case .none:
      return [Difference.Field(path: "response", expected: "\(expected.status)", actual: nil)]
    case .failed(let failure):
      return [
        Difference.Field(
          path: "response", expected: "\(expected.status)", actual: "fail \(failure.rawValue)")
      ]
    case .response(let status, let body):
      var fields: [Difference.Field] = []
      if status != expected.status {
        fields.append(
          Difference.Field(path: "status", expected: "\(expected.status)", actual: "\(status)"))
        // What an error says in place of an answer is another thing altogether.
        if (status < 400) != (expected.status < 400) { return fields }
      }
      return fields + LiveComparison.bodies(expected.body, body)
    }
  }

  private static func bodies(_ expected: String, _ actual: String) -> [Difference.Field] {
    guard case .json(let expected) = Payload(expected) else { return [] }
    guard case .json(let actual) = Payload(actual) else {
      return [
        Difference.Field(
          path: "body", expected: expected.kindName, actual: actual.isEmpty ? nil : "no JSON")
      ]
    }
    return shapes(expected, actual, under: "body")
  }

  private mutating func compareFrames() {
    for (turn, part) in script.turns.enumerated() where !part.hasGap {
      guard turn < seen.turns.count, let frames = part.frames else { continue }
      let seen = seen.turns[turn]
      // That nobody closes what the other end once closed at rest is no fault.
      if seen.pieces.isEmpty, frames.pieces == [.close] { continue }
      var fields: [Difference.Field] = []
      let wanted = FramePiece.kinds(of: frames.pieces)
      var kinds = FramePiece.kinds(of: seen.pieces)
      kinds += seen.failures.map { "fail \($0.rawValue)" }
      // Where the user stops an answer is no matter of kinds.
      let count = part.isInterrupted ? min(wanted.count, kinds.count) : .max
      if wanted.prefix(count) != kinds.prefix(count) {
        fields.append(
          Difference.Field(
            path: "frames", expected: wanted.joined(separator: ", "),
            actual: kinds.isEmpty ? nil : kinds.joined(separator: ", ")))
      }
      fields += LiveComparison.shapes(of: seen.pieces, frames.pieces)
      add(frames.line, turn, "\(frames.channel) frames", fields)
    }
  }

  /// The first difference of each kind of frame from its first example in the file.
  private static func shapes(
    of pieces: [FramePiece], _ examples: [FramePiece]
  ) -> [Difference.Field] {
    var kinds: [String] = []
    return examples.flatMap { example -> [Difference.Field] in
      guard case .object(let expected) = example, !kinds.contains(example.kind) else { return [] }
      kinds.append(example.kind)
      return pieces.lazy.compactMap { piece -> [Difference.Field]? in
        guard case .object(let actual) = piece, piece.kind == example.kind else { return nil }
        let fields = shapes(expected, actual, under: example.kind)
        return fields.isEmpty ? nil : fields
      }.first ?? []
    }
  }

  private static func shapes(
    _ expected: JSON, _ actual: JSON, under name: String
  ) -> [Difference.Field] {
    JSON.shapeDifferences(expected: expected, actual: actual).map {
      Difference.Field(
        path: $0.path.isEmpty || $0.path.hasPrefix("[") ? name + $0.path : "\(name).\($0.path)",
        expected: $0.expected, actual: $0.actual)
    }
  }

  /// Holds each answer to the assertions that stand for it.
  private mutating func compareAnswers() {
    for (turn, assertions) in Dictionary(grouping: script.assertions, by: \.turn) {
      let answers = turn < seen.turns.count ? seen.turns[turn].answers : []
      let runs = Set(assertions.map(\.run)).sorted()
      // Whoever writes the last answers down asserts those, and may have the first ones literally.
      let first = max(0, answers.count - runs.count)
      for assertion in assertions {
        let place = first + (runs.firstIndex(of: assertion.run) ?? 0)
        let answer = place < answers.count ? answers[place] : nil
        add(
          assertion.line, turn, assertion.text,
          LiveComparison.differences(assertion, answer))
      }
    }
  }

  private static func differences(
    _ placed: PlacedAssertion, _ answer: String?
  ) -> [Difference.Field] {
    guard let answer else {
      return [Difference.Field(path: "answer", expected: placed.text, actual: nil)]
    }
    let assertion = placed.assertion
    if assertion.holds(for: answer) { return [] }
    let text = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [
      Difference.Field(
        path: "answer", expected: placed.text,
        actual: assertion.reason(for: answer) ?? shortened(text))
    ]
  }

  /// The longest part of an answer that is shown.
  private static let longest = 300

  private static func shortened(_ text: String) -> String {
    text.count <= longest ? text : text.prefix(longest) + " …"
  }

  private mutating func add(
    _ line: Int, _ turn: Int, _ subject: String, _ fields: [Difference.Field]
  ) {
    checks.append(LiveCheck(line: line, turn: turn, subject: subject, fields: fields))
  }

  private func line(of turn: Int) -> Int {
    turn < script.turns.count ? script.turns[turn].line : script.turns.last?.line ?? 1
  }
}

extension SessionScript.Exchange {
  fileprivate var subject: String {
    "\(channel) \(status) \(method?.rawValue ?? "open") \(path)"
  }
}

extension LiveObservation.Exchange {
  fileprivate var subject: String { "\(method?.rawValue ?? "open") \(path)" }

  /// What is wrong with it though the file does not have it; `nil` where nothing is.
  fileprivate var problem: String? {
    switch outcome {
    case .response(let status, _): status >= 500 ? "\(status)" : nil
    case .failed(let failure): "fail \(failure.rawValue)"
    case .none: nil
    }
  }
}
