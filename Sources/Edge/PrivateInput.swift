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
