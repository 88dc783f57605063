import JSON

/// Advice in the form in which a client keeps it for later: the body once more.
extension TipsBody {
  /// The body as it is kept.
  package var text: String { json.text() }

  /// Reads what `text` was.
  package init(kept text: String) throws(ContractError) {
    try self.init(Fields(body: text, source: "tips kept here"))
  }
}

extension GoalAdviceBody {
  /// The body as it is kept.
  package var text: String { json.text() }

  /// Reads what `text` was.
  package init(kept text: String) throws(ContractError) {
    try self.init(Fields(body: text, source: "suggestions kept here"))
  }
}

extension GoalAnalysisBody {
  /// The body as it is kept.
  package var text: String { json.text() }

  /// Reads what `text` was.
  package init(kept text: String) throws(ContractError) {
    try self.init(Fields(body: text, source: "an analysis kept here"))
  }
}
