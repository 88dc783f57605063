import Edge

/// Help on what is no command.
extension HelpText {
  /// What help can be had on beside commands.
  static let topics = [all, "keys", "paste", "privacy"]
  /// The topic of all commands.
  static let all = "all"

  /// The lines on a topic; `nil` on what is none.
  static func topic(_ name: String, program: String) -> [Styled]? {
    switch name {
    case all: everything
    case "coach": coach(program)
    case "keys": keys
    case "paste": paste
    case "privacy": privacy(program)
    default: nil
    }
  }

  private static func privacy(_ program: String) -> [Styled] {
    [
      Styled("What stays on this machine, and what leaves it", .heading),
      Styled("Goals, chats and what you type are in files that only you can read"),
      Styled("(\(program) paths). The built-in backend is one of them, and the built-in coach is"),
      Styled("part of \(program): with these, nothing leaves."),
      Styled("A backend that you name (--backend) gets your goals, progress and chats."),
      Styled("A language model gets what /coach prompt TEXT shows. Choosing one that isn't"),
      Styled("on this machine says so."),
    ]
  }

  private static let keys: [Styled] = {
    let rows = [
      ("Enter", "sends the line; Alt-Enter and Ctrl-J begin another row"),
      ("\"\"\"", "alone in a row begins and ends a text of several rows"),
      ("Tab", "completes; twice lists what fits"),
      ("Up, Down", "what you typed before that begins as the line does"),
      ("Ctrl-R, Ctrl-S", "search what you typed, towards older and newer"),
      ("Alt-.", "the last word of what you typed before"),
      ("Ctrl-A, Ctrl-E", "the start and the end of the row"),
      ("Alt-B, Alt-F", "a word back and on; Ctrl-Left and Ctrl-Right too"),
      ("Ctrl-U, Ctrl-K", "delete to the start and to the end of the row"),
      ("Ctrl-W, Alt-D", "delete the word before and behind the cursor"),
      ("Ctrl-Y, Alt-Y", "put back what was deleted, and what was before that"),
      ("Ctrl-_", "undoes; Ctrl-X Ctrl-U too"),
      ("Ctrl-T, Alt-T", "exchange two characters, and two words"),
      ("Ctrl-X Ctrl-E", "writes in your editor"),
      ("Ctrl-C", "stops an answer or what runs, else drops the line"),
      ("Ctrl-D", "leaves, on an empty line"),
      ("Ctrl-L, Ctrl-Z", "clears the screen; puts the shell aside, fg brings it back"),
    ]
    return [Styled("Keys, while an answer comes too", .heading)]
      + rows.map { Styled("  " + Columns.left($0.0, 18), .accent) + Styled($0.1) }
      + [Styled("~/.editrc binds them anew; bind -v in it makes them vi's.", .faint)]
  }()

  private static let paste: [Styled] = [
    Styled("Pasting several lines", .heading),
    Styled("Text is one message, with its lines as they are. Nothing is sent before Enter."),
    Styled("Where a command comes first, each line is taken as if you had typed it, one"),
    Styled("after the other: commands run, and text goes to your coach. Lines that begin"),
    Styled("with # and a space are comments and skipped. What is in quotes may go on in the"),
    Styled("next line, and so may the text behind -- of /chat goal. Ctrl-C stops what runs"),
    Styled("and drops the rest, which Up brings back. White space before a pasted command"),
    Styled("goes; a space that you type before one sends it to your coach as text."),
  ]

  private static func coach(_ program: String) -> [Styled] {
    [
      Styled("The built-in coach", .heading),
      Styled("It is rule-based, works without a network, and understands English."),
      Styled("It knows the goal of the chat, its progress, and what you said before."),
      Styled("Say what is in the way (\"I keep skipping it when it rains\"), ask for a plan,"),
      Styled("say shorter, why or something else; report progress (\"walked 7400 today\")."),
      Styled("It is no doctor: with pain, danger or an eating disorder it says where to turn."),
      Styled("A language model can take its place, any that speaks as OpenAI's do. Ollama"),
      Styled("has one after `ollama serve` and `ollama pull llama3.2`. Then"),
      Styled("  /coach use ollama", .accent) + Styled(" in the shell, or at its start"),
      Styled("  \(program) --coach ollama", .accent)
        + Styled(" (llama.cpp, lmstudio, vllm, localhost:1234, https://…)"),
      Styled("Where it gives no answer, the built-in coach does, and a line says why."),
      Styled("A key is read from --coach-key-file FILE or LUME_COACH_KEY."),
    ]
  }
}
