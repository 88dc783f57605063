internal import Edge
internal import Time

/// Where a run of a file stands: what of it was handed back, and what was expected and met.
struct Replay {
  let file: SessionFile
  let mode: Playback.Mode
  let comparison: Comparison
  var now: Instant
  /// When the last stimulus was taken.
  var last: Instant
  /// What is expected before the next stimulus, which is the item at its end.
  var block: ExpectedBlock
  var turns = 0
  /// The item that began the turn.
  var turnItem: Int?
  var names = ChannelNames()
  var redactor = Redactor()
  private var answer = AnswerLines()
  /// In layer wire: inputs and waits that stood where no line was wanted, oldest first.
  var kept: [Int] = []
  /// In layer wire: responses whose bodies come in pieces.
  var streams: [BodyStream] = []
  /// In layer shell: what the peer brought before it was wanted.
  var unwanted: [(arrival: Arrival, at: Instant)] = []
  /// In layer shell: when the wait that stands next is over.
  var waitEnd: Instant?
  /// How often the end of the input was handed out.
  var ends = 0
  /// The blocks to write anew.
  private(set) var changed: [ExpectedBlock] = []
  /// How the program ended.
  var exit: Int?

  init(_ file: SessionFile, mode: Playback.Mode) {
    self.file = file
    self.mode = mode
    comparison = Comparison(file: file)
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
  var isPastRecording: Bool { file.isIncomplete && block.end == file.items.count }

  /// Takes the next stimulus: what was expected before it must have happened.
  mutating func takeNext(at instant: Instant) throws(Difference) {
    try closeBlock()
    now = instant
    last = instant
    block = ExpectedBlock(after: block.end, in: file.items)
  }

  /// Begins a turn with the input at an item.
  mutating func beginTurn(_ index: Int) {
    turns += 1
    turnItem = index
  }

  /// Keeps a block that does not fit for the update.
  mutating func closeBlock() throws(Difference) {
    try checkNothingIsMissing()
    if block.isDirty || block.remaining > 0 { changed.append(block) }
  }

  /// Everything that the file expects before the next stimulus must have happened.
  mutating func checkNothingIsMissing() throws(Difference) {
    guard block.remaining > 0, mode == .comparing, let index = block.first(file.items) else {
      return
    }
    throw missing(index)
  }
}

extension Replay {
  /// Compares an effect, or gathers it.
  mutating func emit(_ effect: Effect) throws(Difference) {
    switch effect {
    case .answer(let piece): answer.append(piece)
    case .answered:
      try flushComplete()
      if let open = answer.takeOpen() { try printed(.output, open) }
    case .say(let line):
      try flushComplete()
      try printed(.output, line.plain)
    case .complain(let line):
      try flushComplete()
      try printed(.diagnostics, line.plain)
    case .secret(let name, let value):
      redactor.register(name: name, value: value)
    case .request, .open, .send, .close, .cancel:
      if file.header.layer == .wire { try sent(effect) }
    case .note, .status, .offer, .remember, .clear, .option: break
    }
  }

  private mutating func flushComplete() throws(Difference) {
    guard !answer.isEmpty else { return }
    for line in answer.takeComplete() { try printed(.output, line) }
  }

  /// Compares the lines of an answer that the program never ended.
  mutating func flushUnended() throws(Difference) {
    guard !answer.isEmpty else { return }
    try flushComplete()
    if let open = answer.takeOpen() { try printed(.output, open, isOpen: true) }
  }

  private mutating func printed(
    _ stream: Record.Stream, _ line: String, isOpen: Bool = false
  ) throws(Difference) {
    let emission = Emission.printed(stream, line, isOpen: isOpen)
    let index = block.nextPrinted(file.items)
    guard !settle(emission, with: index) else { return }
    if let index { throw outputDiffers(index, emission) }
    throw unexpected(.outputExtra, emission)
  }

  private mutating func sent(_ effect: Effect) throws(Difference) {
    let emission: Emission
    let index: Int?
    switch effect {
    case .request(let ours, let request):
      (index, emission) = name(ours, .request(ours, request)) { Emission.request($0, request) }
    case .open(let ours, let request):
      (index, emission) = name(ours, .open(ours, request)) { Emission.open($0, request) }
    case .send(let ours, let frame):
      (index, emission) = next(on: ours) { Emission.frame($0, frame) }
    case .close(let ours, let code):
      (index, emission) = next(on: ours) { Emission.close($0, code) }
    case .cancel(let ours):
      (index, emission) = next(on: ours) { Emission.cancel($0) }
    case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear, .option,
      .secret:
      return
    }
    guard !settle(emission, with: index) else { return }
    if let index { throw requestDiffers(index, emission) }
    throw unexpected(.requestUnexpected, emission)
  }

  /// Meets the expectation that an emission is for.
  ///
  /// - Returns: `false` when the program did something else and that ends the run.
  @inline(__always)
  private mutating func settle(_ emission: Emission, with index: Int?) -> Bool {
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

  private mutating func next(
    on ours: Channel, _ emission: (Channel) -> Emission
  ) -> (Int?, Emission) {
    let channel = names.inFile(ours) ?? ours
    let items = file.items
    let index = block.nextSent(items) { _, place in
      if case .send(channel, _) = items[place].record { true } else { false }
    }
    return (index, emission(channel))
  }
}
