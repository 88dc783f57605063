/// Writes canonical JSON piece by piece, without building a tree: what `JSON.text()` gives for the
/// same value, as long as the caller gives the members of an object in the order of their keys.
package struct JSONWriter: ~Copyable {
  /// The beginning of a member, which many objects have: its key in quotes, with what stands before
  /// it where it is not the first, and what follows it.
  package struct Key: Sendable {
    fileprivate let bytes: [UInt8]

    package init(_ name: String) {
      var output = Output(reserving: name.utf8.count + 6)
      output.appendSeparator()
      output.append(key: name)
      bytes = output.bytes
    }
  }

  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Bytes that were written so far.
  package private(set) var count = 0
  /// Whether what comes next is the first in its object or array.
  private var isFirst = true

  /// - Parameter capacity: bytes to make room for; more can be written.
  package init(reserving capacity: Int = 1024) {
    self.capacity = max(64, capacity)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  /// What was written so far.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  package mutating func beginObject() { begin("{") }

  /// Ends the object that was begun last.
  package mutating func endObject() { end("}") }

  package mutating func beginArray() { begin("[") }

  /// Ends the array that was begun last.
  package mutating func endArray() { end("]") }

  /// Begins a member of an object; its value follows.
  package mutating func append(_ key: Key) {
    let separator = isFirst ? 2 : 0
    isFirst = false
    key.bytes.withUnsafeBufferPointer {
      append(UnsafeBufferPointer(rebasing: $0[separator...]))
    }
  }

  /// Begins an element of an array; its value follows.
  package mutating func beginElement() { separate() }

  /// Appends `null`.
  package mutating func appendNull() { append(plain: "null") }

  /// Appends `true` or `false`.
  package mutating func append(_ value: Bool) { append(plain: value ? "true" : "false") }

  /// Appends an integer in decimal.
  package mutating func append(_ value: Int) {
    if value < 0 { append(byte: "-") }
    var digits = 1
    var rest = value.magnitude
    while rest > 9 {
      rest /= 10
      digits += 1
    }
    makeRoom(digits)
    rest = value.magnitude
    for place in (count..<count + digits).reversed() {
      bytes[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// Appends a finite number as `JSON.Number` has it.
  package mutating func append(_ value: Double) {
    if let integer = JSON.Number.integer(value) { return append(integer) }
    withBytes(of: JSON.Number(value).text) { append($0) }
  }

  /// Appends a string in quotes with its escapes.
  package mutating func append(_ value: String) {
    makeRoom(value.utf8.count + 2)
    let room = bytes + count
    let end = withBytes(of: value) { JSONWriter.copyPlain($0, to: room + 1) }
    guard let end else {
      var output = Output(reserving: value.utf8.count * 2)
      output.append(quoted: value)
      output.bytes.withUnsafeBufferPointer { append($0) }
      return
    }
    room[0] = UInt8(ascii: "\"")
    room[1 + end] = UInt8(ascii: "\"")
    count += end + 2
  }

  /// Appends in quotes what a body writes, which needs no escapes.
  ///
  /// - Parameters:
  ///   - size: how many bytes it writes at most.
  ///   - body: answers how many it has written.
  package mutating func appendQuoted(
    upTo size: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    makeRoom(size + 2)
    bytes[count] = UInt8(ascii: "\"")
    count += 1 + body(UnsafeMutableBufferPointer(start: bytes + count + 1, count: size))
    bytes[count] = UInt8(ascii: "\"")
    count += 1
  }

  /// Appends what another one has written, which is a value.
  package mutating func append(_ other: borrowing JSONWriter) {
    append(UnsafeBufferPointer(start: other.bytes, count: other.count))
  }

  /// Takes the elements back that were written last.
  ///
  /// - Parameter count: where the first of them began, which is not the first of its array.
  package mutating func cut(to count: Int) { self.count = count }

  /// Appends a value of any kind.
  package mutating func append(_ value: JSON) {
    if case .null = value { return appendNull() }
    var output = Output(reserving: 128)
    output.append(value)
    output.bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Copies a text that needs no escapes, as far as that is seen at once.
  ///
  /// - Returns: how many bytes there are; `nil` where it may need some.
  private static func copyPlain(
    _ text: UnsafeBufferPointer<UInt8>, to room: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    guard let base = text.baseAddress else { return 0 }
    var offset = 0
    while text.count - offset >= 8 {
      let word = word(at: base + offset)
      if writingMarks(word) != 0 { return nil }
      UnsafeMutableRawPointer(room + offset).storeBytes(of: word.littleEndian, as: UInt64.self)
      offset += 8
    }
    while offset < text.count {
      let byte = base[offset]
      if endsPlainText(byte) || byte >= 0x7F { return nil }
      room[offset] = byte
      offset += 1
    }
    return offset
  }

  private mutating func begin(_ bracket: Unicode.Scalar) {
    append(byte: bracket)
    isFirst = true
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    append(byte: bracket)
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { append(plain: ", ") }
    isFirst = false
  }

  @inline(__always)
  private mutating func append(byte: Unicode.Scalar) {
    makeRoom(1)
    bytes[count] = UInt8(ascii: byte)
    count += 1
  }

  private mutating func append(plain text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    makeRoom(text.count)
    (bytes + count).update(from: base, count: text.count)
    count += text.count
  }

  @inline(__always)
  private mutating func makeRoom(_ more: Int) {
    if capacity - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    room.update(from: bytes, count: count)
    bytes.deallocate()
    (bytes, capacity) = (room, larger)
  }
}
