import Wellness

/// What a message asks to have done in the world outside a chat, which no coach can do: `remind me
/// at 7`, `book me a gym class`.
struct ServiceRequest {
  /// What can't be done: `remind you`.
  let deed: String
  /// Whether it is to happen at a time, as an alarm does.
  let isTimed: Bool

  /// The general topic that is said about it.
  var topic: String { isTimed ? "reminder please" : "do something for me" }

  init?(_ typed: [TextWord]) {
    let words = typed.map(\.text)
    let courtesy = words.prefix(while: ServiceRequest.listed.courtesies.contains)
    let rest = Array(words.dropFirst(courtesy.count))
    guard words.count <= 25, let verb = rest.first else { return nil }
    let isAddressed = courtesy.contains { ["you", "u", "please", "pls"].contains($0) }
    // What somebody wants to do themselves is no request: `i want to call my mum`.
    if !isAddressed, courtesy.contains("to"), courtesy.contains("i") || courtesy.contains("id") {
      return nil
    }
    let objects = rest.dropFirst().prefix(4)
    let isForUser = objects.prefix(2).contains { $0 == "me" || $0 == "us" }
    let isOfOthers =
      isAddressed
      && (objects.first == "my" || objects.contains { ServiceRequest.listed.others.contains($0) })
    if let deed = ServiceRequest.calls[verb], isForUser || isOfOthers {
      // `call me Sam` tells a name.
      guard verb != "call" || isOfOthers || rest.dropFirst(2).contains(where: ServiceRequest.isTime)
      else { return nil }
      (self.deed, isTimed) = (deed + (isForUser ? " you" : " anybody"), true)
    } else if ServiceRequest.listed.setting.contains(verb),
      let setting = rest.lazy.compactMap({ ServiceRequest.devices[$0] }).first
    {
      (deed, isTimed) = (setting, true)
    } else if verb == "check", objects.prefix(2).contains("me") {
      (deed, isTimed) = ("check on you", true)
    } else if ["send", "write"].contains(verb), isForUser,
      rest.contains(where: ServiceRequest.isTime)
    {
      (deed, isTimed) = ("write to you first", true)
    } else if verb == "let", isForUser, rest.contains("when") {
      (deed, isTimed) = ("tell you when it's time", true)
    } else if let place = rest.firstIndex(where: ServiceRequest.listed.calendars.contains),
      rest[..<place].last == "my", ServiceRequest.listed.writing.contains(verb)
    {
      (deed, isTimed) = ("write in your \(rest[place])", true)
    } else if ["book", "order", "buy"].contains(verb), isForUser || verb == "order" {
      (deed, isTimed) = (verb + " anything", false)
    } else if verb == "play", rest.contains(where: ServiceRequest.listed.sounds.contains) {
      (deed, isTimed) = ("play anything", false)
    } else if ["track", "count", "measure"].contains(verb), rest.suffix(2) == ["for", "me"] {
      (deed, isTimed) = (verb + " that for you", false)
    } else {
      return nil
    }
  }

  private static func isTime(_ word: String) -> Bool {
    listed.times.contains(word) || word.first?.isNumber ?? false
  }

  /// What calls somebody, as it stands behind `I can't`.
  private static let calls = [String: String].listed("ServiceRequest.calls")
  private static let devices = [String: String].listed("ServiceRequest.devices")

  private static let listed = ListedWords("ServiceRequest")
}
