/// What two recordings of the same inputs have differently, by turn: what the world did, and apart
/// from it what the program did.
package struct RecordingChange: Sendable {
  /// Lines of one turn.
  package struct Turn: Sendable {
    /// The line of the input; `nil` before the first.
    package var input: String?
    /// Responses and frames.
    package var world: [Line] = []
    /// Requests and what was printed.
    package var program: [Line] = []

    /// One in which nothing has happened yet.
    package init(input: String? = nil) {
      self.input = input
    }
  }

  /// One record.
  package struct Line: Sendable {
    /// As it stands in its file, without the time it came after.
    package let text: String
    /// With the names of ids, times and durations alike in both files.
    package let key: String
  }

  /// What stands before the first input, then what each input brought.
  package static func turns(of file: SessionFile) -> [Turn] {
    var turns = [Turn()]
    var names = Names()
    for item in file.items {
      let lines = file.lines(item)
      switch item.record {
      case .typed: turns.append(Turn(input: lines.first))
      case .receive:
        turns[turns.count - 1].world.append(names.line(withoutTime(lines)))
      case .send, .printed, .pattern, .assertion, .rest:
        turns[turns.count - 1].program.append(names.line(lines))
      default: break
      }
    }
    return turns
  }

  /// `<- h1 200` of `<- h1 +184 200`.
  private static func withoutTime(_ lines: [String]) -> [String] {
    guard let first = lines.first, let plus = first.firstIndex(of: "+") else { return lines }
    let rest = first[plus...].drop { $0 != " " }.dropFirst()
    return [String(first[..<plus] + rest)] + lines.dropFirst()
  }

  /// Calls what is another thing in each recording by its place: the first id is the first one.
  private struct Names {
    private var known: [String: String] = [:]

    mutating func line(_ lines: [String]) -> Line {
      let text = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
      var key = ""
      var word = ""
      for character in text {
        if character.isLetter || character.isNumber || "-:.".contains(character) {
          word.append(character)
        } else {
          key += name(of: word)
          key.append(character)
          word = ""
        }
      }
      return Line(text: text, key: key + name(of: word))
    }

    private mutating func name(of word: String) -> String {
      let isID = word.count == 36 && word.filter { $0 == "-" }.count == 4
      let isTime = word.count >= 17 && word.contains("T") && word.filter { $0 == ":" }.count == 2
      guard isID || isTime else { return word }
      if isTime { return "(time)" }
      if let name = known[word] { return name }
      let name = "(id \(known.count + 1))"
      known[word] = name
      return name
    }
  }
}
