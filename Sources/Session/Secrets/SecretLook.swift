import Edge
import Patterns

/// One look at one text.
struct SecretLook {
  typealias Row = SecretPatterns.Row

  let bytes: UnsafeBufferPointer<UInt8>
  let detector: SecretDetector
  let searches: SecretPatterns.Searches
  let depth: Int
  /// Whether the text is itself from base64: nothing is looked for in base64 in base64.
  let isFromBase64: Bool
  /// What may be undone in it, character by character.
  let encodings: Set<Row>
  var findings: [Finding] = []
  /// What was found, and what nothing is looked for in; in order, but for what was added last.
  var taken: [Range<Int>] = []
  /// Of that, what no address reaches into.
  var blocked: [Range<Int>] = []
  var signs: Set<Row> = []
  var base64: [Range<Int>] = []
  var hexadecimal: [Range<Int>] = []

  /// What is found in a text, in its order; no two overlap.
  static func findings(
    in bytes: UnsafeBufferPointer<UInt8>, _ detector: SecretDetector,
    _ searches: SecretPatterns.Searches, depth: Int = 0, isFromBase64: Bool = false,
    encodings: Set<Row> = [.percent, .escape, .reference]
  ) throws(PatternLimit) -> [Finding] {
    guard !bytes.isEmpty else { return [] }
    var look = SecretLook(
      bytes: bytes, detector: detector, searches: searches, depth: depth,
      isFromBase64: isFromBase64, encodings: encodings)
    look.findKnown()
    for gap in look.gaps() {
      for (pattern, name) in detector.own.patterns {
        try look.each(pattern, in: gap) { look, match in
          // One that looks ahead may fit between two characters.
          let secret = match.groups.first.flatMap(\.self) ?? match.range
          if !secret.isEmpty { look.found(secret, .known, "[secret:\(name)]") }
          return match.range.upperBound
        }
      }
    }
    for gap in look.gaps() { try look.each(searches.table, in: gap) { $0.apply($1) } }
    try look.findPersonal()
    if depth < SecretDetector.deepest { try look.findEncoded() }
    return Finding.merged(look.findings)
  }

  /// The parts of the text in which nothing was found.
  private func gaps() -> [Range<Int>] { gaps(between: taken) }

  private func gaps(between taken: [Range<Int>]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var place = 0
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > place { gaps.append(place..<range.lowerBound) }
      place = max(place, range.upperBound)
    }
    if place < bytes.count { gaps.append(place..<bytes.count) }
    return gaps
  }

  private mutating func found(_ range: Range<Int>, _ kind: SecretKind, _ standIn: String) {
    findings.append(Finding(range: range, kind: kind, standIn: Array(standIn.utf8)))
    taken.append(range)
  }

  /// Goes over the places in a gap where a pattern fits; ranges are of the whole text.
  ///
  /// - Parameter take: is given each, and answers where to go on.
  private mutating func each(
    _ pattern: Pattern, in gap: Range<Int>, _ take: (inout SecretLook, Pattern.Match) -> Int
  ) throws(PatternLimit) {
    let text = UnsafeBufferPointer(rebasing: bytes[gap])
    var place = 0
    while place < text.count, case .match(var match) = try pattern.search(text, from: place) {
      func moved(_ range: Range<Int>) -> Range<Int> {
        (range.lowerBound + gap.lowerBound)..<(range.upperBound + gap.lowerBound)
      }
      match.range = moved(match.range)
      match.groups = match.groups.map { $0.map(moved) }
      place = max(place + 1, take(&self, match) - gap.lowerBound)
    }
  }

  /// Takes what a row of the table has found; answers where to go on.
  private mutating func apply(_ match: Pattern.Match) -> Int {
    let (start, end) = (match.range.lowerBound, match.range.upperBound)
    let part = match.groups.first.flatMap(\.self) ?? match.range
    switch match.mark.flatMap(Row.init) {
    case .key: found(part, .key, "[secret:key]")
    case .token, .bearer: found(part, .token, "[secret:token]")
    case .webToken:
      let claims = detector.keepsClaims ? TokenStandIn(token: bytes[match.range]) : nil
      found(match.range, .token, claims?.text(detector.personal) ?? "[secret:token]")
    case .basic:
      guard SecretPatterns.isCredentials(bytes[part]) else { return start + 1 }
      found(part, .credentials, "[secret:credentials]")
    case .named:
      guard let value = SecretPatterns.namedValue(match.groups, in: bytes),
        let key = match.groups[0],
        let name = SecretName.name(ofKey: UnsafeBufferPointer(rebasing: bytes[key]))
      else { return start + 1 }
      found(value, SecretName.kind(of: name), "[secret:\(name)]")
      return value.upperBound
    case .said:
      guard let value = SecretPatterns.saidValue(match.groups, in: bytes) else { return start + 1 }
      let isPassword = SecretPatterns.isPassword(match.groups, in: bytes)
      found(value, isPassword ? .password : .key, "[secret:\(isPassword ? "password" : "key")]")
    case .cookie: found(part, .cookie, "[secret:cookie]")
    case .iban:
      guard let personal = detector.personal,
        let account = SecretPatterns.account(in: match.range, of: bytes)
      else { return start + 1 }
      add(account, .account, personal.standIn(for: bytes[account], .account))
      return account.upperBound
    case .privateKey:
      var last = end
      while bytes[last - 1] <= 0x20 { last -= 1 }
      found(start..<last, .privateKey, "[secret:private_key]")
    case .userInfo:
      found(part, .password, "[secret:password]")
      block(match.range)
    case .user: block(match.range)
    case .standIn:
      // One that is encoded is written as it is.
      if depth > 0 {
        findings.append(Finding(range: match.range, standIn: Array(bytes[match.range])))
      }
      block(match.range)
    case .base64: return note(match.range)
    case .hex:
      hexadecimal.append(match.range)
      signs.insert(.digits)
      // Without spaces, it may be a part of base64.
      if match.groups.isEmpty { return note(match.range) }
    case .at, .digits, .percent, .escape, .reference, nil:
      if let row = match.mark.flatMap(Row.init) { signs.insert(row) }
      return start + 1
    }
    return end
  }

  private mutating func block(_ range: Range<Int>) {
    taken.append(range)
    blocked.append(range)
  }

  /// Notes the run of base64 that begins with what may be encoded in it.
  private mutating func note(_ range: Range<Int>) -> Int {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end < bytes.count, Base64.value(of: bytes[end]) != nil { end += 1 }
    while start < range.upperBound, !isLetterOrDigit(bytes[start]) { start += 1 }
    if base64.last.map({ $0.upperBound <= start }) ?? true {
      base64.append(start..<end)
    }
    return range.lowerBound + 1
  }

  private mutating func add(_ range: Range<Int>, _ kind: SecretKind, _ standIn: [UInt8]?) {
    if let standIn { findings.append(Finding(range: range, kind: kind, standIn: standIn)) }
    taken.append(range)
  }

  private mutating func findKnown() {
    var standIns = StandIns()
    var place = 0
    while !detector.known.isEmpty, place + KnownTexts.shortest <= bytes.count {
      // What a stand-in says is no secret, though a secret may be called so.
      if bytes[place] == UInt8(ascii: "["), let end = standIns.end(at: place, in: bytes) {
        place = end
        continue
      }
      guard let entry = detector.known.entry(at: place, in: bytes) else {
        place += 1
        continue
      }
      var range = place..<(place + entry.bytes.count)
      if entry.isBase64 { range = around(range, from: taken.last?.upperBound ?? 0) }
      findings.append(
        Finding(range: range, kind: entry.kind, standIn: entry.standIn, isKnown: true))
      block(range)
      place = range.upperBound
    }
  }

  /// All of the base64 around a part.
  private func around(_ range: Range<Int>, from floor: Int) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > floor, Base64.value(of: bytes[start - 1]) != nil { start -= 1 }
    while end < bytes.count, Base64.value(of: bytes[end]) != nil { end += 1 }
    return start..<padded(end)
  }

  /// The end of base64 with its padding.
  func padded(_ end: Int) -> Int {
    end + bytes[end...].prefix(2).prefix { $0 == UInt8(ascii: "=") }.count
  }

  /// Addresses, numbers, names and dates of birth.
  private mutating func findPersonal() throws(PatternLimit) {
    guard let personal = detector.personal else { return }
    if signs.contains(.at) {
      // One whose domain looks like a token goes as a whole.
      for gap in gaps(between: blocked) {
        try each(searches.addresses, in: gap) { look, match in
          look.add(match.range, .email, personal.standIn(address: look.bytes[match.range]))
          return match.range.upperBound
        }
      }
    }
    if signs.contains(.digits) {
      for gap in gaps() {
        try each(searches.numbers, in: gap) { look, match in
          let isCard = match.mark == "card"
          let text = look.bytes[match.range]
          guard SecretPatterns.isSomebodys(text, card: isCard) else {
            return match.range.upperBound
          }
          let kind: SecretKind = isCard ? .card : .telephone
          look.add(match.range, kind, personal.standIn(for: text, kind))
          return match.range.upperBound
        }
      }
    }
    guard !detector.words.isEmpty else { return }
    for gap in gaps() {
      var place = gap.lowerBound
      while place < gap.upperBound {
        if let word = detector.words.word(at: place, in: bytes),
          place + word.bytes.count <= gap.upperBound
        {
          let end = place + word.bytes.count
          findings.append(
            Finding(range: place..<end, kind: word.kind, standIn: word.standIn))
          place = end
        } else {
          place += 1
        }
      }
    }
  }
}
