/// A statement, or a part of one.
///
/// Parts are put together as `"SELECT \(columns) FROM goals"`, of literals and of other parts alone:
/// what comes from a user is no part of a text but a value beside it.
package struct SQL: Hashable, Sendable {
  package let text: String

  /// A few bytes tell statements apart well enough, and what is asked for in every turn costs no
  /// more than a look at its length.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
  }
}

extension SQL: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self.text = text
  }

  package init(stringInterpolation parts: Parts) {
    text = parts.text
  }

  /// What a statement is put together of.
  package struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 128 * interpolationCount)
    }

    /// Adds what stands between parts.
    package mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a part.
    package mutating func appendInterpolation(_ part: SQL) {
      text += part.text
    }
  }
}
