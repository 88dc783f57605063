import JSON

/// What one operation takes and answers.
struct OperationDescription {
  struct Parameter {
    let name: String
    let shape: Shape
    let text: String

    init(_ name: String, _ shape: Shape, _ text: String) {
      self.name = name
      self.shape = shape
      self.text = text
    }
  }

  /// A sentence.
  let summary: String
  private(set) var query: [Parameter] = []
  private(set) var body: (shape: Shape, isRequired: Bool)?
  /// What is answered when it is done, by status; `nil` for no body.
  private(set) var answers: [(status: Int, shape: Shape?)] = []
  /// The codes of what is answered when it is not, by status.
  private(set) var refusals: [(status: Int, codes: [String])] = []

  init(_ summary: String) { self.summary = summary }

  func with(query: Parameter...) -> OperationDescription {
    changed { $0.query += query }
  }

  func with(query: [Parameter]) -> OperationDescription {
    changed { $0.query += query }
  }

  func taking(_ shape: Shape, isRequired: Bool = true) -> OperationDescription {
    changed { $0.body = (shape, isRequired) }
  }

  /// Answers data in the envelope.
  func answering(_ status: Int, _ data: Shape) -> OperationDescription {
    changed { $0.answers.append((status, .object([("success", .exactly(true)), ("data", data)]))) }
  }

  /// Answers data in the envelope, and the members of the bare dialect beside it.
  func answering(
    _ status: Int, _ data: Shape, bare: [(String, Shape)]
  ) -> OperationDescription {
    changed {
      $0.answers.append(
        (status, .object(bare + [("success", .exactly(true)), ("data", data)])))
    }
  }

  func answeringNothing(_ status: Int = 204) -> OperationDescription {
    changed { $0.answers.append((status, nil)) }
  }

  /// Answers what is in no envelope.
  func answeringPlainly(_ status: Int, _ shape: Shape) -> OperationDescription {
    changed { $0.answers.append((status, shape)) }
  }

  func refusing(_ status: Int, _ codes: String...) -> OperationDescription {
    changed { $0.refusals.append((status, codes)) }
  }

  private func changed(_ change: (inout OperationDescription) -> Void) -> OperationDescription {
    var changed = self
    change(&changed)
    return changed
  }
}

extension OperationDescription.Parameter {
  /// Which part of a list is wanted.
  static func page(limit: Int) -> [OperationDescription.Parameter] {
    [
      .init("limit", .whole(1...100), "How many, \(limit) where it is left out."),
      .init("offset", .whole(0...1_000_000_000), "How many to pass over, 0 where it is left out."),
    ]
  }
}
