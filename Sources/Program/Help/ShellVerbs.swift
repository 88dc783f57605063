import Wellness

/// What the verbs that run the shell or the service say of themselves.
extension VerbHelp {
  static let color = Flag(
    "--color MODE", "auto, always, never", choices: ["auto", "always", "never"])

  /// The flags of a run of the shell, whichever verb begins it.
  static let shellFlags = [
    Flag("-c INPUT", "run it; may be repeated"), Flag("-f FILE", "run its lines"),
    Flag("-i", "stay at the prompt behind them"), Flag("--help, -h", "this"),
    Flag("--version", "the version, and those of the libraries"),
    Flag("--seed N", "ids from a seed"), Flag("--clock TIME", "when it starts"),
    Flag("--pace TIME", "between words, e.g. 40ms"),
    Flag("--fault SPEC", "what goes wrong in the built-in backend"),
    Flag("--backend URL", "a remote backend"),
    Flag("--ca-file FILE", "trust these certificates too"),
    Flag("--insecure", "plain http may leave this machine"),
    Flag("--coach URL", "a language model: an address, or ollama; off for none"),
    Flag("--coach-model NAME", "what its server calls it"),
    Flag("--coach-option KEY=VALUE", "e.g. temperature=0.7, context=8192"),
    Flag("--coach-key-file FILE", "its key, in a file that is yours alone"),
    Flag("--sync MODE", "auto or manual", choices: ["auto", "manual"]), color,
    Flag("--keep-going", "on after a failure"), Flag("--incognito", "keep no history"),
    Flag("--json", "events for programs, a JSON object a line"),
    Flag("--ascii", "plain characters"), Flag("--accessible", "for screen readers"),
  ]

  static let ask = VerbHelp(
    verb: "ask", form: "TEXT",
    about: ["Asks one question; the answer alone is on stdout. - reads it from stdin."],
    flags: [
      Flag("--goal GOAL", "what it is about"),
      Flag("--persona PERSONA", "who answers", choices: Persona.known.map(\.rawValue)),
    ] + shellFlags.dropFirst(3),
    codes: [
      (ExitCode.done, "the whole answer is there"),
      (ExitCode.failed, "it can't be asked, e.g. of a goal that isn't there"),
      (ExitCode.usage, "usage"), (ExitCode.unreachable, "no answer, or half of one"),
      (ExitCode.unusableStore, "your data can't be used"),
    ],
    examples: ["lume ask \"How should I start?\" --goal walk"])

  static let record = VerbHelp(
    verb: "record", form: "FILE",
    about: [
      "The shell on an empty store, with all that happens written to a new file,",
      "without secrets and with stand-ins for what is personal. At the end it is",
      "verified once.",
    ],
    flags: [
      Flag("--layer LAYER", "wire, with the exchanges, or shell", choices: ["wire", "shell"]),
      Flag("--title TEXT", "what it shows"), Flag("--state FILE", "start from this store"),
      Flag("--mine", "start from a copy of your own store"),
      Flag("--yes", "without the question about it"),
      Flag("--keep-personal", "e-mail, names, births, numbers of people as they are"),
    ] + again + shellFlags,
    codes: [
      (ExitCode.done, "recorded"), (ExitCode.failed, "a command failed, or it doesn't replay"),
      (ExitCode.usage, "usage, or a file that is there already"),
    ],
    examples: [
      "lume record --again first.session -o second.session",
      "lume record first.session --title \"From nothing to a plan\"",
    ], operand: .sessions)

  static let completion = VerbHelp(
    verb: "completion", form: "bash|zsh|fish",
    about: ["Writes what lets bash, zsh or fish complete the verbs and flags of lume on Tab."],
    flags: [Flag("--goals", "the titles that it offers, a line each")],
    codes: [(ExitCode.done, "written"), (ExitCode.usage, "usage")],
    examples: [
      "source <(lume completion bash)", "source <(lume completion zsh)",
      "lume completion fish | source",
    ], operand: .words(CompletionShell.allCases.map(\.rawValue)))

  static let help = VerbHelp(
    verb: "help", form: "[VERB]",
    about: ["Explains lume or one of its verbs, or writes all of it as a manual page."],
    flags: [Flag("--man", "as a page in the form mdoc, for man")],
    codes: [(ExitCode.done, "told"), (ExitCode.usage, "usage")],
    examples: ["lume help record", "lume help --man | man -l -"])

  static let service: [VerbHelp] = [serve, paths, doctor]

  private static let serve = VerbHelp(
    verb: "serve", form: "[--open]",
    about: ["The built-in backend for other clients; --open leaves out accounts."],
    flags: [
      Flag("--open", "without accounts"), Flag("--port N", "8080; 0 for any that is free"),
      Flag("--host ADDRESS", "127.0.0.1"),
      Flag("--allow-host NAME", "it may be called by, behind a proxy; may repeat"),
      Flag("--trusted-proxy IP", "whose X-Forwarded-For counts; may repeat"),
      Flag("--tls-cert FILE", "certificates, in PEM"),
      Flag("--tls-key FILE", "their key, in PEM"),
      Flag("--api-key-file FILE", "has what each request has to carry"),
      Flag("--api-key KEY", "the same, on your own machine alone"),
      Flag("--database FILE", "where the data is; that of your own shell otherwise"),
      Flag("--temporary", "begin empty, in memory, and keep nothing"), Flag("--seed N", "of ids"),
      Flag("--clock TIME", "when it starts"), Flag("--pace TIME", "between words"),
      Flag("--fault SPEC", "what goes wrong"),
      Flag(
        "--limit NAME=VALUE", "how much one may take; may repeat",
        choices: ServeLimits.Name.allCases.map { $0.rawValue + "=" }),
      Flag("--coach URL", "a language model: an address, or ollama; off for none"),
      Flag("--coach-model NAME", "what its server calls it"),
      Flag("--coach-option KEY=VALUE", "e.g. temperature=0.7, context=8192"),
      Flag("--coach-key-file FILE", "its key"), Flag("--ca-file FILE", "trust these too"),
      Flag("--insecure", "plain http to the model may leave this machine"),
    ],
    codes: [
      (ExitCode.usage, "usage, or no such address"),
      (ExitCode.unusableStore, "its data can't be used"),
      (ExitCode.signal(2), "ended by Ctrl-C"), (ExitCode.signal(15), "ended by SIGTERM"),
    ],
    examples: ["lume serve --open --port 8080", "lume serve --open --temporary --port 8081"])

  private static let paths = VerbHelp(
    verb: "paths", form: "[--json]", about: ["Where your files are."],
    flags: [Flag("--json", "as one JSON object")],
    codes: [(ExitCode.done, "told"), (ExitCode.usage, "usage")], examples: ["lume paths"])

  private static let doctor = VerbHelp(
    verb: "doctor", form: "",
    about: ["How files, backend, coach and terminal stand, and what to do. Changes nothing."],
    flags: Array(shellFlags.dropFirst(3)),
    codes: [
      (ExitCode.done, "nothing is bad"), (ExitCode.failed, "something is"),
      (ExitCode.unusableStore, "a file can't be used"),
    ],
    examples: ["lume doctor --json"])
}
