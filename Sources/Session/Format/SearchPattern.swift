import Patterns

/// A regular expression that is searched for in an answer, as Perl and PCRE2 read it.
package struct SearchPattern: Hashable, Sendable {
  /// As the file has it, without `re/` and `/`.
  package let expression: String
  private let pattern: Result<Pattern, PatternError>

  package init(_ expression: String) {
    self.expression = expression
    pattern = Result { () throws(PatternError) in try Pattern(expression, .unicode) }
  }

  /// What is wrong with it, and behind which of its bytes; `nil` where nothing is, or where PCRE2
  /// isn't there to tell.
  var mistake: (offset: Int, reason: String)? {
    guard case .failure(.syntax(let offset, let reason)) = pattern else { return nil }
    return (offset, reason)
  }

  /// Whether every text has it, or every one that is not empty.
  var fitsAll: Bool { ["", ".*", ".?", ".", ".+"].contains(expression) }

  /// Whether a text has it; a search that can't be made finds nothing.
  func isIn(_ text: String) -> Bool {
    do { return try pattern.get().matches(text) } catch { return false }
  }

  /// Why the search of a text can't be made; `nil` where it can.
  func problem(in text: String) -> String? {
    switch pattern {
    case .failure(let error): return "re/\(expression)/ can't be searched for: \(error)"
    case .success(let pattern):
      do throws(PatternLimit) {
        _ = try pattern.matches(text)
        return nil
      } catch {
        return "the search for re/\(expression)/ takes too many steps: make it simpler"
      }
    }
  }

  package static func == (left: SearchPattern, right: SearchPattern) -> Bool {
    left.expression == right.expression
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(expression) }
}
