import Edge
import Numbers
import Session
import Terminal
import Time

/// Makes a script for the prompt out of what crossed the edge of a replay.
///
/// Frames come at the pace of the session, a wait is never longer than the user wants, and inputs
/// are typed key by key.
struct Timeline {
  /// What stands at a mark of the script.
  enum Label: Hashable, Sendable {
    /// The first key of an input: its turn, counted from 1, and its text.
    case turn(Int, String)
    case marker(String)
    case caption(String)
  }

  private(set) var script: Script
  /// By the numbers of the script's marks.
  private(set) var labels: [Label] = []
  /// How long all of it takes, in milliseconds.
  var duration: Int { time + Pacing.hold }

  private let pacing: Pacing
  private var acts: ArraySlice<PresentationAct>
  private var typist: Typist
  /// Now, in milliseconds from the start.
  private var exact = 0.0
  private var time: Int { Int(clamping: exact.rounded()) }
  /// When the user was busy last.
  private var lastKey = 0
  /// How many inputs there were.
  private var turns = 0
  private var want = WaitFor.nothing(early: nil)
  private var wantedSince = Instant(milliseconds: 0)
  private var isOver = false

  /// - Parameter acts: in the order of the file.
  init(
    _ log: EdgeLog, acts: [PresentationAct], size: SessionHeader.Size, seed: UInt64,
    pacing: Pacing
  ) {
    self.pacing = pacing
    self.acts = acts[...]
    typist = Typist(seed: seed, pace: pacing.typing)
    script = Script(columns: size.columns, rows: size.rows)
    script.steps.reserveCapacity(log.entries.count * 2)
    for (crossing, instant) in log.entries where !isOver { receive(crossing, at: instant) }
  }

  private mutating func receive(_ crossing: EdgeLog.Crossing, at instant: Instant) {
    switch crossing {
    case .effect(.secret): break
    case .effect(let effect): add(.show(effect))
    case .want(let want):
      (self.want, wantedSince) = (want, instant)
      // The user's editor is not shown.
      if case .text = want { add(.waits(.nothing(early: nil))) } else { add(.waits(want)) }
    case .arrival(let arrival): receive(arrival, after: (instant - wantedSince).milliseconds)
    }
  }

  private mutating func receive(_ arrival: Arrival, after milliseconds: Int64) {
    switch arrival {
    case .line(let text):
      if case .text = want {
        pass(milliseconds)
      } else if want.acceptsAnyLine {
        enter(text, after: milliseconds)
      } else {
        enterEarly(text, after: milliseconds)
      }
      script.hasEnd = !isOver
    case .interrupt:
      pass(milliseconds)
      add(.keys([.control("c")]))
      add(.interrupted)
      lastKey = time
    case .endOfInput:
      present(isAnswered: true)
      pass(milliseconds)
      script.hasEnd = false
    case .terminate, .deadline, .response, .opened, .frame, .closed, .failed:
      pass(milliseconds)
    }
  }

  private mutating func add(_ act: Script.Act) {
    script.steps.append(Script.Step(at: time, act))
  }

  /// Lets as much time pass as in the session, as far as the user wants to wait.
  private mutating func pass(_ milliseconds: Int64) {
    wait(min(Int(clamping: milliseconds), pacing.idle))
  }

  /// Lets time pass, unless what happens is not shown.
  private mutating func wait(_ milliseconds: Int) {
    guard isShown else { return }
    exact += Double(max(0, milliseconds)) / pacing.speed
  }

  /// Whether what happens now is shown.
  private var isShown: Bool { turns >= pacing.from ?? 0 }

  /// Does what the file asks for behind the input before: at once, or when it is answered.
  ///
  /// - Returns: how the next input is typed, if the file says so.
  @discardableResult
  private mutating func present(isAnswered: Bool) -> [Key]? {
    var keys: [Key]?
    while let act = acts.first, act.turns < turns || isAnswered || !act.isBehindOutput,
      act.turns <= turns
    {
      if case .type(let strokes) = act.kind {
        guard isAnswered else { return nil }
        keys = Typist.keys(of: strokes)
      }
      acts.removeFirst()
      switch act.kind {
      case .type: break
      case .pause(let milliseconds): wait(Int(clamping: milliseconds))
      case .caption(let text): mark(.caption(text))
      case .marker(let text): mark(.marker(text))
      case .resize(let size): add(.resize(columns: size.columns, rows: size.rows))
      }
    }
    return keys
  }

  /// Leaves out what the file asks for behind the last pause of a turn: it's for the next one.
  private mutating func dropNext() {
    let due = acts.prefix { $0.turns <= turns }
    let last = due.lastIndex { if case .pause = $0.kind { true } else { false } }
    acts = acts[..<(last.map { $0 + 1 } ?? acts.startIndex)]
  }

  private mutating func mark(_ label: Label) {
    add(.mark(labels.count))
    labels.append(label)
  }

  /// Types an input at the prompt that waits for it.
  private mutating func enter(_ text: String, after milliseconds: Int64) {
    let isHidden = if case .line(_, echo: false, _, _) = want { true } else { false }
    if !isHidden, let to = pacing.to, turns >= to {
      dropNext()
      present(isAnswered: true)
      isOver = true
      return
    }
    let asked = present(isAnswered: true)
    if !isHidden { turns += 1 }
    let keys = isHidden ? Array(repeating: .text("*"), count: 10) : asked ?? Typist.keys(of: text)
    let pauses = keys.map { _ in typist.pause() }
    let typing = pauses.reduce(Pacing.beforeEnter, +)
    wait(max(Pacing.lead, min(Int(clamping: milliseconds) - typing, pacing.idle)))
    if !isHidden, isShown { mark(.turn(turns, text)) }
    for (key, pause) in zip(keys, pauses) {
      wait(pause)
      add(.keys([key]))
    }
    wait(Pacing.beforeEnter)
    add(.enter(asked == nil ? nil : text))
    lastKey = time
    add(.takesLine)
    if !isHidden { present(isAnswered: false) }
  }

  /// Types an input while the core is busy, so that Enter is struck when it was.
  private mutating func enterEarly(_ text: String, after milliseconds: Int64) {
    let keys = (present(isAnswered: true) ?? Typist.keys(of: text)) + [.enter]
    var pauses = keys.map { _ in Double(typist.pause()) / pacing.speed }
    turns += 1
    pass(milliseconds)
    let needed = pauses.reduce(0, +)
    // Who is in a hurry types faster, but not at once.
    let room = max(Double(time - lastKey), needed / 3)
    if needed > room { pauses = pauses.map { $0 * room / needed } }
    exact = max(exact, Double(lastKey) + room)
    var struck = exact - pauses.reduce(0, +)
    insert(Script.Step(at: Int(clamping: struck.rounded()), .mark(labels.count)))
    labels.append(.turn(turns, text))
    for (key, pause) in zip(keys, pauses) {
      struck += pause
      insert(Script.Step(at: Int(clamping: struck.rounded()), .keys([key])))
    }
    lastKey = time
    add(.takesLine)
    present(isAnswered: false)
  }

  /// Puts a step behind all that happen by then.
  private mutating func insert(_ step: Script.Step) {
    let place = script.steps.lastIndex { $0.at <= step.at }.map { $0 + 1 } ?? 0
    script.steps.insert(step, at: place)
  }
}
