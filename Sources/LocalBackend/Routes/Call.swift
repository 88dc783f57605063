import Contract
import Edge
import Time

/// One request and what its route needs to know.
struct Call {
  let request: Request
  let now: Instant
  /// The date in the user's zone.
  let today: CalendarDate

  var method: Request.Method { request.method }

  /// What an error message calls the request.
  var source: String { "\(request.method.rawValue) \(request.path)" }

  /// The members of the body.
  ///
  /// - Throws: `ContractError` for a body that is no JSON object.
  func fields() throws -> Fields {
    try Fields(body: request.body, source: source)
  }

  /// The percent-decoded value of a parameter of the query; `nil` when it is missing or empty.
  func parameter(_ name: String) -> String? {
    let query = request.target.drop { $0 != "?" }.dropFirst()
    for pair in query.split(separator: "&") {
      let key = pair.prefix { $0 != "=" }
      guard key == name else { continue }
      let value = Call.decoded(pair.dropFirst(key.count + 1))
      return value.isEmpty ? nil : value
    }
    return nil
  }

  /// Which part of a list is asked for.
  ///
  /// - Throws: `ContractError` for a limit outside of 1 to 100, or a negative offset.
  func page(defaultLimit: Int) throws -> (limit: Int, offset: Int) {
    let limit = try number("limit", 1...100, "a whole number from 1 to 100")
    let offset = try number("offset", 0...1_000_000_000, "a whole number from 0 on")
    return (limit ?? defaultLimit, offset ?? 0)
  }

  /// An error about something in the request.
  func failure(_ key: String, _ problem: ContractError.Problem) -> ContractError {
    ContractError(source: source, key: key, problem: problem)
  }

  private func number(_ name: String, _ range: ClosedRange<Int>, _ what: String) throws -> Int? {
    guard let text = parameter(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw failure(name, .expected(what))
    }
    return number
  }

  /// Replaces `%41` and `+`; what is no escape stays as it is.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(Substring(rest.prefix(2))), radix: 16),
        rest.count >= 2
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

extension ServiceError {
  static let goalMissing = ServiceError(404, "GOAL_NOT_FOUND", "goal not found")
  static let consultationMissing = ServiceError(404, "NOT_FOUND", "consultation not found")
  static let consultationNotActive = ServiceError(
    400, "CONSULTATION_NOT_ACTIVE", "consultation is not active")
  static let turnInProgress = ServiceError(
    409, "TURN_IN_PROGRESS", "an answer is still being sent: please wait for its end")
  static let tooManyConsultations = ServiceError(
    429, "TOO_MANY_ACTIVE_CONSULTATIONS",
    "too many active consultations: please complete some before creating new ones")
}
