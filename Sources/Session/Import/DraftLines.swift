import JSON

/// The lines of a draft as they come together, with their secrets: the whole is swept at its end.
package struct DraftLines {
  /// So far.
  package private(set) var text: String

  /// Begins a draft.
  ///
  /// - Parameters:
  ///   - name: what it is made of.
  ///   - header: further keys and values.
  ///   - notes: what a person has to look at.
  package init(_ name: String, header: [(String, String)] = [], notes: [String]) {
    text = "lume-session 1\n"
    for (key, value) in [("title", "Imported from \(name)")] + header {
      let line = value.unicodeScalars.map { isHidden($0) ? " " : String($0) }.joined()
      text += key + String(repeating: " ", count: max(1, 9 - key.count)) + line + "\n"
    }
    text += "\n"
    for note in notes { comment(note) }
    text += "\n"
  }

  /// A comment of a line or more.
  package mutating func comment(_ note: String) {
    for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
      let clean = line.unicodeScalars.map { isHidden($0) ? escape(of: $0) : String($0) }.joined()
      text += clean.isEmpty ? "#\n" : "# \(clean)\n"
    }
  }

  package mutating func typed(_ input: String) {
    put(">", escaped(input, continued: true))
  }

  /// What was typed without being shown.
  package mutating func hidden() {
    text += RecordWriter().hidden(name: "password")
  }

  /// A line that was printed.
  package mutating func printed(_ line: String) {
    put("|", escaped(line))
  }

  /// A wait of whole seconds.
  package mutating func wait(seconds: Int) {
    text += RecordWriter().wait(milliseconds: Int64(seconds) * 1000)
  }

  /// Ctrl-C, so many milliseconds behind the input before it.
  package mutating func interrupt(after milliseconds: Int) {
    text += RecordWriter().act("interrupt", after: Int64(milliseconds))
  }

  private mutating func put(_ sigil: String, _ line: String) {
    text += line.isEmpty ? "\(sigil)\n" : "\(sigil) \(line)\n"
  }

  /// The name of a place.
  package mutating func marker(_ label: String) {
    text += "@ marker \(JSON.string(label).text())\n"
  }

  mutating func blank() { text += "\n" }

  mutating func append(_ lines: String) { text += lines }
}
