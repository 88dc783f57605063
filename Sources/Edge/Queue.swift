/// First in, first out, without moving what is behind: a head that goes forward in an array. What was
/// taken is let go at once.
struct Queue<Element: Sendable>: Sendable {
  private var elements: [Element?] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { count == 0 }

  /// The element that so many others stand before; there must be one.
  subscript(index: Int) -> Element {
    guard let element = elements[head + index] else { preconditionFailure("taken already") }
    return element
  }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popLast() -> Element? {
    isEmpty ? nil : elements.removeLast()
  }

  mutating func remove(at index: Int) -> Element {
    let element = self[index]
    guard index == 0 else {
      elements.remove(at: head + index)
      return element
    }
    elements[head] = nil
    head += 1
    if head > 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  mutating func removeAll(where isGone: (Element) -> Bool) {
    elements = elements[head...].filter { $0.map { !isGone($0) } ?? false }
    head = 0
  }

  func firstIndex(where matches: (Element) -> Bool) -> Int? {
    elements[head...].firstIndex { $0.map(matches) ?? false }.map { $0 - head }
  }

  func map<Result>(_ transform: (Element) -> Result) -> [Result] {
    elements[head...].compactMap { $0.map(transform) }
  }
}
