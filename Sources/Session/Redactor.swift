import Edge
import JSON

/// Replaces what must never be written: what is under certain keys, what was registered, and what
/// looks like a secret.
///
/// The same value gives the same stand-in everywhere, so a replay that redacts what it does
/// compares equal.
struct Redactor {
  /// Values under these keys are masked, however the keys are spelled (`accessToken`).
  static let maskedKeys = ["access_token", "refresh_token", "token", "password", "api_key"]

  /// The headers that are written; all others are left out.
  private static let listedHeaders = [
    "content-type", "accept", "authorization", "idempotency-key", "if-match",
    "if-none-match", "etag", "retry-after",
  ]

  private var secrets: [Secret] = []

  /// The longest registered text, in bytes.
  private(set) var longest = 0

  /// Replaces a value from now on. The first name that a value was given stays.
  mutating func register(name: String, value: String) {
    guard value.utf8.count >= Secret.shortest,
      !secrets.contains(where: { $0.value.elementsEqual(value.utf8) })
    else { return }
    let isStandIn = value.hasPrefix("[secret:") && value.hasSuffix("]")
    let standIn =
      switch name {
      case _ where isStandIn: value
      case "email": "user@example.invalid"
      case "access_token", "refresh_token":
        TokenStandIn(token: value.utf8) == nil ? "[secret:\(name)]" : "[secret:token]"
      default: "[secret:\(name)]"
      }
    secrets.append(Secret(value: value, standIn: standIn))
    secrets.sort { $0.value.count > $1.value.count }
    longest = max(longest, value.utf8.count)
  }

  /// A text without secrets.
  ///
  /// - Parameter keepsClaims: whether the expiry and owner of a token are kept.
  func text(_ text: String, keepsClaims: Bool = false) -> String {
    let bytes = Array(text.utf8)
    let redacted = redact(bytes, keepsClaims: keepsClaims)
    return redacted == bytes ? text : String(decoding: redacted, as: UTF8.self)
  }

  /// Bytes without secrets.
  func redact(_ bytes: [UInt8], keepsClaims: Bool = false) -> [UInt8] {
    var scanner = SecretScanner(withoutRegistered(bytes), keepsClaims: keepsClaims)
    return scanner.run()
  }

  /// The lengths of the proper prefixes of secrets in which a text ends; 0 when there is none.
  func openTail(of bytes: [UInt8]) -> Int {
    for length in (1..<max(longest, 1)).reversed() where length <= bytes.count {
      let tail = bytes[(bytes.count - length)...]
      if secrets.contains(where: { $0.value.count > length && $0.value.starts(with: tail) }) {
        return length
      }
    }
    return 0
  }

  /// Where registered texts stand, as they are.
  func occurrences(in bytes: [UInt8]) -> [(places: Range<Int>, standIn: [UInt8])] {
    var found: [(Range<Int>, [UInt8])] = []
    var place = 0
    while place < bytes.count {
      let secret = secrets.first { bytes[place...].starts(with: $0.value) }
      guard let secret else {
        place += 1
        continue
      }
      found.append((place..<(place + secret.value.count), secret.standIn))
      place += secret.value.count
    }
    return found
  }

  private func withoutRegistered(_ bytes: [UInt8]) -> [UInt8] {
    guard !secrets.isEmpty else { return bytes }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if let (standIn, end) = registered(at: place, in: bytes) {
        output += standIn
        place = end
      } else {
        output.append(bytes[place])
        place += 1
      }
    }
    return output
  }

  private func registered(at place: Int, in bytes: [UInt8]) -> ([UInt8], end: Int)? {
    for secret in secrets {
      if let length = secret.length(at: place, in: bytes) {
        return (secret.standIn, place + length)
      }
    }
    guard Base64.value(of: bytes[place]) != nil,
      place == 0 || Base64.value(of: bytes[place - 1]) == nil
    else { return nil }
    var end = place
    while end < bytes.count, Base64.value(of: bytes[end]) != nil { end += 1 }
    guard end - place >= 5 else { return nil }
    let run = bytes[place..<end].map { byte -> UInt8 in
      byte == UInt8(ascii: "-")
        ? UInt8(ascii: "+") : byte == UInt8(ascii: "_") ? UInt8(ascii: "/") : byte
    }
    guard let secret = secrets.first(where: { $0.isIn(base64: run) }) else { return nil }
    while end < bytes.count, bytes[end] == UInt8(ascii: "=") { end += 1 }
    return (secret.standIn, end)
  }
}

extension Redactor {
  /// The target of a request without secrets; values of masked keys in the query are replaced too.
  func target(_ target: String) -> String {
    guard let mark = target.firstIndex(of: "?") else { return text(target) }
    let parameters = target[target.index(after: mark)...].split(
      separator: "&", omittingEmptySubsequences: false
    ).map { parameter -> String in
      guard let equals = parameter.firstIndex(of: "="),
        let key = maskedKey(parameter[..<equals]),
        !parameter.hasPrefix(parameter[..<equals] + "=[secret:")
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
  mutating func json(_ json: JSON) -> JSON {
    swept(masked(json, under: nil))
  }

  private mutating func masked(_ json: JSON, under key: String?) -> JSON {
    switch json {
    case .object(let members):
      return .object(
        members.map {
          JSON.Member(key: $0.key, value: masked($0.value, under: maskedKey($0.key[...]) ?? key))
        })
    case .array(let elements): return .array(elements.map { masked($0, under: key) })
    case .string(let value):
      guard let key, !value.isEmpty, !value.hasPrefix("[secret:") else { return json }
      let standIn = standIn(for: value, key: key, keepsClaims: true)
      register(name: standIn.hasPrefix("[secret:token") ? "token" : key, value: value)
      return .string(standIn)
    case .number: return key.map { .string("[secret:\($0)]") } ?? json
    case .null, .bool: return json
    }
  }

  /// What is written for the value of a masked key.
  private func standIn(for value: String, key: String, keepsClaims: Bool) -> String {
    if let token = TokenStandIn(token: value.utf8) {
      return keepsClaims ? token.text : "[secret:token]"
    }
    let known = secrets.first { $0.value.elementsEqual(value.utf8) }
    return known.map { String(decoding: $0.standIn, as: UTF8.self) } ?? "[secret:\(key)]"
  }

  private func swept(_ json: JSON) -> JSON {
    switch json {
    case .object(let members):
      .object(members.map { JSON.Member(key: text($0.key), value: swept($0.value)) })
    case .array(let elements): .array(elements.map(swept))
    case .string(let value): .string(text(value, keepsClaims: true))
    case .null, .bool, .number: json
    }
  }

  private func maskedKey(_ key: Substring) -> String? {
    let name = key.lowercased().filter { $0 != "_" && $0 != "-" }
    return Redactor.maskedKeys.first { $0.filter { $0 != "_" } == name }
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
