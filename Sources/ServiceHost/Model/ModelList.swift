import Edge
import JSON

/// What a server says of the models that it has
/// (https://platform.openai.com/docs/api-reference/models/list).
package enum ModelList: Hashable, Sendable {
  /// Their names, in its order, without control characters.
  case names([String])
  /// Why it doesn't say, with what to do.
  case refused(String)
  /// It answers with something else.
  case unreadable

  /// Below the address of the server.
  package static let request = Request(.get, "/models")

  /// The most names that are read, of servers that pass on hundreds of others' models.
  private static let most = 500
  /// The most bytes of a name: whatever listens at a usual port is asked.
  private static let longestName = 1000

  package init(_ response: Response, from model: LanguageModel) {
    guard (200..<300).contains(response.status) else {
      // Some have no such place, and answer questions all the same.
      let isMissing = response.status == 404 || response.status == 405
      let refusal = ModelRefusal(response, from: model)
      self = isMissing && refusal.text == nil ? .unreadable : .refused(refusal.sentence)
      return
    }
    do {
      let json = try JSON(mending: response.body)
      guard let entries = (json["data"] ?? json["models"])?.arrayValue ?? json.arrayValue else {
        self = .unreadable
        return
      }
      self = .names(
        entries.prefix(ModelList.most).compactMap { entry in
          guard let name = (entry["id"] ?? entry["name"])?.stringValue,
            (1...ModelList.longestName).contains(name.utf8.count)
          else { return nil }
          return name.withoutControls
        })
    } catch {
      self = .unreadable
    }
  }
}
