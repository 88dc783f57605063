import Edge
import Time

/// A server on the network as the other end of the wire.
///
/// Requests and the connections of sockets go over libcurl, each of both on a thread of its own that
/// its first use starts. Whatever becomes of a channel, exactly one ending arrives on it in the inbox, or
/// none when it was given up.
///
/// A stream of events that a peer asked for (`accept: text/event-stream` on a channel of kind
/// `peer`) comes in pieces, a binary frame each, as they are read; the response at its end has no
/// body then. A response that is none of 2xx comes whole.
package final class NetworkPeer: Sendable {
  private let base: BaseAddress
  private let headers: @Sendable () -> [Header]
  private let report: @Sendable (String) -> Void
  let channels: OpenChannels
  private let requests: RequestLoop
  private let sockets: SocketLoop

  /// - Parameters:
  ///   - receiver: where arrivals go, from the threads of the loops.
  ///   - headers: added to every request and every opening of a socket, e.g. a token; asked on
  ///     the thread that emits.
  package init(
    base: BaseAddress, receiver: Receiver, options: NetworkOptions = NetworkOptions(),
    headers: @escaping @Sendable () -> [Header] = { [] }
  ) {
    self.base = base
    self.headers = headers
    report = options.report
    channels = OpenChannels(receiver)
    requests = RequestLoop(channels: channels, options: options)
    sockets = SocketLoop(channels: channels, options: options)
  }

  /// A peer whose arrivals go into the inbox of a core.
  package convenience init(
    base: BaseAddress, inbox: Inbox, options: NetworkOptions = NetworkOptions(),
    headers: @escaping @Sendable () -> [Header] = { [] }
  ) {
    self.init(base: base, receiver: .inbox(inbox), options: options, headers: headers)
  }

  /// The peer for an edge. It takes `request`, `cancel`, `open`, `send` and `close`; other effects
  /// are not its business.
  package var peer: Peer {
    Peer(emit: { effect, _ in self.perform(effect) })
  }

  /// Does what an effect says. From any thread.
  package func perform(_ effect: Effect) {
    switch effect {
    case .request(let channel, let request):
      begin(channel, request) { requests.send($0, on: channel) }
    case .cancel(let channel):
      channels.giveUp(channel)
      requests.cancel(channel)
    case .open(let channel, let request):
      begin(channel, request) { sockets.open($0, on: channel) }
    case .send(let channel, let frame): sockets.send(frame, on: channel)
    case .close(let channel, let code):
      channels.giveUp(channel)
      sockets.close(channel, code)
    case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear, .option,
      .secret:
      break
    }
  }

  /// Ends the threads. Requests that are still open fail; sockets are closed with 1001, for which
  /// there are 300 ms. Not on a thread of the network.
  package func shutdown() {
    requests.askToStop()
    sockets.stop()
    requests.stop()
  }

  deinit {
    requests.askToStop()
    sockets.askToStop()
  }

  private func begin(_ channel: Channel, _ request: Request, _ go: (Hop) -> Void) {
    channels.open(channel)
    do {
      try NetworkLibraries.loadClient()
    } catch {
      report("\(error)")
      return channels.put(.failed(channel, .missingLibrary))
    }
    do throws(ConnectionFailure) {
      go(try Hop(request, to: base, common: headers()))
    } catch {
      channels.put(.failed(channel, error))
    }
  }
}
