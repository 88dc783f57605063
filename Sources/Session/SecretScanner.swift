import Edge

/// Finds what must not be written in a text: what is known, and what looks like a secret though
/// nobody said that it is one; as it stands, percent-encoded, escaped and in base64.
///
/// Goes over a text once for what is known and once for the rest. An encoded part is decoded and
/// looked through in the same way.
struct SecretScanner {
  /// What is looked for besides what any secret looks like.
  struct Context {
    let known: KnownTexts
    /// `nil` where personal data stay.
    let personal: PersonalData?
    let words: PersonalWords
    /// Whether a token's expiry and owner are kept, as in the body that brings it.
    let keepsClaims: Bool

    init(known: KnownTexts, personal: PersonalData?, keepsClaims: Bool) {
      self.known = known
      self.personal = personal
      self.keepsClaims = keepsClaims
      words = personal?.words ?? PersonalWords.none
    }
  }

  /// How many encodings may lie around each other.
  private static let deepest = 3

  let bytes: UnsafeBufferPointer<UInt8>
  let context: Context
  private let depth: Int
  /// Whether the text is itself from base64: nothing is looked for in base64 in base64.
  private let isFromBase64: Bool
  private let traits = ByteTraits.all
  private(set) var findings: [Finding] = []
  /// Where something may begin.
  private(set) var place = 0
  /// Where what stands next and is known begins: nothing that looks like a secret reaches into it.
  private(set) var limit: Int
  /// Where something may begin that is found by its middle.
  private var floor = 0
  private var base64End = 0
  private var tokenRun = 0..<0
  private var urlEnd = 0
  private var hasEscapes = false
  private var hasReferences = false

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: Context, depth: Int, isFromBase64: Bool
  ) {
    self.bytes = bytes
    self.context = context
    self.depth = depth
    self.isFromBase64 = isFromBase64
    limit = bytes.count
  }

  /// What is found in a text, in its order; no two overlap.
  static func findings(in bytes: UnsafeBufferPointer<UInt8>, _ context: Context) -> [Finding] {
    findings(in: bytes, context, depth: 0)
  }

  private static func findings(
    in bytes: UnsafeBufferPointer<UInt8>, _ context: Context, depth: Int,
    isFromBase64: Bool = false
  ) -> [Finding] {
    guard !bytes.isEmpty else { return [] }
    var scanner = SecretScanner(bytes, context, depth: depth, isFromBase64: isFromBase64)
    let known = scanner.known()
    scanner.findLookalikes(between: known)
    scanner.findings += known
    if !context.words.isEmpty { scanner.findWords(context.words) }
    if depth < deepest {
      if scanner.hasEscapes { scanner.add(.escapes(bytes)) }
      if scanner.hasReferences { scanner.add(.references(bytes)) }
    }
    return Finding.merged(scanner.findings)
  }

  private func known() -> [Finding] {
    guard !context.known.isEmpty else { return [] }
    var findings: [Finding] = []
    var place = 0
    while place + KnownTexts.shortest <= bytes.count {
      // What a stand-in says is no secret, though a secret may be called so.
      if bytes[place] == UInt8(ascii: "["),
        let end = SecretScanner.endOfStandIn(at: place, in: bytes)
      {
        place = end
        continue
      }
      guard let entry = context.known.entry(at: place, in: bytes) else {
        place += 1
        continue
      }
      var range = place..<(place + entry.bytes.count)
      if entry.isBase64 {
        range = base64(around: range, from: findings.last?.range.upperBound ?? 0)
      }
      findings.append(
        Finding(range: range, kind: entry.kind, standIn: entry.standIn, isKnown: true))
      place = range.upperBound
    }
    return findings
  }

  private func base64(around range: Range<Int>, from floor: Int) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > floor, has(.base64, start - 1) { start -= 1 }
    while end < bytes.count, has(.base64, end) { end += 1 }
    return start..<padded(end)
  }

  /// The end of base64 with its padding.
  private func padded(_ end: Int) -> Int {
    var padded = end
    while padded < bytes.count, padded < end + 2, bytes[padded] == UInt8(ascii: "=") { padded += 1 }
    return padded
  }

  /// Whether the byte at a place has a trait.
  @inline(__always)
  func has(_ trait: ByteTraits, _ place: Int) -> Bool {
    !traits[Int(bytes[place])].isDisjoint(with: trait)
  }

  /// Where a run of bytes with a trait ends.
  @inline(__always)
  func end(of trait: ByteTraits, from start: Int) -> Int {
    var end = min(start, limit)
    while end < limit, has(trait, end) { end += 1 }
    return end
  }

  /// Where a run of letters, digits, `-` and `_` ends, which many keys may begin in.
  mutating func endOfToken(from start: Int) -> Int {
    if tokenRun.contains(start), tokenRun.upperBound <= limit { return tokenRun.upperBound }
    tokenRun = start..<max(start, end(of: .token, from: start))
    return tokenRun.upperBound
  }

  /// Notes a finding, and goes on behind it.
  mutating func found(_ range: Range<Int>, _ kind: SecretKind?, _ standIn: String) {
    found(range, kind, Array(standIn.utf8))
  }

  /// Notes a finding, and goes on behind it.
  mutating func found(_ range: Range<Int>, _ kind: SecretKind?, _ standIn: [UInt8]) {
    findings.append(Finding(range: range, kind: kind, standIn: standIn))
    skip(to: range.upperBound)
  }

  private mutating func skip(to end: Int) {
    place = end
    floor = end
  }

  private mutating func findLookalikes(between known: [Finding]) {
    var rest = known[...]
    limit = rest.first?.range.lowerBound ?? bytes.count
    while place < bytes.count {
      if place >= limit, let passed = rest.popFirst() {
        skip(to: max(place, passed.range.upperBound))
        limit = rest.first?.range.lowerBound ?? bytes.count
        continue
      }
      if has(.alphanumeric, place) {
        if beginsSecret() { continue }
        if base64End <= place, let end = base64() {
          skip(to: end)
        } else {
          place = end(of: .alphanumeric, from: place)
        }
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "@"): if findAddress() { continue }
      case UInt8(ascii: "%"): findEncoded()
      case UInt8(ascii: "["): if findStandIn() { continue }
      case UInt8(ascii: ":"): if findUserInfo() { continue }
      case UInt8(ascii: "-"): if findPrivateKey() { continue }
      case UInt8(ascii: "\\"): hasEscapes = true
      case UInt8(ascii: "&"):
        if !hasReferences, Decoding.reference(bytes, at: place) != nil { hasReferences = true }
      default: break
      }
      place += 1
    }
  }

  /// A stand-in that is there already stays; one that is encoded is written as it is.
  private mutating func findStandIn() -> Bool {
    guard let end = SecretScanner.endOfStandIn(at: place, in: bytes) else { return false }
    if depth > 0 {
      findings.append(Finding(range: place..<end, standIn: Array(bytes[place..<end])))
    }
    skip(to: end)
    return true
  }

  /// The end of a stand-in that begins at a place.
  static func endOfStandIn(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes[place...].starts(with: "[secret:".utf8) else { return nil }
    return bytes[place...].prefix(512).firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
  }

  /// Names and dates of birth, where nothing else was found.
  private mutating func findWords(_ words: PersonalWords) {
    let others = Finding.merged(findings)
    var next = 0
    var place = 0
    while place < bytes.count {
      if next < others.count, place >= others[next].range.lowerBound {
        place = max(place, others[next].range.upperBound)
        next += 1
      } else if bytes[place] == UInt8(ascii: "["),
        let end = SecretScanner.endOfStandIn(at: place, in: bytes)
      {
        place = end
      } else if let word = words.word(at: place, in: bytes) {
        let end = place + word.bytes.count
        findings.append(Finding(range: place..<end, kind: word.kind, standIn: word.standIn))
        place = end
      } else {
        place += 1
      }
    }
  }
}

/// What is encoded.
extension SecretScanner {
  private mutating func add(_ decoding: Decoding) {
    let nested = decoding.bytes.withUnsafeBufferPointer {
      SecretScanner.findings(in: $0, context, depth: depth + 1, isFromBase64: isFromBase64)
    }
    for var finding in nested {
      finding.range = decoding.source(of: finding.range)
      if finding.kind?.isPersonal == true { finding.standIn = encoded(finding) }
      findings.append(finding)
    }
  }

  /// The stand-in for a personal text is encoded where that was, since it stands for it everywhere.
  private func encoded(_ finding: Finding) -> [UInt8] {
    guard bytes[finding.range].contains(UInt8(ascii: "%")) else { return finding.standIn }
    return finding.standIn.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "@"): Array("%40".utf8)
      case UInt8(ascii: " "): Array("%20".utf8)
      default: [byte]
      }
    }
  }

  /// What is percent-encoded: the part of a URL or form around a place.
  private mutating func findEncoded() {
    guard depth < SecretScanner.deepest, place >= urlEnd,
      Decoding.percentEncoded(bytes, at: place) != nil
    else { return }
    var start = place
    while start > urlEnd, has(.url, start - 1) { start -= 1 }
    var end = place
    while end < bytes.count, has(.url, end) { end += 1 }
    urlEnd = end
    add(.percent(bytes, start..<end))
  }

  /// Looks into base64 that begins at the place.
  ///
  /// - Returns: its end where something was found.
  private mutating func base64() -> Int? {
    var end = place
    var hasUpper = false
    var hasLower = false
    while end < limit, has(.base64, end) {
      switch bytes[end] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasUpper = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasLower = true
      default: break
      }
      end += 1
    }
    base64End = end
    // Text in base64 has both.
    guard !isFromBase64, depth < SecretScanner.deepest, hasUpper, hasLower, end - place >= 8 else {
      return nil
    }
    let text = UnsafeBufferPointer(rebasing: bytes[place..<end])
    let isLong = text.count >= 16
    for offset in 0..<(isLong ? 4 : 1) {
      let part = Base64Part(text, offset: offset)
      let found = part.found(isLong: isLong) {
        SecretScanner.findings(in: $0, context, depth: depth + 1, isFromBase64: true)
      }
      guard let (kind, encoded) = found else { continue }
      var standIn = encoded
      let range = place..<padded(end)
      if kind?.isPersonal == true, range.upperBound > end || text.count % 4 == 0 {
        while standIn.count % 4 != 0 { standIn.append(UInt8(ascii: "=")) }
      }
      findings.append(Finding(range: range, kind: kind, standIn: standIn))
      return range.upperBound
    }
    return nil
  }
}

/// Addresses.
extension SecretScanner {
  private mutating func findAddress() -> Bool {
    guard let personal = context.personal else { return false }
    var start = place
    while start > floor, place - start < 64, has(.local, start - 1) { start -= 1 }
    // A letter that is no part of it may end in such bytes.
    while start < place, bytes[start] & 0xC0 == 0x80 || "'.-+".utf8.contains(bytes[start]) {
      start += 1
    }
    guard start < place, let end = endOfDomain() else { return false }
    if let standIn = personal.standIn(address: bytes[start..<end]) {
      found(start..<end, .email, standIn)
    } else {
      skip(to: end)
    }
    return true
  }

  /// The end of the domain behind the place: labels with dots, the last of which begins with a
  /// letter.
  private func endOfDomain() -> Int? {
    var end = place + 1
    var labels = 0
    while end < limit {
      var label = end
      while label < limit, isInLabel(label) { label += 1 }
      while label > end, bytes[label - 1] == UInt8(ascii: "-") { label -= 1 }
      guard label > end, bytes[end] != UInt8(ascii: "-") else { break }
      labels += 1
      end = label
      guard end + 1 < limit, bytes[end] == UInt8(ascii: "."), isInLabel(end + 1) else { break }
      end += 1
    }
    if bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard labels > 1 else { return nil }
    var last = end
    while bytes[last - 1] != UInt8(ascii: ".") { last -= 1 }
    return (0x30...0x39).contains(bytes[last]) ? nil : end
  }

  private func isInLabel(_ place: Int) -> Bool {
    let byte = bytes[place]
    return isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte >= 0x80 && has(.local, place)
  }

  /// The password in `https://user:password@host`; what stands before such an `@` is no address.
  private mutating func findUserInfo() -> Bool {
    guard place + 2 < limit, bytes[place + 1] == UInt8(ascii: "/"),
      bytes[place + 2] == UInt8(ascii: "/")
    else { return false }
    let start = place + 3
    var at: Int?
    var end = start
    while end < limit, end - start < 512, has(.url, end), !"/?#\\".utf8.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "@") { at = end }
      end += 1
    }
    guard let at else { return false }
    if let colon = bytes[start..<at].firstIndex(of: UInt8(ascii: ":")), colon + 1 < at {
      found((colon + 1)..<at, .password, "[secret:password]")
    }
    skip(to: at + 1)
    return true
  }
}
