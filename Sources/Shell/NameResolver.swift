import Edge
import Numbers
import UseCases
import Wellness

/// What a name means that a command was given: a number of the last list, the beginning of a title
/// or of an id (four characters or more), words of a title, or nothing for what is active.
final class NameResolver {
  private let goals: GoalUseCases
  private let consultations: ConsultationUseCases
  private let insights: InsightUseCases

  /// What numbers mean for each kind.
  var listedGoals = NamedList<Goal.LocalID>()
  var listedChats = NamedList<Consultation.LocalID>()
  var listedInsights = NamedList<Insight.BackendID>()

  init(
    goals: GoalUseCases, consultations: ConsultationUseCases, insights: InsightUseCases
  ) {
    (self.goals, self.consultations, self.insights) = (goals, consultations, insights)
  }

  /// Every title begins with an empty name.
  private static func refuseEmpty(_ name: String?, of what: String) throws {
    guard let name, name.allSatisfy(\.isWhitespace) else { return }
    throw CommandRefusal(
      "The name is empty: name \(what) by its number or by words of its title.", kind: .invalid)
  }

  // Goals

  /// The goal of a name, or the active one.
  ///
  /// - Parameter takesParts: whether words name a goal whose title has them behind its beginning.
  /// - Throws: `CommandRefusal` that says what there is instead.
  func goal(_ name: String?, takesParts: Bool = true) throws -> Goal {
    try NameResolver.refuseEmpty(name, of: "a goal")
    if name == nil, let goal = try goals.meant() { return goal }
    guard try goals.count() > 0 else {
      throw CommandRefusal(
        "There is no goal yet. Make one: \(GoalNew.usage.example)", kind: .notFound)
    }
    guard let name else {
      throw CommandRefusal("No goal is active: name one, or /goal use GOAL.", kind: .notFound)
    }
    let found = try listedGoals.find(
      name, get: goals.goal, unlisted: { try goals.goal(at: $0 - 1) },
      among: {
        // Most names are the beginning of one; all goals are only read where none is.
        let begun = try goals.named(name)
        return begun.isEmpty ? try goals.all() : begun
      }, takesParts: takesParts)
    switch found {
    case .one(let goal): return goal
    case .several(let goals):
      let listed = try self.goals.ids()
      let titles = try goals.map { goal in
        let number = listed.contains(goal.id) ? " (\(try number(of: goal)))" : ""
        return "\"\(goal.title)\"\(number)"
      }
      throw CommandRefusal(
        "\"\(name)\" could be \(NameResolver.list(titles)): name more of it, or its number.",
        kind: .ambiguous)
    case .none(let near):
      let hint = near.map { ": did you mean \"\($0)\"?" } ?? ". /goals lists them."
      throw CommandRefusal("There is no goal \"\(name)\"" + hint, kind: .notFound)
    }
  }

  /// The goal that somebody speaks of, by words that begin as some of its title do: `running` for
  /// `Run a 5k`; `nil` where there is none, or more than one.
  func goalSaid(_ name: String) throws -> Goal? {
    func beginnings(_ text: String) -> Set<Substring> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(3) })
    }
    let wanted = beginnings(name)
    let found = try goals.all().filter { beginnings($0.title).isSuperset(of: wanted) }
    return found.count == 1 ? found[0] : nil
  }

  /// The place of a goal in the list that `/goals` shows.
  func number(of goal: Goal) throws -> Int {
    listedGoals.number(goal.id, in: try goals.ids(), by: GoalList.plain)
  }

  // Chats

  /// The chat of a name, or the active one.
  ///
  /// - Throws: `CommandRefusal` that says what there is instead.
  func chat(_ name: String?) throws -> Consultation {
    guard let name else { return try activeChat() }
    try NameResolver.refuseEmpty(name, of: "a chat")
    if Int(name, in: 1...Int.exactRange.upperBound) != nil, listedChats.command == nil {
      let first = try consultations.list(.active, limit: PageFlag.size)
      listedChats.show(first.map(\.id), by: "/chat list")
    }
    let found = try listedChats.find(
      name, get: { try consultations.consultation($0).map(titled) },
      among: { try consultations.titled().map(TitledChat.init) })
    switch found {
    case .one(let found): return found.chat
    case .several(let chats):
      let shown = chats.map { "\"\($0.title)\"" }
      throw CommandRefusal(
        "\"\(name)\" could be \(NameResolver.list(shown)): name more of it, or a number of /chat list.",
        kind: .ambiguous)
    case .none(let near):
      let hint = near.map { ": did you mean \"\($0)\"?" } ?? ". /chat list --all shows all."
      throw CommandRefusal("There is no chat \"\(name)\"" + hint, kind: .notFound)
    }
  }

  /// The first of some titles.
  private static func list(_ titles: [String]) -> String {
    guard titles.count > 5 else { return ProblemText.list(titles) }
    return titles.prefix(5).joined(separator: ", ") + " or \(titles.count - 5) more"
  }

  private func titled(_ chat: Consultation) throws -> TitledChat {
    TitledChat(chat: chat, title: try consultations.title(of: chat))
  }

  private func activeChat() throws -> Consultation {
    switch try consultations.shown() {
    // One that is over can still be read.
    case .open(let chat), .ended(let chat): return chat
    case .deleted: throw NameResolver.deletedElsewhere
    case .none:
      throw CommandRefusal(
        "No chat is active: name one, or /chat begins one. /chat list shows them.",
        kind: .notFound)
    }
  }

  /// The active chat, for something that is said in it; `nil` when none is.
  ///
  /// - Throws: `CommandRefusal` for one that another shell has ended or deleted meanwhile.
  func chatThatGoesOn() throws -> Consultation? {
    switch try consultations.shown() {
    case .none: return nil
    case .open(let chat): return chat
    case .ended(let chat):
      throw CommandRefusal(
        "This chat is \(chat.status.rawValue) now, from another shell: nothing was sent. /chat begins another."
      )
    case .deleted: throw NameResolver.deletedElsewhere
    }
  }

  private static let deletedElsewhere = CommandRefusal(
    "This chat is gone: it was deleted in another shell. /chat list shows what there is.",
    kind: .notFound)

  // Insights

  /// The insight of a name.
  ///
  /// - Throws: `CommandRefusal` that says what there is instead.
  func insight(_ name: String) throws -> Insight {
    try NameResolver.refuseEmpty(name, of: "an insight")
    let all = try insights.all()
    if all.isEmpty {
      throw CommandRefusal(
        "There is no insight yet. Make one: \(InsightNew.usage.example)", kind: .notFound)
    }
    let found = listedInsights.find(
      name, get: { id in all.first { $0.id == id } },
      unlisted: { number in all.lazy.filter { !$0.isArchived }.dropFirst(number - 1).first },
      among: { all })
    switch found {
    case .one(let insight): return insight
    case .several:
      throw CommandRefusal(
        "\"\(name)\" could be several insights: name more of it.", kind: .ambiguous)
    case .none:
      let isNumber = Int(name, in: 0...999) != nil
      throw CommandRefusal(
        isNumber
          ? "There is no insight \(name) in the last list. /insight list shows them."
          : "There is no insight \"\(name)\". /insight list shows them.", kind: .notFound)
    }
  }

  /// The place of an insight in the list that `/insight list` shows.
  func number(of insight: Insight) throws -> Int {
    listedInsights.number(
      insight.id, in: try insights.kept(archived: false).map(\.id), by: InsightList.plain)
  }

  /// The numbers that mean an insight, with its title.
  func insightOffers() throws -> [(name: String, help: String)] {
    let all = try insights.all()
    guard listedInsights.command != nil else {
      return all.filter { !$0.isArchived }.enumerated().map {
        ("\($0.offset + 1)", $0.element.title.oneLine)
      }
    }
    return listedInsights.entries.compactMap { number, id in
      all.first { $0.id == id }.map { ("\(number)", $0.title.oneLine) }
    }
  }
}

/// A chat with what it is called.
private struct TitledChat: Named {
  let chat: Consultation
  let title: String

  var id: Consultation.LocalID { chat.id }
  var idTexts: [String] { [chat.id.text] + (chat.backendID.map { [$0.text] } ?? []) }
}
