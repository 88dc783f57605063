/// Plain words that mean a command and nothing else: `exit`, `show my goals`.
///
/// A line has to be one of the phrases as a whole: `help me sleep better` is for the coach.
enum PlainWords: Hashable, Sendable {
  /// Such as may run without more: they change nothing, or leave.
  case command(name: String, rest: String)
  /// The command that does it, for who typed it to decide.
  case hint(String)

  /// `nil` for what is said to the coach.
  init?(_ line: String) {
    if line.first == "?", line.dropFirst().allSatisfy(\.isWhitespace) {
      self = .command(name: "help", rest: "")
      return
    }
    if line.utf8.count == 2, PlainWords.recalls.contains(line) {
      self = .hint(
        "The up arrow brings the last line back, Alt-. its last word, Ctrl-R finds one."
          + " (A leading space sends it to your coach.)")
      return
    }
    if let verb = PlainWords.verb(of: line) {
      self = .hint(
        "lume \(verb) is for the terminal, after /quit. (A leading space sends it to your coach.)")
      return
    }
    if let model = PlainWords.model(in: line) {
      self = .command(name: "coach", rest: "use \(model)")
      return
    }
    // Longer than any of them, with the space in front that is for the coach, or with a digit.
    guard line.utf8.count <= 48, line.utf8.first != 0x20,
      line.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy { $0 &- 0x30 > 9 } }) ?? true,
      let phrase = PlainWords.phrase(line)
    else { return nil }
    if let command = PlainWords.commands[phrase] {
      let parts = command.split(separator: " ", maxSplits: 1).map(String.init)
      self = .command(name: parts[0], rest: parts.count > 1 ? parts[1] : "")
    } else if let hint = PlainWords.hints[phrase]
      ?? CommandQuestion(phrase)?.hint
    {
      self = .hint("\(hint) (A leading space sends it to your coach.)")
    } else {
      return nil
    }
  }

  /// The words of a line as the phrases have them: lowercased, without apostrophes and marks, and
  /// without a `please` or `ok` around them. Every line that is typed comes here, so it goes by bytes.
  ///
  /// - Returns: `nil` for a line that is none of them: it begins with a mark, has letters that none
  ///   of them has, or words that only a mark divides.
  private static func phrase(_ line: String) -> String? {
    var words: [[UInt8]] = []
    var isInside = false
    var isMarked = false
    var bytes = line.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: ":"):
        if words.isEmpty, isMarked { return nil }
        if isInside {
          words[words.count - 1].append(byte | ((0x41...0x5A).contains(byte) ? 0x20 : 0))
        } else {
          guard words.isEmpty || !isMarked else { return nil }
          words.append([byte | ((0x41...0x5A).contains(byte) ? 0x20 : 0)])
        }
        (isInside, isMarked) = (true, false)
      case UInt8(ascii: "'"): continue
      // A point in a word goes, as in llama.cpp.
      case UInt8(ascii: ".") where isInside: continue
      case 0xE2:
        guard bytes.next() == 0x80, bytes.next() == 0x99 else { return nil }
      case 0x80...: return nil
      case 0x20, 0x09: (isInside, isMarked) = (false, false)
      // As in built-in and log-in.
      case UInt8(ascii: "-") where isInside: (isInside, isMarked) = (false, false)
      default: (isInside, isMarked) = (false, true)
      }
    }
    while words.count > 1, let first = words.first, leading.contains(first) { words.removeFirst() }
    while words.count > 1, let last = words.last, trailing.contains(last) { words.removeLast() }
    return String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
  }

  /// What brings back a line, or its last word, in a shell of the system.
  private static let recalls: Set = ["!!", "!$"]

  /// What may stand before and behind a phrase.
  private static let leading = Set(
    ["please", "ok", "okay", "so", "hi", "hey"].map { Array($0.utf8) })
  private static let trailing = Set(["please", "pls", "here", "then"].map { Array($0.utf8) })

  /// The model that a line asks for: `use llama3.2`, `switch to qwen2.5:7b`; `nil` for what names none.
  private static func model(in line: String) -> String? {
    // Every line that is typed comes here: u, s or p begins what may ask for one.
    guard line.utf8.count <= 64, let first = line.utf8.first,
      [0x75, 0x73, 0x70].contains(first | 0x20)
    else { return nil }
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let model = words.last,
      ["use", "switch to", "please use"].contains(
        words.dropLast().joined(separator: " ").lowercased()),
      families.contains(where: { model.lowercased().hasPrefix($0) })
    else { return nil }
    return String(model)
  }

  /// What the names of models begin with that people run themselves.
  private static let families = [
    "codellama", "command-r", "deepseek", "gemma", "gpt-oss", "granite", "llama", "ministral",
    "mistral", "mixtral", "olmo", "phi3", "phi4", "qwen", "qwq", "smollm", "tinyllama",
  ]

  /// The verb of a line for the terminal: `lume play demo.session`; `nil` for what is none.
  private static func verb(of line: String) -> String? {
    guard line.hasPrefix("lume ") else { return nil }
    let words = line.split(separator: " ").dropFirst().map(String.init)
    guard let verb = words.first, verbs.contains(verb),
      words.dropFirst().allSatisfy({ $0.hasPrefix("-") || $0.contains(".") || $0.contains("/") })
    else { return nil }
    return verb
  }

  /// What the program does beside the shell, in the terminal.
  static let verbs: Set = [
    "play", "verify", "export", "update", "check", "lint", "format", "import", "doctor", "serve",
  ]

  /// Whether somebody who has a goal means that, and not the program: `how do I start?`.
  static func askForNextStep(_ line: String) -> Bool {
    line.first != "/" && phrase(line).map(nextSteps.contains) ?? false
  }

  private static let nextSteps: Set = [
    "how do i start", "what can i do", "what do i do now", "what am i supposed to do now",
  ]

  private static let commands: [String: String] = table([
    "quit": ["exit", "quit", ":q", ":wq"],
    "help": [
      "help", "commands", "show help", "show commands", "list commands", "show me the commands",
      "what commands are there", "what can i type", "help commands", "what do i type",
      "what should i type", "how does this work", "how do i use this", "how do i start",
      "what can i do", "what do i do now", "what am i supposed to do now",
    ],
    "help all": ["help all", "all commands", "show all commands", "list all commands"],
    "goals": [
      "goals", "my goals", "show goals", "show my goals", "show me my goals", "list goals",
      "list my goals", "list all goals", "show all goals", "view goals", "view my goals",
      "see my goals", "see all my goals", "what are my goals", "what goals do i have",
      "which goals do i have", "how do i see my goals", "how do i see all my goals",
      "where are my goals", "where do i see my goals", "how can i see my goals",
    ],
    "today": ["whats due", "what is due", "whats due today", "what is due today"],
    "status": ["status", "show status"],
    "chat list": ["list chats", "list my chats", "show chats", "show my chats", "my chats"],
    "insight list": ["list insights", "show insights", "show my insights", "my insights"],
    "set": ["settings", "show settings", "show my settings"],
    "sync": ["sync", "sync now"],
    "coach use ollama": [
      "use ollama", "switch to ollama", "connect to ollama", "connect ollama", "use my ollama",
    ],
    "coach use llama.cpp": ["use llamacpp", "switch to llamacpp", "connect to llamacpp"],
    "coach use lmstudio": [
      "use lm studio", "use lmstudio", "switch to lm studio", "connect to lm studio",
    ],
    "coach use vllm": ["use vllm", "switch to vllm", "connect to vllm"],
    "coach list": [
      "models", "list models", "list the models", "show models", "show the models",
      "what models are there", "which models are there", "which models do you have",
    ],
    "coach off": [
      "use the built in coach", "use the builtin coach", "switch to the built in coach",
      "back to the built in coach", "turn off the model", "turn the model off", "turn off ollama",
      "turn ollama off", "stop using ollama", "stop using the model", "coach off",
    ],
    "coach": [
      "who answers", "who is answering", "whos answering", "which model answers",
      "which model is this", "what model is this", "which language model is this",
      "what language model is this", "which model are you", "what model are you",
    ],
    "help privacy": [
      "what is sent to the model", "whats sent to the model", "what do you send to the model",
      "what do you send", "what is sent", "what does the model see", "what leaves my machine",
      "what leaves this machine",
    ],
    "help coach": [
      "how do i use ollama", "how do i use a model", "how do i use a language model",
      "how do i use my own model",
    ],
    "clear": ["clear", "clear screen", "clear the screen"],
    "whoami": ["whoami"],
  ])

  private static let hints: [String: String] = table([
    "/goal progress 7400 notes where a goal stands; or just tell your coach what you did.": [
      "log progress", "log my progress", "record progress",
      "track progress", "add progress",
      "update progress", "update my progress",
    ],
    "/goal new TITLE --target N UNIT makes a goal; /help goal new shows the rest.": [
      "new goal", "make a goal", "add a goal", "create a goal", "create goal", "add goal",
      "how do i make a goal", "how do i add a goal", "how do i create a goal",
      "how do i set a goal", "make a new goal", "add a new goal", "create a new goal",
    ],
    "/goal edit changes a goal; /help goal edit shows how.": [
      "edit goal", "edit my goal", "change goal", "change my goal",
    ],
    "/goal delete deletes a goal, after asking.": [
      "delete goal", "delete my goal", "remove goal", "remove my goal",
    ],
    "/goal complete ends a goal as reached.": [
      "complete goal", "complete my goal",
    ],
    "Nothing is undone by a word: /goal progress N sets a value right, /goal edit a goal.": [
      "undo", "undo that", "undo it", "how do i undo",
    ],
    "/logout logs you out; /quit leaves.": [
      "log out", "logout", "sign out", "log me out", "how do i log out",
    ],
    "/login EMAIL lets you in.": ["log in", "login", "sign in", "log me in", "how do i log in"],
    "/register EMAIL makes an account.": [
      "register", "sign up", "create account", "create an account", "how do i register",
    ],
    "/chat new begins another chat.": ["new chat", "start a new chat", "begin a new chat"],
    "/chat history shows what was said.": [
      "history", "chat history", "show history", "show chat history", "show the history",
    ],
    "/quit leaves, and so does Ctrl-D.": [
      "how do i quit", "how do i exit", "how do i leave", "how to quit", "how to exit",
    ],
    "/record FILE records from here on.": [
      "record", "how do i record", "how do i record a session", "start recording",
    ],
  ])

  private static func table(_ phrases: [String: [String]]) -> [String: String] {
    var table: [String: String] = [:]
    for (meaning, ways) in phrases { for way in ways { table[way] = meaning } }
    return table
  }
}
