/// What the numbers of the last list mean; those that were shown, and no others.
struct Numbered<ID: Hashable>: Hashable {
  /// The list that they are of, in the words of its command.
  let list: String
  private var ids: [Int: ID]

  init(_ ids: [ID], of list: String, from first: Int = 1) {
    self.list = list
    self.ids = [:]
    for (index, id) in ids.enumerated() { self.ids[first + index] = id }
  }

  subscript(number: Int) -> ID? { ids[number] }

  /// Another page: numbers of the same list go on meaning what they do.
  func followed(by page: Numbered) -> Numbered {
    guard page.list == list else { return page }
    var all = self
    all.ids.merge(page.ids) { $1 }
    return all
  }
}
