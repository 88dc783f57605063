/// A completion of bash 3.2 or later (the Bash Reference Manual, Programmable Completion).
enum BashCompletion {
  static let lines = head + CompletionScript.verbs.flatMap(branch) + tail

  private static let head = [
    "# Completes lume in bash; lume completion bash made it.",
    "",
    "# Offers those of the words that begin with what was typed.",
    "_lume_words() {",
    "  COMPREPLY=($(compgen -W \"$1\" -- \"$word\"))",
    "}",
    "",
    "# Offers files: all, or those that end in a text, and folders.",
    "_lume_files() {",
    "  local name",
    "  compopt -o filenames 2>/dev/null",
    "  while IFS= read -r name; do",
    "    [[ -d $name || $name == *\"$1\" ]] && COMPREPLY+=(\"$name\")",
    "  done < <(compgen -f -- \"$word\")",
    "}",
    "",
    "# Offers the titles of goals, as they have to be typed.",
    "_lume_goals() {",
    "  local title reset",
    "  reset=$(shopt -p nocasematch)",
    "  shopt -s nocasematch",
    "  while IFS= read -r title; do",
    "    [[ $title == \"$word\"* ]] && COMPREPLY+=(\"$(printf %q \"$title\")\")",
    "  done < <(lume completion --goals 2>/dev/null)",
    "  $reset",
    "}",
    "",
    "_lume() {",
    "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb=",
    "  COMPREPLY=()",
    "  ((COMP_CWORD == 1)) || [[ ${COMP_WORDS[1]} == -* ]] || verb=${COMP_WORDS[1]}",
    "  case $verb in",
  ]

  private static let tail = ["  esac", "}", "", "complete -F _lume lume"]

  private static func branch(_ help: Verb) -> [String] {
    ["    \(help.name.isEmpty ? "''" : help.name))"] + values(of: help) + words(of: help) + [
      "      ;;"
    ]
  }

  /// What stands behind flags that have a value, flags of the same values together.
  private static func values(of help: Verb) -> [String] {
    var values: [CompletedValue] = []
    for flag in help.flags where flag.value != .nothing && !values.contains(flag.value) {
      values.append(flag.value)
    }
    if values.isEmpty { return [] }
    return ["      case $before in"]
      + values.map { value in
        let names = help.flags.filter { $0.value == value }.flatMap(\.names)
        let action = action(value).map { $0 + "; " } ?? ""
        return "        \(names.joined(separator: " | "))) \(action)return ;;"
      } + ["      esac"]
  }

  private static func words(of help: Verb) -> [String] {
    let flags = help.completedFlags.flatMap(\.names).joined(separator: " ")
    let all = help.name.isEmpty ? .words(Verb.names) : help.operand
    guard let action = action(all) else { return ["      _lume_words '\(flags)'"] }
    return [
      "      if [[ $word == -* ]]; then _lume_words '\(flags)'", "      else \(action)",
      "      fi",
    ]
  }

  private static func action(_ value: CompletedValue) -> String? {
    switch value {
    case .nothing, .unknown: nil
    case .words(let words): "_lume_words '\(words.joined(separator: " "))'"
    case .wordsAndFiles(let words):
      "if ((COMP_CWORD > 2)); then _lume_files ''; else _lume_words '\(words.joined(separator: " "))'; fi"
    case .goals: "_lume_goals"
    case .files: "_lume_files ''"
    case .sessions: "_lume_files .session"
    }
  }
}
