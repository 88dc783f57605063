// Keys are compared as RFC 8259 §8.3 advises, by code unit, and ordered by Unicode scalar, which
// for UTF-8 is the order of the bytes. `String`'s own operators compare by canonical equivalence.

/// Whether two strings are the same sequence of Unicode scalars.
func haveSameScalars(_ left: String, _ right: String) -> Bool {
  guard left.utf8.count == right.utf8.count else { return false }
  return withBytes(of: left, right) { sharedPrefix($0, $1) == $0.count }
}

/// Whether a key comes before another in the canonical order.
func precedes(_ left: String, _ right: String) -> Bool {
  withBytes(of: left, right) { left, right in
    let shared = sharedPrefix(left, right)
    guard shared < left.count, shared < right.count else { return left.count < right.count }
    return left[shared] < right[shared]
  }
}

/// Lends the bytes of a string; `withUTF8`, which wants a variable, costs three times as much.
@inline(__always)
func withBytes<Value>(
  of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value
) -> Value {
  if let value = text.utf8.withContiguousStorageIfAvailable(body) { return value }
  var text = text
  return text.withUTF8(body)
}

@inline(__always)
private func withBytes<Value>(
  of left: String, _ right: String,
  _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Value
) -> Value {
  withBytes(of: left) { left in withBytes(of: right) { right in body(left, right) } }
}

/// The members in canonical order; costs one comparison a member where they are in it already.
func sortedByKey(_ members: [JSON.Member]) -> [JSON.Member] {
  for position in members.indices.dropFirst()
  where precedes(members[position].key, members[position - 1].key) {
    return members.sorted { precedes($0.key, $1.key) }
  }
  return members
}

/// The members without those whose key is given again later: the last value wins.
func withoutRepeatedKeys(_ members: [JSON.Member]) -> [JSON.Member] {
  guard hasRepeatedKey(members) else { return members }
  // The sort is stable, so of equal neighbours the later one is the later one in the source.
  let order = members.indices.sorted { precedes(members[$0].key, members[$1].key) }
  var kept: [Int] = []
  for position in order {
    if let last = kept.last, haveSameScalars(members[last].key, members[position].key) {
      kept.removeLast()
    }
    kept.append(position)
  }
  return kept.sorted().map { members[$0] }
}

/// Looks at every pair of few keys, and sorts many, so that no input costs quadratic time.
private func hasRepeatedKey(_ members: [JSON.Member]) -> Bool {
  guard members.count > 16 else {
    for position in members.indices {
      for earlier in 0..<position
      where haveSameScalars(members[earlier].key, members[position].key) {
        return true
      }
    }
    return false
  }
  let keys = members.map(\.key).sorted(by: precedes)
  return zip(keys, keys.dropFirst()).contains(where: haveSameScalars)
}
