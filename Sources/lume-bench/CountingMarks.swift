import Contract
import JSON

/// What combining marks without end cost where text comes in, beside as many bytes of letters.
extension Counting {
  /// The bytes of the longer text; the shorter one has a quarter of them.
  private static let size = 1_000_000

  func marks() throws -> [Budgets.Figure] {
    try makeFolder(callgrind.folder + "/marks")
    // No run that is counted makes a store.
    try Child(lume, ["-c", "/status"], environment: marksHome, streams: .nowhere).wait()
    return try MarkedInput.allCases.flatMap { input in
      let marks = try cost(of: input, "\u{301}\u{316}", Counting.size)
      let fewer = try cost(of: input, "\u{301}\u{316}", Counting.size / 4)
      let letters = try cost(of: input, "\u{44b}\u{448}", Counting.size)
      return [
        Budgets.Figure(
          name: "1 MB of marks to letters, \(input.rawValue)", value: marks / letters,
          isRatio: true),
        Budgets.Figure(
          name: "1 MB of marks to 250 KB, \(input.rawValue)", value: marks / fewer, isRatio: true),
      ]
    }
  }

  private var marksHome: [String] { ["LUME_HOME=\(callgrind.folder)/marks/home"] }

  private func cost(of input: MarkedInput, _ piece: String, _ size: Int) throws -> Double {
    let text = "e" + String(repeating: piece, count: size / piece.utf8.count)
    if input == .served {
      return try serving { crowd, room in try crowd.propose(title: text, as: room) }
    }
    let path = "\(callgrind.folder)/marks/input.\(input.suffix)"
    try write(Array(input.file(text).utf8), to: path)
    // They end with 1 where a message is too long, or a file isn't as lume would write it.
    return try callgrind.count(
      lume, input.arguments + [path], environment: marksHome,
      endingWith: [0, 1])
  }
}

/// Where a text comes in.
private enum MarkedInput: String, CaseIterable {
  case verified, linted, formatted
  case cast = "imported cast"
  case har = "imported HAR"
  case inputs = "inputs of a file"
  case served = "refused request"

  var arguments: [String] {
    switch self {
    case .verified: ["verify"]
    case .linted: ["lint"]
    case .formatted: ["fmt", "--check"]
    case .cast, .har: ["import"]
    case .inputs: ["-f"]
    case .served: []
    }
  }

  var suffix: String {
    switch self {
    case .cast: "cast"
    case .har: "har"
    default: "session"
    }
  }

  func file(_ text: String) -> String {
    switch self {
    case .verified, .linted, .formatted: "lume-session 1\n\n> \(text)\n"
    case .cast:
      """
      {"version": 2, "width": 80, "height": 24}
      [0.5, "o", "$ /goals\\r\\n"]
      [0.7, "o", "\(text)\\r\\n"]

      """
    case .har: MarkedInput.archive((["title": .string(text)] as JSON).text()).text()
    case .inputs, .served: text + "\n"
    }
  }

  /// An exchange in the HTTP Archive format (1.2).
  private static func archive(_ body: String) -> JSON {
    let content: JSON = ["mimeType": "application/json", "text": .string(body)]
    return [
      "log": [
        "version": "1.2",
        "entries": [
          [
            "startedDateTime": "2026-03-02T07:30:00Z", "time": 5,
            "request": [
              "method": "POST", "url": "http://localhost/api/v1/goals", "headers": [],
              "postData": content,
            ],
            "response": ["status": 400, "headers": [], "content": content],
          ]
        ],
      ]
    ]
  }
}
