/// The members of one object, found without building a tree: for frames of a stream.
///
/// The whole text is checked as strictly as by `JSON(parsing:)`, and what is found is the same. A
/// value is read only when it is asked for; arrays and objects are skipped and can be had as text.
/// One allocation for up to eight members; a frame of 100 bytes takes some 100 nanoseconds.
package struct FlatObject: Sendable {
  private let text: String
  private let fields: [Field]

  private struct Field {
    let key: Token
    let value: Token
  }

  /// Finds the members of the one object that the text is.
  ///
  /// - Throws: `JSON.SyntaxError` at the first byte that does not fit, which is at the start for a
  ///   value of another kind.
  package init(scanning text: String) throws(JSON.SyntaxError) {
    fields = try withBytes(of: text) { FlatObject.scan($0) }.get()
    self.text = text
  }

  /// Finds the members in bytes, of which a copy is kept.
  ///
  /// - Throws: `JSON.SyntaxError`, also for bytes that are not UTF-8.
  package init(scanning bytes: UnsafeBufferPointer<UInt8>) throws(JSON.SyntaxError) {
    if let offset = firstInvalidUTF8(in: bytes) {
      throw JSON.SyntaxError(offset: offset, expected: .utf8)
    }
    try self.init(scanning: String(decoding: bytes, as: UTF8.self))
  }

  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Result<[Field], JSON.SyntaxError> {
    Result { () throws(JSON.SyntaxError) in
      guard let base = bytes.baseAddress else {
        throw JSON.SyntaxError(offset: 0, expected: .object)
      }
      var reader = Reader(base, count: bytes.count)
      reader.skipSpace()
      guard reader.next == UInt8(ascii: "{") else { throw reader.failure(.object) }
      var fields: [Field] = []
      fields.reserveCapacity(8)
      try reader.object(depth: 0) { (reader, key) throws(JSON.SyntaxError) in
        fields.append(Field(key: key, value: try reader.value(depth: 1)))
      }
      try reader.end()
      return fields
    }
  }
}

extension FlatObject {
  /// The string of a member, unescaped; `nil` when there is none or it is of another kind.
  package func string(_ key: String) -> String? {
    value(of: key) { token, base in
      token.kind == .string || token.kind == .escaped ? token.text(in: base) : nil
    }
  }

  /// The number of a member; `nil` when there is none or it is of another kind.
  package func number(_ key: String) -> JSON.Number? {
    value(of: key) { token, base in
      token.kind == .number ? JSON.Number(checked: token.text(in: base)) : nil
    }
  }

  /// The truth value of a member; `nil` when there is none or it is of another kind.
  package func bool(_ key: String) -> Bool? {
    value(of: key) { token, _ in
      switch token.kind {
      case .yes: true
      case .no: false
      default: nil
      }
    }
  }

  /// The text of a member's value as it is in the source, whatever its kind: for `JSON(parsing:)`.
  package func source(_ key: String) -> String? {
    value(of: key) { token, base in
      let quote = token.kind == .string || token.kind == .escaped ? 1 : 0
      let raw = UnsafeBufferPointer(
        start: base + token.start - quote, count: token.end - token.start + 2 * quote)
      return String(decoding: raw, as: UTF8.self)
    }
  }

  /// The keys in the order of the source, a repeated one as often as it is there.
  package var keys: [String] {
    withBase { base in fields.map { $0.key.text(in: base) } } ?? []
  }

  /// Looks from the end, since of a repeated key the last value counts.
  private func value<Value>(
    of key: String, read: (Token, UnsafePointer<UInt8>) -> Value?
  ) -> Value? {
    withBytes(of: key) { key in
      withBase { base in
        for field in fields.reversed() where field.key.spells(key, in: base) {
          return read(field.value, base)
        }
        return nil
      }
    }
  }

  private func withBase<Value>(_ body: (UnsafePointer<UInt8>) -> Value?) -> Value? {
    withBytes(of: text) { bytes in bytes.baseAddress.flatMap(body) }
  }
}

extension Token {
  /// Whether a key is these bytes, which only a key with escapes is built for.
  fileprivate func spells(
    _ key: UnsafeBufferPointer<UInt8>, in base: UnsafePointer<UInt8>
  ) -> Bool {
    if kind == .escaped { return text(in: base).utf8.elementsEqual(key) }
    guard end - start == key.count else { return false }
    let raw = UnsafeBufferPointer(start: base + start, count: key.count)
    return sharedPrefix(raw, key) == key.count
  }
}

/// Writes one object member by member, without building a tree.
///
/// The caller gives the keys in canonical order, each once; debug builds trap otherwise.
package struct FlatWriter {
  private var output: Output
  private var lastKey: String?

  /// An object without members.
  ///
  /// - Parameter capacity: UTF-8 bytes to make room for; more can be written.
  package init(reserving capacity: Int = 128) {
    output = Output(reserving: capacity)
    output.append(byte: "{")
  }

  /// Appends a string, which is escaped as in `JSON.text()`.
  package mutating func append(_ key: String, _ value: String) {
    begin(key)
    output.append(quoted: value)
  }

  /// Appends an integer in decimal.
  package mutating func append(_ key: String, _ value: Int) {
    begin(key)
    output.append(plain: String(value))
  }

  /// Appends `true` or `false`.
  package mutating func append(_ key: String, _ value: Bool) {
    begin(key)
    output.append(plain: value ? "true" : "false")
  }

  /// Appends a value of any kind, also a nested one.
  package mutating func append(_ key: String, _ value: JSON) {
    begin(key)
    output.append(value)
  }

  /// The object with the members so far, in canonical form.
  package func text() -> String {
    var output = output
    output.append(byte: "}")
    return output.text
  }

  private mutating func begin(_ key: String) {
    if let lastKey {
      assert(precedes(lastKey, key), "\(key) must come before \(lastKey)")
      output.appendSeparator()
    }
    lastKey = key
    output.append(key: key)
  }
}
