import Edge

/// A line beside what is shown, cut to where it stands: below the window of a picture, below the
/// screen of a player.
enum Caption {
  /// A caption in lines of so many columns, cut between words; a longer word is a line of its own.
  static func lines(of caption: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in caption.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word } ?? String(word)
      if !lines.isEmpty, DisplayWidth.columns(of: longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [caption] : lines
  }
}

extension Cast {
  /// Its captions, with those that end another and say nothing.
  var captions: [Mark] { marks.filter { $0.kind == .caption } }
}
