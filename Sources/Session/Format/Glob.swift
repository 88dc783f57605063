import Patterns

/// A pattern for a line that may vary: `*` stands for any run, `?` for one scalar.
package struct Glob: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case anyRun
    case anyOne
    case scalar(Unicode.Scalar)
  }

  let steps: [Step]

  init(steps: [Step]) {
    self.steps = steps
  }

  /// A pattern as a command line has it, without escapes.
  package init(_ pattern: String) {
    steps = pattern.unicodeScalars.map { scalar in
      switch scalar {
      case "*": .anyRun
      case "?": .anyOne
      default: .scalar(scalar)
      }
    }
  }

  /// Whether every line fits, or every one that is not empty.
  var fitsAll: Bool {
    steps.contains(.anyRun) && steps.allSatisfy { $0 == .anyRun || $0 == .anyOne }
      && steps.count { $0 == .anyOne } <= 1
  }

  /// Whether a whole line fits. Quadratic at worst.
  package func matches(_ line: String) -> Bool {
    let scalars = Array(line.unicodeScalars)
    var step = 0
    var place = 0
    var retry: (step: Int, place: Int)?
    while place < scalars.count {
      if step < steps.count, steps[step] == .anyRun {
        retry = (step, place)
        step += 1
      } else if step < steps.count, fits(steps[step], scalars[place]) {
        step += 1
        place += 1
      } else if let (lastStep, lastPlace) = retry {
        retry = (lastStep, lastPlace + 1)
        step = lastStep + 1
        place = lastPlace + 1
      } else {
        return false
      }
    }
    return steps[step...].allSatisfy { $0 == .anyRun }
  }

  private func fits(_ step: Step, _ scalar: Unicode.Scalar) -> Bool {
    switch step {
    case .anyRun: false
    case .anyOne: true
    case .scalar(let wanted): wanted == scalar
    }
  }
}

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
