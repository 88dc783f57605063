import Edge

/// Where in a session file something stands that should not be there.
extension SecretFinder {
  /// One place in a file.
  package struct Place: Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// In Unicode scalars, counted from 1.
    package let column: Int
    /// What stands there.
    package let kind: SecretKind
    /// What a recorder puts there, e.g. `[secret:token]`.
    package let standIn: String
  }

  /// Takes what a file has where secrets belong.
  mutating func learn(from file: SessionFile) {
    for item in file.items {
      switch item.record {
      case .typed(_, let text):
        let line = file.string(text)
        if let password = PrivateInput.password(in: line) {
          register(String(line[password]), kind: .password)
        }
      default:
        if let body = item.record.body { learn(payload(body, file)) }
      }
    }
  }

  private func payload(_ body: Body, _ file: SessionFile) -> Payload {
    switch file.frame(body) {
    case .binary(let bytes): .bytes(bytes)
    case .text(let text): Payload(text)
    }
  }

  /// What is in a file, in its order: in the header, in each comment and record, and across the
  /// frames of a channel, where it stands at its beginning.
  package func places(in file: SessionFile) -> [Place] {
    var places: [Place] = []
    let headerEnd = file.items.first?.start ?? file.bytes.count
    add(0..<headerEnd, line: 1, of: file, to: &places)
    var chains: [FrameText] = []
    for (index, item) in file.items.enumerated() {
      if case .blank = item.record { continue }
      add(item.start..<item.end, line: item.line, of: file, to: &places)
      switch item.record {
      case .typed(_, let text):
        for chain in chains { chain.add(from: self, file, to: &places) }
        chains = []
        // Of any length, since it stands where only an address does.
        let line = file.string(text)
        if let password = PrivateInput.password(in: line),
          !line[password].hasPrefix("[secret:"), line[password].utf8.count < KnownTexts.shortest
        {
          places.append(
            Place(line: item.line, column: 3, kind: .password, standIn: "[secret:password]"))
        }
      case .send(let channel, .frame(let body)):
        FrameText.add(payload(body, file), index, channel, .sent, to: &chains)
      case .receive(let channel, _, .frame(let body)):
        FrameText.add(payload(body, file), index, channel, .received, to: &chains)
      default: break
      }
    }
    for chain in chains { chain.add(from: self, file, to: &places) }
    return places.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Whether the program itself writes a number where one stands: the time behind a sigil, the seed.
  private func isWritten(
    _ finding: Finding, _ kind: SecretKind, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard kind == .telephone || kind == .card else { return false }
    let before = text[..<finding.range.lowerBound]
    let line = before[(before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
    if text[finding.range.lowerBound] == UInt8(ascii: "+") {
      return line.elementsEqual(">".utf8) || line.elementsEqual("@ ".utf8)
        || line.starts(with: "<- ".utf8) && line.filter { $0 == 0x20 }.count == 2
    }
    return line.starts(with: "seed ".utf8)
  }

  /// Adds what stands in some lines of a file.
  private func add(
    _ range: Range<Int>, line: Int, of file: SessionFile, to places: inout [Place]
  ) {
    guard !range.isEmpty else { return }
    file.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      // From one to the next, since there may be many in one line.
      var (place, line, column) = (0, line, 1)
      for finding in redactor.findings(in: text) {
        while place < finding.range.lowerBound {
          if text[place] == 0x0A {
            (line, column) = (line + 1, 1)
          } else if text[place] & 0xC0 != 0x80 {
            column += 1
          }
          place += 1
        }
        guard let kind = finding.kind, !isWritten(finding, kind, in: text) else { continue }
        places.append(
          Place(line: line, column: column, kind: kind, standIn: finding.standInText))
      }
    }
  }
}

extension SecretFinder.Place {
  fileprivate init(
    at offset: Int, in text: UnsafeBufferPointer<UInt8>, line: Int, kind: SecretKind,
    standIn: String
  ) {
    let before = text[..<offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lines = before.lazy.filter { $0 == 0x0A }.count
    let scalars = before[start...].lazy.filter { $0 & 0xC0 != 0x80 }.count
    self.init(line: line + lines, column: scalars + 1, kind: kind, standIn: standIn)
  }
}

/// The text that frames of one channel make together.
private struct FrameText {
  private let channel: Channel
  private let direction: FrameRecord.Direction
  private let path: String
  private var text: [UInt8] = []
  private var pieces: [(item: Int, start: Int)] = []

  private init(_ channel: Channel, _ direction: FrameRecord.Direction, _ path: String) {
    (self.channel, self.direction, self.path) = (channel, direction, path)
  }

  static func add(
    _ payload: Payload, _ item: Int, _ channel: Channel, _ direction: FrameRecord.Direction,
    to texts: inout [FrameText]
  ) {
    for (path, piece) in FramePieces.all(in: payload) {
      var index = texts.firstIndex {
        $0.channel == channel && $0.direction == direction && $0.path == path
      }
      if index == nil {
        texts.append(FrameText(channel, direction, path))
        index = texts.count - 1
      }
      if let index {
        texts[index].pieces.append((item, texts[index].text.count))
        texts[index].text += piece.utf8
      }
    }
  }

  /// Adds what lies across frames; the rest was found in each of them.
  func add(
    from finder: SecretFinder, _ file: SessionFile, to places: inout [SecretFinder.Place]
  ) {
    guard pieces.count > 1 else { return }
    let findings = text.withUnsafeBufferPointer { finder.redactor.findings(in: $0) }
    for finding in findings {
      guard let kind = finding.kind,
        let last = pieces.lastIndex(where: { $0.start <= finding.range.lowerBound }),
        last + 1 < pieces.count, pieces[last + 1].start < finding.range.upperBound
      else { continue }
      let item = file.items[pieces[last].item]
      let part = text[finding.range.lowerBound..<pieces[last + 1].start]
      file.bytes.withUnsafeBufferPointer { bytes in
        let lines = UnsafeBufferPointer(rebasing: bytes[item.start..<item.end])
        let offset = lines.lastRange(of: part)?.lowerBound ?? 0
        places.append(
          SecretFinder.Place(
            at: offset, in: lines, line: item.line, kind: kind, standIn: finding.standInText))
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func lastRange(of part: ArraySlice<UInt8>) -> Range<Int>? {
    var place = count - part.count
    while place >= 0 {
      if self[place...].starts(with: part) { return place..<(place + part.count) }
      place -= 1
    }
    return nil
  }
}
