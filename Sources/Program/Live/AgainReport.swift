import JSON
import Session

/// What two recordings of the same inputs have differently, in lines for a person.
enum AgainReport {
  /// Nothing where both are alike; ids and times are no difference.
  static func lines(from old: SessionFile, to new: SessionFile) -> [String] {
    let (before, after) = (RecordingChange.turns(of: old), RecordingChange.turns(of: new))
    var lines: [String] = []
    for turn in 0..<max(before.count, after.count) {
      let was = turn < before.count ? before[turn] : RecordingChange.Turn()
      let came = turn < after.count ? after[turn] : RecordingChange.Turn()
      let parts = [("world", was.world, came.world), ("program", was.program, came.program)]
      let told = parts.flatMap { name, was, came in
        differences(was, came).map {
          "  \(name)\(String(repeating: " ", count: 9 - name.count))\($0)"
        }
      }
      guard !told.isEmpty else { continue }
      lines.append("turn \(turn)" + ((came.input ?? was.input).map { "  \($0)" } ?? ""))
      lines += told
    }
    return lines
  }

  private static func differences(
    _ was: [RecordingChange.Line], _ came: [RecordingChange.Line]
  ) -> [String] {
    var gone: [Int: RecordingChange.Line] = [:]
    var new: [Int: RecordingChange.Line] = [:]
    let changes = LineDifference.changes(from: was.map(\.key), to: came.map(\.key))
    for place in changes.removed { gone[place] = was[place] }
    for place in changes.inserted { new[place] = came[place] }
    return Set(gone.keys).union(new.keys).sorted().flatMap { place -> [String] in
      if let old = gone[place], let line = new[place], let fields = fields(old, line) {
        return fields
      }
      return [gone[place].map { "- \($0.text)" }, new[place].map { "+ \($0.text)" }]
        .compactMap { $0 }
    }
  }

  /// The most members of one body that are told.
  private static let most = 6

  /// Where two bodies of the same kind differ; `nil` where that says less than the lines.
  private static func fields(
    _ old: RecordingChange.Line, _ new: RecordingChange.Line
  ) -> [String]? {
    guard let was = old.body, let came = new.body else { return nil }
    let differences = JSON.differences(expected: was, actual: came).filter { difference in
      guard let left = difference.expected?.stringValue, let right = difference.actual?.stringValue
      else { return true }
      return !RecordingChange.isOfOneRecording(left) || !RecordingChange.isOfOneRecording(right)
    }
    guard !differences.isEmpty else { return nil }
    let head = old.head == new.head ? old.head : "\(old.head) is \(new.head)"
    let told = differences.prefix(most).map { difference in
      "  \(difference.path)  - \(shown(difference.expected))  + \(shown(difference.actual))"
    }
    let rest = differences.count - told.count
    return [head] + told + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private static func shown(_ value: JSON?) -> String {
    guard let text = value?.text() else { return "(nothing)" }
    return text.count <= 80 ? text : text.prefix(80) + " …"
  }
}
