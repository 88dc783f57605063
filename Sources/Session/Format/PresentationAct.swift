import Edge
import JSON

/// What a file says for `play` and `export` alone: `@ type`, `@ pause`, `@ caption`, `@ marker` and
/// `@ resize`.
package struct PresentationAct: Hashable, Sendable {
  /// What is typed by `@ type`.
  package enum Stroke: Hashable, Sendable {
    case text(String)
    case key(PresentationKey)
  }

  /// What is shown.
  package enum Kind: Hashable, Sendable {
    /// Takes the place of the typing of the next input; its Enter comes by itself.
    case type([Stroke])
    /// Nothing happens for so long.
    case pause(milliseconds: Int64)
    /// A line beside the terminal, up to the next one; an empty one ends it.
    case caption(String)
    /// A name for this place.
    case marker(String)
    case resize(SessionHeader.Size)
  }

  package var kind: Kind
  /// Counted from 1.
  package let line: Int
  /// How many stimuli stand before it, of all kinds but `@ resize`.
  package let stimuli: Int
  /// How many inputs that begin a turn stand before it.
  package let turns: Int
  /// Whether something that the program prints stands between it and the input before it.
  package let isBehindOutput: Bool
}

/// A key that `@ type` names.
package enum PresentationKey: String, Hashable, Sendable, CaseIterable {
  case tab, enter, newline, backspace, delete, up, down, left, right, home, end, escape
  case wordLeft = "word-left"
  case wordRight = "word-right"
  case wordBackspace = "word-backspace"
  case clearLine = "ctrl-u"
  case clearToEnd = "ctrl-k"
  case yank = "ctrl-y"
  case search = "ctrl-r"
  case transpose = "ctrl-t"
  case interrupt = "ctrl-c"
  case clearScreen = "ctrl-l"
}

extension SessionFile {
  /// Everything that `play` and `export` show beside what the program does, in the order of the
  /// file.
  package var presentation: [PresentationAct] {
    var acts: [PresentationAct] = []
    var stimuli = 0
    var turns = 0
    var isBehindOutput = false
    for item in items {
      let kind: PresentationAct.Kind
      switch item.record {
      case .show(.type(let text)): kind = .type(strokes(text))
      case .show(.pause(let milliseconds)): kind = .pause(milliseconds: milliseconds)
      case .show(.caption(let text)): kind = .caption(quoted(text))
      case .show(.marker(let text)): kind = .marker(quoted(text))
      case .act(_, .resize(let columns, let rows)):
        kind = .resize(SessionHeader.Size(columns: columns, rows: rows))
      case .typed:
        turns += 1
        stimuli += 1
        isBehindOutput = false
        continue
      case let record:
        if record.isStimulus { stimuli += 1 }
        if record.isPrinted { isBehindOutput = true }
        continue
      }
      acts.append(
        PresentationAct(
          kind: kind, line: item.line, stimuli: stimuli, turns: turns,
          isBehindOutput: isBehindOutput))
    }
    return acts
  }

  /// What stands in quotes, with the escapes of JSON undone; the parser has seen that it is one.
  func quoted(_ text: Text) -> String {
    let string = bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[text.start..<text.end]), as: UTF8.self)
    }
    do throws(JSON.SyntaxError) {
      return try JSON(parsing: string).stringValue ?? string
    } catch {
      return string
    }
  }

  private func strokes(_ text: Text) -> [PresentationAct.Stroke] {
    var strokes: [PresentationAct.Stroke] = []
    var place = text.start
    while place < text.end {
      let start = place
      if bytes[place] == UInt8(ascii: "\"") {
        place = QuotedString.end(at: place, limit: text.end) { bytes[$0] } ?? text.end
        let part = Text(start: start, end: place, isPlain: true, hasBracket: false)
        strokes.append(.text(quoted(part)))
      } else {
        while place < text.end, bytes[place] != 0x20 { place += 1 }
        let name = String(decoding: bytes[start..<place], as: UTF8.self)
        if let key = PresentationKey(rawValue: name) { strokes.append(.key(key)) }
      }
      place += 1
    }
    return strokes
  }
}

/// Where a string in quotes ends.
enum QuotedString {
  /// Past the quote that ends the string whose first one stands at a place; `nil` where none does.
  static func end(at place: Int, limit: Int, _ byte: (Int) -> UInt8) -> Int? {
    guard place < limit, byte(place) == UInt8(ascii: "\"") else { return nil }
    var place = place + 1
    while place < limit {
      switch byte(place) {
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return nil
  }
}
