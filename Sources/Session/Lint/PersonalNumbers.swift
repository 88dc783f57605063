/// Numbers in a text that lead to somebody: of telephones and of payment cards.
///
/// Shapes alone tell them, so what has the shape of something else is left alone: dates, amounts,
/// ids, times. Numbers that nobody has are no findings either.
struct PersonalNumbers {
  /// What a number is of.
  enum Kind: Hashable {
    case telephone, card

    /// As it is called in a sentence.
    var phrase: String {
      switch self {
      case .telephone: "a telephone number"
      case .card: "the number of a payment card"
      }
    }

    /// A number that nobody has.
    var standIn: String {
      switch self {
      case .telephone: "+1 202 555 0123"
      case .card: "4111 1111 1111 1111"
      }
    }
  }

  /// A number and where it begins.
  struct Occurrence: Hashable {
    let kind: Kind
    /// In Unicode scalars from the start of the text.
    let offset: Int
  }

  /// In the order of the text.
  let occurrences: [Occurrence]

  init(in text: String) {
    let scalars = Array(text.unicodeScalars)
    var found: [Occurrence] = []
    var place = 0
    while place < scalars.count {
      guard let run = Run(scalars, at: place) else {
        place += 1
        continue
      }
      if let kind = run.kind { found.append(Occurrence(kind: kind, offset: place)) }
      place = run.end
    }
    occurrences = found
  }
}

/// Digits in groups, with single signs between them, and nothing that goes on with them.
private struct Run {
  /// Past its last digit.
  private(set) var end: Int
  private var groups: [String] = [""]
  private var separators: Set<Unicode.Scalar> = []
  private let hasPlus: Bool
  private let hasParenthesis: Bool
  /// Whether it is a part of something longer, such as an id.
  private var isPart = false

  /// `nil` where none begins.
  init?(_ scalars: [Unicode.Scalar], at start: Int) {
    var place = start
    hasPlus = scalars[place] == "+"
    if hasPlus { place += 1 }
    hasParenthesis = place < scalars.count && scalars[place] == "("
    if hasParenthesis { place += 1 }
    guard place < scalars.count, Run.isDigit(scalars[place]) else { return nil }
    end = place
    while place < scalars.count {
      if Run.isDigit(scalars[place]) {
        groups[groups.count - 1].unicodeScalars.append(scalars[place])
        place += 1
        end = place
        continue
      }
      let next = Run.afterSeparator(scalars, place)
      guard next < scalars.count, next > place, Run.isDigit(scalars[next]) else { break }
      separators.formUnion(scalars[place..<next])
      groups.append("")
      place = next
    }
    let before = start > 0 ? scalars[start - 1] : " "
    let after = end < scalars.count ? scalars[end] : " "
    isPart =
      Run.isWord(before) || "-/.:#=".unicodeScalars.contains(before) || Run.isWord(after)
      || "/:%°".unicodeScalars.contains(after)
      || (after == "-" || after == ".") && end + 1 < scalars.count && Run.isWord(scalars[end + 1])
  }

  /// Past one sign between groups, or a bracket with its space.
  private static func afterSeparator(_ scalars: [Unicode.Scalar], _ place: Int) -> Int {
    var next = place
    if next < scalars.count, scalars[next] == ")" { next += 1 }
    if next < scalars.count, " -./".unicodeScalars.contains(scalars[next]) { next += 1 }
    if next < scalars.count, scalars[next] == "(" { next += 1 }
    return next
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "_" || scalar == "@"
  }

  private var digits: String { groups.joined() }

  var kind: PersonalNumbers.Kind? {
    if isPart { return nil }
    if isCard { return .card }
    return isTelephone ? .telephone : nil
  }

  /// 14 to 19 digits of an issuer, with the check digit that they have to have (ISO/IEC 7812-1).
  private var isCard: Bool {
    let digits = digits
    guard !hasPlus, !hasParenthesis, (14...19).contains(digits.utf8.count),
      separators.isSubset(of: [" ", "-"]), separators.count <= 1,
      ("3"..."6").contains(digits.unicodeScalars.first ?? "0"),
      groups.count == 1 || groups.dropLast().allSatisfy({ (4...6).contains($0.utf8.count) }),
      Set(digits.utf8).count > 2, !Run.examples.contains(digits)
    else { return false }
    var sum = 0
    for (place, digit) in digits.utf8.reversed().enumerated() {
      let value = Int(digit - UInt8(ascii: "0"))
      let weighted = place % 2 == 0 ? value : value * 2
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return sum % 10 == 0
  }

  /// What makers of payment software hand out for trials.
  private static let examples: Set<String> = [
    "4111111111111111", "4242424242424242", "5555555555554444", "378282246310005",
  ]

  /// With a plus as E.164 has it; or as it is written within a country, in groups.
  private var isTelephone: Bool {
    let count = digits.utf8.count
    guard !isFictional else { return false }
    if hasPlus { return (9...15).contains(count) && !separators.contains("/") }
    guard groups.count > 1 else { return false }
    let lengths = groups.map(\.utf8.count)
    if lengths == [3, 3, 4] {
      return hasParenthesis || separators == ["-"] || separators == ["."]
    }
    guard digits.hasPrefix("0"), !separators.contains("."), (3...5).contains(lengths[0]) else {
      return false
    }
    return (9...14).contains(count) && lengths.dropFirst().allSatisfy { $0 >= 2 }
      && groups.count <= 5
  }

  /// 555-0100 to 555-0199, which nobody has.
  private var isFictional: Bool {
    digits.utf8.count >= 7 && digits.dropLast(2).hasSuffix("55501")
  }
}
