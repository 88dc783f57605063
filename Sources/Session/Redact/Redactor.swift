import Edge
import JSON

/// Replaces what must never be written: what is under certain keys, what was registered, and what
/// looks like a secret; in a recording also what is personal.
///
/// The same value gives the same stand-in everywhere, so a replay that redacts what it does
/// compares equal.
struct Redactor {
  /// The headers that are written; all others are left out.
  private static let listedHeaders = [
    "content-type", "accept", "authorization", "idempotency-key", "if-match",
    "if-none-match", "etag", "retry-after", "lume-additions",
  ]

  private var known = KnownTexts()
  /// What stands for each value that was registered.
  private var standIns: [String: String] = [:]
  /// `nil` in a replay: what the file has is what it is.
  private let personal: PersonalData?
  private let own: OwnSecrets
  private let tally: RedactionTally?

  /// - Parameters:
  ///   - personal: what stands for personal data; `nil` where they stay.
  ///   - own: what somebody's own file says of secrets.
  ///   - tally: counts what is replaced.
  init(personal: PersonalData? = nil, own: OwnSecrets = .none, tally: RedactionTally? = nil) {
    self.personal = personal
    self.own = own
    self.tally = tally
  }

  /// Replaces a value from now on. The first name that a value was given stays.
  mutating func register(name: String, value: String) {
    switch name {
    case "email": return
    case "name":
      personal?.add(name: value)
      return
    case "date_of_birth":
      personal?.add(dateOfBirth: value)
      return
    default: break
    }
    guard value.utf8.count >= KnownTexts.shortest, standIns[value] == nil else { return }
    let isStandIn = value.hasPrefix("[secret:") && value.hasSuffix("]")
    let standIn =
      switch name {
      case _ where isStandIn: value
      case "access_token", "refresh_token":
        TokenStandIn(token: value.utf8) == nil ? "[secret:\(name)]" : "[secret:token]"
      default: "[secret:\(name)]"
      }
    register(value, standIn: standIn, kind: SecretName.kind(of: name))
  }

  /// Replaces a value by a text from now on.
  mutating func register(_ value: String, standIn: String, kind: SecretKind) {
    guard standIns[value] == nil else { return }
    standIns[value] = standIn
    known.add(Array(value.utf8), standIn: Array(standIn.utf8), kind: kind)
  }

  /// What stands for a value that was registered.
  func standIn(for value: String) -> String? { standIns[value] }

  /// A text without secrets.
  ///
  /// - Parameter keepsClaims: whether the expiry and owner of a token are kept.
  func text(_ text: String, keepsClaims: Bool = false) -> String {
    var text = text
    let redacted = text.withUTF8 { bytes -> [UInt8]? in
      let findings = self.findings(in: bytes, keepsClaims: keepsClaims)
      return findings.isEmpty ? nil : Finding.replace(findings, in: bytes)
    }
    return redacted.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Bytes without secrets.
  func redact(_ bytes: [UInt8]) -> [UInt8] {
    let findings = bytes.withUnsafeBufferPointer { self.findings(in: $0) }
    return findings.isEmpty ? bytes : Finding.replace(findings, in: bytes)
  }

  /// What is to be replaced in a text, in its order.
  func findings(
    in bytes: UnsafeBufferPointer<UInt8>, keepsClaims: Bool = false
  ) -> [Finding] {
    let findings = detector(keepsClaims: keepsClaims).findings(in: bytes)
    if let tally { for finding in findings { tally.add(finding.kind) } }
    return findings
  }

  /// A JSON value without what looks like a secret.
  ///
  /// - Parameters:
  ///   - text: that it was read from, before anything in it was masked.
  ///   - sparesPieces: whether texts stay that go on in the next frame.
  func swept(_ json: JSON, from text: String, sparesPieces: Bool = false) -> JSON {
    var text = text
    let isClean = text.withUTF8 { detector(keepsClaims: true).isClean($0) }
    return isClean ? json : swept(json, sparesPieces: sparesPieces)
  }

  private func detector(keepsClaims: Bool) -> SecretDetector {
    SecretDetector(
      known: known, personal: personal, words: personal?.words ?? PersonalWords.none, own: own,
      keepsClaims: keepsClaims)
  }

  /// Where the part of a text begins that may be the beginning of something to replace; its end
  /// where there is none.
  ///
  /// - Parameter onlyKnown: whether only what was registered is looked for.
  func openTail(of bytes: UnsafeBufferPointer<UInt8>, onlyKnown: Bool) -> Int {
    guard !bytes.isEmpty else { return 0 }
    let detector = detector(keepsClaims: true)
    let words = detector.words
    let tail = min(
      onlyKnown ? bytes.count : detector.openTail(in: bytes), known.openTail(of: bytes),
      words.openTail(of: bytes))
    guard tail < bytes.count else { return tail }
    // What is there already isn't cut. Nothing is told of it to others: it may become another one.
    let probe = SecretDetector(
      known: known, personal: personal.map { _ in PersonalData() }, words: words, own: own,
      keepsClaims: false)
    let across = probe.findings(in: bytes).first {
      $0.range.lowerBound < tail && tail < $0.range.upperBound
    }
    guard let across else { return tail }
    // A known text that has come to its end is one; nothing begins in it.
    let isOver = across.isKnown && across.range.upperBound == bytes.count
    return isOver ? bytes.count : across.range.lowerBound
  }

  /// The target of a request without secrets; values of masked keys in the query are replaced too.
  func target(_ target: String) -> String {
    guard let mark = target.firstIndex(of: "?") else { return text(target) }
    let parameters = target[target.index(after: mark)...].split(
      separator: "&", omittingEmptySubsequences: false
    ).map { parameter -> String in
      guard let equals = parameter.firstIndex(of: "="),
        let key = SecretName.name(ofKey: parameter[..<equals]),
        parameter.index(after: equals) < parameter.endIndex,
        !parameter[equals...].hasPrefix("=[secret:")
      else { return text(String(parameter)) }
      let value = String(parameter[parameter.index(after: equals)...])
      return parameter[...equals] + standIn(for: value, key: key, keepsClaims: false)
    }
    return text(String(target[..<mark])) + "?" + parameters.joined(separator: "&")
  }

  /// The headers that are written, without secrets.
  func headers(_ headers: [Header]) -> [Header] {
    headers.filter { Redactor.listedHeaders.contains($0.name) }.map { header in
      let value = text(header.value)
      guard header.name == "authorization", let space = value.firstIndex(of: " "),
        !value[space...].hasPrefix(" [secret:")
      else { return Header(header.name, value) }
      return Header(header.name, value[...space] + "[secret:credentials]")
    }
  }

  /// A JSON value without secrets. What is under a masked key is registered too.
  mutating func json(_ json: JSON) -> JSON { swept(masked(json)) }

  /// As `json`, with the text that it was read from, which may show at once that it has none.
  mutating func json(_ json: JSON, from text: String) -> JSON { swept(masked(json), from: text) }

  /// A JSON value with stand-ins under masked keys alone, which are registered.
  mutating func masked(_ json: JSON) -> JSON {
    hasMasked(json) ? masked(json, under: nil) : json
  }

  private func hasMasked(_ json: JSON) -> Bool {
    switch json {
    case .object(let members):
      members.contains {
        SecretName.name(ofKey: $0.key) != nil || personal != nil && Redactor.isPersonal($0.key)
          || hasMasked($0.value)
      }
    case .array(let elements): elements.contains(where: hasMasked)
    case .null, .bool, .number, .string: false
    }
  }

  private static func isPersonal(_ key: String) -> Bool {
    key == "date_of_birth" || key == "name"
  }

  private mutating func masked(_ json: JSON, under key: String?) -> JSON {
    switch json {
    case .object(let members):
      if personal != nil { registerPersonal(members) }
      return .object(
        members.map {
          JSON.Member(
            key: $0.key, value: masked($0.value, under: SecretName.name(ofKey: $0.key) ?? key))
        })
    case .array(let elements): return .array(elements.map { masked($0, under: key) })
    case .string(let value):
      guard let key, !value.isEmpty, !value.hasPrefix("[secret:") else { return json }
      let standIn = standIn(for: value, key: key, keepsClaims: true)
      register(name: standIn.hasPrefix("[secret:token") ? "token" : key, value: value)
      tally?.add(SecretName.kind(of: key))
      return .string(standIn)
    case .number: return key.map { .string("[secret:\($0)]") } ?? json
    case .null, .bool: return json
    }
  }

  /// The name of a user stands beside what else there is about them.
  private mutating func registerPersonal(_ members: [JSON.Member]) {
    var isUser = false
    for member in members {
      switch member.key {
      case "date_of_birth":
        isUser = true
        if case .string(let date) = member.value { register(name: "date_of_birth", value: date) }
      case "email", "user_id": isUser = true
      default: break
      }
    }
    guard isUser else { return }
    for member in members where member.key == "name" {
      if case .string(let name) = member.value { register(name: "name", value: name) }
    }
  }

  /// What is written for the value of a masked key.
  private func standIn(for value: String, key: String, keepsClaims: Bool) -> String {
    if let token = TokenStandIn(token: value.utf8) {
      return keepsClaims ? token.text(personal) : "[secret:token]"
    }
    return standIns[value] ?? "[secret:\(key)]"
  }

  /// A JSON value without what looks like a secret.
  ///
  /// - Parameter sparesPieces: whether texts stay that go on in the next frame.
  func swept(_ json: JSON, sparesPieces: Bool = false) -> JSON {
    switch json {
    case .object(let members):
      .object(
        members.map {
          JSON.Member(
            key: text($0.key),
            value: sparesPieces && FramePieces.isPiece($0)
              ? $0.value : swept($0.value, sparesPieces: sparesPieces))
        })
    case .array(let elements): .array(elements.map { swept($0, sparesPieces: sparesPieces) })
    case .string(let value): .string(text(value, keepsClaims: true))
    case .null, .bool, .number: json
    }
  }

  /// Puts tokens where a recorder wrote stand-ins, and registers them.
  mutating func tokens(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "[secret:token ")?.lowerBound,
      let end = rest[start...].firstIndex(of: "]")
    {
      result += rest[..<start]
      if let standIn = TokenStandIn(text: rest[start...end]) {
        register(name: "token", value: standIn.token)
        result += standIn.token
      } else {
        result += rest[start...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// A name for what is typed without echo, from its prompt: `password` for `Password: `.
func secretName(prompt: String?) -> String {
  let words = (prompt ?? "").split { !($0.isASCII && $0.isLetter) }
  return words.last?.lowercased() ?? "password"
}
