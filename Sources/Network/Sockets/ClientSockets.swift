import CLibCurl
import Edge
import Numbers

/// Keeps sockets to a server, on the thread of a loop: libcurl's multi interface makes their
/// connections, and wslay reads and writes their frames. What comes of a socket's bytes is in
/// `SocketExchange.swift`.
final class ClientSockets {
  enum Command: Sendable {
    case open(Channel, Hop)
    case send(Channel, Frame)
    /// Of a socket whose channel was given up.
    case close(Channel, CloseCode)
    /// The inbox has room again.
    case goOn
  }

  /// How long a close frame may take when the program is waiting for it.
  private static let farewell = Duration.milliseconds(300)
  /// So many bytes that wait are sent before a close frame, such as an interrupt; more are dropped.
  private static let lastWords = 4 << 10
  /// The most bytes of one reading, which is what a record of TLS holds.
  private static let readSize = 16 << 10

  private let loop: Loop<Command>
  let channels: OpenChannels
  let options: NetworkOptions
  let room = UnsafeMutableRawBufferPointer.allocate(
    byteCount: ClientSockets.readSize, alignment: 16)
  private var multi: UnsafeMutableRawPointer?
  private var sockets: [Channel: ClientSocket] = [:]

  init(_ loop: Loop<Command>, _ channels: OpenChannels, _ options: NetworkOptions) {
    self.loop = loop
    self.channels = channels
    self.options = options
  }

  deinit { room.deallocate() }

  func run() {
    guard let multi = EasyHandle.multi() else {
      loop.askToStop()
      return failCommands()
    }
    self.multi = multi
    loop.attach(UInt(bitPattern: multi))
    while !loop.isStopping { step(until: nil) }
    sayGoodbye()
    loop.detach()
    failCommands()
    for socket in sockets.values { fail(socket, .reset) }
    self.multi = nil
    curl_multi_cleanup(multi)
  }

  /// Does all there is to do, and waits for more.
  private func step(until limit: SuspendingClock.Instant?) {
    for command in loop.commands() { obey(command) }
    var running: Int32 = 0
    curl_multi_perform(multi, &running)
    drainOutcomes()
    for socket in sockets.values { serve(socket) }
    endLate(.now)
    wait(until: limit)
  }

  /// Waits for the first of a descriptor, a command and a time. Nothing that lies behind is waited
  /// for: what is due was done, which took it away or moved it on.
  private func wait(until limit: SuspendingClock.Instant?) {
    let all = Array(sockets.values)
    var waited: [ClientSocket] = []
    var descriptors: [curl_waitfd] = []
    for socket in all {
      guard let wanted = socket.wanted else { continue }
      waited.append(socket)
      descriptors.append(wanted)
    }
    let time = (all.map(\.nextTime) + [limit]).compactMap { $0 }.min()
    let pause: Int32
    if all.contains(where: \.isReady) {
      pause = 0
    } else if let time {
      let milliseconds = (time - .now) / .milliseconds(1)
      pause = Int32(clamping: max(0, min(milliseconds.rounded(.up), 1e9)))
    } else {
      pause = .max
    }
    curl_multi_poll(multi, &descriptors, UInt32(descriptors.count), pause, nil)
    for (socket, descriptor) in zip(waited, descriptors) { socket.wake(descriptor.revents) }
  }

  private func failCommands() {
    for case .open(let channel, _) in loop.commands() { channels.put(.failed(channel, .reset)) }
  }

  private func sayGoodbye() {
    for command in loop.commands() { obey(command) }
    for socket in sockets.values {
      switch socket.state {
      case .connecting, .opening: fail(socket, .reset)
      case .open(let frames): close(socket, frames, .goingAway)
      case .parting, .ended: break
      }
    }
    let limit = SuspendingClock.now + ClientSockets.farewell
    while !sockets.isEmpty, .now < limit { step(until: limit) }
  }

  // Commands

  private func obey(_ command: Command) {
    switch command {
    case .open(let channel, let hop): open(hop, on: channel)
    case .send(let channel, let frame):
      guard let socket = sockets[channel], case .open(let frames) = socket.state else { return }
      frames.send(frame)
    case .close(let channel, let code):
      guard let socket = sockets[channel] else { return }
      guard case .open(let frames) = socket.state else {
        if case .parting = socket.state { return }
        return end(socket)
      }
      if frames.queuedBytes <= ClientSockets.lastWords {
        frames.close(code)
      } else {
        frames.drop(closing: code)
      }
      part(socket, frames, within: ClientSockets.farewell)
    case .goOn:
      for socket in sockets.values { socket.resume() }
    }
  }

  private func open(_ hop: Hop, on channel: Channel) {
    guard channels.contains(channel) else { return }
    guard let socket = ClientSocket(channel, hop, options),
      curl_multi_add_handle(multi, socket.easy.handle) == CURLM_OK
    else { return channels.put(.failed(channel, .reset)) }
    socket.deadline = .now + options.connectTimeout
    sockets[channel] = socket
  }

  private func drainOutcomes() {
    var left: Int32 = 0
    var done: [(ClientSocket, CURLcode)] = []
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE,
        let socket = ClientSocket.socket(of: message.pointee.easy_handle)
      else { continue }
      done.append((socket, message.pointee.data.result))
    }
    for (socket, code) in done {
      if code == CURLE_OK, beginOpening(socket) { continue }
      let failure = socket.easy.failure(code, hasBegun: false)
      report(socket, socket.easy.explanation)
      fail(socket, code == CURLE_OK ? .reset : failure)
    }
  }

  private func endLate(_ now: SuspendingClock.Instant) {
    for socket in sockets.values {
      if let deadline = socket.deadline, deadline <= now {
        endLate(socket)
      } else if !socket.endRest(now) {
        fail(socket, .reset)
      }
    }
  }

  func report(_ socket: ClientSocket, _ text: String) {
    if !text.isEmpty { options.report("\(socket.hop.address): \(text)") }
  }

  // Endings

  /// Stops reading when too much waits to be taken.
  func restIfFull(_ socket: ClientSocket) {
    guard !socket.isPaused, case .open = socket.state, channels.waiting >= options.waitingLimit
    else { return }
    socket.pause()
    let loop = self.loop
    channels.whenRoom(below: max(1, options.waitingLimit / 2)) { loop.put(.goOn) }
  }

  /// Ends a connection with a failure, unless its ending has been told.
  func fail(_ socket: ClientSocket, _ failure: ConnectionFailure) {
    finish(socket, .failed(socket.channel, failure))
  }

  /// Ends a connection with the ending of its channel.
  func finish(_ socket: ClientSocket, _ ending: Arrival) {
    end(socket)
    channels.put(ending)
  }

  /// Ends a connection at once.
  func end(_ socket: ClientSocket) {
    // Which closes the connection too.
    curl_multi_remove_handle(multi, socket.easy.handle)
    sockets[socket.channel] = nil
    socket.state = .ended
  }
}
