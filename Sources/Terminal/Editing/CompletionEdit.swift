import Edge

/// What Tab does to the line.
enum CompletionEdit: Hashable, Sendable {
  /// Nothing fits.
  case none
  /// The line becomes this, with the cursor so many scalars from its start.
  case replace(line: String, cursor: Int)
  /// Several fit and have no more in common than what is typed.
  case choose([Completions.Candidate], more: Int = 0)

  init(_ answer: Completions.Answer, line: String, cursor: Int) {
    let scalars = Array(line.unicodeScalars)
    let cursor = min(max(0, cursor), scalars.count)
    let start = min(max(0, answer.start), cursor)
    let word = scalars[start..<cursor]
    let texts = answer.candidates.map(\.text)
    guard !texts.isEmpty else {
      self = .none
      return
    }
    let isSingle = texts.count == 1 && answer.more == 0
    var insert = Array(
      answer.more > 0
        ? answer.common.unicodeScalars[...] : Completions.common(to: texts))
    // What is typed stays when it only differs in case or in more than a prefix.
    if !isSingle, insert.count <= word.count {
      self = .choose(answer.candidates, more: answer.more)
      return
    }
    let isFollowed = cursor < scalars.count && scalars[cursor] == " "
    if isSingle, !isFollowed, ![" ", "/", "="].contains(insert.last) { insert.append(" ") }
    let result = Array(scalars[..<start]) + insert + Array(scalars[cursor...])
    let place = start + insert.count + (isSingle && isFollowed ? 1 : 0)
    self = .replace(line: String(String.UnicodeScalarView(result)), cursor: place)
  }
}

extension CompletionEdit {
  /// The rows of a list of candidates, their help in one column behind them.
  ///
  /// - Parameter more: how many fit besides.
  static func list(
    _ candidates: [Completions.Candidate], more: Int = 0, width: Int, glyphs: Glyphs
  ) -> [Row] {
    let shown = candidates.prefix(Completions.mostListed)
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
    let left = candidates.count - shown.count + more
    if left > 0 {
      rows.append(Row("  \(glyphs.ellipsis) \(left) more", .faint))
    }
    return rows
  }
}
