import Edge
import Time

/// Where a run of a file stands, whatever its layer: what of it was handed back, and what was
/// expected and met.
struct Replay {
  let file: SessionFile
  let mode: Playback.Mode
  let comparison: Comparison
  var now: Instant
  /// When the last stimulus was taken.
  var last: Instant
  /// What is expected before the next stimulus, which is the item at its end.
  var block: ExpectedBlock
  private(set) var turns = 0
  /// The item that began the turn.
  private(set) var turnItem: Int?
  let broken: BrokenPlaces
  var redactor = Redactor()
  var answer = AnswerLines()
  /// Assertions that did not hold, gathered for an update, which leaves them as they are.
  var unheld: [Difference] = []
  /// How often the end of the input was handed out.
  private var ends = 0
  /// The blocks to write anew.
  private var changed: [ExpectedBlock] = []
  /// How the program ended.
  private var exit: Int?

  init(_ file: SessionFile, mode: Playback.Mode) {
    self.file = file
    self.mode = mode
    comparison = Comparison(file: file)
    broken = BrokenPlaces(file)
    now = file.header.clock
    last = file.header.clock
    block = ExpectedBlock(after: -1, in: file.items)
  }

  /// The next stimulus; `nil` at the end of the file.
  var next: Item? {
    guard block.end < file.items.count else { return nil }
    let item = file.items[block.end]
    return item.record.isStimulus ? item : nil
  }

  /// Whether the program is where the recorder was stopped: nothing is compared from here.
  private var isPastRecording: Bool { file.isIncomplete && block.end == file.items.count }

  /// Takes the next stimulus: what was expected before it must have happened.
  mutating func advance(at instant: Instant) throws(Difference) {
    try closeBlock()
    now = instant
    last = instant
    block = ExpectedBlock(after: block.end, in: file.items)
  }

  /// What an input is to the program; a wait is nothing to it.
  mutating func handOver(_ index: Int) -> Arrival? {
    switch file.items[index].record {
    case .typed(_, let text):
      turns += 1
      turnItem = index
      return .line(withTokens(file.string(text), text))
    case .hidden(let name):
      let name = file.string(name)
      guard !name.isEmpty else { return .line("") }
      redactor.register(name: name, value: "[secret:\(name)]")
      return .line("[secret:\(name)]")
    case .act(_, .eof): return .endOfInput
    default: return nil
    }
  }

  /// Puts tokens where the recorder wrote stand-ins.
  mutating func withTokens(_ string: String, _ text: Text) -> String {
    text.hasBracket ? redactor.tokens(in: string) : string
  }

  /// Answers a pull behind the last stimulus: the end of a finished file is the end of the input,
  /// though not for ever.
  mutating func pullAtEnd(
    _ want: WaitFor, _ names: ChannelNames, _ deadline: Instant?
  ) throws -> Arrival {
    if file.isIncomplete {
      try checkNothingIsMissing()
      throw EndOfRecording()
    }
    ends += 1
    guard want.acceptsAnyLine, ends <= 1000 else {
      try checkNothingIsMissing()
      throw stuck(want, names, deadline: deadline)
    }
    try flushUnended()
    return .endOfInput
  }

  /// Keeps a block that does not fit for the update.
  private mutating func closeBlock() throws(Difference) {
    try checkNothingIsMissing()
    guard block.isDirty || block.remaining > 0 else { return }
    if file.hasAssertions, keepsForAssertions() { return }
    changed.append(block)
  }

  /// Everything that the file expects before the next stimulus must have happened.
  mutating func checkNothingIsMissing() throws(Difference) {
    if block.hasRest { try comparePrinted() }
    guard block.remaining > 0, mode == .comparing, let index = block.first(file.items) else {
      return
    }
    throw missing(index)
  }

  /// The program has ended.
  ///
  /// - Parameter unread: the item of the first input that it was never given.
  mutating func finish(exitCode: Int, unread: Int?) throws(Difference) {
    try flushUnended()
    try checkNothingIsMissing()
    if let item = next {
      if case .receive(let channel, _, _) = item.record { throw unused(channel) }
      throw earlyExit()
    }
    if let unread { throw self.unread(unread) }
    try closeBlock()
    exit = exitCode
    guard block.end < file.items.count, mode == .comparing else { return }
    let item = file.items[block.end]
    guard case .end(let turns, let exit) = item.record else { return }
    if turns != self.turns || exit != exitCode {
      throw exitDiffers(turns: self.turns, exit: exitCode)
    }
  }

  /// What differs, in the order of the file.
  ///
  /// - Parameters:
  ///   - isPerTurn: whether a line may stand anywhere in its turn.
  ///   - limit: no more are found once it has passed.
  func differences(isPerTurn: Bool, limit: TimeLimit?) -> [Difference] {
    var list = DifferenceList(file, redactor, broken, limit: limit)
    for difference in unheld { list.add(difference) }
    let pending =
      exit == nil && (block.isDirty || block.remaining > 0) && !isPastRecording ? [block] : []
    var turn: [ExpectedBlock] = []
    for block in changed {
      if let last = turn.last, !isPerTurn || hasTurn(between: last, block) {
        list.add(turn)
        turn = []
      }
      turn.append(block)
    }
    list.add(turn)
    list.add(pending, isPending: true)
    if let limit, limit.hasPassed() { return list.ordered + [timedOut(limit)] }
    return list.ordered + endDifference
  }

  private func hasTurn(between block: ExpectedBlock, _ next: ExpectedBlock) -> Bool {
    file.items[block.end..<next.start].contains(where: \.record.beginsTurn)
  }

  private var endDifference: [Difference] {
    guard let exit, block.end < file.items.count,
      case .end(let turns, let expected) = file.items[block.end].record,
      turns != self.turns || expected != exit
    else { return [] }
    return [exitDiffers(turns: self.turns, exit: exit)]
  }

  /// The same up to where the run stands, without the header. What stands before the next input, as
  /// a comment, belongs to that.
  func replayedRecords() -> [UInt8] {
    var end = block.end
    while end > block.start {
      switch file.items[end - 1].record {
      case .blank, .comment, .show: end -= 1
      default: return records(before: end)
      }
    }
    return records(before: end)
  }

  private func records(before index: Int) -> [UInt8] {
    guard let first = file.items.first else { return [] }
    let limit = index > 0 ? file.items[index - 1].end : first.start
    var rewriting = Rewriting(file, redactor, limit: nil)
    let isPending = block.isDirty || block.remaining > 0
    let bytes = rewriting.bytes(
      changing: changed, pending: isPending ? block : nil, end: nil, upTo: limit)
    return Array(bytes.dropFirst(first.start))
  }

  /// The file with what this run did in place of what was expected.
  ///
  /// - Parameters:
  ///   - limit: once it has passed, what comes of it is worth nothing.
  ///   - accepts: whether to make a change.
  func updated(limit: TimeLimit?, accepts: ((ProposedChange) -> Bool)?) -> [UInt8] {
    var rewriting = Rewriting(file, redactor, limit: limit, accepts: accepts)
    let isPending = exit == nil && (block.isDirty || block.remaining > 0)
    return rewriting.bytes(
      changing: changed, pending: isPending ? block : nil,
      end: file.isIncomplete ? nil : exit.map { (turns, $0) })
  }
}

/// What the program does, against what is expected.
extension Replay {
  /// Compares what is printed, or gathers it; nothing else that a program does is looked at.
  mutating func print(_ effect: Effect) throws(Difference) {
    switch effect {
    case .answer(let piece): answer.append(piece)
    case .answered:
      if file.hasAssertions, try checkAnswer() { return }
      try flushComplete()
      if let open = answer.popOpen() { try printed(.output, open) }
    case .say(let line):
      try flushComplete()
      try printed(.output, line.plain)
    case .complain(let line):
      try flushComplete()
      try printed(.diagnostics, line.plain)
    case .secret(let name, let value):
      redactor.register(name: name, value: value)
    case .request, .open, .send, .close, .cancel, .note, .status, .offer, .remember, .clear,
      .option:
      break
    }
  }

  private mutating func flushComplete() throws(Difference) {
    guard !answer.isEmpty else { return }
    if file.hasAssertions, holdAnswer() { return }
    for line in answer.popComplete() { try printed(.output, line) }
  }

  /// Compares the lines of an answer that the program never ended.
  mutating func flushUnended() throws(Difference) {
    guard !answer.isEmpty else { return }
    if file.hasAssertions, try checkAnswer() { return }
    try flushComplete()
    if let open = answer.popOpen() { try printed(.output, open, isOpen: true) }
  }

  private mutating func printed(
    _ stream: Record.Stream, _ line: String, isOpen: Bool = false
  ) throws(Difference) {
    let emission = Emission.printed(stream, line, isOpen: isOpen)
    if block.hasRest { return block.emissions.append(emission) }
    let index = block.nextPrinted(file.items)
    guard !settle(emission, with: index) else { return }
    if let index { throw outputDiffers(index, emission) }
    throw unexpected(.outputExtra, emission)
  }

  /// Meets the expectation that an emission is for.
  ///
  /// - Returns: `false` when the program did something else and that ends the run.
  @inline(__always)
  mutating func settle(_ emission: Emission, with index: Int?) -> Bool {
    if mode == .collecting {
      if index == nil, isPastRecording { return true }
      block.emissions.append(emission)
    }
    if let index, isInOrder(index),
      comparison.matches(file.items[index].record, emission, &redactor)
    {
      block.meet(index, isPrinted: emission.channel == nil)
      return true
    }
    if mode == .collecting {
      block.isDirty = true
      if let index, emission.channel != nil { block.meet(index, isPrinted: false) }
      return true
    }
    return index == nil && isPastRecording
  }

  private mutating func isInOrder(_ index: Int) -> Bool {
    file.header.order == .free || block.first(file.items) == index
  }
}

/// Finds the turns that items are in. Asked in the order of the file, it looks at each item once.
struct TurnFinder {
  private let items: Items
  /// The turn that was found last; 0 before the first input.
  private var turn: (number: Int, item: Int?) = (0, nil)
  /// The item up to which it was looked for.
  private var end = 0

  init(_ items: Items) {
    self.items = items
  }

  /// The number of a turn, and the item that begins it.
  mutating func turn(at place: Int) -> (number: Int, item: Int?) {
    if place < end { (turn, end) = ((0, nil), 0) }
    for index in end..<max(end, min(place, items.count)) {
      if items[index].record.beginsTurn { turn = (turn.number + 1, index) }
    }
    end = max(end, min(place, items.count))
    return turn
  }
}
