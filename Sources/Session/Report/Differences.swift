import Edge
import Time

/// Makes differences out of where a run stands.
extension Replay {
  /// The expectation at an item was not met before the next stimulus.
  func missing(_ index: Int) -> Difference {
    let item = file.items[index]
    if item.record.isAssertion { return noAnswer(index, []) }
    guard case .send(let channel, let sent) = item.record else {
      return make(.outputMissing, index, "output", expected: file.lines(item))
    }
    return make(
      .requestMissing, index, Difference.subject(channel, sent), file.detail(sent),
      expected: file.lines(item))
  }

  /// A printed line is not the one at an item.
  mutating func outputDiffers(_ index: Int, _ emission: Emission) -> Difference {
    let item = file.items[index]
    if item.record.isAssertion { return noAnswer(index, shown(emission)) }
    let isLater = file.items[index..<block.end].contains {
      comparison.matches($0.record, emission, &redactor)
    }
    return make(
      isLater ? .outputMissing : .outputDiffers, index, "output", expected: file.lines(item),
      actual: shown(emission))
  }

  /// An assertion stands where no answer of the coach is.
  func noAnswer(_ index: Int, _ printed: [String]) -> Difference {
    let item = file.items[index]
    return make(
      .assertionFailed, index, "the answer",
      "no answer of the coach is here; |~ and |... are for what a command prints",
      expected: file.lines(item), actual: printed)
  }

  /// An answer isn't what a line asserts.
  func assertionFails(_ index: Int, _ answer: String) -> Difference {
    let item = file.items[index]
    var writer = RecordWriter(redactor: redactor)
    let lines = writer.records(.answer(answer))
    var reason: String?
    if case .assertion(let record) = item.record {
      reason = file.assertion(record).reason(for: answer)
    }
    return make(
      .assertionFailed, index, "the answer", reason, expected: file.lines(item), actual: lines)
  }

  /// What was sent is not what stands at an item.
  mutating func requestDiffers(_ index: Int, _ emission: Emission) -> Difference {
    let item = file.items[index]
    guard case .send(let channel, let sent) = item.record else { return missing(index) }
    return make(
      .requestDiffers, index, Difference.subject(channel, sent), file.detail(sent),
      fields: comparison.fields(sent, emission, &redactor) ?? [], expected: file.lines(item),
      actual: shown(emission))
  }

  /// The program did something that the file does not have here.
  mutating func unexpected(_ kind: Difference.Kind, _ emission: Emission) -> Difference {
    let place = file.behindRecord(before: block.end)
    var difference = make(
      kind, place, Difference.subject(emission), actual: shown(emission))
    difference.lines = file.lines(thatTake: emission, around: place)
    return difference
  }

  /// The program waits for what the file does not have next.
  ///
  /// - Parameters:
  ///   - names: what the file calls the channels that it waits for.
  ///   - deadline: until when it waits; `nil` for as long as it takes.
  func stuck(
    _ want: WaitFor, _ names: ChannelNames = ChannelNames(), deadline: Instant? = nil
  ) -> Difference {
    let place = place(for: want, names)
    var difference = make(
      .stuck, place, "the program", expected: [text(ofItem: place)],
      actual: ["(waits for \(names.text(want)))"])
    difference.advice = advice(want, names, deadline)
    return difference
  }

  /// Something comes on a channel that the program does not listen to.
  func unused(_ channel: Channel) -> Difference {
    var difference = make(
      .replyUnused, block.end, "the reply on \(channel)", expected: [nextText])
    difference.advice = advice(onReplyTo: channel)
    return difference
  }

  /// The program ended without reading an input that was kept for it.
  func unread(_ index: Int) -> Difference {
    let item = file.items[index]
    return make(
      .earlyExit, index, "the program", expected: file.lines(item), actual: ["(the end)"])
  }

  /// The program ended and the file goes on.
  func earlyExit() -> Difference {
    make(.earlyExit, block.end, "the program", expected: [nextText], actual: ["(the end)"])
  }

  /// The program has had all the time that it may take.
  func timedOut(_ limit: TimeLimit) -> Difference {
    make(
      .timedOut, block.end, "the program", expected: [nextText],
      actual: ["(still runs after \(limit.text))"])
  }

  /// The end record says something else.
  func exitDiffers(turns: Int, exit: Int) -> Difference {
    let item = file.items[block.end]
    let actual = RecordWriter().end(turns: turns, exit: exit).dropLast()
    return make(
      .exitCode, block.end, "the end", expected: file.lines(item), actual: [String(actual)])
  }

  private func make(
    _ kind: Difference.Kind, _ index: Int, _ subject: String, _ detail: String? = nil,
    fields: [Difference.Field] = [], expected: [String] = [], actual: [String] = []
  ) -> Difference {
    let line =
      index < file.items.count
      ? file.line(of: fields, in: file.items[index]) : file.line(ofItem: index)
    var difference = Difference(
      kind: kind, line: line, turn: turns,
      input: turnItem.map { file.lines(file.items[$0]).first ?? "" }, subject: subject,
      detail: detail, fields: fields, expected: expected, actual: actual,
      context: file.context(beforeItem: index))
    difference.note(file, broken, turn: turnItem, end: block.end)
    return difference
  }

  private var nextText: String { text(ofItem: block.end) }

  private func text(ofItem index: Int) -> String {
    guard index < file.items.count else { return "(the end of the file)" }
    return file.lines(file.items[index]).first ?? ""
  }

  private mutating func shown(_ emission: Emission) -> [String] {
    var writer = RecordWriter(redactor: redactor)
    return writer.records(emission)
  }
}
