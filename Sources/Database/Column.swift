/// Which column of a row: by its name, or by its place where there are one or two.
@usableFromInline
package struct Column: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Where the bytes of the name stand; `nil` for a place.
  @usableFromInline package let name: UnsafePointer<UInt8>?
  /// How many they are, or the place, from 0.
  @usableFromInline package let number: Int

  @inlinable package init(stringLiteral name: StaticString) {
    self.name = name.utf8Start
    number = name.utf8CodeUnitCount
  }

  @inlinable package init(integerLiteral place: Int32) {
    self.init(place: place)
  }

  @inlinable package init(place: Int32) {
    name = nil
    number = Int(place)
  }
}

extension Column: CustomStringConvertible {
  @usableFromInline package var description: String {
    name.map { String(decoding: UnsafeBufferPointer(start: $0, count: number), as: UTF8.self) }
      ?? "column \(number)"
  }
}
