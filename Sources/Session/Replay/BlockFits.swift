import Edge

/// Tells which expectations of some blocks are met by what. Each line is read once, however often
/// it is compared.
struct BlockFits {
  private enum Expected {
    /// The number of its text.
    case line(Record.Stream, Int, isOpen: Bool)
    case pattern(Record.Stream, Glob)
    case other(Record)
  }

  private enum Actual {
    case line(Line)
    case other(Emission)
  }

  /// A printed line, and the same without secrets; the same texts have the same numbers.
  private struct Line {
    let stream: Record.Stream
    let text: String
    let number: Int
    let redacted: String
    let redactedNumber: Int
    let isOpen: Bool
  }

  private let comparison: Comparison
  private var redactor: Redactor
  private let expected: [Expected]
  private let actual: [Actual]
  private let limit: TimeLimit?

  /// - Parameters:
  ///   - records: what is expected.
  ///   - limit: nothing fits any more once it has passed.
  init(
    _ records: [Record], _ emissions: [Emission], in file: SessionFile, _ redactor: Redactor,
    limit: TimeLimit?
  ) {
    var numbers: [[UInt8]: Int] = [:]
    func number(_ text: String) -> Int {
      let bytes = Array(text.utf8)
      if let known = numbers[bytes] { return known }
      numbers[bytes] = numbers.count
      return numbers.count - 1
    }
    comparison = Comparison(file: file)
    self.redactor = redactor
    self.limit = limit
    expected = records.map { record in
      switch record {
      case .printed(let stream, let text):
        .line(stream, number(file.string(text)), isOpen: file.isOpen(text))
      case .pattern(let stream, let text): .pattern(stream, file.glob(text))
      default: .other(record)
      }
    }
    actual = emissions.map { emission in
      guard case .printed(let stream, let line, let isOpen) = emission else {
        return .other(emission)
      }
      let redacted = redactor.text(line)
      return .line(
        Line(
          stream: stream, text: line, number: number(line), redacted: redacted,
          redactedNumber: number(redacted), isOpen: isOpen))
    }
  }

  /// Whether what the program did is what an expectation says.
  mutating func callAsFunction(_ old: Int, _ new: Int) -> Bool {
    switch (expected[old], actual[new]) {
    case (.line(let stream, let number, let isOpen), .line(let line)):
      return stream == line.stream && isOpen == line.isOpen
        && (number == line.number || number == line.redactedNumber)
    case (.pattern(let stream, let glob), .line(let line)):
      if stream != line.stream || limit?.hasPassed() == true { return false }
      return glob.matches(line.text) || glob.matches(line.redacted)
    case (.other(let record), .other(let emission)):
      if case .send(let channel, _) = record, channel != emission.channel { return false }
      if limit?.hasPassed() == true { return false }
      return comparison.matches(record, emission, &redactor)
    default: return false
    }
  }
}
