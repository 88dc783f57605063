/// First in, first out, without moving what is behind: a head that goes forward in an array.
struct Queue<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element { elements[head + index] }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popLast() -> Element? {
    isEmpty ? nil : elements.removeLast()
  }

  mutating func remove(at index: Int) -> Element {
    guard index == 0 else { return elements.remove(at: head + index) }
    let element = elements[head]
    head += 1
    if head > 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  mutating func removeAll(where isGone: (Element) -> Bool) {
    elements = elements[head...].filter { !isGone($0) }
    head = 0
  }

  func firstIndex(where matches: (Element) -> Bool) -> Int? {
    elements[head...].firstIndex(where: matches).map { $0 - head }
  }

  func map<Result>(_ transform: (Element) -> Result) -> [Result] {
    elements[head...].map(transform)
  }
}
