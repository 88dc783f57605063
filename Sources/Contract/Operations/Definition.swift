/// What one operation is, for all who have to do with it.
package struct Definition: Sendable {
  /// Where it is asked for, the canonical route first.
  package let routes: [Route]
  /// The rest, made when somebody wants to read it: requests do without.
  package let details: @Sendable () -> Details

  init(_ routes: [Route], details: @escaping @Sendable () -> Details) {
    self.routes = routes
    self.details = details
  }
}

/// What an operation takes and answers.
package struct Details: Sendable {
  /// Something in the query.
  package struct Parameter: Sendable {
    /// Its key.
    package let name: String
    /// What it may be.
    package let schema: JSONSchema
    /// A sentence.
    package let text: String

    init(_ name: String, _ schema: JSONSchema, _ text: String) {
      self.name = name
      self.schema = schema
      self.text = text
    }
  }

  /// A sentence.
  package let summary: String
  /// What may be in the query.
  package private(set) var query: [Parameter] = []
  /// What is to be in the body; `nil` where none is looked at.
  package private(set) var body: (schema: JSONSchema, isRequired: Bool)?
  /// What is answered when it is done, by status; `nil` for no body.
  package private(set) var answers: [(status: Int, schema: JSONSchema?)] = []
  /// The codes of what is answered when it is not, by status, beside those that go without saying:
  /// a request that does not read, and an id that is none.
  package private(set) var refusals: [(status: Int, codes: [String])] = []

  init(_ summary: String) { self.summary = summary }

  func with(query: Parameter...) -> Details {
    changed { $0.query += query }
  }

  /// Takes which part of a list is wanted.
  func paged(_ limit: Int) -> Details {
    with(
      query: Parameter("limit", .whole(1...100), "How many, \(limit) where it is left out."),
      Parameter(
        "offset", .whole(0...1_000_000_000), "How many to pass over, 0 where it is left out."))
  }

  func taking(_ schema: JSONSchema, isRequired: Bool = true) -> Details {
    changed { $0.body = (schema, isRequired) }
  }

  /// Answers data in the envelope, beside it the members of the bare dialect.
  func answering(
    _ status: Int, _ data: JSONSchema, bare: [(String, JSONSchema)] = []
  ) -> Details {
    answeringPlainly(status, .object(bare + [("success", .exactly(true)), ("data", data)]))
  }

  /// Answers what is in no envelope.
  func answeringPlainly(_ status: Int, _ schema: JSONSchema) -> Details {
    changed { $0.answers.append((status, schema)) }
  }

  func answeringNothing(_ status: Int = 204) -> Details {
    changed { $0.answers.append((status, nil)) }
  }

  func refusing(_ status: Int, _ codes: String...) -> Details {
    changed { $0.refusals.append((status, codes)) }
  }

  private func changed(_ change: (inout Details) -> Void) -> Details {
    var changed = self
    change(&changed)
    return changed
  }
}
