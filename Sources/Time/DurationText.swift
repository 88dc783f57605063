import Numbers

extension Duration {
  /// Reads `40ms`, `1.5s`, `5m`, `1h` or `1d`, and `0` without a unit; cut to whole milliseconds.
  ///
  /// `nil` for everything else, negative ones too. At most nine digits may stand before the point,
  /// so that the milliseconds of what is read fit an `Int64`; what is too long for a use is for
  /// that use to say.
  package init?(reading text: some StringProtocol) {
    let whole = text.prefix { Duration.isDigit($0) }
    var rest = text.dropFirst(whole.count)
    var thousandths: Int64 = 0
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { Duration.isDigit($0) }
      guard !digits.isEmpty else { return nil }
      let padded = (digits + "000").prefix(3)
      thousandths = Int64(padded, in: 0...999) ?? 0
      rest = rest.dropFirst(1 + digits.count)
    }
    guard let count = Int64(whole, in: 0...999_999_999) else { return nil }
    let amount = count * 1000 + thousandths
    switch rest {
    case "ms": self = .milliseconds(amount / 1000)
    case "s": self = .milliseconds(amount)
    case "m": self = .milliseconds(amount * 60)
    case "h": self = .milliseconds(amount * 3600)
    case "d": self = .milliseconds(amount * 86_400)
    case "" where amount == 0: self = .zero
    default: return nil
    }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
