import CLibCurl
import Edge

/// One socket of ours, on the sockets' loop alone: its connection, made by libcurl and read and
/// written past it (https://curl.se/libcurl/c/CURLOPT_CONNECT_ONLY.html), and how far it is.
final class ClientSocket {
  /// How far it is.
  enum State {
    /// Name, proxy, connection and TLS are libcurl's business.
    case connecting
    /// The request is being written, from that byte on, and its answer read.
    case opening(Opening, written: Int)
    case open(WebSocket)
    /// Nobody waits for anything on it any more; its close frame is on its way, or the server's.
    case parting(WebSocket)
    case ended
  }

  /// What has become of reading or writing.
  enum Transport {
    case moved(Int)
    /// Not now.
    case again
    case ended
  }

  /// Silence after which the server is asked for a sign of life, which it has the same time to give.
  private static let silence = Duration.seconds(30)
  /// How long nothing is written after a try in vain though the descriptor was ready. A library for
  /// TLS may want to read before it writes, and waiting for the descriptor would be no waiting.
  private static let rest = Duration.milliseconds(20)

  let channel: Channel
  let hop: Hop
  let easy: EasyHandle
  var state = State.connecting
  /// When opening, or closing, has taken too long.
  var deadline: SuspendingClock.Instant?
  /// Whether reading, or writing, may be tried without waiting.
  var mayRead = true
  var mayWrite = true
  /// Whether it is not read because too much waits in the inbox.
  private(set) var isPaused = false
  /// Whether the server takes nothing any more. What it has said before is read all the same: its
  /// close frame, or why it refuses.
  private var isDeaf = false
  private var descriptor: Int32 = -1
  private var lastSign = SuspendingClock.now
  private var hasPinged = false
  private var wasWokenToWrite = false
  private var restsUntil: SuspendingClock.Instant?

  /// - Returns: `nil` without memory.
  init?(_ channel: Channel, _ hop: Hop, _ options: NetworkOptions) {
    guard let easy = EasyHandle(to: hop.address, options) else { return nil }
    self.channel = channel
    self.hop = hop
    self.easy = easy
    let me = Unmanaged.passUnretained(self).toOpaque()
    lume_curl_set_pointer(easy.handle, CURLOPT_PRIVATE, me)
    lume_curl_set_data(easy.handle, CURLOPT_WRITEFUNCTION, ignoreData)
    lume_curl_set_text(easy.handle, CURLOPT_URL, hop.address.description)
    lume_curl_set_number(easy.handle, CURLOPT_CONNECT_ONLY, 1)
    lume_curl_set_number(easy.handle, CURLOPT_HTTPPROXYTUNNEL, 1)
    lume_curl_set_number(easy.handle, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
  }

  /// The socket of a handle, if there is one.
  static func socket(of handle: UnsafeMutableRawPointer?) -> ClientSocket? {
    guard let handle, let user = lume_curl_get_text(handle, CURLINFO_PRIVATE) else { return nil }
    return Unmanaged<ClientSocket>.fromOpaque(user).takeUnretainedValue()
  }

  /// Begins to ask, when there is a connection.
  ///
  /// - Returns: whether there is one.
  func begin(_ opening: Opening) -> Bool {
    descriptor = lume_curl_get_socket(easy.handle)
    state = .opening(opening, written: 0)
    return descriptor >= 0
  }

  // What it waits for

  /// Whether anything that comes is of use.
  var isRead: Bool {
    switch state {
    case .connecting, .ended: false
    case .opening: true
    case .open: !isPaused
    case .parting(let socket): socket.isReceiving
    }
  }

  /// Whether something is to be written.
  var isWritten: Bool {
    switch state {
    case _ where isDeaf: false
    case .connecting, .ended: false
    case .opening(let opening, let written): written < opening.request.count
    case .open(let socket), .parting(let socket): socket.hasOutput
    }
  }

  /// Whether it has something to do at once.
  var isReady: Bool { isRead && mayRead || isWritten && mayWrite }

  /// What is to be waited for; `nil` for nothing, with which it must not be waited for at all: the
  /// end of a connection is told all the same, and again and again.
  var wanted: curl_waitfd? {
    let events =
      (isRead ? CURL_WAIT_POLLIN : 0) | (isWritten && restsUntil == nil ? CURL_WAIT_POLLOUT : 0)
    guard events != 0 else { return nil }
    return curl_waitfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  /// Notes what was waited for.
  func wake(_ events: Int16) {
    if events & Int16(CURL_WAIT_POLLIN) != 0 { mayRead = true }
    if events & Int16(CURL_WAIT_POLLOUT) != 0 { (mayWrite, wasWokenToWrite) = (true, true) }
  }

  /// When it has to be looked at, whatever comes.
  var nextTime: SuspendingClock.Instant? {
    var times = [deadline, restsUntil]
    if case .open = state, !isPaused {
      times.append(lastSign + ClientSocket.silence * (hasPinged ? 2 : 1))
    }
    return times.compactMap { $0 }.min()
  }

  /// Does what is due; answers whether the connection is still good.
  func endRest(_ now: SuspendingClock.Instant) -> Bool {
    if let time = restsUntil, time <= now {
      restsUntil = nil
      mayWrite = true
    }
    guard case .open(let socket) = state, !isPaused else { return true }
    guard now < lastSign + ClientSocket.silence * 2 else { return false }
    if !hasPinged, now >= lastSign + ClientSocket.silence {
      hasPinged = true
      mayWrite = true
      socket.ping()
    }
    return true
  }

  func pause() {
    isPaused = true
  }

  func resume() {
    guard isPaused else { return }
    isPaused = false
    mayRead = true
    noteSign()
  }

  // The connection

  /// Reads some bytes, of which it takes no more than there is room.
  func read(into room: UnsafeMutableRawBufferPointer) -> Transport {
    var count = 0
    let transport = outcome(
      curl_easy_recv(easy.handle, room.baseAddress, room.count, &count), count)
    switch transport {
    case .moved: noteSign()
    case .again, .ended: mayRead = false
    }
    return transport
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Transport {
    var count = 0
    let transport = outcome(
      curl_easy_send(easy.handle, bytes.baseAddress, bytes.count, &count), count)
    switch transport {
    case .moved: break
    case .again:
      mayWrite = false
      if wasWokenToWrite { restsUntil = .now + ClientSocket.rest }
    case .ended: isDeaf = true
    }
    wasWokenToWrite = false
    return transport
  }

  private func outcome(_ code: CURLcode, _ count: Int) -> Transport {
    switch code {
    case CURLE_OK where count > 0: .moved(count)
    case CURLE_AGAIN: .again
    default: .ended
    }
  }

  private func noteSign() {
    lastSign = .now
    hasPinged = false
  }
}

/// What a proxy says about itself is of no use.
private func ignoreData(
  _: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int, _: UnsafeMutableRawPointer?
) -> Int {
  size * count
}
