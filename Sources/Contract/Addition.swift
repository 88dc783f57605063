import JSON

/// What the service does beyond the published contract, as it lists it in `connected` and in
/// `/healthz`. A client sends a frame only where it is listed; a field is sent anyway, since who
/// doesn't know it passes over it.
package enum Addition: String, CaseIterable, Sendable {
  /// A frame that ends the answer where it is.
  case interrupt
  /// A frame that tells the other sockets of a chat what was said in it.
  case userMessage = "user_message"
  /// A field of a goal that says what its number means.
  case measure
  /// A member of a goal's progress that names the message that told it.
  case messageOfProgress = "message_of_progress"

  /// All of them, as they are listed.
  package static let list = JSON.array(allCases.map { .string($0.rawValue) })

  /// Those of a list that are known.
  static func listed(_ list: String) throws(JSON.SyntaxError) -> Set<Addition> {
    let names = try JSON(parsing: list).arrayValue ?? []
    return Set(names.compactMap { $0.stringValue.flatMap(Addition.init(rawValue:)) })
  }
}
