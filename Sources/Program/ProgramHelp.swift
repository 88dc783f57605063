/// What `lume --help` prints.
enum ProgramHelp {
  static let lines = [
    "lume: a conversational shell for your wellness goals, with a coach built in.",
    "  lume                          the shell",
    "  lume -c '/goals' -c 'hello'   run these, then leave; -f FILE; -i to stay",
    "  lume ask TEXT [--goal GOAL]   one question, the answer on stdout; - reads it",
    "  lume record FILE              the shell, recorded as a session file",
    "  lume verify [PATH...]         replay and compare files (default: Sessions)",
    "  lume update [PATH...]         accept what the program does now",
    "  lume fmt, lint [PATH...]      their form; secrets and lines that prove nothing",
    "  lume import FILE              a draft made of a cast, a HAR file or a text",
    "  lume check FILE --backend URL   type a session at a live service, or a --coach",
    "  lume play FILE, export FILE   a session shown here, or as a picture or a cast",
    "  lume serve [--open]           the backend for other clients; open: no accounts",
    "  lume paths, doctor, --version, --help   your files; how all of it stands",
    "Flags of the shell:",
    "  --seed N        ids from a seed           --clock TIME   2026-03-02T07:30:00Z",
    "  --pace TIME     between words, e.g. 40ms  --fault SPEC   what goes wrong there",
    "  --backend URL   a remote backend          --ca-file FILE trust these too",
    "  --coach URL     a language model          --coach-model NAME",
    "  --sync MODE     auto or manual            --color MODE   auto, always, never",
    "  --keep-going    on after a failure        --incognito    keep no history",
    "  --json          events for programs, a JSON object a line (-c, -f, pipes)",
    "  --ascii         plain characters          --accessible   for screen readers",
    "lume VERB --help lists the flags of a verb, its exit codes, and an example.",
    "Files are under LUME_HOME where it is set. In the shell /help lists commands.",
  ]
}
