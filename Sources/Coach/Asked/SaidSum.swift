import Wellness

/// A small calculation in a text: `3 × 250 ml`, `8120 + 2400`.
struct SaidSum: Hashable, Sendable {
  let value: Double
  /// What stands behind the last number.
  let unit: String
  /// Whether there is nothing else in the text.
  let isAll: Bool

  init?(_ text: String) {
    guard SaidSum.mayStand(in: text) else { return nil }
    let tokens = SaidSum.tokens(text)
    for start in tokens.indices {
      guard case .number(let first) = tokens[start],
        let found = SaidSum.chain(tokens, from: start, first)
      else { continue }
      value = found.value
      unit = found.unit
      isAll = start == 0 && found.end >= tokens.count
      return
    }
    return nil
  }

  /// Whether a text has two figures and what may be a sign: `x`, or the end of `times` or `plus`.
  static func mayStand(in text: String) -> Bool {
    guard text.utf8.count(where: { (0x30...0x39).contains($0) }) >= 2 else { return false }
    if text.utf8.contains(where: { $0 >= 0x80 || "+*-/xX".utf8.contains($0) }) { return true }
    let lower = text.lowercased()
    return lower.has("es") || lower.has("us")
  }

  private enum Token: Equatable {
    case number(Double)
    case sign(Character)
    case word(String)
  }

  private static func chain(
    _ tokens: [Token], from start: Int, _ first: Double
  ) -> (value: Double, unit: String, end: Int)? {
    var terms = [first]
    var index = start + 1
    var unit = ""
    var count = 0
    while true {
      if index < tokens.count, case .word(let word) = tokens[index] {
        let isSign = index + 1 < tokens.count && signs[word] == nil
        if isSign, case .sign = tokens[index + 1] { unit = word; index += 1 }
      }
      guard index + 1 < tokens.count, let sign = sign(tokens[index]),
        case .number(let next) = tokens[index + 1]
      else { break }
      switch sign {
      case "+": terms.append(next)
      case "-": terms.append(-next)
      case "*": terms[terms.count - 1] *= next
      default:
        guard next != 0 else { return nil }
        terms[terms.count - 1] /= next
      }
      count += 1
      index += 2
    }
    guard count > 0 else { return nil }
    if index < tokens.count, case .word(let word) = tokens[index] {
      unit = word
      index += 1
    }
    return (terms.reduce(0, +), unit, index)
  }

  private static func sign(_ token: Token) -> Character? {
    switch token {
    case .sign(let sign): sign
    case .word(let word): signs[word]
    case .number: nil
    }
  }

  private static let signs: [String: Character] = [
    "x": "*", "times": "*", "plus": "+", "minus": "-",
  ]

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var run = ""
    func flush() {
      guard let first = run.first else { return }
      defer { run = "" }
      guard first.isASCII, first.isNumber else {
        tokens.append(.word(run))
        return
      }
      let digits = run.prefix { $0.isNumber || $0 == "," || $0 == "." }
      let rest = run.dropFirst(digits.count)
      guard let end = digits.lastIndex(where: \.isNumber),
        let value = Quantity.number(digits[...end])
      else { return }
      let isThousand = rest == "k"
      tokens.append(.number(isThousand ? value * 1000 : value))
      if rest.first == "x", let factor = Quantity.number(rest.dropFirst().prefix { $0.isNumber }) {
        tokens.append(.sign("*"))
        tokens.append(.number(factor))
        let unit = rest.dropFirst().drop { $0.isNumber }
        if !unit.isEmpty { tokens.append(.word(String(unit))) }
      } else if !rest.isEmpty, !isThousand {
        tokens.append(.word(String(rest)))
      }
    }
    var previous: Character = " "
    for character in text.lowercased() {
      switch character {
      case "+", "×", "*", "÷":
        flush()
        tokens.append(.sign(character == "×" ? "*" : character == "÷" ? "/" : character))
      case "-", "–", "/":
        let isApart = previous == " "
        flush()
        if isApart { tokens.append(.sign(character == "/" ? "/" : "-")) }
      case _ where character.isLetter || character.isNumber: run.append(character)
      case ".", ",": if previous.isNumber { run.append(character) } else { flush() }
      case "'", "’": break
      default: flush()
      }
      previous = character
    }
    flush()
    return tokens
  }
}
