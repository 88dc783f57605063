import Edge
import Libc
import Threads
import Time

/// A server for requests and sockets on one port, on libmicrohttpd and wslay; everything of it
/// happens on the thread that runs it.
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
    private var isKeyExposed: Bool {
      var status = stat()
      return stat(key, &status) == 0 && status.st_mode & 0o007 != 0
    }

    /// What is in the files.
    func credentials() throws(ServerError) -> TLSCredentials {
      if isKeyExposed { throw .exposedKey(path: key) }
      let (certificates, secret) = (try TLS.text(at: certificate), try TLS.text(at: key))
      guard let credentials = TLSCredentials(certificate: certificates, key: secret) else {
        throw .badCertificate(path: certificate)
      }
      return credentials
    }

    private static func text(at path: String) throws(ServerError) -> String {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw .unreadable(path: path) }
      defer { close(file) }
      var text: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 4096)
      while text.count < 1 << 20 {
        let count = Libc.read(file, &part, part.count)
        guard count >= 0 else { throw .unreadable(path: path) }
        if count == 0 { break }
        text += part.prefix(count)
      }
      return String(decoding: text, as: UTF8.self)
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

  /// How long the end may take for the answers to close frames, in microseconds.
  private static let agreement: Int64 = 300_000
  /// How long it takes until a process without descriptors may have some again, in microseconds.
  private static let recovery: Int64 = 100_000
  /// By what the poller knows what is no socket; connections have the numbers behind these.
  private static let (wakeUpNumber, listenerNumber, libraryNumber, firstConnection) = (1, 2, 3, 4)

  /// The port it listens on, which the system chose if 0 was asked for.
  package let port: Int
  /// How other threads reach it.
  package let remote: Remote
  private let delegate: LibraryDelegate
  private let loop: Loop<Void>
  private let poller: Poller
  private let wakeUp: WakeUp
  private let listener: Listener
  private let library: ServerLibrary
  private var bridges: TLSBridges?
  /// When it is tried again to accept connections, since there was no room for one.
  private var nextAccept: Int64?

  /// Begins to listen; nothing is answered before `run`.
  ///
  /// - Parameters:
  ///   - host: an IP address, or `localhost` for 127.0.0.1; `0.0.0.0` and `::` are all of the
  ///     machine's. On a loopback address only clients are answered that call it by such a name, or
  ///     by one that `access` allows.
  ///   - port: 0 for any that is free.
  ///   - handler: made with the connections that it can write to.
  package init(
    host: String, port: Int, tls: TLS? = nil, limits: Limits = Limits(),
    access: Access = Access(), handler: (Connections) -> Handler
  ) throws(ServerError) {
    do {
      try NetworkLibraries.loadServer()
    } catch {
      throw .missingLibrary("\(error)")
    }
    let address = try ListenAddress(host)
    let credentials = try tls?.credentials()
    let wakeUp = WakeUp()
    guard let poller = Poller(), wakeUp.descriptor >= 0 else { throw .noDescriptors }
    (self.poller, self.wakeUp) = (poller, wakeUp)
    listener = try Listener(address, port: port)
    self.port = listener.port
    // Over TLS a socket has three descriptors.
    OpenFiles.allow(limits.connections * (tls == nil ? 1 : 3) + 64)
    let connections = Connections(limits: limits, firstNumber: HTTPServer.firstConnection)
    delegate = LibraryDelegate(
      connections, handler(connections), poller, isLocal: address.isLoopback, access: access)
    guard let library = ServerLibrary(limits, delegate) else { throw .noLibrary }
    self.library = library
    loop = Loop { bell in WakeUp.ring(Int32(bell)) }
    remote = Remote(loop: loop)
    loop.begin()
    loop.attach(UInt(wakeUp.bell))
    let delegate = self.delegate
    bridges = credentials.map { credentials in
      TLSBridges(
        credentials, poller, greetingTime: limits.idle, writingTime: limits.bodyTime
      ) { delegate.accept($0) }
    }
    delegate.library = library
    guard poller.add(wakeUp.descriptor, as: HTTPServer.wakeUpNumber),
      poller.add(listener.descriptor, as: HTTPServer.listenerNumber),
      poller.add(library.descriptor, as: HTTPServer.libraryNumber)
    else { throw .noDescriptors }
  }

  deinit {
    end()
  }

  /// Serves until it is stopped; once.
  package func run() {
    while !loop.isStopping {
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
    delegate.finish()
    library.stop()
    delegate.handler.rested()
    delegate.library = nil
    bridges?.close()
    loop.end()
  }

  /// Does what is due and waits for what comes next.
  private func step(until limit: Int64?) {
    let handler = delegate.handler
    if !loop.commands().isEmpty { handler.woken() }
    if let due = handler.due() {
      let now = handler.now()
      if due <= now { handler.fire(now) }
    }
    delegate.endLate()
    delegate.sockets.goOn()
    delegate.sockets.flush()
    bridges?.endLate()
    acceptAgain()
    handler.rested()
    let now = Uptime.now
    let connections = delegate.connections
    let libraryDue = connections.isLibraryDue ? now : library.timeout.map { now + $0 * 1000 }
    var times = [connections.deadlines.next, bridges?.next, limit, libraryDue, nextAccept]
      .compactMap { $0 }
    if let due = handler.due() {
      times.append(now + max(0, (due - handler.now()).milliseconds * 1000))
    }
    if delegate.sockets.isBehind { times.append(now) }
    var hasWork = false
    for event in poller.wait(times.min().map { ($0 - now + 999) / 1000 }) {
      switch event.number {
      case HTTPServer.wakeUpNumber: wakeUp.silence()
      case HTTPServer.listenerNumber: accept()
      case HTTPServer.libraryNumber: hasWork = true
      case ..<0: bridges?.ready(event.number, hasEnded: event.hasEnded)
      default: ready(event)
      }
    }
    if hasWork || libraryDue.map({ $0 <= Uptime.now }) ?? false {
      connections.isLibraryDue = false
      library.run()
    }
    delegate.endEnded()
  }

  /// A client's connection is ready: one that is a socket, or the end of another one.
  private func ready(_ event: Poller.Event) {
    if delegate.connections.all[event.number]?.socket == nil {
      delegate.clientEnded(event.number, isGone: event.hasEnded)
    } else {
      delegate.sockets.ready(event.number, isWritable: event.isWritable)
    }
  }

  private func accept(most: Int32 = 16) {
    for _ in 0..<most {
      switch listener.accept() {
      case .accepted(let connection): accept(connection)
      case .nobody: return
      case .noRoom:
        // Who waits is still there, and would make the poller return at once.
        poller.remove(listener.descriptor)
        nextAccept = Uptime.now + HTTPServer.recovery
        return
      }
    }
  }

  private func accept(_ connection: Listener.Connection) {
    guard let bridges else { return delegate.accept(connection) }
    let hasRoom = delegate.mayConnect(
      connection.address, beside: bridges.addresses, of: bridges.count)
    if hasRoom { bridges.add(connection) } else { connection.refuse() }
  }

  /// Who comes from now on is refused by the system, and may at once ask another server.
  private func stopListening() {
    if nextAccept == nil { poller.remove(listener.descriptor) }
    nextAccept = nil
    shutdown(listener.descriptor, Int32(SHUT_RDWR))
  }

  private func acceptAgain() {
    guard let time = nextAccept, time <= Uptime.now else { return }
    let isAdded = poller.add(listener.descriptor, as: HTTPServer.listenerNumber)
    nextAccept = isAdded ? nil : Uptime.now + HTTPServer.recovery
  }

  private func sayGoodbye() {
    let connections = delegate.connections
    // Whom the system has connected and nobody takes gets a reset.
    accept(most: SOMAXCONN)
    stopListening()
    // What a proxy has sent already it may not send to another server.
    serve(until: Uptime.now + HTTPServer.agreement) { connections.contains { !$0.hasAsked } }
    delegate.isClosing = true
    for connection in connections.all.values { connections.close(connection, .goingAway) }
    let limit = Uptime.now + connections.limits.farewell.milliseconds * 1000
    // What is written to a bridge is still on its way.
    serve(until: limit) { connections.contains { $0.hasToWrite } || bridges?.areBlocked ?? false }
    serve(until: Uptime.now + HTTPServer.agreement) { connections.contains { $0.isParting } }
    delegate.finish()
    // The bridges pass on what was written, and end where the server has.
    if bridges != nil { for connection in connections.all.values { connection.breakOff() } }
    serve(until: max(limit, Uptime.now + HTTPServer.agreement)) { bridges?.haveToWrite ?? false }
  }

  private func serve(until limit: Int64, while goesOn: () -> Bool) {
    while Uptime.now < limit, goesOn() { step(until: limit) }
  }
}
