import Contract

/// One page of a list.
package struct RemotePage<Element> {
  /// At most `FitIQClient.pageSize`.
  package let elements: [Element]
  /// Where the next page begins; `nil` behind the last one.
  package let next: Int?
  /// What the service calls the state of the whole list; `nil` where it does not say.
  package let state: String?

  init<Body>(
    _ page: Page<Body>, from offset: Int, state: String? = nil, _ make: (Body) throws -> Element
  ) throws {
    self.state = state
    elements = try page.elements.map(make)
    next = try FitIQClient.next(after: page, from: offset)
  }
}
