/// How long programs take to be there, and how much memory they hold then.
struct Startup {
  let lume: String
  let sqlite: String
  /// The folder that all files of the user are in.
  let home: String

  /// What one start at a terminal came to.
  struct AtTerminal {
    let prompt: Duration
    /// From start to exit.
    let exit: Duration
    /// In KiB.
    let memory: Double?
  }

  private var environment: [String] {
    ["LUME_HOME=\(home)", "TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=\(home)"]
  }

  /// Leaves files behind as a user has them after a first talk about a goal.
  func prepare() throws {
    let inputs = ["/goal new \"Run 5 km\" --target 5 km", "/chat goal", "How should I start?"]
    try batch(inputs)
  }

  /// Starts lume without a terminal.
  @discardableResult
  func batch(_ inputs: [String]) throws -> Child.Cost {
    try Child(
      lume, inputs.flatMap { ["-c", $0] }, environment: environment, streams: .nowhere
    ).wait()
  }

  /// Starts lume without a terminal on a backend of the network that takes no connection: what the
  /// libraries of the network add to a start.
  @discardableResult
  func batchOnNetwork(_ inputs: [String]) throws -> Child.Cost {
    // Nothing listens on a port that only the system may give away.
    let backend = ["--backend", "http://127.0.0.1:1"]
    return try Child(
      lume, backend + inputs.flatMap { ["-c", $0] }, environment: environment, streams: .nowhere
    ).wait()
  }

  /// Starts lume at a terminal and leaves as soon as the prompt is there.
  func lumeAtTerminal() throws -> AtTerminal {
    try atTerminal(lume, [], prompt: "▸", leaving: "/quit\r")
  }

  /// Starts `sqlite3` at a terminal and leaves as soon as the prompt is there.
  func sqliteAtTerminal() throws -> AtTerminal {
    try atTerminal(sqlite, [":memory:"], prompt: "sqlite> ", leaving: ".quit\r")
  }

  /// `sqlite3 :memory: .quit`, from start to exit.
  func sqliteToExit() throws -> Child.Cost {
    try Child(sqlite, [":memory:", ".quit"], environment: environment, streams: .nowhere).wait()
  }

  private func atTerminal(
    _ program: String, _ arguments: [String], prompt: String, leaving: String
  ) throws -> AtTerminal {
    let terminal = try PseudoTerminal()
    let child = try Child(
      program, arguments, environment: environment, streams: .terminal(terminal.path))
    try terminal.expect(prompt)
    let time = ContinuousClock.now - child.start
    let memory = child.residentMemory()
    terminal.type(leaving)
    terminal.drain()
    return AtTerminal(prompt: time, exit: try child.wait().time, memory: memory)
  }
}
