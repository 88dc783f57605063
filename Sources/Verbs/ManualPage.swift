import Shell
import Store

/// What `lume help --man` prints: a page in the form of mdoc(7), made from the help of the verbs,
/// the registry of the commands and the table of the settings.
package enum ManualPage {
  /// When what it says beside those was last changed.
  private static let date = "November 22, 2026"

  /// - Throws: `StoreError` where the places of the files cannot be told.
  package static func lines() throws -> [String] {
    withoutIdleBreaks(
      head + description + verbs + shellFlags + commands + environment + (try files()) + ending)
  }

  /// Leaves out a break between paragraphs where one is anyway.
  private static func withoutIdleBreaks(_ lines: [String]) -> [String] {
    let next = lines.dropFirst() + [".Sh"]
    return zip(lines, next).filter { line, next in
      line != ".Pp" || ![".Pp", ".Sh", ".Ss", ".It", ".El"].contains(String(next.prefix(3)))
    }.map(\.0)
  }

  private static let head = [
    ".Dd \(date)", ".Dt LUME 1", ".Os",
    ".Sh NAME", ".Nm lume", ".Nd conversational shell for wellness goals, with a coach built in",
    ".Sh SYNOPSIS", ".Nm", ".Op Ar flag ...",
    ".Nm", ".Ar verb", ".Op Ar argument ...",
  ]

  private static let description = [
    ".Sh DESCRIPTION", ".Nm",
    "is a shell in which you talk to a coach about your goals.",
    "What begins with a slash is a command, everything else goes to the coach.",
    "Without a verb it is the shell.",
    "Where its input is no terminal, it runs the lines of that.",
  ]

  private static let verbs =
    [".Sh VERBS", ".Bl -tag -width Ds"] + Verb.all.flatMap(verb)
    + [".El"]

  private static func verb(_ help: Verb) -> [String] {
    let form = help.form.isEmpty ? "" : " " + escaped(help.form)
    // Those of the shell have a section of their own.
    let shell = Set(Verb.shell.flags.map(\.form))
    let takesShellFlags = help.flags.contains { $0.form == "--keep-going" }
    let own = takesShellFlags ? help.flags.filter { !shell.contains($0.form) } : help.flags
    var lines = [".It Cm \(help.name)\(form)"] + sentences(help.about)
    if takesShellFlags { lines.append("The flags of the shell may be given too.") }
    lines += list(own.map { ($0.form, $0.text) })
    lines.append("It exits with")
    lines += list(help.codes.map { (String($0.0), $0.1) })
    return lines + ["For example:"] + help.examples.map { ".Dl \(escaped($0))" }
  }

  private static let shellFlags =
    [".Sh FLAGS OF THE SHELL", "Without a verb these may be given:"]
    + list(Verb.shell.flags.map { ($0.form, $0.text) })

  private static let commands: [String] = {
    var lines = [".Sh COMMANDS OF THE SHELL"]
    var group = ""
    for command in CommandSummary.all {
      if command.group != group {
        if !group.isEmpty { lines.append(".El") }
        lines += [".Ss \(command.group)", ".Bl -tag -width Ds"]
        group = command.group
      }
      lines += [".It \(escaped(command.form))", escaped(command.help) + "."]
      if let alias = command.alias { lines.append("Also \(escaped(alias)).") }
      lines += list(command.flags.map { ($0.form, $0.help) })
      lines += ["For example:", ".Dl \(escaped(command.example))"]
    }
    return lines + [".El"]
  }()

  private static let environment =
    [
      ".Sh ENVIRONMENT",
      "A flag wins over a variable, and a variable over the file of settings,",
      "where the same has the name in parentheses.",
    ]
    + list(
      ConfigurationKey.all.map { ($0.variable, "\($0.meaning) (\($0.name))") } + [
        ("LUME_DATABASE", "where the data of a server are, as --database"),
        ("LUME_COACH_KEY", "the key that the server of a language model asks for"),
        ("LUME_HOME", "a folder that holds all files of lume"),
        ("NO_COLOR", "no colours, where it is not empty"),
        ("ACCESSIBLE", "as --accessible, where it is not empty"),
        ("VISUAL, EDITOR", "what /edit and Ctrl-X Ctrl-E open"),
      ])

  private static func files() throws -> [String] {
    // As a user without variables has them.
    let locations = try Locations { $0 == "HOME" ? "~" : nil }
    return [".Sh FILES", "By default these are yours;", ".Nm", ".Cm paths", "says where they are."]
      + list([
        (locations.config, "settings, as one JSON object"),
        (locations.store, "goals, chats and what waits to be sent"),
        (locations.backend, "the data of the built-in backend"),
        (locations.sessions, "recorded sessions"),
        (locations.tokens, "who you are to a remote backend"),
        (locations.history, "what was typed"),
        (locations.log, "what went wrong"),
      ])
  }

  private static let ending =
    [".Sh EXIT STATUS", "Where a verb says nothing else, it is"]
    + list([
      ("\(ExitCode.done)", "all went well, or the shell was left"),
      ("\(ExitCode.failed)", "a command failed, or a session differs"),
      ("\(ExitCode.usage)", "usage, or a file that can't be read"),
      ("\(ExitCode.unreachable)", "the backend could not be reached where an answer was required"),
      ("\(ExitCode.internalError)", "an internal error"),
      ("\(ExitCode.unusableStore)", "your files or the output can't be used"),
      ("129, 130, 143", "ended by SIGHUP, SIGINT or SIGTERM"),
    ]) + [
      ".Sh EXAMPLES",
      ".Dl lume",
      ".Dl lume \\-c '/goals' \\-c 'What should I do today?'",
      ".Dl lume ask \\(dqHow should I start?\\(dq \\-\\-goal walk",
      ".Sh SEE ALSO",
      ".Xr sqlite3 1 ,", ".Xr editrc 5",
    ]

  /// A list of terms and what they mean; nothing where there is none.
  private static func list(_ rows: [(String, String)]) -> [String] {
    if rows.isEmpty { return [] }
    return [".Pp", ".Bl -tag -width 20n -compact"]
      + rows.flatMap { [".It \(escaped($0.0))", escaped($0.1)] } + [".El", ".Pp"]
  }

  /// The lines of a text, each sentence beginning one of its own and none longer than 78 columns, as
  /// mdoc has them.
  private static func sentences(_ lines: [String]) -> [String] {
    lines.joined(separator: " ").split(separator: ". ").flatMap { sentence in
      var wrapped = [""]
      for word in (sentence.hasSuffix(".") ? sentence : sentence + ".").split(separator: " ") {
        let last = wrapped[wrapped.count - 1]
        if last.isEmpty {
          wrapped[wrapped.count - 1] = String(word)
        } else if last.count + 1 + word.count <= 70 {
          wrapped[wrapped.count - 1] += " " + word
        } else {
          wrapped.append(String(word))
        }
      }
      return wrapped.map(escaped)
    }
  }

  /// A text that means itself: no macro, no escape, and hyphens and quotes that can be copied
  /// (mdoc(7), roff(7)).
  private static func escaped(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
