/// What the program tells of itself.
extension Verb {
  static let paths = Verb(
    "paths", "[--json]", brief: "where your files are", about: ["Where your files are."],
    options: false,
    flags: {
      Flag("--json", "as one JSON object", \.self)
    },
    codes: [(ExitCode.done, "told"), (ExitCode.usage, "usage")], examples: ["lume paths"]
  ) { isJSON, words throws(UsageError) in
    if let word = words.first {
      throw UsageError("lume paths takes --json and nothing more, not \"\(word)\"")
    }
    return .paths(isJSON: isJSON)
  }

  static let completion = Verb(
    "completion", "bash|zsh|fish", brief: "Tab in bash, zsh and fish",
    about: ["Writes what lets bash, zsh or fish complete the verbs and flags of lume on Tab."],
    options: false,
    flags: {
      Flag("--goals", "the titles that it offers, a line each", \.self)
    },
    codes: [(ExitCode.done, "written"), (ExitCode.usage, "usage")],
    examples: [
      "source <(lume completion bash)", "source <(lume completion zsh)",
      "lume completion fish | source",
    ], operand: .words(CompletionShell.allCases.map(\.rawValue))
  ) { isOfGoals, words throws(UsageError) in
    if isOfGoals, words.isEmpty { return .goalTitles }
    let need = "lume completion takes one of bash, zsh and fish, e.g. lume completion bash"
    guard let word = words.first, words.count == 1, !isOfGoals else { throw UsageError(need) }
    guard let shell = CompletionShell(rawValue: word) else {
      throw UsageError("\(need); \"\(word)\" is none of them")
    }
    return .completion(shell)
  }

  static let help = Verb(
    "help", "[VERB]", brief: "the flags of a verb; --man: a man page",
    about: ["Explains lume or one of its verbs, or writes all of it as a manual page."],
    options: false,
    flags: {
      Flag("--man", "as a page in the form mdoc, for man", \.self)
    },
    codes: [(ExitCode.done, "told"), (ExitCode.usage, "usage")],
    examples: ["lume help record", "lume help --man | man -l -"], operand: .words(["shell"] + names)
  ) { isManual, words throws(UsageError) in
    if isManual, let word = words.first {
      throw UsageError("lume help --man is all of it in one page: leave out \"\(word)\"")
    }
    if let word = words.first, word != "shell", Verb.named(word) == nil {
      throw Verb.unknown(verb: word)
    }
    return isManual ? .manual : InvocationParser.help(for: words.first)
  }
}
