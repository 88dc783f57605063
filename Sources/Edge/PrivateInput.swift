/// Which inputs no history keeps: what begins with a space, and what has to do with an account.
package enum PrivateInput {
  /// Whether an input is one, as it was typed.
  package static func includes(_ input: String) -> Bool {
    input.first == " "
      || ["/login", "/register"].contains(String(input.prefix { !$0.isWhitespace }))
  }
}
