/// Reads the first line and the header lines that follow it.
struct HeaderReader {
  private(set) var lines: LineScanner
  /// The first line after the header.
  private(set) var ahead: LineScanner.Line?
  private(set) var header = SessionHeader()
  private(set) var warnings: [String] = []
  /// Whether a recorder was cut off in the header, so that there is nothing after it. Nothing but
  /// the first line is all that may be left, too.
  private(set) var isCut = false

  /// The line of each key, counted from 1; of settings as in `set sync`.
  private(set) var places: [String: Int] = [:]

  private static let magic: StaticString = "lume-session 1"

  init(_ lines: LineScanner) {
    self.lines = lines
  }

  mutating func parse() throws(SessionSyntaxError) {
    guard let first = lines.next() else { return isCut = true }
    try checkFirst(first)
    ahead = lines.next()
    if ahead == nil { isCut = true }
    while !isCut, let line = ahead {
      if line.start == line.end {
        ahead = lines.next()
        return
      }
      guard beginsWithLetter(line), !isEnd(line) else { return }
      try read(line)
      ahead = lines.next()
    }
  }

  private mutating func checkFirst(_ line: LineScanner.Line) throws(SessionSyntaxError) {
    var fields = Fields(lines.base, line)
    if isPrefixOfMagic(line), !line.hasNewline { return isCut = true }
    if beginsWithMark(line) { throw fields.error(.byteOrderMark) }
    guard fields.consume(word: "lume-session"), fields.consume(" ") else {
      throw fields.error(.notASession)
    }
    let place = fields.offset
    let version = fields.number()
    if fields.next == 0x0D { throw fields.error(.carriageReturn) }
    guard let version, fields.isAtEnd else { throw fields.error(.notASession, at: place) }
    if version != 1 { throw fields.error(.unsupportedVersion, at: place) }
  }

  private func beginsWithMark(_ line: LineScanner.Line) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return line.end - line.start >= mark.count
      && mark.indices.allSatisfy { lines.base[line.start + $0] == mark[$0] }
  }

  private func isPrefixOfMagic(_ line: LineScanner.Line) -> Bool {
    let magic = HeaderReader.magic
    guard line.end - line.start <= magic.utf8CodeUnitCount else { return false }
    for place in line.start..<line.end
    where lines.base[place] != magic.utf8Start[place - line.start] { return false }
    return true
  }

  private func beginsWithLetter(_ line: LineScanner.Line) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lines.base[line.start] | 0x20)
  }

  private func isEnd(_ line: LineScanner.Line) -> Bool {
    var fields = Fields(lines.base, line)
    return fields.consume(word: "end")
  }

  private mutating func read(_ line: LineScanner.Line) throws(SessionSyntaxError) {
    var fields = Fields(lines.base, line)
    if !line.hasNewline, header.isRecorded || isPrefixOfRecorded(line) { return isCut = true }
    try fields.check()
    let key = text(fields.word())
    let keyEnd = fields.offset
    while fields.consume(" ") {}
    let valueStart = fields.offset
    let value = text(valueStart..<trimmedEnd(line, from: valueStart))
    guard !value.isEmpty else {
      throw fields.error(.wants("a space and the value of \(key)"), at: keyEnd)
    }
    let name = key == "set" ? "set \(value.prefix { $0 != " " })" : key
    if places.updateValue(line.number, forKey: name) != nil {
      warnings.append("line \(line.number): the header \(name) is there twice; the last one counts")
    }
    switch header.apply(key: key, value: value) {
    case .taken: break
    case .unknownSetting:
      warnings.append(
        "line \(line.number): \(name) is not known and was ignored; set takes "
          + SessionHeader.knownSettings.joined(separator: ", "))
    case .unknownKey:
      warnings.append("line \(line.number): the header \(key) is not known and was ignored")
    case .wants(let wanted):
      throw fields.error(.header(key: key, wants: wanted), at: valueStart)
    }
  }

  /// Whether a last line may be all that is left of `recorded yes`.
  private func isPrefixOfRecorded(_ line: LineScanner.Line) -> Bool {
    let bytes = (line.start..<line.end).lazy.map { lines.base[$0] }
    return "recorded ".utf8.starts(with: bytes)
      || bytes.starts(with: "recorded ".utf8)
  }

  private func text(_ places: Range<Int>) -> String {
    let bytes = UnsafeBufferPointer(start: lines.base + places.lowerBound, count: places.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func trimmedEnd(_ line: LineScanner.Line, from start: Int) -> Int {
    var end = line.end
    while end > start, lines.base[end - 1] == 0x20 { end -= 1 }
    return end
  }
}
