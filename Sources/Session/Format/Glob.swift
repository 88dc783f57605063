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
