import Contract
import JSON

/// What an answer leads to: the operations that take the id in it
/// (https://spec.openapis.org/oas/v3.0.3#link-object).
extension Operation {
  /// The links of a success; `nil` for what makes nothing that has an id.
  var links: JSON? {
    switch self {
    case .goal(.createGoal):
      let operations =
        GoalOperation.allCases.filter { $0 != .setInstanceProgress }.map(Operation.goal)
        + AdviceOperation.allCases.map(Operation.advice)
      let chat: JSON = [
        "operationId": .string(Operation.consultation(.chatAboutGoal).name(at: 0)),
        "requestBody": ["goalId": "$response.body#/data/id"],
      ]
      return Operation.links(to: operations, by: "/data/id").with("chatAboutGoal", chat)
    case .goal(.readToday):
      return Operation.links(to: [.goal(.setInstanceProgress)], by: "/data/id")
    case .consultation(.createConsultation):
      return Operation.links(to: Operation.consultations, by: "/data/consultation/id")
    case .consultation(.chatAboutGoal):
      return Operation.links(to: Operation.consultations, by: "/data/id")
    case .insight(.generateInsight):
      return Operation.links(to: InsightOperation.allCases.map(Operation.insight), by: "/data/id")
    default: return nil
    }
  }

  private static let consultations = ConsultationOperation.allCases.map(Operation.consultation)

  /// One for each route of today that has an id in its path.
  private static func links(to operations: [Operation], by pointer: String) -> JSON {
    var links: [JSON.Member] = []
    for operation in operations {
      for (number, route) in operation.definition.routes.enumerated()
      where route.takesID && !route.isOlder {
        let name = operation.name(at: number)
        let parameters: JSON = ["id": .string("$response.body#" + pointer)]
        links.append(
          JSON.Member(key: name, value: ["operationId": .string(name), "parameters": parameters]))
      }
    }
    return .object(links)
  }
}
