import CLibCurl
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
  let channels: OpenChannels
  private let options: NetworkOptions
  private let requests = Loop<Transfers.Command>.overCurl()
  private let sockets = Loop<ClientSockets.Command>.overCurl()

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
    self.options = options
    channels = OpenChannels(receiver)
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
      begin(channel, request) { hop in
        requests.put(.start(channel, hop)) { [requests, channels, options] in
          Transfers(channels, options).run(requests)
        }
      }
    case .cancel(let channel):
      channels.giveUp(channel)
      requests.put(.cancel(channel))
    case .open(let channel, let request):
      begin(channel, request) { hop in
        sockets.put(.open(channel, hop)) { [sockets, channels, options] in
          ClientSockets(sockets, channels, options).run()
        }
      }
    case .send(let channel, let frame): sockets.put(.send(channel, frame))
    case .close(let channel, let code):
      channels.giveUp(channel)
      sockets.put(.close(channel, code))
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

  /// - Parameter go: answers whether the loop takes it.
  private func begin(_ channel: Channel, _ request: Request, _ go: (Hop) -> Bool) {
    channels.open(channel)
    do {
      try NetworkLibraries.loadClient()
    } catch {
      options.report("\(error)")
      return channels.put(.failed(channel, .missingLibrary))
    }
    do throws(ConnectionFailure) {
      let isTaken = go(try Hop(request, to: base, common: headers()))
      if !isTaken { channels.put(.failed(channel, .reset)) }
    } catch {
      channels.put(.failed(channel, error))
    }
  }
}

extension Loop {
  /// One that is woken through libcurl, which has a thread as soon as there is something to do.
  fileprivate static func overCurl() -> Loop {
    Loop { library in
      if let multi = UnsafeMutableRawPointer(bitPattern: library) { curl_multi_wakeup(multi) }
    }
  }
}
