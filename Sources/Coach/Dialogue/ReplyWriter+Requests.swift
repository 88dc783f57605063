import Wellness

/// What the coach was asked to do, which it can't.
extension ReplyWriter {
  /// Says it back; `nil` where nothing was asked to be done, or what has no command.
  var requested: String? {
    guard case .say(.topic(let place)) = meaning.act else { return nil }
    switch library[place].name {
    case "a request": return ActionRequest(message).map { "You'd like \(ReplyWriter.wish($0))." }
    case "reminder please", "do something for me":
      return ServiceRequest(TextWord.all(in: message)).map { "I can't \($0.deed)." }
    default: return nil
    }
  }

  private static func wish(_ request: ActionRequest) -> String {
    func goal(_ name: String) -> String { name.isEmpty ? "the goal" : "your \(name) goal" }
    switch request {
    case .make(let title, _): return "a goal called \"\(title)\""
    case .edit("title", "", let name): return "another name for \(goal(name))"
    case .edit("title", let title, let name): return "\(goal(name)) to be called \"\(title)\""
    case .edit("by", "", let name): return "another date for \(goal(name))"
    case .edit("by", let date, let name): return "\(goal(name)) to be due \(date)"
    case .edit(_, let value, let name): return "\(goal(name)) to be \(value)"
    case .goal("edit", let name): return "to change \(goal(name))"
    case .goal("complete", let name): return "\(goal(name)) to count as reached"
    case .goal("archive", let name): return "to put \(goal(name)) away"
    case .goal("resume", let name): return "to take up \(goal(name)) again"
    case .goal(let command, let name): return "to \(command) \(goal(name))"
    case .chat("complete"): return "to end this chat"
    case .chat(let command): return "to \(command) this chat"
    }
  }
}
