/// What Alt-. inserts: the last argument of an earlier input.
enum LastArgument {
  /// The last word of a text. What stands in quotation marks belongs together, with its marks.
  static func of(_ text: String) -> String? {
    var last: Substring?
    var rest = text[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      var isQuoted = false
      let end =
        rest[start...].firstIndex { character in
          if character == "\"" { isQuoted.toggle() }
          return character.isWhitespace && !isQuoted
        } ?? rest.endIndex
      last = rest[start..<end]
      rest = rest[end...]
    }
    return last.map(String.init)
  }
}
