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
    lines(after: indent, columns: columns, indent: indent)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The same as one text, without a newline at its end.
  ///
  /// - Parameters:
  ///   - front: what the first line begins with, in place of the indent.
  ///   - columns: the length of a line, with the indent; what stands in front isn't counted.
  package func lines(
    after front: String, columns: Int = 100, indent: String = "   "
  ) -> String {
    var output = Output(reserving: 512)
    output.append(plain: front)
    var ends: [Int] = []
    output.append(self) { ends.append($0) }
    output.fill(from: front.utf8.count, ends, room: columns - indent.unicodeScalars.count, indent)
    return output.text
  }
}

extension Output {
  /// Appends a value, and tells where each of the outermost members or elements ends.
  fileprivate mutating func append(_ value: JSON, ended: (Int) -> Void) {
    switch value {
    case .object(let members):
      append(byte: "{")
      for (position, member) in sortedByKey(members).enumerated() {
        if position > 0 { appendSeparator() }
        append(member)
        ended(bytes.count)
      }
      append(byte: "}")
    case .array(let elements):
      append(byte: "[")
      for (position, element) in elements.enumerated() {
        if position > 0 { appendSeparator() }
        append(element)
        ended(bytes.count)
      }
      append(byte: "]")
    case .null, .bool, .number, .string: append(value)
    }
  }

  /// Breaks the text from a place on into lines, behind some of the pieces that end at `ends`.
  fileprivate mutating func fill(from start: Int, _ ends: [Int], room: Int, _ indent: String) {
    guard !ends.isEmpty else { return }
    let whole = scalars(in: start..<bytes.count)
    guard whole > room else { return }
    let isASCII = whole == bytes.count - start
    var breaks: [Int] = []
    var length = 1
    var place = start + 1
    for (position, end) in ends.enumerated() {
      let piece = isASCII ? end - place : scalars(in: place..<end)
      // Separator before, comma or bracket after.
      if position > 0, length + 2 + piece + 1 > room {
        breaks.append(place - 1)
        length = 1 + piece
      } else {
        length += piece + (position > 0 ? 2 : 0)
      }
      place = end + 2
    }
    // The space after the comma is that of the next line, by which its members align.
    insert("\n" + indent, at: breaks)
  }
}
