/// A completion of fish (the documentation of its command `complete`).
enum FishCompletion {
  static let lines = head + CompletionScript.verbs.flatMap(rows)

  private static let head = [
    "# Completes lume in fish; lume completion fish made it.",
    "",
    "# Whether the command line has this verb; an empty one where it has none.",
    "function __lume_verb",
    "    set -l words (commandline -opc)",
    "    set -l verb $words[2]",
    "    string match -q -- '-*' \"$verb\"; and set verb ''",
    "    test \"$verb\" = \"$argv[1]\"",
    "end",
    "",
    "# Session files, and the folders in which they might be.",
    "function __lume_sessions",
    "    __fish_complete_path (commandline -ct) | string match -r --entire '(/|\\.session)(\\t|$)'",
    "end",
    "",
    "complete -c lume -f",
  ]

  static func rows(_ help: Verb) -> [String] {
    let row = "complete -c lume -n '__lume_verb \(help.name.isEmpty ? "\"\"" : help.name)'"
    let flags = help.completedFlags.map { flag in
      let names = flag.names.map { name in
        name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
      }
      let value = values(flag.value).map { " " + $0 } ?? ""
      return "\(row) \(names.joined(separator: " "))\(value) -d \(quoted(flag.text))"
    }
    if help.name.isEmpty {
      let verbs = Verb.all.map { verb in
        // A verb is the first word or none.
        "complete -c lume -n 'test (count (commandline -opc)) = 1' -a \(verb.name) "
          + "-d \(quoted(verb.brief))"
      }
      return verbs + flags
    }
    if case .wordsAndFiles(let words) = help.operand {
      return flags + ["\(row) -a '\(words.joined(separator: " "))'", "\(row) -F"]
    }
    guard let operands = operands(help.operand) else { return flags }
    return flags + ["\(row) \(operands)"]
  }

  private static func values(_ value: CompletedValue) -> String? {
    switch value {
    case .nothing: nil
    case .unknown: "-x"
    case .words(let words), .wordsAndFiles(let words):
      "-x -a '\(words.joined(separator: " "))'"
    case .goals: "-x -a '(lume completion --goals 2>/dev/null)'"
    case .files: "-r -F"
    case .sessions: "-x -a '(__lume_sessions)'"
    }
  }

  private static func operands(_ value: CompletedValue) -> String? {
    switch value {
    case .nothing, .unknown: nil
    case .words(let words), .wordsAndFiles(let words): "-a '\(words.joined(separator: " "))'"
    case .goals: "-a '(lume completion --goals 2>/dev/null)'"
    case .files: "-F"
    case .sessions: "-a '(__lume_sessions)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
