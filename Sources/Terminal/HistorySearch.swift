/// An incremental search backwards, begun with Ctrl-R.
struct HistorySearch: Sendable {
  /// The line as it was before the search.
  let original: String
  private(set) var query = ""
  private(set) var match: String?
  private var place: Int?
  /// Whether nothing older has the text that is looked for.
  private(set) var hasFailed = false

  init(from original: String) {
    self.original = original
  }

  /// The line that the search has come to.
  var line: String { match ?? original }

  mutating func type(_ text: String, in history: InputHistory) {
    query += text
    find(in: history, below: place.map { $0 + 1 })
  }

  mutating func erase(in history: InputHistory) {
    if !query.isEmpty { query.removeLast() }
    match = nil
    place = nil
    find(in: history, below: nil)
  }

  /// Goes on to the next older entry.
  mutating func again(in history: InputHistory) {
    find(in: history, below: place)
  }

  private mutating func find(in history: InputHistory, below limit: Int?) {
    hasFailed = false
    if query.isEmpty { return }
    var limit = limit
    while let found = history.search(query, below: limit) {
      if found.entry != match || found.place == place {
        (match, place) = (found.entry, found.place)
        return
      }
      limit = found.place
    }
    hasFailed = true
  }
}
