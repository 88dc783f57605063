import Edge

/// An incremental search in what was typed, begun with Ctrl-R or Ctrl-S. Case makes no difference.
struct HistorySearch: Sendable {
  enum Direction: Sendable {
    case older, newer
  }

  enum Outcome: Sendable {
    case found
    /// Nothing has the text that is looked for.
    case nothing
    /// Nothing behind the match that is shown has it.
    case nothingFurther
  }

  /// The line as it was before the search.
  let original: String
  private(set) var query = ""
  private(set) var match: String?
  private(set) var outcome = Outcome.found
  private(set) var direction: Direction
  private var place: Int?
  /// What was looked for before, which the same key at once looks for again.
  private let lastQuery: String

  /// - Parameters:
  ///   - place: where the history stands; `nil` behind its newest entry.
  ///   - lastQuery: what the search before this one looked for.
  init(
    from original: String, _ direction: Direction = .older, at place: Int? = nil,
    lastQuery: String = ""
  ) {
    self.original = original
    self.direction = direction
    self.place = place
    self.lastQuery = lastQuery
  }

  /// The line that the search has come to; without a match the one that it began with.
  var line: String { match ?? original }

  mutating func type(_ text: String, in history: InputHistory) {
    let isFirst = query.isEmpty
    query += text
    if outcome == .nothing { return }
    find(in: history, from: isFirst ? nil : place, orAt: !isFirst)
  }

  mutating func erase(in history: InputHistory) {
    if !query.isEmpty { query.removeLast() }
    (match, place, outcome) = (nil, nil, .found)
    find(in: history, from: nil)
  }

  /// Goes on to the next match in a direction.
  mutating func again(_ direction: Direction, in history: InputHistory) {
    self.direction = direction
    if query.isEmpty {
      type(lastQuery, in: history)
    } else {
      find(in: history, from: nil)
    }
  }

  /// - Parameter start: where to begin; `nil` for the place of the history.
  private mutating func find(in history: InputHistory, from start: Int?, orAt: Bool = false) {
    if query.isEmpty { return }
    var start = start ?? place
    var isAllowed = orAt
    while let found = history.search(query, direction, from: start, orAt: isAllowed) {
      if found.entry != match || isAllowed {
        (match, place, outcome) = (found.entry, found.place, .found)
        return
      }
      (start, isAllowed) = (found.place, false)
    }
    if match == nil || orAt {
      (match, outcome) = (nil, .nothing)
    } else {
      outcome = .nothingFurther
    }
  }

  /// What stands before the line meanwhile.
  var prompt: Row {
    let text = PromptLine.flat(query)
    switch (outcome, direction) {
    case (.nothing, .older): return Row("nothing has ", .bad).appending("\(text): ")
    case (.nothing, .newer): return Row("nothing newer has ", .bad).appending("\(text): ")
    case (.nothingFurther, .older): return Row("nothing older has ", .bad).appending("\(text): ")
    case (.nothingFurther, .newer): return Row("nothing newer has ", .bad).appending("\(text): ")
    case (.found, .older): return Row("search ", .accent).appending("\(text): ")
    case (.found, .newer): return Row("search forward ", .accent).appending("\(text): ")
    }
  }
}

extension Row {
  fileprivate func appending(_ text: String) -> Row {
    var row = self
    row.append(text, .plain)
    return row
  }
}
