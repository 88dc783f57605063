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

  }

  /// How many encodings may lie around each other.
  static let deepest = 3

  let bytes: UnsafeBufferPointer<UInt8>
  let context: Context
  let depth: Int
  /// Whether the text is itself from base64: nothing is looked for in base64 in base64.
  let isFromBase64: Bool
  private let traits = ByteTraits.all
  var findings: [Finding] = []
  /// Where something may begin.
  private(set) var place = 0
  /// Where what stands next and is known begins: nothing that looks like a secret reaches into it.
  private(set) var limit: Int
  /// Where something may begin that is found by its middle.
  private(set) var floor = 0
  var base64End = 0
  var urlEnd = 0
  private var tokenRun = TokenRun()
  private var base64Run = 0..<0
  private var standIns = StandIns()
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

  static func findings(
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
    var standIns = StandIns()
    var findings: [Finding] = []
    var place = 0
    while place + KnownTexts.shortest <= bytes.count {
      // What a stand-in says is no secret, though a secret may be called so.
      if bytes[place] == UInt8(ascii: "["),
        let end = standIns.end(at: place, in: bytes)
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
  func padded(_ end: Int) -> Int {
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
  mutating func endOfToken(from start: Int) -> Int { token(from: start).range.upperBound }

  /// Where a run of the characters of base64 ends.
  mutating func endOfBase64(from start: Int) -> Int {
    if !base64Run.contains(start) || base64Run.upperBound > limit {
      base64Run = start..<max(start, end(of: .base64, from: start))
    }
    return base64Run.upperBound
  }

  /// The run of letters, digits, `-` and `_` around or from a place.
  mutating func token(from start: Int) -> TokenRun {
    if tokenRun.range.contains(start), tokenRun.range.upperBound <= limit { return tokenRun }
    tokenRun = TokenRun(start..<max(start, end(of: .token, from: start)), in: bytes)
    return tokenRun
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

  mutating func skip(to end: Int) {
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
    guard let end = standIns.end(at: place, in: bytes) else { return false }
    if depth > 0 {
      findings.append(Finding(range: place..<end, standIn: Array(bytes[place..<end])))
    }
    skip(to: end)
    return true
  }

  /// Names and dates of birth, where nothing else was found.
  private mutating func findWords(_ words: PersonalWords) {
    let others = Finding.merged(findings)
    var standIns = StandIns()
    var next = 0
    var place = 0
    while place < bytes.count {
      if next < others.count, place >= others[next].range.lowerBound {
        place = max(place, others[next].range.upperBound)
        next += 1
      } else if bytes[place] == UInt8(ascii: "["),
        let end = standIns.end(at: place, in: bytes)
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
