import CLibEdit

/// The user's `.editrc` (editrc(5)): bindings, and whether it is vi.
///
/// It is read line by line, other than by `el_source`: a `bind -v` or `bind -e` empties the tables
/// of keys, so ours are put back before the user's own bindings follow; and which sequences the
/// user has bound has to be known, since all others are kept from the line.
struct EditConfiguration {
  /// A line that libedit doesn't take.
  struct Problem: Hashable {
    let line: Int
    let text: String
  }

  /// The keys of Ctrl and a letter that the user has bound, or that begin what was bound.
  private(set) var controls: Set<Character> = []
  /// The sequences that begin with Escape.
  private(set) var sequences: Set<[UInt8]> = []
  private(set) var problems: [Problem] = []

  /// Takes a file to heart.
  ///
  /// - Parameter bindOurs: puts our bindings into emptied tables.
  mutating func read(_ text: String, into edit: OpaquePointer, bindOurs: () -> Void) {
    guard let tokenizer = tok_init(nil) else { return }
    defer { tok_end(tokenizer) }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let start = line.drop { $0.isWhitespace }
      if start.isEmpty || start.first == "#" { continue }
      var count: Int32 = 0
      var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
      tok_reset(tokenizer)
      guard tok_str(tokenizer, String(start), &count, &words) == 0, let words, count > 0 else {
        problems.append(Problem(line: index + 1, text: String(start)))
        continue
      }
      if el_parse(edit, count, words) != 0 {
        problems.append(Problem(line: index + 1, text: String(start)))
      }
      note(
        (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }, edit, bindOurs)
    }
  }

  /// Takes note of what a line has bound.
  private mutating func note(
    _ words: [String], _ edit: OpaquePointer, _ bindOurs: () -> Void
  ) {
    guard let command = words.first, EditConfiguration.isOurs(command), command.hasSuffix("bind")
    else { return }
    let options = words.dropFirst().prefix { $0.hasPrefix("-") && $0.count > 1 }
    let letters = Set(options.joined())
    if !letters.isDisjoint(with: "ev") {
      bindOurs()
      (controls, sequences) = ([], [])
    }
    let arguments = words.dropFirst(1 + options.count)
    guard let key = arguments.first else { return }
    if letters.contains("k"), let letter = EditConfiguration.arrows[key] {
      // libedit only writes it down, for the next terminal.
      guard let command = arguments.dropFirst().first else { return }
      for sequence in ["\u{1b}[\(letter)", "\u{1b}O\(letter)"] {
        lume_edit_bind(edit, letters.contains("a") ? 1 : 0, sequence, command)
        sequences.insert(Array(sequence.utf8))
      }
    } else if let bytes = KeyNotation.bytes(of: key), let first = bytes.first {
      if first == 0x1b, bytes.count > 1 { sequences.insert(bytes) }
      if first < 0x20, first != 0x1b { controls.insert(Key.letter(ofControl: first)) }
    }
  }

  /// Whether a command is for this program: `bind`, or `lume:bind`.
  private static func isOurs(_ command: String) -> Bool {
    guard let colon = command.firstIndex(of: ":") else { return true }
    let program = command[..<colon]
    return program == ".*" || "lume".contains(program)
  }

  /// How the sequences end that terminals send for the keys that `bind -k` names.
  private static let arrows = [
    "up": "A", "down": "B", "right": "C", "left": "D", "home": "H", "end": "F", "delete": "3~",
  ]
}

/// Keys as editrc(5) writes them.
enum KeyNotation {
  /// The bytes of `^X^F`, `\e[5~` or `\033x`; `nil` for an escape that there is none of.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "^"):
        guard let letter = rest.popFirst() else { return bytes + [byte] }
        bytes.append(letter == UInt8(ascii: "?") ? 0x7f : letter & 0x1f)
      case UInt8(ascii: "\\"):
        guard let escaped = escape(&rest) else { return nil }
        bytes.append(escaped)
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "n"): return 0x0a
    case UInt8(ascii: "v"): return 0x0b
    case UInt8(ascii: "f"): return 0x0c
    case UInt8(ascii: "r"): return 0x0d
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return 0x1b
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let isOctal = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) }
      let more = rest.prefix(2).prefix(while: isOctal)
      rest = rest.dropFirst(more.count)
      let value = ([letter] + more).reduce(0) { $0 * 8 + Int($1 - 0x30) }
      return UInt8(exactly: value)
    default: return letter
    }
  }
}
