/// What one command takes, from which parser, completion, help and did-you-mean are made.
struct Usage: Sendable {
  /// The group under which help lists it.
  enum Group: String, CaseIterable, Sendable {
    case talk = "Talk"
    case goals = "Goals"
    case coaching = "Coaching"
    case coach = "Coach"
    case insights = "Insights"
    case sync = "Sync"
    case account = "Account"
    case shell = "Shell"
  }

  /// What a value is, which decides how it is read and completed.
  enum Kind: Hashable, Sendable {
    /// A flag that has no value.
    case none
    case text
    case goal
    case chat
    case persona
    case quantity
    case number
    case date
    case command
    case file
    case insight
    case model
    case modelServer
    /// Something that may be set of a model, as `KEY=VALUE`.
    case coachOption
    case choice([String])

    /// What is expected, for a message.
    var expectation: String {
      switch self {
      case .none: "nothing"
      case .text: "a text"
      case .goal: "a goal"
      case .chat: "a chat"
      case .persona: "a persona"
      case .quantity: "an amount such as 10000 steps, 5 km or 23:00"
      case .number: "a number such as 7400"
      case .date: "a date such as 2027-01-31, 31 jan, june, friday, tomorrow, +30d or +6w"
      case .command: "a command"
      case .file: "a file"
      case .insight: "an insight, by its number in the last list or the beginning of its id"
      case .modelServer: "a server such as ollama, its address, or a model"
      case .model: "the name of a model, as its server calls it"
      case .coachOption: "an option such as temperature=0.7"
      case .choice(let known): "one of " + known.joined(separator: ", ")
      }
    }
  }

  struct Parameter: Sendable {
    /// As help shows it, e.g. `TITLE`.
    let name: String
    let kind: Kind
    var isRequired = true
    /// Whether it takes all words that are left.
    var isLong = false
  }

  struct Flag: Sendable {
    let name: String
    let kind: Kind
    /// As help shows its value, e.g. `DATE`.
    let placeholder: String
    let help: String
  }

  /// The words it is called by, e.g. `goal new`.
  let words: [String]
  /// What it was called by before; understood, and not offered.
  var formerWords: [String] = []
  /// Another name for the same.
  var alias: String?
  let group: Group
  var parameters: [Parameter] = []
  var flags: [Flag] = []
  /// Whether `-- TEXT` may follow.
  var takesText = false
  /// One line that says what it does.
  let help: String
  /// A line that works.
  let example: String
  /// Further lines of its help in full.
  var notes: [String] = []
  /// Whether it needs no answer, so that it may run while one streams.
  var isQuick = false

  var name: String { words.joined(separator: " ") }

  /// The most words that may stand beside its flags.
  var mostWords: Int {
    parameters.contains(where: \.isLong) ? .max : parameters.count
  }

  /// The form of the command without its flags, e.g. `/goal use GOAL`.
  var brief: String {
    (["/" + name] + parameters.map { $0.isRequired ? $0.name : "[\($0.name)]" })
      .joined(separator: " ")
  }

  /// The form of the command, e.g. `/chat list [--status STATUS] [--all]`.
  var form: String {
    var parts = [brief]
    parts += flags.map { flag in
      flag.placeholder.isEmpty ? "[--\(flag.name)]" : "[--\(flag.name) \(flag.placeholder)]"
    }
    if takesText { parts.append("[-- TEXT]") }
    return parts.joined(separator: " ")
  }
}
