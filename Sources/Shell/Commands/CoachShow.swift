import Edge
import Time

/// `/coach`: which coach answers, and what its last answer took.
struct CoachShow: SingleCommand {
  static let usage = Usage(
    words: ["coach"], group: .coach, help: "which coach answers", example: "/coach",
    isQuick: true)

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) -> CoachShown? { CoachShown(shell) }
}

/// Which coach answers.
struct CoachShown: Report {
  /// Who it is, where it is no language model.
  private let other: String
  private let choice: CoachChoice?
  private let use: ModelUse
  /// How long a change lasts, and what takes it back; empty where nothing was changed.
  private let notes: [String]

  init(_ shell: Shell, notes: [String] = []) {
    other = shell.options.hasAccounts ? "the backend's own" : "the built-in coach"
    (choice, use) = (shell.coach.choice, shell.coach.use)
    self.notes = notes
  }

  static let fields: [Field<CoachShown>] = [
    Field("coach") { $0.choice?.title ?? $0.other }, Field("model", \.choice?.model),
    Field("address", \.choice?.address), Field("options") { $0.choice?.options ?? [] },
    Field("answers", \.use.answers), Field("last_by", \.use.last?.model),
    Field("last_ms", \.use.last?.milliseconds),
    Field("last_prompt_tokens", \.use.last?.promptTokens),
    Field("last_completion_tokens", \.use.last?.completionTokens),
  ]

  func lines(in shell: Shell) -> [Styled] {
    var lines: [Styled] = []
    func add(_ label: String, _ text: String) {
      lines.append(Styled(Columns.left(label, 9), .faint) + Styled(text))
    }
    add("coach", choice?.model ?? other)
    if let choice {
      add("address", choice.address)
      add("options", shell.coach.value(of: .options))
    } else if !shell.options.hasAccounts {
      add("", "/coach use URL MODEL has a language model answer; /help coach says how.")
    }
    if let last = use.last {
      add("last", last.text + (last.model == choice?.model ? "" : ", by \(last.model)"))
    } else if choice != nil {
      add("last", "no answer in this run yet")
    }
    if use.answers > 1, let text = use.text { add("in all", text) }
    return lines + notes.map { Styled($0, .faint) }
  }
}
