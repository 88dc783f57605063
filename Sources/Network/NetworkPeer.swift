import CLibCurl
import Edge
import Libc
import Numbers
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

/// How the network is used.
package struct NetworkOptions: Sendable {
  /// A file of certificates, in PEM, of authorities that are trusted beside the system's.
  package var caFile: String?
  /// Whether a redirect may lead to plain http on another machine.
  package var insecure = false
  /// A variable of the environment, by name: `https_proxy`, `no_proxy` and their kin.
  package var environment: @Sendable (String) -> String? = { _ in nil }
  /// Sent with every request and every opening of a socket.
  package var userAgent = "lume"
  /// For name, connection and TLS together, and for the opening of a socket.
  package var connectTimeout = Duration.seconds(10)
  /// How long a request may go without a single byte; whole seconds.
  package var lowSpeed = Duration.seconds(60)
  /// The most bytes of a body, once unpacked, and of a message of a socket.
  package var bodyLimit = 16 << 20
  /// How many requests are sent before one of them is answered; more wait for their turn.
  package var requestsAtOnce = Int.max
  /// How many bytes of arrivals may wait in the inbox before sockets are no longer read.
  package var waitingLimit = 1 << 20
  /// Told what a library says about a failure, one line for a log; has no header and no body.
  package var report: @Sendable (String) -> Void = { _ in }

  package init() {}
}

/// Which proxy is between this machine and a server, by the variables that curl and others read.
enum Proxy {
  /// The address of the proxy as the environment has it, or `nil` for none.
  ///
  /// `http_proxy` counts in lowercase only, since a server may be able to set the other one
  /// (https://httpoxy.org). Never for this machine.
  static func chosen(
    for address: BaseAddress, _ environment: (String) -> String?
  ) -> String? {
    guard !address.isLoopback else { return nil }
    func first(_ names: String...) -> String? {
      names.lazy.compactMap(environment).first { !$0.isEmpty }
    }
    if let exceptions = first("no_proxy", "NO_PROXY"), excepts(exceptions, address) { return nil }
    return address.isSecure
      ? first("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
      : first("http_proxy", "all_proxy", "ALL_PROXY")
  }

  /// A list of hosts and domains, with or without a leading dot, perhaps with a port; `*` is all.
  private static func excepts(_ list: String, _ address: BaseAddress) -> Bool {
    list.split { $0 == "," || $0 == " " }.contains { entry in
      if entry == "*" { return true }
      var name = entry.lowercased()
      while name.first == "." || name.first == "*" { name.removeFirst() }
      let whole = "\(address.host):\(address.port)"
      return [address.host, whole].contains { $0 == name || $0.hasSuffix("." + name) }
    }
  }
}

/// A port of this machine, for TCP over IPv4.
package enum LocalPort {
  /// Whether somebody listens there. Loads none of the libraries that open sockets.
  package static func isOpen(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(clamping: port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafeBytes(of: &address) { bytes in
      connect(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
        socklen_t(bytes.count)) == 0
    }
  }
}
