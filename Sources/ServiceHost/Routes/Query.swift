import Contract
import Edge
import Numbers
import StreamSafe
import Time
import Wellness

/// Reading the query of a request; what does not read is an error, never a default.
extension RequestContext {
  /// Refuses endless combining marks in a path or query, decoded or not; those of a body are found
  /// where it is read.
  ///
  /// - Throws: `ContractError`.
  func checkMarks() throws {
    let target = request.target
    let isEscaped = target.hasByte(UInt8(ascii: "%"))
    if StreamSafeText.hasLongRun(target)
      || isEscaped && StreamSafeText.hasLongRun(RequestContext.decoded(target.utf8))
    {
      throw failure(
        "path or query", .expected("text with no more than 30 combining marks in a row"))
    }
  }

  /// The percent-decoded value of a parameter; `nil` when it is missing.
  ///
  /// - Throws: `ContractError` for one beyond the bound.
  func parameter(_ name: String, _ bound: TextBound = .word) throws -> String? {
    guard let text = RequestContext.parameterText(name, of: request) else { return nil }
    guard let fitted = bound.fitted(text) else { throw failure(name, .beyond(bound, text)) }
    return fitted
  }

  static func parameterText(_ name: String, of request: Request) -> String? {
    guard request.target.hasByte(UInt8(ascii: "?")) else { return nil }
    var (target, name) = (request.target, name)
    return target.withUTF8 { target in
      name.withUTF8 { name in
        guard let mark = target.firstIndex(of: UInt8(ascii: "?")) else { return nil }
        var rest = target[(mark + 1)...]
        while !rest.isEmpty {
          let pair = rest.prefix { $0 != UInt8(ascii: "&") }
          let key = pair.prefix { $0 != UInt8(ascii: "=") }
          if key.elementsEqual(name) {
            return RequestContext.decoded(pair.dropFirst(key.count + 1))
          }
          rest = rest.dropFirst(pair.count + 1)
        }
        return nil
      }
    }
  }

  /// Which part of a list is asked for.
  ///
  /// - Throws: `ContractError` for a limit outside of 1 to 100, or a negative offset.
  func page(defaultLimit: Int) throws -> (limit: Int, offset: Int) {
    let limit = try number("limit", 1...100)
    let offset = try number("offset", 0...1_000_000_000)
    return (limit ?? defaultLimit, offset ?? 0)
  }

  /// One of the words that a parameter may be.
  func choice(_ name: String, of words: @autoclosure () -> [String]) throws -> String? {
    guard let text = try parameter(name) else { return nil }
    let words = words()
    guard words.contains(text) else { throw failure(name, .expected(RequestContext.oneOf(words))) }
    return text
  }

  /// A parameter that is true or false, in lower or in upper case.
  func flag(_ name: String) throws -> Bool? {
    guard let text = try parameter(name) else { return nil }
    switch text.lowercased() {
    case "true": return true
    case "false": return false
    default: throw failure(name, .expected("true or false"))
    }
  }

  func date(_ name: String) throws -> CalendarDate? {
    guard let text = try parameter(name) else { return nil }
    guard let date = CalendarDate(text) else {
      throw failure(name, .expected("a date such as 2027-01-31"))
    }
    return date
  }

  /// A moment; of a date its first one, or its last second.
  func moment(_ name: String, isEnd: Bool) throws -> Instant? {
    guard let text = try parameter(name) else { return nil }
    if let instant = Instant(text) { return instant }
    guard let date = CalendarDate(text) else {
      throw failure(name, .expected("a date or a timestamp such as 2027-01-31T08:00:00Z"))
    }
    return isEnd ? Instant(date) + .seconds(86_399) : Instant(date)
  }

  /// - Throws: `ContractError` that names the bound that was passed.
  private func number(_ name: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = try parameter(name) else { return nil }
    let digits = text.drop { $0 == "-" }
    guard !digits.isEmpty, text.count - digits.count < 2,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else {
      throw failure(
        name, .expected("a whole number from \(range.lowerBound) to \(range.upperBound)"))
    }
    // What is too long for a number is beyond any bound.
    let number = Int(text, in: Int.exactRange) ?? (text.hasPrefix("-") ? .min : .max)
    if number > range.upperBound { throw failure(name, .expected("at most \(range.upperBound)")) }
    if number < range.lowerBound { throw failure(name, .expected("at least \(range.lowerBound)")) }
    return number
  }

  /// Replaces `%41` and `+`; what is no escape stays as it is.
  private static func decoded(_ text: some Collection<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let code = UInt8(
          hexadecimal: Substring(decoding: rest.prefix(2), as: UTF8.self), digits: 2...2)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
