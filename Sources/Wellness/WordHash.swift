/// A word as a number: its bytes, hashed (FNV-1a, 64 bits).
///
/// Tens of thousands of words are hashed before a first answer, so other modules have it in line.
@usableFromInline
package struct WordHash: Hashable, Sendable {
  @usableFromInline package var value: UInt64

  @inlinable
  package init() { value = 0xCBF2_9CE4_8422_2325 }

  @inlinable
  package init(_ bytes: some Sequence<UInt8>) {
    self.init()
    for byte in bytes { add(byte) }
  }

  @inlinable
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  package mutating func add(_ word: String) {
    var hash = self
    let isDone: Void? = word.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { hash.add(byte) }
    }
    if isDone == nil { for byte in word.utf8 { hash.add(byte) } }
    self = hash
  }
}
