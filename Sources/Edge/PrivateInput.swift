/// Which inputs no history keeps: what begins with a space, and what has to do with an account.
package enum PrivateInput {
  /// Whether an input is one, as it was typed.
  package static func includes(_ input: String) -> Bool {
    // Asked of every input, and hardly any begins like one of these.
    switch input.utf8.first {
    case UInt8(ascii: " "): true
    case UInt8(ascii: "/"):
      ["/login", "/register"].contains(String(input.prefix { !$0.isWhitespace }))
    default: false
    }
  }
}

extension PrivateInput {
  /// What follows the address in an input that lets a user in: there is no place for it, so it can
  /// only be a password.
  package static func password(in input: String) -> Range<String.Index>? {
    guard input.utf8.first == UInt8(ascii: "/"), includes(input) else { return nil }
    let words = input.split(maxSplits: 2) { $0.isWhitespace }
    guard words.count == 3 else { return nil }
    let end = input.lastIndex { !$0.isWhitespace } ?? input.startIndex
    return words[2].startIndex..<input.index(after: end)
  }
}
