import Edge
import UseCases
import Wellness

extension Shell {
  /// The insight that a name means: a number of the last list, or the beginning of an id of four
  /// characters or more.
  ///
  /// - Throws: `Refusal` that says what there is instead.
  func insight(named name: String) throws -> Insight {
    let all = try insights.all()
    if all.isEmpty {
      throw Refusal(
        "There is no insight yet. Make one: \(InsightNew.usage.example)", kind: .notFound)
    }
    if let number = Int(name), number < 1000 {
      let list = try lastInsights ?? insights.kept(archived: false).map(\.id)
      if list.indices.contains(number - 1),
        let found = all.first(where: { $0.id == list[number - 1] })
      {
        return found
      }
      throw Refusal(
        "There is no insight \(number) in the last list. /insight list shows them.",
        kind: .notFound)
    }
    let matching = all.filter { $0.id.text.hasPrefix(name.lowercased()) }
    guard name.count >= 4, let found = matching.first else {
      throw Refusal(
        "There is no insight \"\(name)\". /insight list shows them.", kind: .notFound)
    }
    guard matching.count == 1 else {
      throw Refusal(
        "\"\(name)\" could be several insights: name more of it.", kind: .ambiguous)
    }
    return found
  }

  /// The place of an insight in the list that numbers mean.
  func number(of insight: Insight) throws -> Int {
    let ids = try insights.kept(archived: false).map(\.id)
    lastInsights = ids
    return (ids.firstIndex(of: insight.id) ?? 0) + 1
  }

  /// The numbers of the last list with their titles, for completion.
  func insightOffers() throws -> [(name: String, help: String)] {
    let all = try insights.all()
    let list = lastInsights ?? all.filter { !$0.isArchived }.map(\.id)
    return list.enumerated().compactMap { index, id in
      all.first { $0.id == id }.map { ("\(index + 1)", $0.title.oneLine) }
    }
  }
}
