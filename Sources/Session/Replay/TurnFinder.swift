/// Finds the turns that items are in. Asked in the order of the file, it looks at each item once.
struct TurnFinder {
  private let items: Items
  /// The turn that was found last; 0 before the first input.
  private var turn: (number: Int, item: Int?) = (0, nil)
  /// The item up to which it was looked for.
  private var end = 0

  init(_ items: Items) {
    self.items = items
  }

  /// The number of a turn, and the item that begins it.
  mutating func turn(at place: Int) -> (number: Int, item: Int?) {
    if place < end { (turn, end) = ((0, nil), 0) }
    for index in end..<max(end, min(place, items.count)) {
      if items[index].record.beginsTurn { turn = (turn.number + 1, index) }
    }
    end = max(end, min(place, items.count))
    return turn
  }
}
