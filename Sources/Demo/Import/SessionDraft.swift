import Session
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
  /// The file, without what looks like a secret, in its canonical form; it reads as a session.
  package let text: String

  private static let readable =
    "an asciicast, a HAR file, a transcript of lume export and a text copied from a terminal can"

  /// Reads bytes, whatever of the three they are.
  ///
  /// - Parameters:
  ///   - name: what they were called, for the title.
  ///   - prompt: what stands before every line that was typed; found out when `nil`.
  ///   - own: what else is secret.
  /// - Throws: `Problem` where nothing can be made of them.
  package init(
    importing bytes: [UInt8], name: String, prompt: String? = nil, own: OwnSecrets = .none
  ) throws(Problem) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem(sentence: "this is no text in UTF-8: only texts, casts and HAR files are read")
    }
    let bytes = bytes.streamSafe
    let draft: String
    (source, draft) = try bytes.withUnsafeBufferPointer {
      buffer -> Result<(Source, String), Problem> in
      Result { () throws(Problem) in try SessionDraft.read(buffer, name: name, prompt: prompt) }
    }.get()
    let swept = SecretFinder(own: own).sweep(draft)
    do throws(SessionSyntaxError) {
      text = String(
        decoding: try SessionFile(parsing: Array(swept.utf8)).formatted(), as: UTF8.self)
    } catch {
      throw Problem(sentence: "no session could be made of it: \(error)")
    }
  }

  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, name: String, prompt: String?
  ) throws(Problem) -> (Source, String) {
    let begin = text.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09..<0x0e).contains($0) }
    let start = text[begin...].firstIndex { !isSpace($0) } ?? text.count
    let rest = UnsafeBufferPointer(rebasing: text[start...])
    let source: Source
    let draft: String
    switch rest.first {
    case UInt8(ascii: "{"):
      if let har = HARImport(rest) {
        if let problem = har.problem { throw Problem(sentence: problem) }
        (source, draft) = (.har, har.draft(name))
      } else if let cast = CastFile(rest) {
        var transcript = TranscriptImport(cast, prompt: prompt)
        (source, draft) = (.asciicast, transcript.draft(name))
        if let problem = transcript.problem { throw Problem(sentence: problem) }
      } else {
        throw Problem(
          sentence: "this JSON is neither an asciicast of version 1, 2 or 3 nor a HAR file")
      }
    case UInt8(ascii: "<"):
      throw Problem(sentence: "a picture or a page can't be imported: \(SessionDraft.readable)")
    default:
      source = .transcript
      if let markdown = MarkdownImport(rest) {
        draft = markdown.draft(name)
      } else {
        var transcript = TranscriptImport(text, prompt: prompt)
        draft = transcript.draft(name)
        if let problem = transcript.problem { throw Problem(sentence: problem) }
      }
    }
    return (source, draft)
  }
}
