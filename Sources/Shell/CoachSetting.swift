import Edge
import Numbers
import Time
import UseCases
import Wellness

/// Which coach answers, and what changes that: from the next message on, while an answer that is on
/// its way comes from whom it was asked of.
final class CoachSetting {
  private let edge: Edge
  private let context: ClientContext
  private let options: ShellOptions
  /// The language model that is the coach; `nil` for the built-in one and for a backend's own.
  private(set) var choice: CoachChoice?
  /// The model that was the coach before the built-in one was.
  private var earlier: CoachChoice?
  /// What answers of language models have taken in this run.
  var use = ModelUse()
  /// The models that were listed last, by their numbers.
  private var offers: [ModelOffer] = []

  /// What the built-in coach is called where a model has a name.
  static let builtIn = "off"
  /// How long advice of the user's own model is waited for: a little longer than the built-in
  /// backend itself does.
  private static let patience = Duration.seconds(310)

  init(_ edge: Edge, _ context: ClientContext, _ options: ShellOptions) {
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
    } catch let refusal as CommandRefusal {
      try edge.complain(
        Styled("The coach that /coach keeps isn't used: \(refusal.sentence)", .warning))
    }
  }

  /// Keeps the coach for later runs as it is now.
  func save() throws { try context.keep(choice?.title ?? CoachSetting.builtIn, as: .coach) }

  // Changing it

  /// Has the built-in coach answer.
  func useBuiltIn() throws { try change(to: nil) }

  /// Has a model answer that was called by what people call it, or by its number in the list that was
  /// shown last.
  ///
  /// - Returns: what the user has to choose from; empty where a model answers from now on.
  func use(_ word: String, model: String?) throws -> [ModelOffer] {
    try requireChoice()
    if model == nil, let number = Int(word, in: 1...999) { return try use(number: number) }
    return try apply(search.find(word, model: model, known: choice ?? earlier))
  }

  /// All models that servers here have, and the one that's in use.
  func offered() throws -> [ModelOffer] {
    try requireChoice()
    offers = try search.all(and: choice?.address)
    return offers
  }

  /// What the model would be told with a message in a chat, by whose turn it is.
  func prompt(
    for message: String, in chat: Consultation
  ) throws -> [(role: String, text: String)] {
    try requireChoice()
    guard choice != nil else {
      throw CommandRefusal(
        "The built-in coach is told nothing. A model is: \(CoachUse.usage.example)")
    }
    return try context.modelPrompt(for: message, in: chat)
  }

  /// What is said where no server has any.
  var nobody: String { search.nobody }

  private var search: ModelSearch { ModelSearch(rules: options.coach, ask: context.modelServers) }

  private func use(number: Int) throws -> [ModelOffer] {
    let offers = try self.offers.isEmpty ? offered() : self.offers
    guard offers.indices.contains(number - 1) else {
      throw CommandRefusal(
        offers.isEmpty ? search.nobody : "The list of models has no \(number): /coach list.",
        kind: .usage)
    }
    return try apply(.one(offers[number - 1]))
  }

  private func apply(_ result: ModelSearch.Result) throws -> [ModelOffer] {
    switch result {
    case .several(let several):
      offers = several
      return several
    case .one(let offer):
      let options = (choice ?? earlier)?.options ?? []
      try change(to: CoachChoice(model: offer.model, address: offer.address, options: options))
      return []
    }
  }

  /// Has another model of the same server answer: one of those that it was heard to have, by name or
  /// number; any name where it wasn't asked in this run.
  ///
  /// - Returns: what the user has to choose from; empty where a model answers from now on.
  func use(model: String) throws -> [ModelOffer] {
    guard var wanted = choice ?? earlier else {
      try requireChoice()
      throw CommandRefusal(
        "No server of language models is known yet. Name one: \(CoachUse.usage.example)")
    }
    let known = offers.filter { $0.address == wanted.address }
    if !known.isEmpty {
      if let number = Int(model, in: 1...999) { return try use(number: number) }
      return try apply(
        search.one(
          called: model, among: known, of: known[0].server, at: wanted.address))
    }
    wanted.model = model
    try change(to: wanted)
    return []
  }

  /// Sets something of the model, or takes it back.
  func set(_ texts: [String], isAll: Bool = false) throws {
    guard var wanted = choice else {
      try requireChoice()
      throw CommandRefusal(
        "The built-in coach has no options. A model has: \(CoachUse.usage.example)")
    }
    if isAll { wanted.options = [] }
    let known = options.coach.options.map(\.key)
    for text in texts {
      let key = String(text.prefix { $0 != "=" })
      guard known.contains(key), text.contains("=") else {
        throw CommandRefusal(CoachSetting.unknown(text, key, known), kind: .usage)
      }
      wanted = wanted.setting(text)
    }
    try change(to: wanted)
  }

  private static func unknown(_ text: String, _ key: String, _ known: [String]) -> String {
    if known.contains(key) { return "\(key) needs a value: \(key)=VALUE, or \(key)=default" }
    let near = Suggestion.nearest(to: key, among: known).map { ": did you mean \($0)=VALUE?" }
    return "There is no option \(key)" + (near ?? "; there are \(ProblemText.list(known))")
  }

  private func change(to wanted: CoachChoice?) throws {
    try requireChoice()
    let new: CoachChoice?
    do throws(CoachProblem) {
      new = try wanted.map(options.coach.check)
    } catch {
      throw CommandRefusal(error.sentence, kind: .usage)
    }
    if let choice, new == nil { earlier = choice }
    choice = new
    try edge.emit(.option(key: "coach", value: new?.title ?? CoachSetting.builtIn))
    setPatience()
  }

  /// - Throws: `CommandRefusal` where nobody may choose.
  private func requireChoice() throws {
    if options.hasAccounts {
      throw CommandRefusal("\(options.backendName) has its own coach.")
    }
    if let obstacle = options.coach.obstacle { throw CommandRefusal(obstacle) }
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
    case .address:
      try requireOne(of: use(text, model: nil), called: text)
    case .model: try requireOne(of: use(model: text), called: text)
    case .options:
      let texts = text.split(whereSeparator: \.isWhitespace).map(String.init)
      try set(texts == ["none"] ? [] : texts, isAll: true)
    }
  }

  /// - Throws: `CommandRefusal` where the user has to choose.
  private func requireOne(of offers: [ModelOffer], called text: String) throws {
    guard offers.isEmpty else {
      throw CommandRefusal(
        "\(offers[0].server) has \(offers.count) models: /coach use \(text) lists them.",
        kind: .usage)
    }
  }

  /// What leaves this machine with the coach that was chosen, where something does that didn't before.
  func exposure(since before: CoachChoice?) -> [String] {
    guard let choice, choice.address != before?.address, !options.coach.isHere(choice.address)
    else { return [] }
    let server = options.coach.title(of: choice.address)
    return [
      "What you say, your goals and their numbers go to \(server) with each message."
    ]
  }

  /// The command that brings a coach back that was in use before.
  func command(for before: CoachChoice?) -> String {
    guard let before else { return "/coach off" }
    guard let choice, choice.address == before.address else {
      let server = options.coach.servers.first { $0.address == before.address }
      return "/coach use \(server?.name ?? before.address) \(CoachSetting.quoted(before.model))"
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
