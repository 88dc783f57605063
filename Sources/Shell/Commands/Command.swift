import Edge

/// One slash command: what it is called, what it was given, and what it does.
///
/// A parsed command is a value, whose properties say all that was typed.
protocol Command: Sendable {
  /// What comes of it.
  associatedtype Result: Report

  /// What it is called and takes.
  var usage: Usage { get }

  /// Does it.
  ///
  /// - Returns: what is told of it then; `nil` where the user left it undone, or where all that
  ///   comes of it is an answer.
  /// - Throws: `CommandRefusal` or `Failure` with nothing changed; `Interrupted`; `Terminated`.
  func run(in shell: Shell) throws -> Result?

  /// Does what follows once its result is told.
  ///
  /// - Throws: as `run`.
  func resume(from result: Result, in shell: Shell) throws
}

extension Command {
  func resume(from result: Result, in shell: Shell) {}
}

/// A command of a type of its own; others are rows of a table, of one type for all rows.
protocol SingleCommand: Command {
  static var usage: Usage { get }

  /// Reads what was typed behind the command's words.
  init(_ arguments: Arguments) throws(UsageProblem)
}

extension SingleCommand {
  var usage: Usage { Self.usage }

  static var entry: CommandEntry {
    CommandEntry(usage, Result.self) { arguments throws(UsageProblem) in try Self(arguments) }
  }
}

/// A command behind whose words nothing is typed.
protocol BareCommand: SingleCommand {
  init()
}

extension BareCommand {
  init(_ arguments: Arguments) { self.init() }
}

/// How a command is found, described and read.
struct CommandEntry: Sendable {
  let usage: Usage
  private let report: any Report.Type
  /// Reads what was typed behind the command's words.
  let parse: @Sendable (Arguments) throws(UsageProblem) -> any Command

  init(
    _ usage: Usage, _ report: any Report.Type,
    _ parse: @escaping @Sendable (Arguments) throws(UsageProblem) -> any Command
  ) {
    (self.usage, self.report, self.parse) = (usage, report, parse)
  }

  /// What its result looks like in JSON.
  var resultShape: Shape { report.shape }
}

/// A sentence for the user that says why a command was not carried out, and what to do.
struct CommandRefusal: Error, Hashable, Sendable {
  let sentence: String
  /// The same for programs.
  let kind: ErrorKind
  /// What to do, where the kind alone does not tell.
  let advice: String?

  init(_ sentence: String, kind: ErrorKind = .refused, advice: String? = nil) {
    self.sentence = sentence.withoutControls
    self.kind = kind
    self.advice = advice ?? kind.advice
  }
}

extension CommandRefusal {
  /// - Parameter usage: of the command that it is about, if one was found.
  init(_ problem: UsageProblem, _ usage: Usage?) {
    self.init(ProblemText.sentence(problem, usage), kind: .usage, advice: usage?.form)
  }
}

/// What a page about all commands says of one.
package struct CommandSummary: Sendable {
  /// The heading under which it stands, e.g. `Goals`.
  package let group: String
  /// With all that it takes, e.g. `/goal use GOAL`.
  package let form: String
  /// Another way to type it, e.g. `/goals`.
  package let alias: String?
  /// What it does, in a few words.
  package let help: String
  /// Its flags with the names of their values, and what they do.
  package let flags: [(form: String, help: String)]
  /// A line that works.
  package let example: String

  /// Every command, group by group as help lists them.
  package static let all = Usage.Group.allCases.flatMap { group in
    Registry.usages.filter { $0.group == group }.map(CommandSummary.init)
  }

  private init(_ usage: Usage) {
    group = usage.group.rawValue
    form = usage.brief + (usage.takesText ? " [-- TEXT]" : "")
    alias = usage.alias.map { "/" + $0 }
    help = usage.help.capitalizedFirst
    flags = usage.flags.map { flag in
      (
        flag.placeholder.isEmpty ? "--\(flag.name)" : "--\(flag.name) \(flag.placeholder)",
        flag.help
      )
    }
    example = usage.example
  }
}

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
      case .date: "a date such as 2027-01-31, 31 jan, june, friday, tomorrow, +30d, +6w or +1y"
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
  /// What it was called by before, or elsewhere; understood, and not offered.
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
