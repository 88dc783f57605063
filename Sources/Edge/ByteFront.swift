extension String {
  /// The longest front of so many UTF-8 bytes at most that ends between two scalars.
  package func front(bytes limit: Int) -> Substring {
    guard utf8.count > limit else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: max(0, limit))
    while end > startIndex, utf8[end] & 0xc0 == 0x80 { end = utf8.index(before: end) }
    return self[..<end]
  }
}
