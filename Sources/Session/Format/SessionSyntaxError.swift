/// Why bytes are not a session file: the first place that does not fit, and what to do about it.
package struct SessionSyntaxError: Error, Hashable, Sendable {
  /// What is wrong at the place.
  package enum Problem: Hashable, Sendable {
    case empty
    case notASession
    case byteOrderMark
    case unsupportedVersion
    case invalidUTF8
    case lineTooLong
    case carriageReturn
    case tabInSigil
    case control(Unicode.Scalar)
    case unknownSigil
    case missingSpace
    case strayContinuation
    case unknownEscape
    case header(key: String, wants: String)
    case wants(String)
    case expression(String)
    case numberTooLarge
    case notInLayerShell
    case afterEnd
  }

  /// What is wrong.
  package let problem: Problem
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in Unicode scalars.
  package let column: Int

  /// What is wrong and what to do, in plain sentences without the place.
  package var sentence: String {
    switch problem {
    case .empty:
      "The file is empty. Its first line has to be: lume-session 1"
    case .byteOrderMark:
      "The file begins with a byte order mark. Save it as UTF-8 without one."
    case .notASession:
      "This is not a session file. Its first line has to be: lume-session 1"
    case .unsupportedVersion:
      "This version of the format is not known here; only lume-session 1 is. Use a newer lume."
    case .invalidUTF8:
      "This byte is not UTF-8. Save the file as UTF-8."
    case .lineTooLong:
      "A line may have at most 16 MiB. Shorten it."
    case .carriageReturn:
      "Lines end with a single newline here. Save the file with LF line ends; a CR in text is \\r."
    case .tabInSigil:
      "There is a tab where the format wants a single space. Replace it."
    case .control(let scalar):
      "A control or invisible character stands here. Write it as \(escape(of: scalar))."
    case .unknownSigil:
      "No record begins like this. Records begin with > @ <- -> | ! # or end."
    case .missingSpace:
      "A space belongs between the sigil and the text. Put one here."
    case .strayContinuation:
      "A line that begins with spaces continues a record, and none stands before it. "
        + "Remove the spaces."
    case .unknownEscape:
      "This escape is not known. A backslash itself is written as \\\\."
    case .header(let key, let wants):
      "The header \(key) wants \(wants)."
    case .wants(let what):
      "Expected \(what) here."
    case .expression(let reason):
      "This is no regular expression of PCRE2: \(reason)."
    case .numberTooLarge:
      "This number is too large. At most 999999999999 may stand here, and 31 years in a duration: "
        + "11574d."
    case .notInLayerShell:
      "A file of layer shell has only typed and printed lines. "
        + "Remove this record, or write \"layer wire\" into the header."
    case .afterEnd:
      "Nothing may follow the end record. Move it to the end of the file."
    }
  }
}

extension SessionSyntaxError: CustomStringConvertible {
  /// The place and the sentence, as in `line 3, column 1: …`.
  package var description: String { "line \(line), column \(column): \(sentence)" }
}
