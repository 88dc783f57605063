import Contract

/// One page of a list.
package struct RemotePage<Element> {
  /// At most `FitIQClient.pageSize`.
  package let elements: [Element]
  /// Where the next page begins; `nil` behind the last one.
  package let next: Int?
  /// What the service calls the state of the whole list, as it came; `nil` where it does not say.
  package let tag: String?

  init<Body>(
    _ page: Page<Body>, from offset: Int, tag: String? = nil, _ make: (Body) throws -> Element
  ) throws {
    self.tag = tag
    elements = try page.elements.map(make)
    next = try FitIQClient.next(after: page, from: offset)
  }
}
