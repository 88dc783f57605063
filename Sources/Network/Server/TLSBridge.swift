import CGnuTLS
// Its headers have the constants of sockets, too, and the compiler may know them as these alone.
import CMicroHTTPD
import Libc

/// Certificates and key of a server, by GnuTLS (https://gnutls.org/manual/).
final class TLSCredentials {
  fileprivate let credentials: gnutls_certificate_credentials_t

  /// - Parameters: texts in PEM.
  /// - Returns: `nil` when they are none, or do not belong together.
  init?(certificate: String, key: String) {
    guard let credentials = lume_tls_credentials(certificate, key) else { return nil }
    self.credentials = credentials
  }

  deinit {
    gnutls_certificate_free_credentials(credentials)
  }
}

/// One connection between a client that speaks TLS and the server, which speaks plainly on one end
/// of a pair of sockets.
///
/// The library could do it by itself. But of a connection that becomes a socket it has no memory
/// left by then, and hands over four bytes at a time.
final class TLSBridge {
  /// What a descriptor waits for.
  struct Interest: Equatable {
    var isReading = false
    var isWriting = false
  }

  /// What came from one side and was not taken by the other yet.
  private struct Buffer {
    /// As long as the longest record, so that the library for TLS keeps none back of which no
    /// descriptor tells.
    private var bytes = [UInt8](repeating: 0, count: 16 << 10)
    private var range = 0..<0

    var isEmpty: Bool { range.isEmpty }

    mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
      let count = bytes.withUnsafeMutableBytes(read)
      range = 0..<max(0, count)
      return count
    }

    mutating func drain(_ write: (UnsafeRawBufferPointer) -> Int) -> Int {
      let count = bytes.withUnsafeBytes { bytes in
        write(UnsafeRawBufferPointer(rebasing: bytes[range]))
      }
      range = min(range.upperBound, range.lowerBound + max(0, count))..<range.upperBound
      return count
    }

    mutating func drop() { range = 0..<0 }
  }

  /// To the client.
  let outer: Int32
  /// To the server, once the client has shown that it speaks TLS.
  private(set) var inner: Int32?
  private let session: gnutls_session_t
  private var inbound = Buffer()
  private var outbound = Buffer()
  /// Whether the client has said its last, and whether the server knows.
  private var (hasClientEnded, isServerTold) = (false, false)
  /// Whether the server has said its last, and whether the client knows.
  private(set) var hasServerEnded = false
  private var isClientTold = false
  /// Whether the client has to take something before more can be written.
  private(set) var isWriteBlocked = false

  /// - Returns: `nil` without memory.
  init?(_ descriptor: Int32, _ credentials: TLSCredentials) {
    guard let session = lume_tls_begin(credentials.credentials, descriptor) else { return nil }
    self.session = session
    outer = descriptor
    _ = fcntl(outer, F_SETFL, O_NONBLOCK)
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout.size(ofValue: isOn))
    setsockopt(outer, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
  }

  deinit {
    gnutls_deinit(session)
    close(outer)
    if let inner { close(inner) }
  }

  /// What becomes of the first words.
  enum Greeting {
    case waiting
    /// The server's end of the pair.
    case done(Int32)
    case failed
  }

  /// Goes on with the agreement on keys.
  func greet() -> Greeting {
    switch lume_tls_handshake(session) {
    case 0: break
    case Int(lume_tls_again): return .waiting
    default: return .failed
    }
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { return .failed }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    inner = ends[0]
    return .done(ends[1])
  }

  /// Passes on what there is, one buffer of each side; answers whether the connection goes on.
  func pass() -> Bool {
    guard let inner else { return true }
    return readFromClient() && giveToServer(inner) && readFromServer(inner) && giveToClient()
      && !(hasClientEnded && isClientTold)
  }

  private func readFromClient() -> Bool {
    guard inbound.isEmpty, !hasClientEnded else { return true }
    switch inbound.fill({ lume_tls_read(session, $0.baseAddress, $0.count) }) {
    case 0: hasClientEnded = true
    case Int(lume_tls_failed): return false
    default: break
    }
    return true
  }

  private func giveToServer(_ inner: Int32) -> Bool {
    if !inbound.isEmpty, inbound.drain({ TLSBridge.send($0, to: inner) }) < 0, !isAgain {
      // It has ended and wants to know nothing more.
      inbound.drop()
    }
    if hasClientEnded, inbound.isEmpty, !isServerTold {
      isServerTold = true
      shutdown(inner, Int32(SHUT_WR))
    }
    return true
  }

  private func readFromServer(_ inner: Int32) -> Bool {
    guard outbound.isEmpty, !hasServerEnded else { return true }
    let count = outbound.fill { recv(inner, $0.baseAddress, $0.count, 0) }
    if count == 0 || count < 0 && !isAgain { hasServerEnded = true }
    return true
  }

  private func giveToClient() -> Bool {
    isWriteBlocked = false
    while !outbound.isEmpty {
      let count = outbound.drain { lume_tls_write(session, $0.baseAddress, $0.count) }
      if count == Int(lume_tls_failed) { return false }
      if count < 0 {
        isWriteBlocked = true
        return true
      }
    }
    guard hasServerEnded, !isClientTold else { return true }
    switch lume_tls_bye(session) {
    case 0:
      isClientTold = true
      shutdown(outer, Int32(SHUT_WR))
      return true
    case Int(lume_tls_again):
      isWriteBlocked = true
      return true
    default: return false
    }
  }

  private var isAgain: Bool { errno == EAGAIN || errno == EINTR }

  private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    return Libc.send(descriptor, bytes.baseAddress, bytes.count, noSignal)
  }

  // What to wait for

  /// Whether something of the server's is still to be passed on.
  var hasToWrite: Bool { inner != nil && !isClientTold }

  var outerInterest: Interest {
    guard inner != nil else {
      let isWriting = lume_tls_wants_to_write(session) != 0
      return Interest(isReading: !isWriting, isWriting: isWriting)
    }
    return Interest(isReading: inbound.isEmpty && !hasClientEnded, isWriting: isWriteBlocked)
  }

  var innerInterest: Interest {
    Interest(isReading: outbound.isEmpty && !hasServerEnded, isWriting: !inbound.isEmpty)
  }
}
