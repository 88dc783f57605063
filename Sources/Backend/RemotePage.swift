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
  ) rethrows {
    self.state = state
    elements = try page.elements.map(make)
    let end = offset + page.elements.count
    next = page.elements.count == FitIQClient.pageSize && end < page.total ? end : nil
  }
}
