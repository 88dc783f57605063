extension JSON {
  /// A place where two values differ.
  package struct Difference: Hashable, Sendable {
    /// The way there, as in `items[2].title`; empty for the whole value. A key that is not made of
    /// ASCII letters, digits, `_` and `-` is written as `["a.b"]`.
    package let path: String
    /// `nil` when nothing was expected there.
    package let expected: JSON?
    /// `nil` when nothing is there.
    package let actual: JSON?

    /// A difference as a test expects it.
    package init(path: String, expected: JSON?, actual: JSON?) {
      self.path = path
      self.expected = expected
      self.actual = actual
    }
  }

  /// The innermost places where a value differs from the expected one, by key and position.
  ///
  /// In the expected value the string `[any]` stands for any value, `[uuid]` for a string that is
  /// a UUID of either case; both want the value to be there.
  package static func differences(expected: JSON, actual: JSON) -> [Difference] {
    var differences: [Difference] = []
    compare(expected, actual, at: "", into: &differences)
    return differences
  }

  private static func compare(
    _ expected: JSON?, _ actual: JSON?, at path: String, into differences: inout [Difference]
  ) {
    switch (expected, actual) {
    case (.string("[any]"), .some):
      return
    case (.string("[uuid]"), .string(let text)) where isUUID(text):
      return
    case (.object(let expected), .object(let actual)):
      compare(members: expected, actual, at: path, into: &differences)
    case (.array(let expected), .array(let actual)):
      for position in 0..<max(expected.count, actual.count) {
        compare(
          position < expected.count ? expected[position] : nil,
          position < actual.count ? actual[position] : nil,
          at: "\(path)[\(position)]", into: &differences)
      }
    default:
      guard expected != actual else { return }
      differences.append(Difference(path: path, expected: expected, actual: actual))
    }
  }

  /// Walks both in canonical order at once, so that many members do not cost quadratic time.
  private static func compare(
    members expected: [Member], _ actual: [Member], at path: String,
    into differences: inout [Difference]
  ) {
    var left = sortedByKey(expected)[...]
    var right = sortedByKey(actual)[...]
    while let key = smallest(left.first?.key, right.first?.key) {
      let isLeft = left.first.map { haveSameScalars($0.key, key) } ?? false
      let isRight = right.first.map { haveSameScalars($0.key, key) } ?? false
      compare(
        isLeft ? left.removeFirst().value : nil, isRight ? right.removeFirst().value : nil,
        at: path + step(to: key, isFirst: path.isEmpty), into: &differences)
    }
  }

  private static func smallest(_ left: String?, _ right: String?) -> String? {
    guard let left, let right else { return left ?? right }
    return precedes(right, left) ? right : left
  }

  static func step(to key: String, isFirst: Bool) -> String {
    let isPlain = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isPlain, !key.isEmpty else { return "[\(JSON.string(key).text())]" }
    return isFirst ? key : "." + key
  }

  private static func isUUID(_ text: String) -> Bool {
    text.utf8.count == 36
      && text.utf8.enumerated().allSatisfy { position, byte in
        switch position {
        case 8, 13, 18, 23: byte == UInt8(ascii: "-")
        default: hexValue(byte) != nil
        }
      }
  }
}
