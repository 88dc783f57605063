import CLibWebSockets
import Edge
import Time

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server for requests and sockets on one port, on libwebsockets; everything of it happens on the
/// thread that runs it.
package final class HTTPServer {
  /// Certificate chain and key, two files in PEM.
  package struct TLS: Hashable, Sendable {
    /// The path of the certificates, the server's own first.
    package let certificate: String
    /// The path of the certificate's private key.
    package let key: String

    package init(certificate: String, key: String) {
      self.certificate = certificate
      self.key = key
    }

    /// Whether everyone on this machine may read the key, or write it. A group may, as that of
    /// Debian's keys.
    var isKeyExposed: Bool {
      var status = stat()
      return stat(key, &status) == 0 && status.st_mode & 0o007 != 0
    }
  }

  /// What other threads can do with a server. A server that has ended does not mind.
  package struct Remote: Sendable {
    fileprivate let loop: Loop<Void>

    /// Ends the server: sockets are closed with 1001 behind what waits, answers that are asked for
    /// are given, for at most two seconds; clients have 300 ms more to agree.
    package func stop() { loop.askToStop() }

    /// Has `Handler.woken` called.
    package func wake() { loop.put(()) }
  }

  /// How long the end may take for what is still to be written, and for the answers to close
  /// frames, in microseconds.
  private static let (farewell, agreement): (Int64, Int64) = (2_000_000, 300_000)

  /// The port it listens on, which the system chose if 0 was asked for.
  package let port: Int
  /// How other threads reach it.
  package let remote: Remote
  private let serving: Serving
  private let loop: Loop<Void>
  private let context: OpaquePointer
  private let memory: LibraryMemory
  private let timer = LoopTimer()

  /// Begins to listen; nothing is answered before `run`.
  ///
  /// - Parameters:
  ///   - host: an IP address, or `localhost` for 127.0.0.1; `0.0.0.0` and `::` are all of the
  ///     machine's. On a loopback address only clients are answered that call it by such a name.
  ///   - port: 0 for any that is free.
  ///   - headerNames: lowercase, of headers that HTTP does not define and the handler wants to see.
  ///   - handler: made with the connections that it can write to.
  package init(
    host: String, port: Int, tls: TLS? = nil, limits: Limits = Limits(),
    headerNames: [String] = [], handler: (Connections) -> Handler
  ) throws(ServerError) {
    let address = try ListenAddress(host)
    if let tls, tls.isKeyExposed { throw .exposedKey(path: tls.key) }
    _ = WebSocketLibrary.silence
    OpenFiles.allow(limits.connections + 64)
    let connections = Connections(limits: limits)
    serving = Serving(
      connections, handler(connections), isLocal: address.isLoopback, headerNames: headerNames)
    memory = LibraryMemory(Serving.callback, ping: max(1, Int(limits.ping / .seconds(1))))
    var information = memory.information()
    information.user = Unmanaged.passUnretained(serving).toOpaque()
    information.max_http_header_data2 = UInt32(limits.head)
    if tls != nil { information.options |= lume_lws_tls }
    guard let context = lws_create_context(&information) else { throw .noLibrary }
    information.port = Int32(port)
    information.keepalive_timeout = Int32(max(1, Int(limits.idle / .seconds(1))))
    information.timeout_secs = UInt32(max(1, Int(limits.idle / .seconds(1))))
    information.iface = address.isAny ? nil : memory.text(address.text)
    if !address.isIPv6 { information.options |= lume_lws_no_ipv6 }
    if let tls {
      information.ssl_cert_filepath = memory.text(tls.certificate)
      information.ssl_private_key_filepath = memory.text(tls.key)
    }
    guard let vhost = lws_create_vhost(context, &information) else {
      lws_context_destroy(context)
      throw address.problem(port: port, tls)
    }
    self.port = Int(lws_get_vhost_listen_port(vhost))
    self.context = context
    loop = Loop { library in lws_cancel_service(OpaquePointer(bitPattern: library)) }
    remote = Remote(loop: loop)
    loop.begin()
    loop.attach(UInt(bitPattern: context))
  }

  deinit {
    end()
  }

  /// Serves until it is stopped; once.
  package func run() {
    while !loop.isStopping {
      if !loop.commands().isEmpty { serving.handler.woken() }
      step(until: nil)
    }
    sayGoodbye()
    end()
  }

  private var hasEnded = false

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    loop.detach()
    lws_context_destroy(context)
    loop.end()
  }

  /// Does what is due and waits for what comes next.
  private func step(until limit: Int64?) {
    let handler = serving.handler
    if let due = handler.due() {
      let now = handler.now()
      if due <= now { handler.fire(now) }
    }
    let connections = serving.connections
    connections.endLate()
    var times = [connections.deadlines.next, limit].compactMap { $0 }
    if let due = handler.due() {
      times.append(WebSocketLibrary.now + max(0, (due - handler.now()).milliseconds * 1000))
    }
    timer.set(context, to: times.min())
    lws_service(context, 0)
  }

  private func sayGoodbye() {
    serving.isClosing = true
    let connections = serving.connections
    for connection in connections.all.values { connections.close(connection.socketID, .goingAway) }
    serve(atMost: HTTPServer.farewell) { $0.hasToWrite }
    serve(atMost: HTTPServer.agreement) { $0.isParting }
  }

  private func serve(atMost time: Int64, while goesOn: (ServerConnection) -> Bool) {
    let limit = WebSocketLibrary.now + time
    while WebSocketLibrary.now < limit, serving.connections.all.values.contains(where: goesOn) {
      step(until: limit)
    }
  }
}
