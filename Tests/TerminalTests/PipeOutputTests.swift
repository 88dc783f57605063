import Edge
import Libc
import Testing
import Time

@testable import Terminal

/// A pipe and what comes out of it.
final class Pipe {
  let reader: Int32
  private(set) var writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reader, writer) = (ends[0], ends[1])
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    close(reader)
    closeWriter()
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// What was written so far.
  func contents() -> String {
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reader, &buffer, buffer.count), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite struct PipeOutputTests {
  private let stdout = Pipe()
  private let errors = Pipe()

  private func show(_ effects: [Effect], palette: Palette = Palette(hasColor: false)) throws {
    let output = PipeOutput(output: stdout.writer, errors: errors.writer, palette: palette).output
    for effect in effects { try output.show(effect) }
  }

  @Test func writesAnswersAsTheyCome() throws {
    try show([.answer("one "), .answer("two\nth"), .answer("ree"), .answered])
    #expect(stdout.contents() == "one two\nthree\n")
  }

  @Test func addsNoNewlineToACompleteLine() throws {
    try show([.answer("one\n"), .answered, .answered])
    #expect(stdout.contents() == "one\n")
  }

  @Test func endsAnOpenLineBeforeAnother() throws {
    try show([.answer("open"), .say(Styled("said", .good)), .answer("more"), .answered])
    #expect(stdout.contents() == "open\nsaid\nmore\n")
  }

  @Test func keepsErrorsApart() throws {
    try show([.answer("open "), .complain(Styled("wrong", .bad)), .answer("line"), .answered])
    #expect(stdout.contents() == "open line\n")
    #expect(errors.contents() == "wrong\n")
  }

  @Test func writesNothingThatIsOnlyForTheMoment() throws {
    try show([.note("note"), .status(PromptState()), .remember("x"), .clear])
    #expect(stdout.contents() == "")
    #expect(errors.contents() == "")
  }

  @Test func coloursOnlyWhereTheUserInsists() throws {
    let line = Effect.say(Styled("said", .good))
    try show([
      line, .option(key: "color", value: "always"), line, .option(key: "color", value: "auto"),
      line,
    ])
    #expect(stdout.contents() == "said\n\u{1b}[32msaid\u{1b}[0m\nsaid\n")
  }

  @Test func keepsToASCIIWhereItIsTold() throws {
    let output = PipeOutput(output: stdout.writer, errors: errors.writer, isASCII: true).output
    for effect in [
      Effect.answer("“Now” ██░ — 走"), .answered, .option(key: "ascii", value: "off"),
      .say("█"), .option(key: "ascii", value: "auto"), .complain("…"),
    ] {
      try output.show(effect)
    }
    #expect(stdout.contents() == "\"Now\" ##. - ?\n█\n")
    #expect(errors.contents() == "...\n")
  }

  @Test func keepsToTheWidthOfATerminal() throws {
    let line = Styled("1 ") + .flexible("A title that is long", .strong) + Styled(" 50 %")
    for width in [24, nil] {
      let output = PipeOutput(
        output: stdout.writer, errors: errors.writer, isASCII: true, width: width)
      try output.output.show(.say(line))
    }
    #expect(stdout.contents() == "1 A title that i... 50 %\n1 A title that is long 50 %\n")
  }

  @Test func breaksBetweenWordsAtTheWidthOfATerminal() throws {
    let output = PipeOutput(output: stdout.writer, errors: errors.writer, width: 12).output
    for effect in [
      Effect.say(Styled("There is ") + Styled("more", .strong) + Styled(" to say.")),
      .answer("Walk aft"), .answer("er lunch, ten "), .answer("minutes."), .answered,
      .complain("There is no goal."),
    ] {
      try output.show(effect)
    }
    #expect(
      stdout.contents() == "There is\nmore to say.\nWalk after\nlunch, ten\nminutes.\n")
    #expect(errors.contents() == "There is no\ngoal.\n")
  }

  @Test func letsNoControlsThrough() throws {
    try show([.answer("a\u{1b}[2Jb\tc\n"), .answered])
    #expect(stdout.contents() == "a[2Jb\tc\n")
  }

  @Test func aLineIsOneLineWhateverIsInIt() throws {
    try show([.say("a\nb\tc\r\nd"), .complain("e\u{85}f\ng")])
    #expect(stdout.contents() == "a b c d\n")
    #expect(errors.contents() == "ef g\n")
  }

  @Test func tellsThatNobodyReads() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    close(ends[0])
    let unread = PipeOutput(output: ends[1], errors: errors.writer).output
    #expect(throws: BrokenPipe.self) { try unread.show(.say("said")) }
    let complaining = PipeOutput(output: stdout.writer, errors: ends[1]).output
    #expect(throws: Never.self) { try complaining.show(.complain("wrong")) }
    close(ends[1])
  }

  /// What the pipe has room for is written; then nobody reads it, and the process is to end.
  @Test(.timeLimit(.minutes(10))) func theEndOfTheProcessEndsTheWaitForAReader() {
    let inbox = Inbox(clock: .still(Instant(milliseconds: 0)))
    let input = BatchInput(inbox: inbox, signals: Signals())
    let output = PipeOutput(output: stdout.writer, input: input).output
    #expect(throws: Never.self) { try output.show(.say("before")) }
    input.askForEnd()
    #expect(throws: Terminated()) {
      try output.show(.answer(String(repeating: "x", count: 1 << 20)))
    }
    #expect(stdout.contents().hasPrefix("before\nxxx"))
    #expect(throws: Never.self) { try output.show(.say("after")) }
    #expect(stdout.contents() == "\nafter\n")
  }

  @Test func tellsThatTheOutputIsNotWritable() {
    let output = PipeOutput(output: -1).output
    #expect(throws: OutputFailure(code: EBADF)) { try output.show(.say("said")) }
  }

  @Test func sayWhereAnInputStandsThatFails() throws {
    var place: String? = "a.txt:3"
    let output = PipeOutput(output: stdout.writer, errors: errors.writer, place: { place }).output
    for effect in [
      Effect.say("said"), .complain(Styled("bad", .bad)), .complain(Styled("odd", .warning)),
      .complain(Styled("remark", .faint)),
    ] {
      try output.show(effect)
    }
    place = nil
    try output.show(.complain(Styled("bad", .bad)))
    #expect(stdout.contents() == "said\n")
    #expect(errors.contents() == "a.txt:3: bad\na.txt:3: odd\nremark\nbad\n")
  }
}
