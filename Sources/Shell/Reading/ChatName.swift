import Wellness

/// Finds the chat that a name means.
enum ChatName {
  /// A chat and what it is called.
  struct Entry: Hashable {
    let chat: Consultation
    let title: String
  }

  enum Found: Hashable {
    case one(Consultation)
    /// Their titles.
    case several([String])
    /// None; the title that is nearest, if one is near.
    case none(String?)
  }

  static func find(_ name: String, among entries: [Entry]) -> Found {
    let wanted = name.lowercased()
    let equal = entries.filter { $0.title.lowercased() == wanted }
    if equal.count == 1 { return .one(equal[0].chat) }
    var matches = entries.filter { $0.title.lowercased().hasPrefix(wanted) }
    if matches.isEmpty, wanted.count >= 4 {
      matches = entries.filter {
        $0.chat.id.text.hasPrefix(wanted) || ($0.chat.backendID?.text.hasPrefix(wanted) ?? false)
      }
    }
    switch matches.count {
    case 0: return .none(Suggestion.nearest(to: name, among: entries.map(\.title)))
    case 1: return .one(matches[0].chat)
    default: return .several(matches.map(\.title))
    }
  }
}
