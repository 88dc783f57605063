import JSON

/// As it's stored with a chat.
extension SafetyState {
  var json: JSON {
    let limits = limits.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key.rawValue, $0.value.json as JSON?) }
    return JSON([
      ("current", current?.json), ("limits", limits.isEmpty ? nil : JSON(limits)),
      ("last", last?.json), ("since", .unlessZero(since)), ("quiet", .unlessZero(quiet)),
      ("is_minor", .ifTrue(isMinor)), ("has_skipped", .ifTrue(hasSkipped)),
    ])
  }

  /// What can't be read makes the chat no less careful: `nil`, and its messages are read again.
  init?(_ json: JSON) {
    current = json["current"].flatMap(DangerFlag.init)
    last = json["last"].flatMap(DangerFlag.init)
    guard (json["current"] == nil) == (current == nil), (json["last"] == nil) == (last == nil)
    else { return nil }
    for member in json["limits"]?.objectValue ?? [] {
      guard let danger = Danger(rawValue: member.key), let allowance = Allowance(member.value)
      else { return nil }
      limits[danger] = allowance
    }
    since = json.count("since")
    quiet = json.count("quiet")
    isMinor = json.isTrue("is_minor")
    hasSkipped = json.isTrue("has_skipped")
  }
}

extension DangerFlag {
  /// Of so many bytes of UTF-8 the words are at most.
  private static let mostBytes = 400

  /// The words, cut off before the scalar that goes beyond that.
  private var shortWords: String {
    (0..<4).lazy.compactMap { String(words.utf8.prefix(DangerFlag.mostBytes - $0)) }.first ?? ""
  }

  fileprivate var json: JSON {
    let person: String? = if case .other(let person) = who { person } else { nil }
    return JSON([
      ("danger", .string(danger.rawValue)), ("time", .string(time.rawValue)),
      ("who", person.map(JSON.string)), ("is_negated", .ifTrue(isNegated)),
      ("words", .string(shortWords)),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let danger = json.text("danger").flatMap(Danger.init(rawValue:)),
      let time = json.text("time").flatMap(Time.init(rawValue:))
    else { return nil }
    self.init(
      danger: danger, who: json.text("who").map(Who.other) ?? .user, time: time,
      isNegated: json.isTrue("is_negated"), words: json.text("words") ?? "")
  }
}

extension Allowance {
  /// A word, or the subjects that are left alone.
  fileprivate var json: JSON {
    switch self {
    case .nothing: "nothing"
    case .talk: "talk"
    case .everything: "everything"
    case .everythingBut(let subjects): .array(subjects.map(\.rawValue).sorted().map(JSON.string))
    }
  }

  fileprivate init?(_ json: JSON) {
    if let words = json.arrayValue {
      let subjects = words.compactMap { $0.stringValue.flatMap(Subject.init(rawValue:)) }
      guard subjects.count == words.count else { return nil }
      self = .everythingBut(Set(subjects))
      return
    }
    switch json.stringValue {
    case "nothing": self = .nothing
    case "talk": self = .talk
    case "everything": self = .everything
    default: return nil
    }
  }
}
