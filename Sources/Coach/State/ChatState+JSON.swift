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
    func text(_ value: String?) -> JSON? { value.map(JSON.string) }
    func texts(_ values: [String]) -> JSON? {
      values.isEmpty ? nil : .array(values.map(JSON.string))
    }
    func keys(_ keys: [AnswerKey]) -> JSON? { keys.isEmpty ? nil : .string(keys.text) }
    func number(_ value: Int) -> JSON? { value == 0 ? nil : JSON(value) }
    let counts = asked.compactMap { intent, count -> (String, JSON?)? in
      if case .supposition = intent { return nil }
      return intent.text.map { ($0, JSON(count)) }
    }
    return JSON([
      ("domain", .string(domain.rawValue)),
      ("subject", text(isAboutCost ? Intent.cost : subject?.text)),
      ("last", texts(lastTopics.map(\.text))), ("open", text(open?.text)),
      ("labels", texts(labels)), ("lines", number(lines)), ("used", keys(used)),
      ("topics", texts(topics.map(\.text))),
      ("asked", counts.isEmpty ? nil : JSON(counts.sorted { $0.0 < $1.0 })),
      ("refused", texts(refused)),
      ("told", tellings.isEmpty ? nil : .array(tellings.map(\.json))),
      ("silence", number(silence)), ("chosen", text(chosen)), ("openings", keys(openings)),
      ("question", question.isEmpty ? nil : .string(question)), ("misses", number(misses)),
      ("answers", number(answers)), ("offers", number(offers)),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let domain = json["domain"]?.stringValue.flatMap(DomainID.init(rawValue:)) else {
      return nil
    }
    func texts(_ key: String) -> [String] {
      json[key]?.arrayValue?.compactMap(\.stringValue) ?? []
    }
    func count(_ key: String) -> Int { max(0, json[key]?.intValue ?? 0) }
    self.init(domain: domain)
    subject = json["subject"]?.stringValue.flatMap(Intent.init(text:))
    isAboutCost = json["subject"]?.stringValue == Intent.cost
    lastTopics = texts("last").compactMap(Library.TopicID.init(text:))
    open = json["open"]?.stringValue.flatMap(LibraryAnswer.Next.init(text:))
    labels = texts("labels")
    lines = count("lines")
    used = [AnswerKey](text: json["used"]?.stringValue ?? "")
    topics = texts("topics").compactMap(Library.TopicID.init(text:))
    for member in json["asked"]?.objectValue ?? [] {
      if let intent = Intent(text: member.key) {
        asked[intent] = max(0, member.value.intValue ?? 0)
      }
    }
    refused = texts("refused")
    tellings = json["told"]?.arrayValue?.compactMap(Telling.init) ?? []
    silence = count("silence")
    chosen = json["chosen"]?.stringValue
    openings = [AnswerKey](text: json["openings"]?.stringValue ?? "")
    question = json["question"]?.stringValue ?? ""
    misses = count("misses")
    answers = count("answers")
    offers = count("offers")
  }
}

extension DialogueMemory.Telling {
  fileprivate var json: JSON {
    ["text": .string(text), "at": JSON(Int(at)), "silence": JSON(silence)]
  }

  fileprivate init?(_ json: JSON) {
    guard let text = json["text"]?.stringValue else { return nil }
    self.init(
      text: text, at: Int64(json["at"]?.intValue ?? 0),
      silence: max(0, json["silence"]?.intValue ?? 0))
  }
}

extension Library.TopicID {
  /// `walking/no time`
  fileprivate var text: String { domain.rawValue + "/" + Library.shared[self].name }

  fileprivate init?(text: String) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")),
      let domain = DomainID(rawValue: String(text[..<slash])),
      let index = domain.content.names[String(text[slash...].dropFirst())]
    else { return nil }
    self.init(domain: domain, index: index)
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
  /// What something costs.
  fileprivate static let cost = "cost"

  /// `number standing`, `topic walking/no time`; of a supposition only that it was one.
  fileprivate var text: String? {
    switch self {
    case .number(let question): "number " + question.rawValue
    case .conversion(let unit): "conversion " + unit
    case .supposition: "supposition"
    case .plan: "plan"
    case .tips: "tips"
    case .menu: "menu"
    case .obstacles: "obstacles"
    case .report: "report"
    case .refusal: "refusal"
    case .topic(let topic): "topic " + topic.text
    case .follow: nil
    }
  }

  fileprivate init?(text: String) {
    let end = text.utf8.firstIndex(of: 0x20) ?? text.endIndex
    let kind = text[..<end]
    let rest = String(text[end...].dropFirst())
    switch kind {
    case "number":
      guard let question = NumberQuestion(rawValue: rest) else { return nil }
      self = .number(question)
    case "conversion": self = .conversion(rest)
    case Intent.cost[...], "supposition": self = .supposition(.number(.gap))
    case "plan": self = .plan
    case "tips": self = .tips
    case "menu": self = .menu
    case "obstacles": self = .obstacles
    case "report": self = .report
    case "refusal": self = .refusal
    case "topic":
      guard let topic = Library.TopicID(text: rest) else { return nil }
      self = .topic(topic)
    default: return nil
    }
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
      ("state", state.json), ("count", count == 0 ? nil : JSON(count)),
      ("asked", asked.isEmpty ? nil : .array(asked.map(\.rawValue).sorted().map(JSON.string))),
      ("said", said.isEmpty ? nil : .string(said.text)), ("goal", .string([goal].text)),
      ("is_goals", isGoals ? true : nil),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let state = json["state"].flatMap(SafetyState.init) else { return nil }
    self.state = state
    count = max(0, json["count"]?.intValue ?? 0)
    asked = Set(
      json["asked"]?.arrayValue?.compactMap { $0.stringValue.flatMap(SafetyQuestion.init) } ?? [])
    said = [AnswerKey](text: json["said"]?.stringValue ?? "")
    goal = [AnswerKey](text: json["goal"]?.stringValue ?? "").first ?? AnswerKey()
    isGoals = json["is_goals"]?.boolValue ?? false
  }
}

extension JSON {
  /// An object, without the members that have no value.
  init(_ members: [(String, JSON?)]) {
    self = .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  init(_ value: Int) { self = .number(Number(value)) }
}
