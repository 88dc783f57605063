import Contract
import Edge
import JSON
import Testing

@testable import ServiceHost

/// Holds responses to what the description of the service says about them.
struct Described {
  private let check: SchemaCheck
  private let hasAccounts: Bool

  static let open = Described(ServiceDescription.open, hasAccounts: false)
  static let withAccounts = Described(ServiceDescription.withAccounts, hasAccounts: true)

  private init(_ description: ServiceDescription, hasAccounts: Bool) {
    check = SchemaCheck(document: description.json)
    self.hasAccounts = hasAccounts
  }

  /// What of a response is not as described; the response to a path or a method that is not
  /// described needs only be an error, and a failure on demand is nowhere described.
  func problems(in response: Response, to request: Request) -> [String] {
    if ServiceError(response).code == "FAULT" { return [] }
    let name = "\(request.method.rawValue) \(request.path) \(response.status)"
    guard let operation = operation(of: request) else {
      return response.status == 404 || response.status == 405 ? [] : ["\(name): not described"]
    }
    guard let described = operation["responses"]?["\(response.status)"] else {
      return ["\(name): status not described"]
    }
    guard let schema = described["content"]?["application/json"]?["schema"] else {
      return response.body.isEmpty ? [] : ["\(name): has a body"]
    }
    do {
      let body = try JSON(parsing: response.body)
      if let code = body["error"]?["code"]?.stringValue,
        described["description"]?.stringValue?.contains(code) != true
      {
        return ["\(name): code \(code) not described"]
      }
      return check.problems(in: body, against: schema, at: name)
    } catch {
      return ["\(name): no JSON"]
    }
  }

  /// Whether a body is one that the description allows; `nil` where it describes none.
  func allows(_ body: JSON, of request: Request) -> Bool? {
    let content = operation(of: request)?["requestBody"]?["content"]
    guard let schema = content?["application/json"]?["schema"] else { return nil }
    return check.problems(in: body, against: schema).isEmpty
  }

  private func operation(of request: Request) -> JSON? {
    let path = request.path.dropFirst(Endpoint.prefix.count)
    let method = request.method.rawValue.lowercased()
    let items = (check.document["paths"]?.objectValue ?? []).filter {
      Described.fits(path, template: $0.key)
    }
    let exact = items.first { !$0.key.contains("{") } ?? items.first
    return exact?.value[method]
  }

  private static func fits(_ path: Substring, template: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let names = template.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == names.count
      && zip(parts, names).allSatisfy { $1 == "{id}" && !$0.isEmpty || $0 == $1 }
  }
}
