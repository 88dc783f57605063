import Edge
import Libc
import Testing
import Threads
import Time

@testable import Terminal

/// A pseudo-terminal with a prompt at its other end, and a core that does what a test says.
final class Session {
  private let main: Int32
  private let tty: Int32
  private let before: [UInt8]
  private let isOver = Guarded(false)
  private var shown: [UInt8] = []
  /// What was read behind the last text that was expected.
  private var unseen: [UInt8] = []

  let inbox = Inbox(clock: .running { Instant(milliseconds: 0) })

  /// - Parameter configuration: the path of the user's `.editrc`.
  init(
    history: [String] = ["earlier"], kept: [String]? = nil, configuration: String? = nil,
    core: @escaping @Sendable (Edge) throws -> Void
  ) {
    var main: Int32 = -1
    var tty: Int32 = -1
    _ = openpty(&main, &tty, nil, nil, nil)
    (self.main, self.tty) = (main, tty)
    before = Session.state(of: tty)
    run(history, kept, configuration, core)
  }

  deinit {
    close(main)
    close(tty)
  }

  private func run(
    _ history: [String], _ kept: [String]?, _ configuration: String?,
    _ core: @escaping @Sendable (Edge) throws -> Void
  ) {
    let screen = Screen()
    SystemThread.start { [inbox] in
      do { try core(.live(inbox, screen.output, Peer(emit: { _, _ in }))) } catch {}
      screen.finish()
    }
    SystemThread.start { [inbox, tty, isOver] in
      var settings = Terminal.Settings()
      settings.color = .never
      settings.term = "xterm-256color"
      settings.editConfiguration = configuration
      settings.keptInputs = { kept }
      // Long over when a test that types on has rested.
      settings.escapeTime = .milliseconds(2)
      let terminal = Terminal(
        inbox: inbox, screen: screen, signals: Signals(), history: history,
        settings: settings, input: tty, output: tty)
      _ = terminal.run()
      isOver.change { $0 = true }
    }
  }

  /// All that was read.
  var output: String { String(decoding: shown, as: UTF8.self) }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(main, bytes, bytes.count)
  }

  /// Reads until the screen has shown a text behind the one that was expected last.
  func expect(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    while true {
      if let place = unseen.firstRange(of: text.utf8) {
        unseen.removeSubrange(..<place.upperBound)
        return
      }
      var source = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 5000) == 1 else {
        let shown = String(decoding: unseen, as: UTF8.self)
        Issue.record(
          "\(text.debugDescription) never came: \(shown.debugDescription)", sourceLocation: location
        )
        return
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(main, &bytes, bytes.count)
      // The tty puts a carriage return before every newline.
      let shown = bytes.prefix(max(0, count)).filter { $0 != 0x0d }
      self.shown += shown
      unseen += shown
    }
  }

  /// Reads until nothing has come for longer than an Escape waits for what may follow it.
  func rest() {
    var source = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 4096)
    while poll(&source, 1, 150) == 1, read(main, &bytes, bytes.count) > 0 {}
  }

  /// Waits for the end; answers whether the tty is as it was before.
  func restoresTheTty(_ location: SourceLocation = #_sourceLocation) -> Bool {
    let patience = ContinuousClock.now + .seconds(20)
    while !isOver.withLock({ $0 }) {
      // Nobody ends who waits for somebody to read.
      var source = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      var bytes = [UInt8](repeating: 0, count: 4096)
      if poll(&source, 1, 10) == 1 { _ = read(main, &bytes, bytes.count) }
      if ContinuousClock.now > patience {
        Issue.record("it doesn't end", sourceLocation: location)
        return false
      }
    }
    return Session.state(of: tty) == before
  }

  private static func state(of tty: Int32) -> [UInt8] {
    var state = termios()
    tcgetattr(tty, &state)
    return withUnsafeBytes(of: &state) { Array($0) }
  }
}

@Suite(.serialized, .timeLimit(.minutes(10))) struct TerminalTests {
  @Test func handsOverWhatIsTypedAndGivesTheTtyBack() {
    let session = Session { edge in
      while case .line(let line) = try edge.line() { try edge.say(Styled("<\(line)>")) }
    }
    session.expect("lume ▸ ")
    session.type("hellO\u{7f}o\r")
    session.expect("<hello>")
    session.type("\u{1b}[200~one\rtwo\u{1b}[201~")
    session.type("\r")
    session.expect("<one\ntwo>")
    session.type("\u{1b}[A\u{1b}[1;5D\u{1b}[5~x\r")
    session.expect("<xearlier>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  @Test func keepsToASCIIFromWhereItIsSetToWhereItIsNot() {
    let session = Session { edge in
      for (value, line) in [("on", "█ one"), ("off", "█ two"), ("on", "█ three")] {
        try edge.emit(.option(key: "ascii", value: value))
        try edge.say(Styled(line))
      }
      try edge.emit(.option(key: "ascii", value: "off"))
      try edge.emit(.option(key: "accessible", value: "on"))
      try edge.say("█ four")
      try edge.emit(.option(key: "accessible", value: "auto"))
      try edge.say("█ five")
      _ = try edge.line()
    }
    for text in ["# one", "█ two", "# three", "# four", "█ five", "▸ "] { session.expect(text) }
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  @Test func echoesAQueuedLineWhereItIsTaken() {
    let session = Session { edge in
      try edge.emit(.status(PromptState(phase: .answering)))
      try edge.emit(.answer("working "))
      while try edge.wait(.seconds(60)) != .interrupted {}
      try edge.emit(.answered)
      try edge.say("stopped")
      try edge.emit(.status(PromptState()))
      if case .line(let line) = try edge.line() { try edge.say(Styled("<\(line)>")) }
    }
    session.expect("working")
    session.type("queued\r")
    session.expect("[1 queued] lume ▸ ")
    session.type("kept\u{03}")
    session.expect("stopped\n\nlume ▸ queued\n<queued>")
    #expect(session.restoresTheTty())
  }

  /// The core waits for a line before all is drawn that it had said.
  @Test func echoesALineBehindAllThatWasSaidBeforeIt() {
    let session = Session { edge in
      for number in 1...4 {
        try edge.emit(.answer(String(repeating: "\(number) words ", count: 4_000)))
      }
      try edge.emit(.answered)
      try edge.say("the end")
      if case .line(let line) = try edge.line() { try edge.say(Styled("<\(line)>")) }
    }
    session.expect("1 words")
    session.type("next\r")
    session.expect("the end\n")
    session.expect("lume ▸ next\n<next>")
    #expect(session.restoresTheTty())
  }

  /// Each is echoed where it is taken, and a question in between takes none of them.
  @Test func runsPastedCommandsOneAfterTheOther() {
    let session = Session { edge in
      while case .line(let line) = try edge.line() {
        try edge.say(Styled("<\(line)>"))
        guard line == "/one" else { continue }
        if case .line(let answer) = try edge.line(prompt: "Sure? ", fresh: true) {
          try edge.say(Styled("(\(answer))"))
        }
      }
    }
    session.expect("lume ▸ ")
    session.type("\u{1b}[200~/one\r  /two x\r\r/three\u{1b}[201~\r")
    session.expect("Sure? ")
    session.type("yes\r")
    session.expect("</three>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
    #expect(session.output.contains("(yes)"))
    #expect(session.output.contains("lume ▸ /two x\n</two x>"))
    #expect(session.output.contains("lume ▸ /three\n</three>"))
  }

  @Test func namesThePastedCommandsThatCtrlCDropsAndBringsThemBack() {
    let session = Session { edge in
      while case .line(let line) = try edge.line() {
        try edge.say(Styled("<\(line)>"))
        guard line == "/one" else { continue }
        try edge.emit(.status(PromptState(phase: .command)))
        while try edge.wait(.seconds(60)) != .interrupted {}
        try edge.emit(.status(PromptState()))
      }
    }
    session.expect("lume ▸ ")
    session.type("\u{1b}[200~/one\r/two x\r/login a@b.c\r/three\u{1b}[201~\r")
    session.expect("</one>")
    session.type("\u{03}")
    session.expect("Not run, Up brings them back: /two x, /login a@b.c and 1 more")
    session.type("\u{1b}[A\u{1b}[A\r")
    session.expect("</two x>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
    #expect(!session.output.contains("</three>"))
  }

  /// The core never pauses, and far more waits than can be drawn.
  @Test func stopsAFlood() {
    let session = Session { edge in
      try edge.emit(.status(PromptState(phase: .answering)))
      try edge.emit(.answer("begins\n"))
      repeat {
        try edge.emit(.answer(String(repeating: "flood ", count: 40_000)))
      } while try edge.wait(.zero) != .interrupted
      try edge.emit(.answered)
      try edge.say("stopped")
      try edge.emit(.status(PromptState()))
      _ = try edge.line()
    }
    session.expect("flood")
    session.type("\u{03}")
    session.expect("…")
    session.expect("stopped\n")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
    // No more than what was to be drawn when the key came.
    #expect(session.output.utf8.count < 4 * ScreenQueue.limit)
  }

  /// A core that asks as soon as it hears of it, while the user types on.
  private static func asking(_ want: WaitFor) -> Session {
    Session { edge in
      try edge.emit(.status(PromptState(phase: .command)))
      try edge.emit(.answer("working "))
      while try edge.wait(.seconds(60)) != .interrupted {}
      try edge.emit(.answered)
      if case .line(let line) = try edge.pull(want, nil).arrival {
        try edge.say(Styled("<\(line)>"))
      }
    }
  }

  @Test func aQuestionOfAFormTakesWhatWasTypedBefore() {
    let session = TerminalTests.asking(.line(prompt: "? "))
    session.expect("working")
    session.type("Read books\r")
    session.expect("[1 queued]")
    session.type("\u{03}")
    session.expect("? Read books\n<Read books>")
    #expect(session.restoresTheTty())
  }

  @Test func tellsWhatAConfirmationHasNotTaken() {
    let session = TerminalTests.asking(.line(prompt: "? ", fresh: true))
    session.expect("working")
    session.type("y\r")
    session.expect("[1 queued]")
    session.type("\u{03}")
    session.expect("Typed before the question, so not taken; Up brings it back: y")
    session.type("no\r")
    session.expect("<no>")
    #expect(session.restoresTheTty())
  }

  @Test func namesNothingThatWasTypedBeforeAPassword() {
    let session = TerminalTests.asking(.line(prompt: "? ", echo: false, fresh: true))
    session.expect("working")
    session.type("hunter2\r")
    session.expect("[1 queued]")
    let typed = session.output
    session.type("\u{03}")
    session.expect("What was typed before the question is not taken")
    #expect(!session.output.dropFirst(typed.count).contains("hunter2"))
    session.type("secret\r")
    session.expect("<secret>")
    #expect(session.restoresTheTty())
  }

  @Test func whiteSpaceBeforeAPastedCommandGoes() {
    let session = Session { edge in
      while case .line(let line) = try edge.line() { try edge.say(Styled("<\(line)>")) }
    }
    session.expect("lume ▸ ")
    session.type("\u{1b}[200~  /goals\u{1b}[201~\r")
    session.expect("</goals>")
    session.type("  /help\r")
    session.expect("<  /help>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  @Test func showsThatTheCoreIsAtWorkInAStall() {
    let session = Session { edge in
      try edge.emit(.status(PromptState(phase: .answering)))
      try edge.emit(.answer("one "))
      while try edge.wait(.seconds(60)) != .interrupted {}
    }
    session.expect("one")
    session.expect("working…")
    session.type("\u{03}")
    #expect(session.restoresTheTty())
  }

  @Test func asksWithoutShowingTheAnswer() {
    let session = Session { edge in
      let answer = try edge.line(prompt: "Password: ", echo: false, fresh: true)
      if case .line(let secret) = answer { try edge.say(Styled("\(secret.count) letters")) }
    }
    session.expect("Password: ")
    session.type("hunter2\r")
    session.expect("7 letters")
    #expect(session.restoresTheTty())
    #expect(!session.output.contains("hunter"))
  }

  @Test func aSearchSeesWhatAnotherShellHasKept() {
    let session = Session(kept: ["earlier", "from another shell"]) { edge in
      while case .line(let line) = try edge.line() { try edge.say(Styled("<\(line)>")) }
    }
    session.expect("lume ▸ ")
    session.type("\u{12}other")
    session.expect("search other: from another shell")
    session.type("\r")
    session.expect("<from another shell>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  /// An Escape ends a search, and what follows is a key of its own.
  @Test func anEscapeEndsASearchAndTakesNoKeyWithIt() {
    let session = Session { edge in
      while case .line(let line) = try edge.line() { try edge.say(Styled("<\(line)>")) }
    }
    session.expect("lume ▸ ")
    session.type("\u{12}earl")
    session.expect("search earl: earlier")
    session.type("\u{1b}")
    session.expect("lume ▸ earlier")
    session.type("d\r")
    session.expect("<earlierd>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  @Test func aBlankRowStandsBetweenTurns() {
    let session = Session { edge in
      while case .line(let line) = try edge.line() {
        if line == "ask", case .line(let answer) = try edge.line(prompt: "? ") {
          try edge.say(Styled("<\(answer)>"))
        } else {
          try edge.say(Styled("<\(line)>"))
        }
      }
    }
    session.expect("lume ▸ ")
    session.type("one\r")
    session.expect("\u{1b}[Klume ▸ one\n")
    session.expect("<one>")
    session.type("ask\r")
    session.expect("\u{1b}[K\nlume ▸ ask\n")
    session.expect("? ")
    session.type("yes\r")
    session.expect("\u{1b}[K? yes\n")
    session.expect("<yes>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  @Test func tellsHowToLeave() {
    let session = Session { edge in
      while case .line = try edge.line() {}
    }
    session.expect("lume ▸ ")
    session.type("text\u{03}")
    session.type("\u{03}")
    session.expect("Ctrl-D or /quit leaves")
    session.type("\u{1b}[A")
    session.expect("text")
    session.type("\u{15}\u{04}")
    #expect(session.restoresTheTty())
  }
}
