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
