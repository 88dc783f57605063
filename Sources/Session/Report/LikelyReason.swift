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

/// Whether a difference is what a changed input makes: in the place of what the file expects stands
/// something that is typed, and what the file expects is no longer typed anywhere in the turn. Of
/// what is printed nothing may fit: else somebody has changed a line.
struct InputChange {
  /// Whether somebody has probably changed the input and not what comes of it.
  let isLikely: Bool

  init(_ difference: Difference) {
    self.init(difference, LikelyReason(difference, coach: nil).pairs)
  }

  init(_ difference: Difference, _ pairs: [(String, String)]) {
    guard let input = difference.input,
      difference.fields.isEmpty
        ? difference.isOfWholeTurn : difference.fields.allSatisfy({ $0.path.hasPrefix("body") })
    else {
      isLikely = false
      return
    }
    // A secret is typed as its stand-in, and time is no part of what is typed. A command is named
    // by much that is printed.
    let text = input.drop { $0 != " " }.dropFirst()
    let typed = InputChange.words(
      String(text.hasPrefix("/") ? text.drop { $0 != " " } : text))
    isLikely =
      !pairs.isEmpty
      && pairs.allSatisfy { old, new in
        let changes = WordDifference(old, new).changes.map {
          (InputChange.words($0.old), InputChange.words($0.new))
        }
        return changes.contains { !$0.1.trivial }
          && changes.allSatisfy { old, new in
            (new.trivial || typed.contains(new)) && (old.trivial || !typed.contains(old))
          }
      }
  }

  /// The words of a text, each with a space before and behind it; only a space where it has none.
  private static func words(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.reduce(into: " ") { $0 += $1.lowercased() + " " }
  }
}

extension String {
  /// Whether it has no word.
  fileprivate var trivial: Bool { self == " " }
}

/// Makes seen by what two texts differ that look alike: `U+00A0` for a space that is none.
enum Invisible {
  /// Two texts that differ, with what cannot be seen by its number.
  static func shown(_ old: String, _ new: String) -> (old: String, new: String) {
    if differOnlyInSpaces(old, new) {
      return (spelled(old) { $0 == " " }, spelled(new) { $0 == " " })
    }
    // The same letter written as one scalar and as two.
    if old == new { return (spelled(old) { !$0.isASCII }, spelled(new) { !$0.isASCII }) }
    let isLetterForLetter = skeleton(old) == skeleton(new)
    return (
      spelled(old) { isHidden($0) || isLetterForLetter && isForeign($0) },
      spelled(new) { isHidden($0) || isLetterForLetter && isForeign($0) }
    )
  }

  /// Whether one has a space or several that the other lacks, and all else is the same.
  static func differOnlyInSpaces(_ old: String, _ new: String) -> Bool {
    !haveSameBytes(old, new)
      && old.utf8.lazy.filter { $0 != 0x20 }.elementsEqual(new.utf8.lazy.filter { $0 != 0x20 })
  }

  /// Whether they look alike and differ all the same.
  static func lookAlike(_ old: String, _ new: String) -> Bool {
    if haveSameBytes(old, new) { return false }
    return old == new || plain(old) == plain(new) || skeleton(old) == skeleton(new)
  }

  private static func spelled(
    _ text: String, _ isSpelled: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpelled(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// White space that is no space, and what has no width.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace && scalar != " " && scalar != "\n"
      || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format
  }

  /// Greek and Cyrillic, which have letters that look Latin.
  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    (0x370..<0x530).contains(scalar.value)
  }

  /// The text with a space for all white space and without what has no width.
  private static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        result.append(" ")
      } else if !isHidden(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The same with Latin letters for Greek and Cyrillic ones that look like them.
  private static func skeleton(_ text: String) -> String {
    var result = ""
    for scalar in plain(text).unicodeScalars {
      result.unicodeScalars.append(latin[scalar] ?? scalar)
    }
    return result
  }

  private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = zip(
      "асеорхуіјѕАВЕКМНОРСТХαοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "aceopxyijsABEKMHOPCTXaoABEZHIKMNOPTYX".unicodeScalars)
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
  }()
}
