import CLibWebSockets
import Edge
import Time

/// What lives on the thread of a `SocketLoop`: the library's context, the sockets, and the answers
/// to the library's callbacks (`SocketCallbacks.swift`).
final class SocketServing {
  /// How long a close frame may take, in microseconds.
  private static let farewell: Int64 = 300_000
  /// How long one address of several is tried, in microseconds.
  private static let patience: Int64 = 3_000_000
  /// The library writes a request's line into a buffer of this size without looking.
  private static let longestTarget = 2000

  private let loop: Loop<SocketLoop.Command>
  let channels: OpenChannels
  let options: NetworkOptions
  let buffer = WriteBuffer()
  private let timer = LoopTimer()
  private let memory: LibraryMemory
  private var vhosts: [String: OpaquePointer] = [:]
  private var sockets: [Channel: ClientSocket] = [:]
  private var attempts: [Int: Channel] = [:]
  private var lastAttempt = 0

  init(_ loop: Loop<SocketLoop.Command>, _ channels: OpenChannels, _ options: NetworkOptions) {
    self.loop = loop
    self.channels = channels
    self.options = options
    memory = LibraryMemory(socketCallback, ping: 30)
  }

  func run() {
    _ = WebSocketLibrary.silence
    var information = memory.information()
    information.options |= lume_lws_tls
    information.user = Unmanaged.passUnretained(self).toOpaque()
    information.max_http_header_data2 = 16 << 10
    information.pt_serv_buf_size = 16 << 10
    guard let context = lws_create_context(&information) else {
      loop.askToStop()
      return failCommands()
    }
    loop.attach(UInt(bitPattern: context))
    while !loop.isStopping { step(context, until: nil) }
    sayGoodbye(context)
    loop.detach()
    lws_context_destroy(context)
    failCommands()
    for channel in sockets.keys { channels.put(.failed(channel, .reset)) }
  }

  private func step(_ context: OpaquePointer, until limit: Int64?) {
    for command in loop.commands() { obey(command, context) }
    endLate(context)
    let times = sockets.values.flatMap { [$0.deadline, $0.attemptDeadline] } + [limit]
    timer.set(context, to: times.compactMap { $0 }.min())
    lws_service(context, 0)
  }

  private func failCommands() {
    for case .open(let channel, _) in loop.commands() { channels.put(.failed(channel, .reset)) }
  }

  private func sayGoodbye(_ context: OpaquePointer) {
    for command in loop.commands() { obey(command, context) }
    for socket in sockets.values {
      guard case .open(let wsi) = socket.state else {
        if case .parting = socket.state { continue }
        fail(socket, .reset)
        continue
      }
      socket.outgoing.close(.goingAway)
      lws_callback_on_writable(wsi)
    }
    let limit = WebSocketLibrary.now + SocketServing.farewell
    while !sockets.isEmpty, WebSocketLibrary.now < limit { step(context, until: limit) }
  }

  // Commands

  private func obey(_ command: SocketLoop.Command, _ context: OpaquePointer) {
    switch command {
    case .open(let channel, let hop): open(hop, on: channel, context)
    case .resolved(let channel, let addresses):
      guard let socket = sockets[channel], case .resolving = socket.state else { return }
      if addresses.isEmpty { return fail(socket, .dns) }
      socket.addresses = addresses
      attempt(socket, context)
    case .send(let channel, let frame):
      guard let socket = sockets[channel], case .open(let wsi) = socket.state else { return }
      socket.outgoing.append(frame)
      lws_callback_on_writable(wsi)
    case .close(let channel, let code):
      guard let socket = sockets[channel] else { return }
      guard case .open(let wsi) = socket.state else { return end(socket) }
      socket.outgoing.drop(closing: code)
      socket.deadline = WebSocketLibrary.now + SocketServing.farewell
      goOn(socket)
      lws_callback_on_writable(wsi)
    case .goOn:
      for socket in sockets.values { goOn(socket) }
    }
  }

  private func open(_ hop: Hop, on channel: Channel, _ context: OpaquePointer) {
    guard channels.contains(channel) else { return }
    let socket = ClientSocket(channel, hop, limit: options.bodyLimit)
    sockets[channel] = socket
    guard hop.target.utf8.count <= SocketServing.longestTarget else {
      return fail(socket, .protocolError)
    }
    socket.deadline = WebSocketLibrary.now + options.connectTimeout.milliseconds * 1000
    if let text = Proxy.chosen(for: hop.address, options.environment) {
      guard let proxy = Proxy.Server(text) else { return fail(socket, .protocolError) }
      socket.proxy = proxy
    }
    let host = socket.proxy?.host ?? hop.address.host
    if Resolver.isNumeric(host) {
      socket.addresses = [host]
      attempt(socket, context)
    } else {
      let loop = self.loop
      Resolver.resolve(host) { loop.put(.resolved(channel, $0)) }
    }
  }

  /// Tries the next address.
  private func attempt(_ socket: ClientSocket, _ context: OpaquePointer) {
    let address = socket.addresses.removeFirst()
    lastAttempt += 1
    attempts[socket.attempt] = nil
    socket.attempt = lastAttempt
    attempts[lastAttempt] = socket.channel
    socket.state = .connecting(nil)
    socket.attemptDeadline =
      socket.addresses.isEmpty ? nil : WebSocketLibrary.now + SocketServing.patience
    let base = socket.hop.address
    let vhost = vhost(isSecure: base.isSecure, via: socket.proxy?.text(at: address), context)
    guard let vhost else { return fail(socket, .tls) }
    var connecting: OpaquePointer?
    base.authority.withCString { authority in
      (socket.proxy == nil ? address : base.host).withCString { address in
        socket.hop.target.withCString { target in
          var information = lws_client_connect_info()
          information.context = context
          information.vhost = vhost
          information.address = address
          information.port = Int32(base.port)
          information.path = target
          information.host = authority
          information.local_protocol_name = memory.name
          information.ietf_version_or_minus_one = -1
          information.opaque_user_data = UnsafeMutableRawPointer(bitPattern: socket.attempt)
          information.ssl_connection = Int32(LCCSCF_HTTP_NO_FOLLOW_REDIRECT.rawValue)
          if base.isSecure { information.ssl_connection |= Int32(LCCSCF_USE_SSL.rawValue) }
          connecting = lws_client_connect_via_info(&information)
        }
      }
    }
    // It may have come to its end inside of the call, with or without a callback.
    guard case .connecting = socket.state, attempts[lastAttempt] != nil else { return }
    if let connecting {
      socket.state = .connecting(connecting)
    } else {
      lose(socket, .refused)
    }
  }

  /// What connections with the same settings share; made for the first of them, since TLS takes 20
  /// milliseconds to begin.
  private func vhost(
    isSecure: Bool, via proxy: String?, _ context: OpaquePointer
  ) -> OpaquePointer? {
    let name = "\(isSecure ? "secure" : "plain") \(proxy ?? "")"
    if let vhost = vhosts[name] { return vhost }
    var information = memory.information()
    information.vhost_name = memory.text(name)
    if let proxy { information.http_proxy_address = memory.text(proxy) }
    if isSecure {
      information.options |= lume_lws_tls
      if let caFile = options.caFile { information.client_ssl_ca_filepath = memory.text(caFile) }
    }
    // All of these are bounded by times of our own.
    information.timeout_secs = 3600
    information.connect_timeout_secs = 3600
    let vhost = lws_create_vhost(context, &information)
    vhosts[name] = vhost
    return vhost
  }

  private func endLate(_ context: OpaquePointer) {
    let now = WebSocketLibrary.now
    for socket in sockets.values {
      if let deadline = socket.deadline, deadline <= now {
        fail(socket, .timeout)
      } else if socket.isBetweenAddresses {
        while socket.isBetweenAddresses { attempt(socket, context) }
      } else if let deadline = socket.attemptDeadline, deadline <= now {
        let wsi = socket.wsi
        attempts[socket.attempt] = nil
        attempt(socket, context)
        if let wsi { WebSocketLibrary.kill(wsi) }
      }
    }
  }

  // For the callbacks

  func socket(of wsi: OpaquePointer) -> ClientSocket? {
    attempts[WebSocketLibrary.number(of: wsi)].flatMap { sockets[$0] }
  }

  /// The attempt has failed: the next address is tried, or that was it.
  func lose(_ socket: ClientSocket, _ failure: ConnectionFailure) {
    guard !socket.addresses.isEmpty, !socket.hasAsked else {
      return finish(socket, .failed(socket.channel, failure))
    }
    attempts[socket.attempt] = nil
    socket.state = .connecting(nil)
  }

  /// Puts the ending of a socket whose connection ends by itself.
  func finish(_ socket: ClientSocket, _ ending: Arrival) {
    forget(socket)
    channels.put(ending)
  }

  /// Stops reading when too much waits to be taken.
  func restIfFull(_ socket: ClientSocket) {
    guard !socket.isPaused, case .open(let wsi) = socket.state,
      channels.waiting >= options.waitingLimit
    else { return }
    socket.isPaused = true
    lws_rx_flow_control(wsi, 0)
    let loop = self.loop
    channels.whenRoom(below: max(1, options.waitingLimit / 2)) { loop.put(.goOn) }
  }

  private func goOn(_ socket: ClientSocket) {
    guard socket.isPaused, let wsi = socket.wsi else { return }
    socket.isPaused = false
    lws_rx_flow_control(wsi, 1)
  }

  /// Ends a connection with a failure.
  private func fail(_ socket: ClientSocket, _ failure: ConnectionFailure) {
    end(socket)
    channels.put(.failed(socket.channel, failure))
  }

  /// Ends a connection at once; not inside a callback for it.
  private func end(_ socket: ClientSocket) {
    forget(socket)
    if let wsi = socket.wsi { WebSocketLibrary.kill(wsi) }
  }

  private func forget(_ socket: ClientSocket) {
    attempts[socket.attempt] = nil
    sockets[socket.channel] = nil
  }
}
