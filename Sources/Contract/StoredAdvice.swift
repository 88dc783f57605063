/// Advice that a client keeps for later: the body once more.
package protocol StoredAdvice: WireBody {
  /// Why it is not from whom it was asked; only this project's server says so.
  var notice: String? { get }

  init(_ reader: BodyReader) throws(ContractError)
}

extension StoredAdvice {
  /// Reads what `text` was.
  package init(stored text: String) throws(ContractError) {
    try self.init(BodyReader(body: text, source: "stored advice"))
  }
}
