import JSON

/// The texts of a frame that may go on in the next one: a text frame as a whole, and the strings in
/// the members of an object, each with those of the same path.
enum FramePieces {
  /// Members that say something of the frame.
  private static let whole: Set<String> = [
    "type", "id", "role", "status", "event", "model", "code", "kind", "index", "persona", "name",
    "timestamp", "object", "finish_reason", "language", "version",
  ]

  /// Whether the strings under a key are pieces of one text.
  private static func goesOn(_ key: String) -> Bool {
    !(whole.contains(key) || key.hasSuffix("_id") || key.hasSuffix("_at"))
  }

  /// Whether a member of an object is a piece of a text.
  static func isPiece(_ member: JSON.Member) -> Bool {
    if case .string = member.value { goesOn(member.key) } else { false }
  }

  /// The pieces in a frame, by their paths.
  static func all(in payload: Payload) -> [(path: String, text: String)] {
    switch payload {
    case .text(let text): [("", text)]
    case .json(let json): all(in: json, at: "")
    case .nothing, .bytes: []
    }
  }

  private static func all(in json: JSON, at path: String) -> [(path: String, text: String)] {
    switch json {
    case .object(let members):
      members.flatMap { member -> [(path: String, text: String)] in
        if case .string(let text) = member.value {
          return goesOn(member.key) && !text.isEmpty ? [(path + "." + member.key, text)] : []
        }
        return all(in: member.value, at: path + "." + member.key)
      }
    case .array(let elements):
      elements.enumerated().flatMap { all(in: $1, at: path + "[\($0)]") }
    case .null, .bool, .number, .string: []
    }
  }

  /// Puts another text in place of a piece.
  static func replace(_ path: String, in payload: inout Payload, by text: String) {
    switch payload {
    case .text: payload = .text(text)
    case .json(let json): payload = .json(replaced(json, at: "", path, text))
    case .nothing, .bytes: break
    }
  }

  private static func replaced(
    _ json: JSON, at here: String, _ path: String, _ text: String
  ) -> JSON {
    switch json {
    case .string: here == path ? .string(text) : json
    case .object(let members):
      .object(
        members.map {
          JSON.Member(
            key: $0.key, value: replaced($0.value, at: here + "." + $0.key, path, text))
        })
    case .array(let elements):
      .array(elements.enumerated().map { replaced($1, at: here + "[\($0)]", path, text) })
    case .null, .bool, .number: json
    }
  }
}
