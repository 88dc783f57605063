import Edge
import Network
import ServiceHost
import Shell
import Time
import UseCases

/// Asks the server of a language model what it has: the question that shows whether address, key
/// and name are right, and that costs nothing.
struct CoachDoctor {
  private let endpoint: ModelEndpoint

  init(_ endpoint: ModelEndpoint) {
    self.endpoint = endpoint
  }

  /// How long somebody at a terminal waits for it.
  private static let patience = Duration.seconds(10)
  /// How many names are listed.
  private static let mostListed = 12

  func examine() throws -> Doctor.Finding {
    let inbox = Inbox(clock: .running(World.clock(from: SystemClock.wall)))
    let network = endpoint.connect(.inbox(inbox))
    defer { network.shutdown() }
    let edge = Edge.live(inbox, .none, network.peer)
    let title = endpoint.place
    do {
      let response = try edge.exchange(
        ModelList.request, on: Channel(.http, 1), timeout: CoachDoctor.patience)
      switch ModelList(response, from: endpoint.model) {
      case .names(let names): return CoachDoctor.finding(names, title, endpoint.model.name)
      case .refused(let reason): return .bad("\(title) \(reason)")
      case .unreadable:
        return .odd("\(title) answers, and does not say which models it has")
      }
    } catch let failure as ConnectionFailure {
      return .bad(
        "\(title) cannot be reached (\(failure.words)): start its server, or check --coach"
      )
    }
  }

  private static func finding(
    _ names: [String], _ title: String, _ model: String
  ) -> Doctor.Finding {
    let listed = names.prefix(mostListed).joined(separator: ", ")
    let more = names.count > mostListed ? ", and \(names.count - mostListed) more" : ""
    let count = names.count == 1 ? "1 model" : "\(names.count) models"
    let text = "\(title) answers with \(count): \(listed)\(more)"
    // A server that has loaded one model takes any name for it.
    guard names.count != 1, !names.contains(model), !names.contains(model + ":latest") else {
      return .fine(text)
    }
    return .odd("\(text); \(model.withoutControls) is none of them: --coach-model NAME")
  }
}
