import CMicroHTTPD
import Edge
import Time

/// libmicrohttpd (https://www.gnu.org/software/libmicrohttpd/): HTTP/1.1 for connections that
/// are accepted by others, without a thread of its own. What comes is told to a `LibraryDelegate`.
final class ServerLibrary {
  /// A connection that the library has given back, to be given to it again.
  typealias Handle = OpaquePointer

  private let callbacks = UnsafeMutablePointer<lume_mhd_callbacks>.allocate(capacity: 1)
  private let library: OpaquePointer
  /// Readable when `run` has something to do.
  let descriptor: Int32
  private var isStopped = false

  /// - Parameter delegate: what is told; lives as long as this.
  init?(_ limits: HTTPServer.Limits, _ delegate: LibraryDelegate) {
    callbacks.initialize(
      to: lume_mhd_callbacks(
        user: Unmanaged.passUnretained(delegate).toOpaque(), opened: connectionOpened,
        target: targetRead, request: requestRead, completed: requestCompleted,
        upgraded: connectionUpgraded, closed: connectionClosed,
        refusing: requestRefused))
    // A request's head and what the library notes of it, and the head of the response.
    let memory = limits.head * 2
    let timeout = UInt32(max(1, (limits.bodyTime.milliseconds + 999) / 1000))
    // The limit is held where connections are accepted; some are still being closed.
    let connections = UInt32(limits.connections * 2)
    guard let library = lume_mhd_start(callbacks, connections, memory, timeout) else {
      callbacks.deallocate()
      return nil
    }
    self.library = library
    descriptor = lume_mhd_epoll(library)
  }

  deinit {
    stop()
    callbacks.deallocate()
  }

  /// Takes a connection over, which it may close at once.
  func add(_ descriptor: Int32, from address: UnsafePointer<sockaddr>, _ size: socklen_t) {
    lume_mhd_add(library, descriptor, address, size)
  }

  /// Milliseconds after which `run` has something to do though the descriptor does not say so.
  var timeout: Int64? {
    let milliseconds = lume_mhd_timeout(library)
    return milliseconds < 0 ? nil : milliseconds
  }

  /// Does what there is to do, without waiting.
  func run() {
    lume_mhd_run(library)
  }

  /// Closes everything. No request may be waiting for its response.
  func stop() {
    guard !isStopped else { return }
    isStopped = true
    MHD_stop_daemon(library)
  }

  /// Closes a connection that the library had given back, behind what was written to it; what is
  /// left to do is done by `run`.
  static func close(_ handle: Handle) {
    lume_mhd_close(handle)
  }

  /// A response whose connection is given back once it is sent.
  func upgrade(_ headers: [Header]) -> OpaquePointer? {
    guard let response = lume_mhd_upgrade(callbacks) else { return nil }
    for header in headers { _ = lume_mhd_add_header(response, header.name, header.value) }
    return response
  }

  /// The response as the library sends it: with the words and the length that belong to it, and
  /// without the body for HEAD and where a status has none. Headers that would break the head are
  /// left out, and so are those that are the library's business.
  static func response(_ response: Response) -> OpaquePointer? {
    guard let made = LongBody.response(response.body) ?? copying(response.body) else { return nil }
    for header in response.headers where isOurs(header) { add(header, to: made) }
    return made
  }

  /// Adds a header that has nothing in it that would break the head.
  static func add(_ header: Header, to response: OpaquePointer) {
    _ = lume_mhd_add_header(response, header.name, header.value)
  }

  /// The last response on a connection as it's written past the library.
  static func lastResponse(_ response: Response) -> String {
    let phrase = MHD_get_reason_phrase_for(UInt32(response.status))
    let reason = phrase.map { String(cString: $0) } ?? ""
    let fields =
      [Header("Connection", "close"), Header("Content-Length", String(response.body.utf8.count))]
      + response.headers.filter(isOurs)
    return "HTTP/1.1 \(response.status) \(reason)\r\n"
      + fields.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n" + response.body
  }

  /// Whether the library has the whole head of the request that a connection is at.
  static func hasHead(_ connection: OpaquePointer) -> Bool { lume_mhd_head_size(connection) > 0 }

  private static func copying(_ body: String) -> OpaquePointer? {
    var body = body
    return body.withUTF8 { lume_mhd_response($0.baseAddress, $0.count) }
  }

  /// Whether it goes into the head of a response: it can, and isn't the library's business.
  private static func isOurs(_ header: Header) -> Bool {
    switch header.name.utf8.count {
    case 7 where header.name == "upgrade": false
    case 10 where header.name == "connection" || header.name == "keep-alive": false
    case 14 where header.name == "content-length": false
    case 17 where header.name == "transfer-encoding": false
    default: header.isWellFormed
    }
  }

  /// The status of the response that a connection is at, its own or the library's.
  static func status(_ connection: OpaquePointer) -> Int? {
    let status = lume_mhd_status(connection)
    return status == 0 ? nil : Int(status)
  }

  /// All headers of the request that a connection is at, or `nil` when they are malformed.
  ///
  /// - Parameters: where the library has the method and the version, at the beginning and at the end
  ///   of the request's line.
  static func headers(
    _ connection: OpaquePointer, _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>
  ) -> [Header]? {
    let start = UnsafeRawPointer(version) + versionSize
    let end = UnsafeRawPointer(method) + lume_mhd_head_size(connection)
    guard start < end,
      let headers = HeaderFields.read(UnsafeRawBufferPointer(start: start, count: end - start)),
      // What it has read differently would be a way to hide something.
      headers.count == Int(lume_mhd_headers_count(connection))
    else { return nil }
    return headers
  }

  /// Bytes of `HTTP/1.1`; the library takes no version that is longer or shorter.
  private static let versionSize = 8
}

// What the library calls.

private func delegate(_ user: UnsafeMutableRawPointer) -> LibraryDelegate {
  Unmanaged<LibraryDelegate>.fromOpaque(user).takeUnretainedValue()
}

private func connectionOpened(_ user: UnsafeMutableRawPointer, _ connection: OpaquePointer) -> UInt
{
  UInt(delegate(user).opened(connection))
}

private func targetRead(
  _ user: UnsafeMutableRawPointer, _ number: UInt, _ target: UnsafeMutablePointer<CChar>?
) {
  delegate(user).target(target, of: Int(number))
}

private func requestRead(
  _ user: UnsafeMutableRawPointer, _ number: UInt, _ method: UnsafePointer<CChar>,
  _ version: UnsafePointer<CChar>, _ bytes: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  let part = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
  return delegate(user).request(of: Int(number), method, version, part) ? 1 : 0
}

private func requestCompleted(
  _ user: UnsafeMutableRawPointer, _ number: UInt, _ wasAnswered: Int32
) {
  delegate(user).completed(Int(number), wasAnswered: wasAnswered != 0)
}

private func connectionUpgraded(
  _ user: UnsafeMutableRawPointer, _ number: UInt, _ bytes: UnsafePointer<CChar>?, _ count: Int,
  _ descriptor: Int32, _ handle: OpaquePointer
) {
  let early = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
  delegate(user).upgraded(Int(number), descriptor, handle, early: early)
}

private func connectionClosed(_ user: UnsafeMutableRawPointer, _ number: UInt) {
  delegate(user).closed(Int(number))
}

private func requestRefused(_ user: UnsafeMutableRawPointer, _ status: UInt32) {
  delegate(user).refusing(by: Int(status))
}
