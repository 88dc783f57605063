import Shell
import Wellness

/// The flags of a run of the shell, which several verbs take.
///
/// A flag that decides what a run does with the same inputs and answers says what stands for it in
/// the header of a recording, or `Program` gives it a header of its own.
package enum ShellFlag {
  static let backend = Flag<ShellFlags>(
    "--backend URL", "a remote backend", \.backend, .text, key: "backend",
    recorded: { $0.backend.map { "--backend \($0)" } })
  static let caFile = Flag<ShellFlags>(
    "--ca-file FILE", "trust these certificates too", \.caFile, .text, key: "ca_file")
  static let insecure = Flag<ShellFlags>(
    "--insecure", "plain http may leave this machine", \.isInsecure,
    recorded: { $0.isInsecure ? "--insecure" : nil })
  static let seed = Flag<ShellFlags>(
    "--seed N", "ids from a seed", \.seed, .number)
  static let clock = Flag<ShellFlags>(
    "--clock TIME", "when it starts", \.clock, .time)
  static let pace = Flag<ShellFlags>(
    "--pace TIME", "between words, e.g. 40ms", \.pace, .pace, key: "pace")
  static let fault = Flag<ShellFlags>(
    "--fault SPEC", "what goes wrong in the built-in backend", \.fault, .text)
  static let color = Flag<ShellFlags>(
    "--color MODE", "auto, always, never", \.color, colors, key: "color")
  static let ascii = Flag<ShellFlags>(
    "--ascii", "plain characters", \.isASCII)
  static let accessible = Flag<ShellFlags>(
    "--accessible", "for screen readers", \.isAccessible)
  static let json = Flag<ShellFlags>(
    "--json", "events for programs, a JSON object a line",
    \.isJSON,
    recorded: { $0.isJSON ? "--json" : nil })

  static let colors = FlagValue.choice(["auto", "always", "never"])

  /// Of a language model as the coach.
  static let coach = FlagList<CoachFlags>.of {
    Flag(
      "--coach URL", "a language model: an address, or ollama; off for none", \.address, .text,
      key: "coach")
    Flag(
      "--coach-model NAME", "what its server calls it", \.model, .text, key: "coach_model")
    Flag(
      "--coach-option KEY=VALUE", "e.g. temperature=0.7, context=8192", \.options, .text,
      key: "coach_options")
    Flag(
      "--coach-key-file FILE", "its key, in a file that is yours alone", \.keyFile, .text,
      key: "coach_key_file"
    )
    Flag.refused(
      "--coach-key",
      "a key on the command line can be read by all: give --coach-key-file FILE, or set LUME_COACH_KEY"
    )
  }

  /// What is typed.
  static let inputs = FlagList<ShellFlags>.of {
    Flag("-c INPUT", "run it; may be repeated", .text, set: { $0.inputs.append(.line($1)) })
    Flag(
      "-f FILE", "run its lines; # and a space begin a comment", .text,
      set: { $0.inputs.append(.file($1)) })
    Flag("-i", "stay at the prompt behind them", \.stays)
  }

  /// All but what is typed.
  static let others = FlagList<ShellFlags>.of {
    backend
    caFile
    insecure
    coach.within(\ShellFlags.coach)
    Flag(
      "--sync MODE", "auto or manual", \.sync, .choice(["auto", "manual"]), key: "sync")
    pace
    color
    seed
    clock
    fault
    Flag(
      "--keep-going", "go on after a failure; exit with its code",
      \.keepsGoing,
      recorded: { $0.keepsGoing ? "--keep-going" : nil })
    Flag(
      "--incognito", "keep no history", \.isIncognito,
      recorded: { $0.isIncognito ? "--incognito" : nil })
    json
    ascii
    accessible
  }

  package static let all = inputs + others
}

extension Verb {
  /// What stands behind `lume` where there is no verb.
  package static let shell = Verb(
    "", "[FLAGS]", brief: "the shell",
    about: [
      "A shell in which you talk to a coach about your goals. Where its input is no",
      "terminal, it runs the lines of that.",
    ],
    flags: ShellFlag.all.map(\.help),
    codes: [
      (ExitCode.done, "you have left"), (ExitCode.failed, "a command failed"),
      (ExitCode.usage, "usage, or a file that can't be read"),
      (ExitCode.unreachable, "the backend could not be reached where it had to be"),
      (ExitCode.unusableStore, "your data can't be used"),
    ],
    examples: ["lume -c '/goals' -c 'What should I do today?'", "lume --coach ollama"]
  ) { parser throws(UsageError) in try readShell(&parser) }

  /// Without what help says, which a start has no use for.
  static func readShell(_ parser: inout InvocationParser) throws(UsageError) -> Invocation {
    var run = ShellFlags()
    let words = try parser.words(of: "lume", ShellFlag.all, &run)
    if let word = words.first { throw unknown(word, "lume") }
    return .shell(run)
  }

  private struct Asking {
    var run = ShellFlags()
    var question = Question()
  }

  static let ask = Verb(
    "ask", "TEXT", brief: "one question, the answer on stdout",
    about: ["Asks one question; the answer alone is on stdout. - reads it from stdin."],
    options: Asking(),
    flags: {
      Flag("--goal GOAL", "what it is about", \.question.goal, .text)
      Flag(
        "--persona PERSONA", "who answers", .choice(Persona.known.map(\.rawValue)),
        set: { $0.question.persona = Persona(rawValue: $1) })
      ShellFlag.others.within(\Asking.run)
      ["-c", "-f", "-i"].map { Flag.refused($0, "lume ask takes one text, and no \($0)") }
    },
    codes: [
      (ExitCode.done, "the whole answer is there"),
      (ExitCode.failed, "it can't be asked, e.g. of a goal that isn't there"),
      (ExitCode.usage, "usage"), (ExitCode.unreachable, "no answer, or half of one"),
      (ExitCode.unusableStore, "your data can't be used"),
    ],
    examples: ["lume ask \"How should I start?\" --goal walk"]
  ) { asking, words throws(UsageError) in
    guard let text = words.first else {
      throw UsageError(
        "lume ask needs the TEXT to ask, e.g. lume ask \"How should I start?\", or - to read it")
    }
    guard words.count == 1 else {
      throw UsageError("lume ask takes one text: put it in quotes")
    }
    var run = asking.run
    run.question = asking.question
    run.readsQuestion = text == "-"
    if !run.readsQuestion { run.inputs = [.line(text)] }
    return .shell(run)
  }

  static let doctor = Verb(
    "doctor", "", brief: "how files, backend, coach and terminal stand",
    about: ["How files, backend, coach and terminal stand, and what to do. Changes nothing."],
    options: ShellFlags(),
    flags: {
      ShellFlag.others
    },
    codes: [
      (ExitCode.done, "nothing is bad"), (ExitCode.failed, "something is"),
      (ExitCode.unusableStore, "a file can't be used"),
    ],
    examples: ["lume doctor --json"]
  ) { run, words throws(UsageError) in
    if let word = words.first { throw unknown(word, "lume doctor") }
    return .doctor(run)
  }
}
