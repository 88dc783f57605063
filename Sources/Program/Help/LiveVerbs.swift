/// What the verbs say of themselves that type a session's inputs where somebody answers.
extension VerbHelp {
  static let resume = VerbHelp(
    verb: "resume", form: "FILE --turn N",
    about: [
      "Replays a session up to a turn, at once, and hands over the prompt in that",
      "state. Layer wire goes on at --backend, or its inputs are typed again at the",
      "built-in backend, and what came otherwise is told.",
    ],
    flags: [
      Flag("--turn N", "the last turn that is replayed; the last there is"),
      Flag("--record NEW", "keep all of it as a session of its own"),
      Flag("--backend URL", "where a session of layer wire goes on"),
      Flag("--coach SERVER", "a language model that goes on, e.g. ollama"),
      Flag("--coach-model NAME", "what its server calls it"),
      Flag("--coach-option KEY=VALUE", "e.g. temperature=0"),
      Flag("--coach-key-file FILE", "its key"),
      Flag("--ca-file FILE", "trust these certificates too"),
      Flag("--insecure", "plain http may leave this machine"),
      Flag("-c INPUT", "type it from there; may be repeated"), Flag("-f FILE", "type its lines"),
      Flag("-i", "stay at the prompt behind them"), color,
      Flag("--ascii", "plain characters"), Flag("--accessible", "for screen readers"),
    ],
    codes: [
      (ExitCode.done, "you have left"),
      (ExitCode.failed, "it doesn't replay so far, or a command failed"),
      (ExitCode.usage, "usage, or a file that can't be read or made"),
    ],
    examples: ["lume resume chat.session --turn 3 --record other.session"], operand: .sessions)

  /// Of `lume record`, beside those of a recording of its own.
  static let again = [
    Flag("--again", "type the inputs of FILE once more, and write it anew"),
    Flag("-o NEW", "with --again: write NEW, and leave FILE as it is"),
    Flag("--blind", "with --again: don't show what has changed"),
    Flag("--account-command CMD", "with --again: prints who to be at a backend"),
    Flag("--clock now", "with --again: not when FILE says; for a live service"),
    Flag("--timeout TIME", "with --again: of processor time; 60s"),
  ]
}
