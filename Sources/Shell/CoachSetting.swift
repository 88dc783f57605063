import Edge
import Numbers
import Time
import UseCases

/// Which coach answers, and what changes that: from the next message on, while an answer that is on
/// its way comes from whom it was asked of.
final class CoachSetting {
  private let edge: Edge
  private let context: ClientContext
  private let options: Options
  /// The language model that is the coach; `nil` for the built-in one and for a backend's own.
  private(set) var choice: CoachChoice?
  /// The model that was the coach before the built-in one was.
  private var earlier: CoachChoice?
  /// What answers of language models have taken in this run.
  var use = ModelUse()

  /// What the built-in coach is called where a model has a name.
  static let builtIn = "off"
  /// How long advice of the user's own model is waited for: a little longer than the built-in
  /// backend itself does.
  private static let patience = Duration.seconds(310)

  init(_ edge: Edge, _ context: ClientContext, _ options: Options) {
    (self.edge, self.context, self.options) = (edge, context, options)
    choice = options.hasAccounts ? nil : options.coachName.flatMap(CoachChoice.init(title:))
    setPatience()
  }

  /// Takes up the coach that is kept, and tells the world of it.
  func announce() throws {
    guard options.coach.takesKept, let kept = try context.setting(.coach) else { return }
    guard let wanted = CoachChoice(title: kept) else { return }
    do {
      try change(to: wanted)
    } catch let refusal as Refusal {
      try edge.complain(
        Styled("The coach that /coach keeps isn't used: \(refusal.sentence)", .warning))
    }
  }

  /// Keeps the coach for later runs as it is now.
  func save() throws { try context.keep(choice?.title ?? CoachSetting.builtIn, as: .coach) }

  // Changing it

  /// Has the built-in coach answer.
  func useBuiltIn() throws { try change(to: nil) }

  /// Has a model of a server answer.
  ///
  /// - Parameter model: `nil` for one of the same name as now.
  func use(_ address: String, model: String?) throws {
    let isWord = !address.contains { ":/".contains($0) }
    if model == nil, isWord, choice ?? earlier != nil, problem(with: address) != nil {
      // The name of a model, as people say it.
      return try use(model: address)
    }
    guard let model = model ?? (choice ?? earlier)?.model else {
      // What is no address is told first.
      if let problem = problem(with: address) { throw Refusal(problem.sentence, kind: .usage) }
      throw Refusal(
        "Which of its models? Name it too: /coach use \(address) MODEL, e.g. \(CoachUse.usage.example)",
        kind: .usage)
    }
    let options = (choice ?? earlier)?.options ?? []
    try change(to: CoachChoice(model: model, address: address, options: options))
  }

  private func problem(with address: String) -> CoachProblem? {
    do throws(CoachProblem) {
      _ = try options.coach.check(CoachChoice(model: "any", address: address))
      return nil
    } catch {
      return error
    }
  }

  /// Has another model of the same server answer.
  func use(model: String) throws {
    guard var wanted = choice ?? earlier else {
      try requireChoice()
      throw Refusal(
        "No server of language models is known yet. Name one: \(CoachUse.usage.example)")
    }
    wanted.model = model
    try change(to: wanted)
  }

  /// Sets something of the model, or takes it back.
  func set(_ texts: [String], isAll: Bool = false) throws {
    guard var wanted = choice else {
      try requireChoice()
      throw Refusal(
        "The built-in coach has no options. A model has: \(CoachUse.usage.example)")
    }
    if isAll { wanted.options = [] }
    let known = options.coach.options.map(\.key)
    for text in texts {
      let key = String(text.prefix { $0 != "=" })
      guard known.contains(key), text.contains("=") else {
        throw Refusal(CoachSetting.unknown(text, key, known), kind: .usage)
      }
      wanted = wanted.setting(text)
    }
    try change(to: wanted)
  }

  private static func unknown(_ text: String, _ key: String, _ known: [String]) -> String {
    if known.contains(key) { return "\(key) needs a value: \(key)=VALUE, or \(key)=default" }
    let near = Suggestion.nearest(to: key, among: known).map { ": did you mean \($0)=VALUE?" }
    return "there is no option \(key)" + (near ?? "; there are \(ProblemText.list(known))")
  }

  private func change(to wanted: CoachChoice?) throws {
    try requireChoice()
    let new: CoachChoice?
    do throws(CoachProblem) {
      new = try wanted.map(options.coach.check)
    } catch {
      throw Refusal(error.sentence, kind: .usage)
    }
    if let choice, new == nil { earlier = choice }
    choice = new
    try edge.emit(.option(key: "coach", value: new?.title ?? CoachSetting.builtIn))
    setPatience()
  }

  /// - Throws: `Refusal` where nobody may choose.
  private func requireChoice() throws {
    if options.hasAccounts {
      throw Refusal("\(options.backendName) has its own coach.")
    }
    if let obstacle = options.coach.obstacle { throw Refusal(obstacle) }
  }

  private func setPatience() {
    guard let choice else { return context.waitAsUsual() }
    context.wait(upTo: CoachSetting.patience) { [edge] time in
      let seconds = Int(clamping: time / .seconds(1))
      try edge.emit(
        .note(Styled("\(choice.model) is writing (\(seconds) s); Ctrl-C stops it.", .faint)))
    }
  }
}

extension CoachSetting {
  /// What of it `/set` shows under a key of its own.
  enum Part: Hashable, Sendable {
    case address, model, options
  }

  /// A part as `/set` shows it.
  func value(of part: Part) -> String {
    switch part {
    case .address: choice?.address ?? CoachSetting.builtIn
    case .model: choice?.model ?? "none"
    case .options:
      choice.flatMap { $0.options.isEmpty ? nil : $0.options.joined(separator: " ") } ?? "none"
    }
  }

  /// Changes a part to what was typed behind `/set`.
  func change(_ part: Part, to text: String) throws {
    switch part {
    case .address where text == CoachSetting.builtIn: try useBuiltIn()
    case .address: try use(text, model: nil)
    case .model: try use(model: text)
    case .options:
      let texts = text.split(whereSeparator: \.isWhitespace).map(String.init)
      try set(texts == ["none"] ? [] : texts, isAll: true)
    }
  }

  /// The command that brings a coach back that was in use before.
  func command(for before: CoachChoice?) -> String {
    guard let before else { return "/coach builtin" }
    guard let choice, choice.address == before.address else {
      return "/coach use \(before.address) \(CoachSetting.quoted(before.model))"
    }
    guard choice.model == before.model else {
      return "/coach model \(CoachSetting.quoted(before.model))"
    }
    let keys = (choice.options + before.options).map { String($0.prefix { $0 != "=" }) }
    var changed: [String] = []
    for key in keys where choice.value(of: key) != before.value(of: key) {
      let text = "\(key)=\(before.value(of: key) ?? "default")"
      if !changed.contains(text) { changed.append(text) }
    }
    return "/coach option \(changed.joined(separator: " "))"
  }

  private static func quoted(_ name: String) -> String {
    name.contains(" ") ? "\"\(name)\"" : name
  }
}
