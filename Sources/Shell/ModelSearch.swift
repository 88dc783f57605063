import Edge
import UseCases
import Wellness

/// A model that a server has, which the user may choose.
struct ModelOffer: Hashable {
  let model: String
  /// Of its server's API, as a URL.
  let address: String
  /// What people call the server.
  let server: String
}

/// Finds the language model that somebody means: by the name or the address of a server, by its own
/// name, or by its number in the list that was shown last.
struct ModelSearch {
  /// What a search has come to.
  enum Result: Hashable {
    case one(ModelOffer)
    /// The user has to say which.
    case several([ModelOffer])
  }

  let rules: CoachRules
  /// Asks servers at these addresses what they have.
  let ask: (_ addresses: [String]) throws -> [ModelServerAnswer]

  /// What people call a model by: a server or its address, with or without a model, or a model alone.
  ///
  /// Servers are asked what they have. Not so where a whole URL and a model are known, be it from
  /// before: then nobody has to answer yet.
  ///
  /// - Parameter known: the server and the model that are in use, or were; `nil` for none.
  func find(_ word: String, model: String?, known: CoachChoice? = nil) throws -> Result {
    let address: String
    do throws(CoachProblem) {
      address = try rules.check(CoachChoice(model: "any", address: word)).address
    } catch {
      guard model == nil, !word.contains("/") else {
        throw CommandRefusal(error.sentence, kind: .usage)
      }
      return try self.model(word, firstAt: known?.address)
    }
    guard word.contains("://"), let name = model ?? known?.model else {
      return try self.model(model, at: address, as: word)
    }
    return .one(ModelOffer(model: name, address: address, server: rules.title(of: address)))
  }

  /// All models of the servers that answer, where servers usually are.
  ///
  /// - Parameter address: of one more, which is asked first; `nil` for none.
  func all(and address: String? = nil) throws -> [ModelOffer] {
    let usual = rules.servers.map(\.address)
      .filter { $0 != address && $0 != address.flatMap(rules.server)?.address }
    return try ask((address.map { [$0] } ?? []) + usual).flatMap(offers)
  }

  /// A model of any of these servers.
  ///
  /// - Parameter address: of the one that's asked first, and that has it where it can't say so; `nil`
  ///   for none.
  private func model(_ name: String, firstAt address: String?) throws -> Result {
    if let address, let server = try ask([address]).first {
      let offers = ModelSearch.fitting(name, among: offers(server))
      if !offers.isEmpty { return offers.count == 1 ? .one(offers[0]) : .several(offers) }
      if server.problem == nil, server.models == nil || takesAnyName(address) {
        return .one(offer(name, of: server))
      }
    }
    let all = try all(and: address)
    let fitting = ModelSearch.fitting(name, among: all)
    guard let first = fitting.first else {
      throw CommandRefusal(
        all.isEmpty
          ? nobody : "No server here has \"\(name)\": there \(ModelSearch.list(all)).",
        kind: .usage)
    }
    return fitting.count == 1 ? .one(first) : .several(fitting)
  }

  /// A model of one server.
  ///
  /// - Parameters:
  ///   - word: how the user called the server.
  ///   - name: of the model, or what one begins with; `nil` for whichever it has.
  private func model(_ name: String?, at address: String, as word: String) throws -> Result {
    guard let server = try ask([address]).first else { return .several([]) }
    let title = rules.title(of: address)
    if let problem = server.problem { throw refusal(problem, title, address, word, name) }
    guard server.models != nil else {
      guard let name else {
        throw CommandRefusal(
          "\(title) answers, but doesn't say which models it has: name one, /coach use \(word) MODEL.",
          kind: .usage)
      }
      return .one(offer(name, of: server))
    }
    let offers = offers(server)
    if let name { return try one(called: name, among: offers, of: title, at: address) }
    guard let first = offers.first else {
      throw CommandRefusal(
        "\(title) answers, but has no model: have it fetch or load one, then /coach use \(word).")
    }
    return offers.count == 1 ? .one(first) : .several(offers)
  }

  /// A model of the server at an address that has these, by its name or what that begins with.
  ///
  /// - Parameter title: what people call the server.
  /// - Throws: `CommandRefusal` where it has none like that.
  func one(
    called name: String, among offers: [ModelOffer], of title: String, at address: String
  ) throws -> Result {
    let fitting = ModelSearch.fitting(name, among: offers)
    if let first = fitting.first { return fitting.count == 1 ? .one(first) : .several(fitting) }
    if takesAnyName(address) {
      return .one(ModelOffer(model: name, address: address, server: title))
    }
    let names = offers.flatMap { [$0.model, String($0.model.prefix { $0 != ":" })] }
    let instead =
      Suggestion.nearest(to: name, among: names).map { "did you mean \($0)?" }
      ?? "there \(ModelSearch.list(offers))."
    throw CommandRefusal("\(title) has no \"\(name)\": \(instead)", kind: .usage)
  }

  /// Those that can talk: others make numbers of texts.
  private func offers(_ server: ModelServerAnswer) -> [ModelOffer] {
    (server.models ?? []).filter { !$0.lowercased().contains("embed") }
      .map { offer($0, of: server) }
  }

  private func offer(_ model: String, of server: ModelServerAnswer) -> ModelOffer {
    ModelOffer(model: model, address: server.address, server: rules.title(of: server.address))
  }

  /// Whether a server answers with the one model that it has loaded, whatever it's called.
  private func takesAnyName(_ address: String) -> Bool {
    rules.server(at: address)?.takesAnyModel ?? false
  }

  /// Those that are called so; else those whose name goes on with a version or a size.
  private static func fitting(_ name: String, among offers: [ModelOffer]) -> [ModelOffer] {
    let wanted = name.lowercased()
    let same = offers.filter { $0.model.lowercased() == wanted }
    if !same.isEmpty { return same }
    let latest = offers.filter { $0.model.lowercased() == wanted + ":latest" }
    return latest.isEmpty ? offers.filter { $0.model.lowercased().hasPrefix(wanted) } : latest
  }

  private func refusal(
    _ problem: String, _ title: String, _ address: String, _ word: String, _ name: String?
  ) -> CommandRefusal {
    let advice =
      rules.server(at: address).map { "start it (\($0.start)), then try again" }
      ?? "check the address, and that it's running"
    return CommandRefusal("\(title) \(problem): \(advice).")
  }

  /// What there is in place of a model that isn't.
  private static func list(_ offers: [ModelOffer]) -> String {
    let names = offers.prefix(8).map(\.model)
    let more = offers.count > names.count ? " and \(offers.count - names.count) more" : ""
    switch names.count {
    case 0: return "is none"
    case 1: return "is \(names[0])"
    default: return "are " + names.joined(separator: ", ") + more
    }
  }

  /// What is said where no server answers.
  var nobody: String {
    let names = rules.servers.map(\.title)
    return "No server of language models answers on this machine "
      + "(\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") were asked): "
      + "/help coach says how to get one."
  }
}

extension CoachRules {
  /// The model that somebody means who can't be asked which.
  ///
  /// - Parameters:
  ///   - word: a server or its address, or a model.
  ///   - ask: asks servers at these addresses what they have.
  package func choice(
    _ word: String, model: String?, ask: @escaping ([String]) -> [ModelServerAnswer]
  ) throws(CoachProblem) -> CoachChoice {
    do {
      switch try ModelSearch(rules: self, ask: ask).find(word, model: model) {
      case .one(let offer): return CoachChoice(model: offer.model, address: offer.address)
      case .several(let offers):
        throw CommandRefusal(
          "\(offers[0].server) has \(offers.count) models: "
            + "\(offers.map(\.model).joined(separator: ", ")). Name one, in quotes: "
            + "\"\(word) \(offers[0].model)\".")
      }
    } catch {
      throw CoachProblem((error as? CommandRefusal)?.sentence ?? "\(error)")
    }
  }
}
