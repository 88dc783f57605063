import Wellness

/// Finds the goal that a name means.
enum GoalName {
  enum Found: Hashable {
    case one(Goal)
    case several([Goal])
    /// None; the title that is nearest, if one is near.
    case none(String?)
  }

  static func find(_ name: String, among goals: [Goal]) -> Found {
    let wanted = name.lowercased()
    let equal = goals.filter { $0.title.lowercased() == wanted }
    if equal.count == 1 { return .one(equal[0]) }
    var matches = goals.filter { $0.title.lowercased().hasPrefix(wanted) }
    if matches.isEmpty, wanted.count >= 4 {
      matches = goals.filter {
        $0.id.text.hasPrefix(wanted) || ($0.backendID?.text.hasPrefix(wanted) ?? false)
      }
    }
    switch matches.count {
    case 0:
      // What was typed may be only the beginning of a title, too.
      let near = goals.first {
        let start = String($0.title.lowercased().prefix(wanted.count))
        return wanted.count > 2 && Suggestion.slips(wanted, start, atMost: 1) <= 1
      }
      if let title = near?.title ?? Suggestion.nearest(to: name, among: goals.map(\.title)) {
        return .none(title)
      }
      let mentioning = goals.filter { Words.of($0.title).contains(wanted) }
      return .none(mentioning.count == 1 ? mentioning[0].title : nil)
    case 1: return .one(matches[0])
    default: return .several(matches)
    }
  }
}
