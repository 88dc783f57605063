import JSON
import StreamSafe

/// A session made of something else: a recording of a terminal, of a browser, or a text. A draft,
/// with comments where a person has to look.
package struct SessionDraft {
  /// What it was made of.
  package enum Source: String, Sendable {
    case asciicast, har, transcript
  }

  /// Why something can't be imported, in one sentence.
  package struct Problem: Error, Hashable, Sendable {
    /// What is wrong and what to do.
    package let sentence: String
  }

  /// What it was made of.
  package let source: Source
  /// The file, without what looks like a secret; it reads as a session.
  package let text: String

  private static let readable =
    "an asciicast, a HAR file, a transcript of lume export and a text copied from a terminal can"

  /// Reads bytes, whatever of the three they are.
  ///
  /// - Parameters:
  ///   - name: what they were called, for the title.
  ///   - prompt: what stands before every line that was typed; found out when `nil`.
  /// - Throws: `Problem` where nothing can be made of them.
  package init(
    importing bytes: [UInt8], name: String, prompt: String? = nil
  ) throws(Problem) {
    guard let text = String(validating: bytes, as: UTF8.self)?.streamSafe else {
      throw Problem(sentence: "this is no text in UTF-8: only texts, casts and HAR files are read")
    }
    let first = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let draft: String
    if first.first == "{" {
      if let har = HARImport(String(first)) {
        source = .har
        draft = har.draft(name)
      } else if let cast = CastImport(String(first)) {
        source = .asciicast
        draft = cast.draft(name, prompt: prompt)
      } else {
        throw Problem(
          sentence: "this JSON is neither an asciicast of version 1, 2 or 3 nor a HAR file")
      }
    } else if first.first == "<" {
      throw Problem(sentence: "a picture or a page can't be imported: \(SessionDraft.readable)")
    } else if let markdown = MarkdownImport(first) {
      source = .transcript
      draft = markdown.draft(name)
    } else {
      source = .transcript
      draft = TranscriptImport(TranscriptImport.rows(of: text), prompt: prompt).draft(name)
    }
    self.text = SecretFinder.sweep(draft)
    do throws(SessionSyntaxError) {
      _ = try SessionFile(parsing: Array(self.text.utf8))
    } catch {
      throw Problem(sentence: "no session could be made of it: \(error)")
    }
  }
}

/// The lines of a draft as they come together.
struct DraftLines {
  private(set) var text: String

  /// - Parameters:
  ///   - header: further keys and values.
  ///   - notes: what a person has to look at.
  init(_ name: String, header: [(String, String)] = [], notes: [String]) {
    text = "lume-session 1\n"
    for (key, value) in [("title", "Imported from \(name)")] + header {
      let line = value.unicodeScalars.map { isHidden($0) ? " " : String($0) }.joined()
      text += key + String(repeating: " ", count: max(1, 9 - key.count)) + line + "\n"
    }
    text += "\n"
    for note in notes { comment(note) }
    text += "\n"
  }

  mutating func comment(_ note: String) {
    for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
      let clean = line.unicodeScalars.map { isHidden($0) ? escape(of: $0) : String($0) }.joined()
      text += clean.isEmpty ? "#\n" : "# \(clean)\n"
    }
  }

  mutating func typed(_ input: String) {
    var writer = RecordWriter()
    text += writer.typed(input, after: nil)
  }

  mutating func printed(_ line: String) {
    var writer = RecordWriter()
    text += writer.lines(.printed(.output, line, isOpen: false))
  }

  /// A wait of whole seconds.
  mutating func wait(seconds: Int) {
    text += RecordWriter().wait(milliseconds: Int64(seconds) * 1000)
  }

  mutating func marker(_ label: String) {
    text += "@ marker \(JSON.string(label).text())\n"
  }

  mutating func blank() { text += "\n" }

  mutating func append(_ lines: String) { text += lines }
}
