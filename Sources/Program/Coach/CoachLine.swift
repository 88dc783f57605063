import Contract
import Edge
import Network
import ServiceHost
import Shell
import Terminal
import Threads

/// The way from the embedded backend to the language model that is its coach, which the user may
/// change while the shell runs. Confined to the core.
final class CoachLine {
  private let setup: CoachSetup
  private let receiver: NetworkPeer.Receiver
  private let names: ModelNames?
  private var open: [NetworkPeer] = []
  /// The channels on which it's asked what servers have.
  private let searches = Guarded<[Channel]>([])

  /// The channel of a question for the models of a server; those of its answers begin behind it.
  private static let listing = Channel(.peer, 0)

  /// - Parameter names: where the names of the server's models go; `nil` where nobody wants them.
  init(_ setup: CoachSetup, _ receiver: NetworkPeer.Receiver, names: ModelNames? = nil) {
    (self.setup, self.receiver, self.names) = (setup, receiver, names)
  }

  /// Has a model answer in a backend; the built-in coach where it is `nil`.
  func connect(_ backend: EmbeddedService, to endpoint: ModelEndpoint?) {
    guard let endpoint else { return backend.use(nil, over: ModelLine(ask: { _, _ in })) }
    let line = endpoint.connect(receiver)
    open.append(line)
    backend.use(
      endpoint.model,
      over: ModelLine(
        ask: { line.perform(.request($0, $1)) }, giveUp: { line.perform(.cancel($0)) },
        close: { [weak self] in self?.close(line) }))
    if let names, names.begin(with: endpoint) {
      line.perform(.request(CoachLine.listing, ModelList.request))
    }
  }

  /// Asks servers what they have, while the core goes on.
  private func search(_ channel: Channel, _ request: Request) throws {
    let addresses = try ModelServers.addresses(in: request.body)
    searches.change { $0.append(channel) }
    SystemThread.start(blocksSignals: true) { [searches, receiver, setup] in
      let servers = ModelServerInquiry(setup: setup).ask(addresses)
      let response = Envelope.success(200, ModelServers.data(servers))
      searches.change { channels in
        guard CoachLine.remove(channel, from: &channels) else { return }
        receiver.receive(.response(channel, response))
      }
    }
  }

  /// - Returns: whether it was there.
  private static func remove(_ channel: Channel, from channels: inout [Channel]) -> Bool {
    guard let place = channels.firstIndex(of: channel) else { return false }
    channels.remove(at: place)
    return true
  }

  private func close(_ line: NetworkPeer) {
    open.removeAll { $0 === line }
    line.shutdown()
  }

  /// Ends all threads.
  func shutdown() {
    for line in open { line.shutdown() }
    open = []
  }

  /// The other end of the wire: the backend, whose coach the user may change.
  func peer(of backend: EmbeddedService) -> Peer {
    var peer = backend.peer()
    let (emit, deliver) = (peer.emit, peer.deliver)
    peer.emit = { effect, now in
      switch effect {
      case .option("coach", let title):
        let choice = CoachChoice(title: title)
        self.connect(backend, to: try choice.map { try self.setup.endpoint($0) })
      case .request(let channel, let request) where request.target == ModelServers.target:
        try self.search(channel, request)
      case .request(let channel, let request) where request.target == ModelServers.promptTarget:
        let question = try ModelServers.promptQuestion(in: request.body)
        let lines = try backend.prompt(for: question.message, in: question.consultation, at: now)
        self.receiver.receive(
          .response(channel, Envelope.success(200, ModelServers.prompt(lines ?? []))))
      case .cancel(let channel)
      where self.searches.change({ CoachLine.remove(channel, from: &$0) }):
        break
      default: try emit(effect, now)
      }
    }
    peer.deliver = { arrival, now in
      guard arrival.channel == CoachLine.listing else { return try deliver(arrival, now) }
      if case .response(_, let response) = arrival { self.names?.receive(response) }
    }
    return peer
  }
}

/// What the server of the language model calls its models, for completion on another thread.
final class ModelNames: Sendable {
  private struct State {
    var endpoint: ModelEndpoint?
    var names: [String] = []
  }

  private let state = Guarded(State())

  /// Those that are known by now.
  var known: [String] { state.withLock { $0.names } }

  /// Whether the server of a model has to be asked, which is done until it has answered.
  func begin(with endpoint: ModelEndpoint) -> Bool {
    state.withLock { state in
      guard state.endpoint?.address != endpoint.address || state.names.isEmpty else {
        return false
      }
      state = State(endpoint: endpoint)
      return true
    }
  }

  func receive(_ response: Response) {
    state.withLock { state in
      guard let model = state.endpoint?.model,
        case .names(let names) = ModelList(response, from: model)
      else { return }
      state.names = names
    }
  }
}

/// Says once the prompt is there that a language model could answer, where a server of one runs on
/// this machine. It is asked in the background, and nobody waits for it.
struct ModelHint: Sendable {
  private let inquiry: ModelServerInquiry

  init(_ setup: CoachSetup) {
    inquiry = ModelServerInquiry(setup: setup)
  }

  /// The core's side of a screen on which it is said.
  func output(_ screen: Screen) -> Output {
    var output = screen.output
    var hasAsked = false
    let waits = output.waits
    output.waits = { want in
      try waits(want)
      guard want.acceptsAnyLine, !hasAsked else { return }
      hasAsked = true
      SystemThread.start(blocksSignals: true) { tell(on: screen) }
    }
    return output
  }

  private func tell(on screen: Screen) {
    for (server, _) in inquiry.askUsual() {
      // What nobody can read any more, nobody misses.
      try? screen.output.show(
        .complain(
          Styled("\(server.title) answers here: ")
            + Styled("/coach use \(server.rawValue)", .accent)))
    }
  }
}
