import Libc
import Time

/// What commands take in a large store, beside the same in a tenth of it and beside `sqlite3` that
/// is asked the plain question over the same file.
struct Scale {
  let lume: String
  let sqlite: String
  /// A folder of its own.
  let folder: String
  let filling: Filling

  /// A command, and what SQL would answer the same.
  struct Question {
    let command: String
    let sql: String
  }

  /// Searched for are a word that stands in most messages, one in few, and the beginning of some.
  static let questions = [
    Question(
      command: "/goals",
      sql: """
        SELECT title, current_value, target_value, unit, target_date FROM goals \
        WHERE is_deleted = 0 AND status NOT IN ('archived', 'abandoned') ORDER BY place LIMIT 20
        """),
    Question(
      command: "/goals --view stalled",
      sql: """
        SELECT title, current_value, target_value, unit, target_date FROM goals \
        WHERE is_deleted = 0 AND status = 'active' AND current_value < 0.2 * target_value \
        ORDER BY place LIMIT 20
        """),
    Question(
      command: "/goals --view overdue",
      sql: """
        SELECT title, current_value, target_value, unit, target_date FROM goals \
        WHERE is_deleted = 0 AND status = 'active' AND target_date < date() \
        ORDER BY place LIMIT 20
        """),
    Question(
      command: "/goals --status paused --type sleep",
      sql: """
        SELECT title, current_value, target_value, unit, target_date FROM goals \
        WHERE is_deleted = 0 AND status = 'paused' AND type = 'sleep' ORDER BY place LIMIT 20
        """),
    Question(
      command: "/today",
      sql: """
        SELECT title, current_value, target_value, unit, target_date FROM goals \
        WHERE is_deleted = 0 AND status = 'active' ORDER BY target_date LIMIT 8
        """),
    Question(
      command: "/goal show 7",
      sql: "SELECT * FROM goals WHERE is_deleted = 0 ORDER BY place LIMIT 1 OFFSET 6"),
    Question(
      command: "/chat list",
      sql: """
        SELECT id, persona, (SELECT count(*) FROM messages WHERE consultation_id = c.id) \
        FROM consultations c WHERE status = 'active' ORDER BY started_at DESC LIMIT 20
        """),
    Question(
      command: "/chat list --all",
      sql: """
        SELECT id, persona, (SELECT count(*) FROM messages WHERE consultation_id = c.id) \
        FROM consultations c ORDER BY started_at DESC LIMIT 20
        """),
    Question(command: "/chat open 2", sql: "SELECT * FROM consultations LIMIT 1 OFFSET 2"),
    Question(
      command: "/chat history",
      sql: """
        SELECT role, content FROM messages WHERE consultation_id = \
        (SELECT value FROM settings WHERE key = 'active-consultation') ORDER BY place DESC LIMIT 20
        """),
    Question(command: "/chat search walk", sql: found("walk")),
    Question(command: "/chat search breathing stairs", sql: found("breathing stairs")),
    Question(command: "/chat search unstou", sql: found("unstou*")),
    Question(command: "/status", sql: "SELECT count(*) FROM outbox"),
  ]

  private static func found(_ words: String) -> String {
    """
    SELECT content FROM messages WHERE place IN (SELECT rowid FROM message_words \
    WHERE message_words MATCH '\(words)' ORDER BY rowid DESC LIMIT 20)
    """
  }

  private var environment: [String] {
    ["LUME_HOME=\(folder)", "TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=\(folder)"]
  }

  /// Makes a store by a first start, and fills it.
  func prepare() throws {
    guard mkdir(folder, 0o700) == 0 else { throw BenchError("\(folder) cannot be made") }
    try Child(lume, ["-c", "/status"], environment: environment, streams: .nowhere).wait()
    try filling.fill(store: folder + "/lume.sqlite", backend: folder + "/backend.sqlite")
    // Takes in what the first look at the backend brings.
    try Child(lume, ["-c", "/sync"], environment: environment, streams: .nowhere).wait()
  }

  /// A running program that is told lines and says when it has done them.
  struct Talk {
    fileprivate let child: Child
    fileprivate let marker: String
    fileprivate let mark: String

    /// How long an input takes from the moment in which it is there, in milliseconds.
    func time(_ input: String) throws -> Double {
      let start = ContinuousClock.now
      child.tell(input + "\n" + marker)
      try child.hear(mark)
      return (ContinuousClock.now - start) / .milliseconds(1)
    }

    func leave(_ word: String) throws {
      child.tell(word)
      try child.wait()
    }
  }

  func talk() throws -> Talk {
    let child = try Child(
      lume, ["--keep-going"], environment: environment, streams: .talk)
    return Talk(child: child, marker: "/help quit", mark: "Example: /quit\n")
  }

  func sqliteTalk() throws -> Talk {
    let child = try Child(
      sqlite, ["-interactive", folder + "/lume.sqlite"], environment: environment, streams: .talk)
    return Talk(child: child, marker: "SELECT 'do' || 'ne';", mark: "done\n")
  }

  /// One start at a terminal, in milliseconds.
  struct Start {
    let prompt: Double
    /// From a command typed at the prompt at once to its last line.
    let command: Double
    /// From Tab behind the beginning of a title to what fits.
    let tab: Double
    /// In MiB.
    let memory: Double?
  }

  /// Starts, types a command at once, and completes a title when all is quiet.
  func start() throws -> Start {
    let terminal = try PseudoTerminal()
    let child = try Child(lume, [], environment: environment, streams: .terminal(terminal.path))
    try terminal.expect("▸")
    let prompt = ContinuousClock.now - child.start
    let typed = ContinuousClock.now
    terminal.type("/goals\r")
    try terminal.expect("more: /goals")
    let command = ContinuousClock.now - typed
    terminal.forget()
    terminal.type("/goal show w")
    try terminal.expect("show w")
    // Until what was begun at the start is done.
    try terminal.quieten()
    terminal.forget()
    let pressed = ContinuousClock.now
    terminal.type("\t\t")
    try terminal.expect(" more")
    let tab = ContinuousClock.now - pressed
    let memory = child.residentMemory().map { $0 / 1024 }
    terminal.type("\u{15}/quit\r")
    terminal.drain()
    try child.wait()
    return Start(
      prompt: prompt / .milliseconds(1), command: command / .milliseconds(1),
      tab: tab / .milliseconds(1), memory: memory)
  }
}
