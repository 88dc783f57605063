/// Why nothing of a file is proved by a run of it in which nothing differs.
package enum Unchecked: Hashable, Sendable {
  /// It has no records.
  case empty
  /// A recorder was stopped before it wrote the end.
  case cut
  /// No line in it says anything that the program could fail to do.
  case assertsNothing

  /// For a person, as what follows the name of the file.
  package var sentence: String {
    switch self {
    case .empty: "it has no records: write what is typed, and lume update adds what is printed"
    case .cut: "the recording was cut: it has no end, and holds as far as it goes"
    case .assertsNothing:
      "it asserts nothing: write a line that is printed, or an assertion that could fail, in place "
        + "of what holds for anything"
    }
  }
}

extension SessionFile {
  /// Why a run in which nothing differs proves nothing; `nil` where it proves something.
  package var unchecked: Unchecked? {
    if items.allSatisfy({ $0.record.isNothing }) { return .empty }
    if isIncomplete { return .cut }
    return items.contains { asserts($0.record) } ? nil : .assertsNothing
  }

  /// Whether a program can fail to do what a record says.
  private func asserts(_ record: Record) -> Bool {
    switch record {
    case .send, .printed: true
    case .pattern(_, let text): !glob(text).fitsAll
    case .assertion(let record): !assertion(record).holdsForAll
    case .blank, .comment, .typed, .hidden, .wait, .act, .receive, .rest, .show, .end: false
    }
  }
}

extension Record {
  fileprivate var isNothing: Bool {
    switch self {
    case .blank, .comment: true
    case .typed, .hidden, .wait, .act, .receive, .send, .printed, .pattern, .assertion, .rest,
      .show, .end:
      false
    }
  }
}
