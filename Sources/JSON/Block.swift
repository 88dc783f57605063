extension JSON {
  /// The canonical text in lines of so many columns: one where it fits, otherwise filled with
  /// whole members or elements of the outermost object or array.
  ///
  /// Lines after the first have one more space, so that members align. What is longer than a line
  /// by itself stays whole. A column is a Unicode scalar: what fits does not depend on the version
  /// of the grapheme rules.
  ///
  /// - Parameters:
  ///   - columns: the length of a line, with the indent.
  ///   - indent: what every line begins with.
  package func block(columns: Int = 100, indent: String = "   ") -> [String] {
    let whole = text()
    let room = columns - indent.unicodeScalars.count
    guard whole.unicodeScalars.count > room, let (open, pieces, close) = parts else {
      return [indent + whole]
    }
    var lines: [String] = []
    var line = open
    var length = 1
    for (position, piece) in pieces.enumerated() {
      let pieceLength = piece.unicodeScalars.count
      // Separator before, comma or bracket after.
      if position > 0, length + 2 + pieceLength + 1 > room {
        lines.append(indent + line + ",")
        line = " " + piece
        length = 1 + pieceLength
      } else {
        line += position > 0 ? ", " + piece : piece
        length += pieceLength + (position > 0 ? 2 : 0)
      }
    }
    lines.append(indent + line + close)
    return lines
  }

  /// Brackets and what is between them; `nil` for what has no parts.
  private var parts: (open: String, pieces: [String], close: String)? {
    switch self {
    case .object(let members) where !members.isEmpty:
      let pieces = sortedByKey(members).map { member in
        var output = Output(reserving: 64)
        output.append(member)
        return output.text
      }
      return ("{", pieces, "}")
    case .array(let elements) where !elements.isEmpty:
      return ("[", elements.map { $0.text() }, "]")
    default:
      return nil
    }
  }
}
