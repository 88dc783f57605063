/// A completion of zsh (zshcompsys(1)), to be sourced or put on its `fpath` as `_lume`.
enum ZshCompletion {
  static let lines =
    [
      "#compdef lume",
      "# Completes lume in zsh; lume completion zsh made it.",
      "",
      "# Offers the titles of goals.",
      "_lume_goals() {",
      "  local -a titles=(\"${(@f)$(lume completion --goals 2>/dev/null)}\")",
      "  compadd -M 'm:{a-zA-Z}={A-Za-z}' -a titles",
      "}",
      "",
      "_lume() {",
      "  local -a verbs=(",
    ] + Verb.all.map { "    \(quoted("\($0.name):\($0.brief)"))" } + [
      "  )",
      "  if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then",
      "    _describe -t verbs 'verb of lume' verbs",
      "    return",
      "  fi",
      "  if [[ $words[2] == -* ]]; then",
    ] + arguments(of: .shell) + [
      "    return",
      "  fi",
      "  shift words",
      "  (( CURRENT-- ))",
      "  case $words[1] in",
    ] + Verb.all.flatMap { ["    \($0.name))"] + arguments(of: $0) + ["      ;;"] }
    + [
      "  esac",
      "}",
      "",
      "if [[ ${funcstack[1]} == _lume ]]; then _lume \"$@\"; else compdef _lume lume; fi",
    ]

  private static func arguments(of help: Verb?) -> [String] {
    guard let help else { return [] }
    var specs = help.completedFlags.flatMap(specs)
    if case .wordsAndFiles(let words) = help.operand {
      specs += [quoted("1:command:(\(words.joined(separator: " ")))"), quoted("*:file:_files")]
    } else if let action = action(help.operand) {
      specs.append(quoted("*:\(help.operandName):\(action)"))
    }
    return ["      _arguments -S \\"]
      + specs.enumerated().map { index, spec in
        "        " + spec + (index + 1 < specs.count ? " \\" : "")
      }
  }

  static func specs(_ flag: FlagHelp) -> [String] {
    let value = flag.placeholder.map { ":\($0):\(action(flag.value) ?? " ")" } ?? ""
    let isRepeated = flag.text.contains("may be repeated")
    return flag.names.map { name in
      let others = flag.names.count > 1 ? "(\(flag.names.joined(separator: " ")))" : ""
      return quoted("\(isRepeated ? "*" : others)\(name)[\(escaped(flag.text))]\(value)")
    }
  }

  private static func action(_ value: CompletedValue) -> String? {
    switch value {
    case .nothing, .unknown: nil
    case .words(let words), .wordsAndFiles(let words): "(\(words.joined(separator: " ")))"
    case .goals: "_lume_goals"
    case .files: "_files"
    case .sessions: "_files -g \"*.session\""
    }
  }

  /// A text as it stands between brackets.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

extension Verb {
  /// What a person would call its operands.
  fileprivate var operandName: String {
    switch operand {
    case .goals: "goal"
    case .sessions: "session file"
    case .files: "file"
    case .words, .wordsAndFiles, .nothing, .unknown: "word"
    }
  }
}
