import JSON

/// As it's stored: JSON of at most 4 KiB.
///
/// Topics go by their names, answers and openings by their keys. What names something that is no longer
/// there is left out when it's read.
extension ChatState {
  private static let mostBytes = 4096

  package var text: String {
    var state = self
    // Each time at least a quarter of each list goes.
    for _ in 0..<32 {
      let text = state.json.text()
      if text.utf8.count <= ChatState.mostBytes { return text }
      state.dialogue.forget()
    }
    // What is said of dangers is bounded piece by piece.
    state.dialogue = DialogueMemory(domain: dialogue.domain)
    return state.json.text()
  }

  /// - Returns: `nil` for what `text` never is.
  package init?(_ text: String) {
    // A chat whose state can't be read begins without one, whatever is wrong with it.
    guard let json = try? JSON(parsing: text), let dialogue = json["dialogue"],
      let memory = DialogueMemory(dialogue), let safety = json["safety"].flatMap(SafetyMemory.init)
    else { return nil }
    self.init(safety: safety, dialogue: memory)
  }

  private var json: JSON { ["dialogue": dialogue.json, "safety": safety.json] }
}

extension DialogueMemory {
  /// Leaves out what matters least, for the rest to fit.
  fileprivate mutating func forget() {
    chosen = chosen.flatMap { $0.utf8.count > 200 ? nil : $0 }
    labels = labels.filter { $0.utf8.count <= 100 }
    tellings.removeFirst(tellings.count - tellings.count / 2)
    refused.removeFirst((refused.count + 3) / 4)
    used.removeFirst((used.count + 3) / 4)
    openings.removeFirst((openings.count + 3) / 4)
    topics.removeFirst((topics.count + 3) / 4)
    if asked.count > 20 { asked = asked.filter { $0.value > 1 } }
    if asked.count > 20 { asked = [:] }
  }

  fileprivate var json: JSON {
    let counts = asked.compactMap { intent, count -> (String, JSON?)? in
      if case .supposition = intent { return nil }
      return intent == .cost ? nil : intent.text.map { ($0, JSON(count)) }
    }
    return JSON([
      ("domain", .string(domain.rawValue)),
      ("subject", (subject?.text).map(JSON.string)),
      ("last", .unlessEmpty(lastTopics.map(\.text))), ("open", (open?.text).map(JSON.string)),
      ("labels", .unlessEmpty(labels)), ("lines", .unlessZero(lines)),
      ("used", .unlessEmpty(used.text)), ("topics", .unlessEmpty(topics.map(\.text))),
      ("asked", counts.isEmpty ? nil : JSON(counts.sorted { $0.0 < $1.0 })),
      ("refused", .unlessEmpty(refused)),
      ("told", tellings.isEmpty ? nil : .array(tellings.map(\.json))),
      ("silence", .unlessZero(silence)), ("chosen", chosen.map(JSON.string)),
      ("openings", .unlessEmpty(openings.text)), ("question", .unlessEmpty(question)),
      ("misses", .unlessZero(misses)), ("answers", .unlessZero(answers)),
      ("offers", .unlessZero(offers)),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let domain = json.text("domain").flatMap(DomainID.init(rawValue:)) else { return nil }
    self.init(domain: domain)
    subject = json.text("subject").flatMap(Intent.init(text:))
    lastTopics = json.texts("last").compactMap(Library.TopicID.init(text:))
    open = json.text("open").flatMap(LibraryAnswer.Next.init(text:))
    labels = json.texts("labels")
    lines = json.count("lines")
    used = [AnswerKey](text: json.text("used") ?? "")
    topics = json.texts("topics").compactMap(Library.TopicID.init(text:))
    for member in json["asked"]?.objectValue ?? [] {
      if let intent = Intent(text: member.key) {
        asked[intent] = max(0, member.value.intValue ?? 0)
      }
    }
    refused = json.texts("refused")
    tellings = json["told"]?.arrayValue?.compactMap(Telling.init) ?? []
    silence = json.count("silence")
    chosen = json.text("chosen")
    openings = [AnswerKey](text: json.text("openings") ?? "")
    question = json.text("question") ?? ""
    misses = json.count("misses")
    answers = json.count("answers")
    offers = json.count("offers")
  }
}

extension DialogueMemory.Telling {
  fileprivate var json: JSON {
    ["text": .string(text), "at": JSON(Int(at)), "silence": JSON(silence)]
  }

  fileprivate init?(_ json: JSON) {
    guard let text = json.text("text") else { return nil }
    self.init(text: text, at: Int64(json["at"]?.intValue ?? 0), silence: json.count("silence"))
  }
}

extension Library.TopicID {
  /// `walking/no time`
  fileprivate var text: String { domain.rawValue + "/" + name }

  fileprivate init?(text: String) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")),
      let place = DomainID(rawValue: String(text[..<slash]))?.topic(text[slash...].dropFirst())
    else { return nil }
    self = place
  }
}

extension LibraryAnswer.Next {
  /// `yes first step`
  fileprivate var text: String {
    switch self {
    case .yes(let topic): "yes " + topic
    case .any(let topic): "any " + topic
    }
  }

  fileprivate init?(text: String) {
    switch text.prefix(4) {
    case "yes ": self = .yes(String(text.dropFirst(4)))
    case "any ": self = .any(String(text.dropFirst(4)))
    default: return nil
    }
  }
}

extension Intent {
  /// `number standing`, `topic walking/no time`; of a supposition only that it was one.
  var text: String? {
    switch self {
    case .number(let question): "number " + question.rawValue
    case .conversion(let unit): "conversion " + unit
    case .supposition: "supposition"
    case .topic(let topic): "topic " + topic.text
    default: name
    }
  }

  init?(text: String) {
    let end = text.utf8.firstIndex(of: 0x20) ?? text.endIndex
    let kind = text[..<end]
    let rest = String(text[end...].dropFirst())
    let intent: Intent? =
      switch kind {
      case "number": NumberQuestion(rawValue: rest).map(Intent.number)
      case "conversion": .conversion(rest)
      case "supposition": .supposition("")
      case "topic": Library.TopicID(text: rest).map(Intent.topic)
      default: Intent.named[String(kind)]
      }
    guard let intent else { return nil }
    self = intent
  }
}

extension [AnswerKey] {
  /// Eight digits each.
  fileprivate var text: String {
    String(unsafeUninitializedCapacity: 8 * count) { bytes in
      for (place, key) in enumerated() {
        for digit in 0..<8 {
          let nibble = UInt8(truncatingIfNeeded: key.value >> UInt32(28 - 4 * digit)) & 0xF
          bytes[8 * place + digit] = nibble + (nibble < 10 ? 0x30 : 0x57)
        }
      }
      return 8 * count
    }
  }

  fileprivate init(text: String) {
    var text = text
    self = text.withUTF8 { digits in
      (0..<digits.count / 8).map { key in
        var value: UInt32 = 0
        for digit in digits[(8 * key)..<(8 * key + 8)] {
          value = value << 4 | UInt32(digit & 0xF) &+ (digit > 0x39 ? 9 : 0)
        }
        return AnswerKey(value: value)
      }
    }
  }
}

extension SafetyMemory {
  fileprivate var json: JSON {
    JSON([
      ("state", state.json), ("count", .unlessZero(count)),
      ("asked", .unlessEmpty(asked.map(\.rawValue).sorted())),
      ("said", .unlessEmpty(said.text)), ("goal", .string([goal].text)),
      ("is_goals", .ifTrue(isGoals)),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let state = json["state"].flatMap(SafetyState.init) else { return nil }
    (self.state, count) = (state, json.count("count"))
    asked = Set(json.texts("asked").compactMap(SafetyQuestion.init))
    said = [AnswerKey](text: json.text("said") ?? "")
    goal = [AnswerKey](text: json.text("goal") ?? "").first ?? AnswerKey()
    isGoals = json.isTrue("is_goals")
  }
}

// MARK: - Members

/// What has no value isn't stored.
extension JSON {
  /// An object, without the members that have no value.
  init(_ members: [(String, JSON?)]) {
    self = .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  static func unlessZero(_ number: Int) -> JSON? { number == 0 ? nil : JSON(number) }
  static func unlessEmpty(_ text: String) -> JSON? { text.isEmpty ? nil : .string(text) }
  static func unlessEmpty(_ texts: [String]) -> JSON? { texts.isEmpty ? nil : JSON(texts) }
  static func ifTrue(_ isTrue: Bool) -> JSON? { isTrue ? true : nil }

  func text(_ key: String) -> String? { self[key]?.stringValue }
  func texts(_ key: String) -> [String] { self[key]?.arrayValue?.compactMap(\.stringValue) ?? [] }
  func count(_ key: String) -> Int { max(0, self[key]?.intValue ?? 0) }
  func isTrue(_ key: String) -> Bool { self[key]?.boolValue ?? false }
}
