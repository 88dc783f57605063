import Numbers
import Wellness

/// Which part of a long list is shown: a page of 20, or all of it.
struct PageFlag: Hashable, Sendable {
  static let flag = Usage.Flag(
    name: "page", kind: .text, placeholder: "N", help: "further ones, 20 to a page, or all")

  /// How much a page has.
  static let size = 20

  /// Counted from 1; `nil` for all pages at once.
  private let number: Int?

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let text = arguments.string("page") else {
      number = 1
      return
    }
    guard text != "all" else {
      number = nil
      return
    }
    guard let number = Int(text, in: 1...1_000_000) else {
      throw .bad(text, for: "--page", expected: "a number, or all", known: [])
    }
    self.number = number
  }

  /// The most that is shown.
  var limit: Int { number == nil ? .max : PageFlag.size }
  /// How much stands before it.
  var offset: Int { ((number ?? 1) - 1) * PageFlag.size }

  /// The line that says how much is left, and how to see it; `nil` when nothing is.
  ///
  /// - Parameters:
  ///   - shown: how much of the page there was.
  ///   - command: what lists it, with the flags it was given.
  func rest(after shown: Int, of total: Int, command: String) -> String? {
    let left = total - offset - shown
    guard let number, left > 0 else { return nil }
    return "… \(Quantity.text(Double(left))) more: \(command) --page \(number + 1)"
  }
}
