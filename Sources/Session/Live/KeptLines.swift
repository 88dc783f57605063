/// What a session has beside stimuli and expectations, for another recording of the same inputs:
/// comments, blank lines, what `play` shows, and what it asserts of answers.
package struct KeptLines: Sendable {
  /// What stands before the first record.
  package private(set) var first = ""
  /// What stands behind the last one.
  package private(set) var last = ""
  /// The file: what is personal in it stays.
  let bytes: [UInt8]
  /// What stands before each input.
  private var inputs: [String] = []
  /// The assertions of each answer that has some, by turn; 0 before the first input.
  private var answers: [[String]] = [[]]

  /// Reads what a file has of it. What stands within a turn goes before the next input.
  package init(_ file: SessionFile) {
    bytes = file.bytes
    var pending = ""
    var hasRecord = false
    var isInRun = false
    for item in file.items {
      let lines = file.lines(item).joined(separator: "\n") + "\n"
      switch item.record {
      case .comment, .show: pending += lines
      // A blank line before an expectation belongs to nothing that will be there again.
      case .blank: pending += "\n"
      case .assertion:
        if !isInRun { answers[answers.count - 1].append("") }
        isInRun = true
        answers[answers.count - 1][answers[answers.count - 1].count - 1] += lines
        pending = KeptLines.withoutBlanks(pending)
      case .typed:
        inputs.append(pending)
        answers.append([])
        (pending, isInRun) = ("", false)
      default:
        if !hasRecord { (first, pending) = (pending, "") }
        pending = KeptLines.withoutBlanks(pending)
        isInRun = false
      }
      switch item.record {
      case .blank, .comment, .show: break
      default: hasRecord = true
      }
    }
    last = pending
  }

  /// What stands before an input.
  ///
  /// - Parameter turn: counted from 1.
  func before(_ turn: Int) -> String {
    inputs.indices.contains(turn - 1) ? inputs[turn - 1] : ""
  }

  /// The assertions of an answer; `nil` where the file has its lines.
  ///
  /// - Parameters:
  ///   - number: of the answers of the turn that have some, counted from 0.
  ///   - turn: 0 before the first input.
  func assertions(of number: Int, in turn: Int) -> String? {
    guard turn < answers.count, number < answers[turn].count else { return nil }
    return answers[turn][number]
  }

  private static func withoutBlanks(_ lines: String) -> String {
    lines.split(separator: "\n").map { $0 + "\n" }.joined()
  }
}
