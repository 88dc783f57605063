import Store

/// Something read from the store, read again only when the store may say something else.
struct Cached<Value> {
  private var last: (version: Store.Version, value: Value)?

  /// - Parameter read: must not depend on messages, whose changes are not noticed.
  mutating func value(in store: Store, read: () throws -> Value) throws -> Value {
    let version = try store.version()
    if let last, last.version == version { return last.value }
    let value = try read()
    last = (version, value)
    return value
  }
}
