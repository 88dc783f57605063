import Demo

/// What the verbs that work on session files say of themselves.
extension VerbHelp {
  private static let unusable: (Int32, String) = (
    ExitCode.usage, "usage, or a file that can't be read"
  )
  private static let unwritten: (Int32, String) = (
    ExitCode.unusableStore, "what it prints can't be written"
  )
  private static let nothing: (Int32, String) = (
    ExitCode.nothingSelected, "no session was found there"
  )

  static let verify = VerbHelp(
    verb: "verify", form: "[PATH...]",
    about: [
      "Replays session files and compares what lume does with what they say.",
      "A folder means all *.session below it; with no path it is Sessions,",
      "or where there is none the files of this folder.",
    ],
    flags: [
      Flag("--filter GLOB", "those whose path or name fits; may be repeated"),
      Flag("--tag TAG", "those with this tag, !TAG: without; may be repeated"),
      Flag("--rerun-failed", "those that failed by the report of --junit"),
      Flag("--shard I/N", "one of N equal parts, by what is in the files"),
      Flag("-j N, --jobs N", "on N threads; auto: as many as processors"),
      Flag("--all", "all differences of a file, not only the first"),
      Flag("--fail-fast", "stop at the first file that fails"),
      Flag("--strict", "no end is a failure, an odd header an error"),
      Flag("--perturb N", "N runs more, with streamed text cut elsewhere"),
      Flag("--timeout TIME", "of processor time a file may take; 60s"),
      Flag("--tap", "write TAP, version 13"),
      Flag("--json", "write a JSON object a line"),
      Flag("--github", "add annotations for GitHub Actions"),
      Flag("--junit FILE", "write FILE in the XML of JUnit too"),
      Flag("--list", "say which files there are, and verify none"),
      Flag("--timings", "tell the slowest"),
      Flag("--watch", "verify again whenever a file changes"),
      color,
    ],
    codes: [
      (ExitCode.done, "all of them are as they say"), (ExitCode.failed, "one differs"), unusable,
      (ExitCode.incomplete, "by one nothing is checked; or no end, under --strict"),
      nothing, unwritten,
    ],
    examples: [
      "lume verify -j auto --junit report.xml", "lume verify --watch Sessions/mine.session",
      "lume verify --tag chat --shard 2/4 --github",
    ], operand: .sessions)

  static let update = VerbHelp(
    verb: "update", form: "[PATH...]",
    about: [
      "Writes what lume does now into session files: expectations, never stimuli,",
      "comments or assertions. Look at the difference before you keep it.",
    ],
    flags: [
      Flag("--check", "show what would change and write nothing"),
      Flag("--turn N", "of that turn alone; 0 before the first input"),
      Flag("--ask", "ask of each difference whether to accept it"),
      Flag("--force", "write though CI is set"),
      Flag("--timeout TIME", "of processor time a file may take; 60s"),
    ],
    codes: [
      (ExitCode.done, "all of them say what lume does"),
      (ExitCode.failed, "one needs a change, by hand or under --check"), unusable,
      nothing, unwritten,
    ],
    examples: ["lume update --check", "lume update --ask Sessions/mine.session"],
    operand: .sessions)

  static let check = VerbHelp(
    verb: "check", form: "FILE... --backend URL",
    about: [
      "Types sessions at a live service and compares statuses, shapes of JSON, the",
      "order of frames and assertions, not wording. What they make stays there: use",
      "one for tests, such as lume serve --open --temporary --port 8081.",
    ],
    flags: [
      Flag("--backend URL", "the service"),
      Flag("--coach URL", "a language model, in the built-in backend"),
      Flag("--coach-model NAME", "what its server calls it"),
      Flag("--coach-option KEY=VALUE", "e.g. temperature=0"),
      Flag("--coach-key-file FILE", "its key"),
      Flag("--runs N", "how often, each on fresh data"),
      Flag("--at-least N", "how often a line has to hold; 90% is a share"),
      Flag("--account-command CMD", "prints an account for each run"),
      Flag("--json", "write a JSON object a line"),
      Flag("--github", "add annotations for GitHub Actions"),
      Flag("--junit FILE", "write FILE in the XML of JUnit too"),
      Flag("--clock TIME", "when it starts; now: when it does"),
      Flag("--seed N", "of ids"), Flag("--insecure", "plain http may leave this machine"),
      Flag("--ca-file FILE", "trust these certificates too"),
    ],
    codes: [
      (ExitCode.done, "the service does what the files say"),
      (ExitCode.failed, "it does not, or not often enough, or can't be reached"), unusable,
      (ExitCode.incomplete, "no answer was the model's, so nothing was checked"), nothing,
      unwritten,
    ],
    examples: [
      "lume check chat.session --backend http://127.0.0.1:8081",
      "lume check chat.session --coach URL --coach-model NAME --runs 20",
    ], operand: .sessions)

  private static let showing = [
    Flag("--size COLSxROWS", "of the terminal, e.g. 80x24"),
    Flag("--speed FACTOR", "2 is twice as fast"),
    Flag("--idle TIME", "the longest wait that is shown; 2s"),
    Flag("--typing TIME", "between keys on average, 80ms; 0 types at once"),
    Flag(
      "--theme NAME", "lume, github, solarized, gruvbox or contrast",
      choices: Theme.all.map(\.name)),
    Flag("--from TURN", "the first turn"), Flag("--to TURN", "the last turn"),
    Flag("--ascii", "plain characters"),
    Flag("--timeout TIME", "of processor time the session may take; 60s"),
  ]

  static let play = VerbHelp(
    verb: "play", form: "FILE",
    about: ["Shows a session in this terminal as it looked, with a person's typing."],
    flags: showing + [Flag("--step", "wait for a key at each turn")],
    codes: [
      (ExitCode.done, "it was shown, or you have left"), (ExitCode.failed, "it does not replay"),
      (ExitCode.usage, "usage, a file that can't be read, or no terminal"),
    ],
    examples: ["lume play Sessions/demos/first-goal.session --speed 2"], operand: .sessions)

  static let export = VerbHelp(
    verb: "export", form: "FILE",
    about: [
      "Makes of a session what others can look at; the same bytes each time. - takes",
      "what a program shows at a terminal, from stdin, and makes a still of it.",
    ],
    flags: [
      Flag("-o FILE", "where to; its ending says the format"),
      Flag(
        "--format FORMAT", "svg, cast2, cast3, md or txt",
        choices: ExportOptions.Format.allCases.map(\.rawValue)),
    ] + showing + [
      Flag("--at TURN", "a still of the end of a turn, or of the end"),
      Flag("--title TEXT", "in place of the session's"),
      Flag("--padding N", "around the text, in columns; 2"),
      Flag("--no-window", "the text alone"),
    ],
    codes: [
      (ExitCode.done, "it was written"), (ExitCode.failed, "the session does not replay"),
      (ExitCode.usage, "usage, or a file that can't be read or written"), unwritten,
    ],
    examples: [
      "lume export Sessions/demos/first-goal.session -o first-goal.svg",
      "lume doctor --color always | lume export - -o doctor.svg",
    ],
    operand: .sessions)

  static let format = VerbHelp(
    verb: "fmt", form: "[PATH...]",
    about: [
      "Puts session files into their canonical form: JSON with sorted keys in lines",
      "of 100 columns, headers in a column. Everything else stays as it is.",
    ],
    flags: [
      Flag("--check", "show what would change and write nothing"),
      Flag("--timeout TIME", "of processor time a file may take; 60s"),
    ],
    codes: [
      (ExitCode.done, "all of them are in their form"),
      (ExitCode.failed, "one is not, under --check"), unusable, nothing, unwritten,
    ],
    examples: ["lume fmt", "lume fmt --check Sessions"], operand: .sessions)

  static let lint = VerbHelp(
    verb: "lint", form: "[PATH...]",
    about: [
      "Finds in session files what should not be there: secrets, numbers of phones",
      "and payment cards, headers that are unknown or there twice, broken JSON,",
      "patterns that fit everything or nothing, lines that are never reached, and",
      "@ type that ends in another text than the input.",
    ],
    flags: [
      Flag("--no-run", "only read them: no unused pattern is found"),
      Flag("--json", "write a JSON object a line"),
      Flag("--github", "add annotations for GitHub Actions"),
      Flag("--timeout TIME", "of processor time a file may take; 60s"),
    ],
    codes: [
      (ExitCode.done, "nothing was found"), (ExitCode.failed, "something was"), unusable, nothing,
      unwritten,
    ],
    examples: ["lume lint", "lume lint Sessions/mine.session"], operand: .sessions)

  static let importing = VerbHelp(
    verb: "import", form: "FILE",
    about: [
      "Makes the draft of a session of an asciicast, a HAR file, a transcript of lume",
      "export or a text copied from a terminal. Its comments say what to look at;",
      "- reads stdin.",
    ],
    flags: [
      Flag("-o NEW", "the file to make; stdout otherwise"),
      Flag("--prompt TEXT", "what stands before what was typed; '' takes all"),
      Flag("--timeout TIME", "of processor time it may take; 60s"),
    ],
    codes: [
      (ExitCode.done, "a draft was made"),
      (ExitCode.usage, "a file that can't be read, or nothing to be made of it"),
      unwritten,
    ],
    examples: ["lume import demo.cast -o demo.session", "lume update demo.session"], operand: .files
  )
}
