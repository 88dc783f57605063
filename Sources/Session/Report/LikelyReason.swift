/// Why a run probably differs, where that can be told from what differs.
struct LikelyReason {
  private let difference: Difference
  /// Name and version of what answers today.
  private let coach: String?

  init(_ difference: Difference, coach: String?) {
    self.difference = difference
    self.coach = coach
  }

  /// A sentence or two, or none.
  var sentences: [String] {
    if let broken = difference.broken {
      return ["line \(broken.line), \(broken.problem)"]
    }
    if difference.isAskedAtStart {
      return [
        "lume asks this by itself as it starts: set sync manual in the header keeps it from it"
      ]
    }
    let pairs = self.pairs
    guard !pairs.isEmpty else { return [] }
    if InputChange(difference, pairs).isLikely {
      return ["the input was changed: what came is in it, and what was expected is not"]
    }
    if pairs.allSatisfy({ Invisible.differOnlyInSpaces($0, $1) }) {
      return ["only spaces differ; each of those is shown as <U+0020>"]
    }
    if difference.fields.allSatisfy({ $0.path.hasPrefix("header ") }), !difference.fields.isEmpty {
      return [
        "a header is compared because it stands in the file: without its line it is not compared"
      ]
    }
    if pairs.allSatisfy(Invisible.lookAlike) {
      return ["they look alike: what can't be seen is shown by its number, as in <U+00A0>"]
    }
    if pairs.allSatisfy({ LikelyReason.withoutIDs($0) == LikelyReason.withoutIDs($1) }) {
      return [
        "an id: ids are drawn one after another from the seed, so one more or less before this "
          + "changes all that follow; \"[uuid]\" in JSON and |~ in lines fit any"
      ]
    }
    if pairs.allSatisfy({ LikelyReason.withoutTimes($0) == LikelyReason.withoutTimes($1) }) {
      return [
        "the clock: it starts at the header's clock, in its zone, and moves by @ wait and +ms alone"
      ]
    }
    if pairs.allSatisfy({ $0.lowercased() == $1.lowercased() }) {
      return ["upper and lower case"]
    }
    if difference.expected.count > 1, difference.expected.sorted() == difference.actual.sorted() {
      return ["the same lines in another order"]
    }
    return coachSentence
  }

  private var coachSentence: [String] {
    guard difference.subject == "output", let old = difference.coach, let coach, old != coach
    else { return [] }
    return ["another coach: the file was recorded with \(old), and this is \(coach)"]
  }

  /// What stands against what.
  var pairs: [(String, String)] {
    if !difference.fields.isEmpty {
      return difference.fields.allSatisfy { $0.expected != nil && $0.actual != nil }
        ? difference.fields.map { ($0.expected ?? "", $0.actual ?? "") } : []
    }
    guard difference.expected.count == difference.actual.count else { return [] }
    return Array(zip(difference.expected, difference.actual))
  }

  private static func withoutIDs(_ text: String) -> String {
    text.replacing(/[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}/, with: "<id>")
  }

  private static func withoutTimes(_ text: String) -> String {
    text.replacing(
      /[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9:.]+(?:Z|[+-][0-9]{2}:[0-9]{2})?)?/, with: "<time>"
    ).replacing(/[0-9]{1,2}:[0-9]{2}/, with: "<time>").replacing(
      /[0-9.]+ ?(?:ms|s|m|h|d|seconds?|minutes?|hours?|days?)\b/, with: "<time>")
  }
}
