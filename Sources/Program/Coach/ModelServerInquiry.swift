import Edge
import Network
import ServiceHost
import Shell
import Threads
import Time
import UseCases
import Verbs
import Wellness

/// Asks servers of language models which models they have.
struct ModelServerInquiry: Sendable {
  let setup: CoachSetup

  /// How long a server on this machine may take, and any other.
  private static let patience = (here: Duration.milliseconds(300), elsewhere: Duration.seconds(5))

  /// Asks all of them at once and waits for what they say. The user's key is told to one that is asked
  /// alone, since that one was named.
  ///
  /// - Parameter addresses: of their APIs, as URLs.
  /// - Returns: what was said, in the order of the addresses.
  func ask(_ addresses: [String]) -> [ModelServerAnswer] {
    ask(addresses, withKey: addresses.count == 1)
  }

  private func ask(_ addresses: [String], withKey: Bool) -> [ModelServerAnswer] {
    let inbox = Inbox(clock: .running(World.clock(from: SystemClock.wall)))
    let questions = addresses.enumerated().map { index, address in
      Question(
        setup, address, Channel(.http, index + 1), inbox, withKey: withKey)
    }
    let start = inbox.now
    return questions.map { $0.answer(from: inbox, since: start) }
  }

  /// Asks the usual servers of this machine.
  ///
  /// - Returns: those that have models, with their names.
  func askUsual() -> [(server: ModelServer, models: [String])] {
    // Where nobody listens, what asks isn't loaded.
    let servers = ModelServer.allCases.filter { LocalPort.isOpen($0.port) }
    return zip(servers, ask(servers.map(\.address), withKey: false)).compactMap { server, answer in
      guard let models = answer.models, !models.isEmpty else { return nil }
      return (server, models)
    }
  }

  /// One server that was asked.
  private struct Question {
    let address: String
    let channel: Channel
    /// What was asked, and over what; why nothing was.
    let way: Result<(endpoint: ModelEndpoint, network: NetworkPeer), UsageError>

    init(
      _ setup: CoachSetup, _ address: String, _ channel: Channel, _ inbox: Inbox, withKey: Bool
    ) {
      (self.address, self.channel) = (address, channel)
      do throws(UsageError) {
        let endpoint = try setup.endpoint(
          CoachChoice(model: "any", address: address), withKey: withKey)
        let network = endpoint.connect(.inbox(inbox))
        network.perform(.request(channel, ModelList.request))
        way = .success((endpoint, network))
      } catch {
        way = .failure(error)
      }
    }

    func answer(from inbox: Inbox, since start: Instant) -> ModelServerAnswer {
      switch way {
      case .failure(let error): return problem("\(error)")
      case .success(let way):
        defer { way.network.shutdown() }
        let patience =
          way.endpoint.address.isLoopback
          ? ModelServerInquiry.patience.here : ModelServerInquiry.patience.elsewhere
        let taken = inbox.pop(
          .channel(channel, early: nil), deadline: start + patience, due: nil)
        guard case .arrival(let arrival, _) = taken.thing else { return problem(.timeout) }
        switch arrival {
        case .response(_, let response): return said(response, by: way.endpoint.model)
        case .failed(_, let failure): return problem(failure)
        default: return problem(.timeout)
        }
      }
    }

    private func said(_ response: Response, by model: LanguageModel) -> ModelServerAnswer {
      switch ModelList(response, from: model) {
      case .names(let names): ModelServerAnswer(address: address, models: names)
      case .unreadable: ModelServerAnswer(address: address)
      case .refused(let reason): problem(reason)
      }
    }

    private func problem(_ failure: ConnectionFailure) -> ModelServerAnswer {
      failure == .protocolError
        ? problem("is no server of language models")
        : problem("doesn't answer (\(failure.words))")
    }

    private func problem(_ text: String) -> ModelServerAnswer {
      ModelServerAnswer(address: address, problem: text)
    }
  }
}
