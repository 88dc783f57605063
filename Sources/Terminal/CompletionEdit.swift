internal import Edge

/// What Tab does to the line.
enum CompletionEdit: Hashable, Sendable {
  /// Nothing fits.
  case none
  /// The line becomes this, with the cursor so many scalars from its start.
  case replace(line: String, cursor: Int)
  /// Several fit and have no more in common than what is typed.
  case choose([Completions.Candidate])

  init(_ answer: Completions.Answer, line: String, cursor: Int) {
    let scalars = Array(line.unicodeScalars)
    let cursor = min(max(0, cursor), scalars.count)
    let start = min(max(0, answer.start), cursor)
    let word = scalars[start..<cursor]
    let texts = answer.candidates.map { Array($0.text.unicodeScalars) }
    guard let first = texts.first else {
      self = .none
      return
    }
    let isSingle = texts.count == 1
    var insert = texts.dropFirst().reduce(first[...]) { common, text in
      common.prefix(zip(common, text).prefix { CompletionEdit.agree($0, $1) }.count)
    }
    // What is typed stays when it only differs in case or in more than a prefix.
    if !isSingle, insert.count <= word.count {
      self = .choose(answer.candidates)
      return
    }
    let isFollowed = cursor < scalars.count && scalars[cursor] == " "
    if isSingle, !isFollowed, insert.last != " ", insert.last != "/" { insert.append(" ") }
    let result = Array(scalars[..<start]) + insert + Array(scalars[cursor...])
    let place = start + insert.count + (isSingle && isFollowed ? 1 : 0)
    self = .replace(line: String(String.UnicodeScalarView(result)), cursor: place)
  }

  private static func agree(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    left == right || left.properties.lowercaseMapping == right.properties.lowercaseMapping
  }
}

extension CompletionEdit {
  /// The candidates of a list that are shown.
  static let rowsOfList = 20

  /// The rows of a list of candidates, their help in one column behind them.
  static func list(_ candidates: [Completions.Candidate], width: Int, glyphs: Glyphs) -> [Row] {
    let shown = candidates.prefix(rowsOfList)
    let names = shown.map { PromptLine.flat($0.text) }
    let column = min(names.map { DisplayWidth.columns(of: $0) }.max() ?? 0, width / 2)
    var rows: [Row] = []
    for (name, candidate) in zip(names, shown) {
      let name = DisplayWidth.shortened(name, to: column, mark: glyphs.ellipsis)
      let gap = String(repeating: " ", count: column - DisplayWidth.columns(of: name) + 2)
      let room = width - column - 4
      var row = Row("  " + name, .accent)
      if !candidate.help.isEmpty, room > 4 {
        let help = PromptLine.flat(candidate.help)
        row.append(
          gap + DisplayWidth.shortened(help, to: room, mark: glyphs.ellipsis), .faint)
      }
      rows.append(row)
    }
    if candidates.count > shown.count {
      rows.append(Row("  \(glyphs.ellipsis) \(candidates.count - shown.count) more", .faint))
    }
    return rows
  }
}
