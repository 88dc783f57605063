/// Why there is no pattern.
package enum PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the expression, and behind which of its bytes in UTF-8 that was noticed:
  /// `missing closing parenthesis`.
  case syntax(offset: Int, reason: String)
  /// PCRE2 isn't there: `libpcre2-8.so.0: cannot open shared object file: No such file or directory`.
  case missing(String)

  package var description: String {
    switch self {
    case .syntax(let offset, let reason): "\(reason) (behind byte \(offset))"
    case .missing(let reason): reason
    }
  }
}

/// A search in a text was given up, since it took more steps than it may: nothing is known of the
/// text.
package struct PatternLimit: Error, Hashable, Sendable {}
