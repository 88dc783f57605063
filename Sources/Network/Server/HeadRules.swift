import CMicroHTTPD
import Edge
import Numbers
import StreamSafe

/// What a server holds the head of a request to before its handler is asked.
struct HeadRules {
  let limits: HTTPServer.Limits
  /// Whether the server listens for its own machine alone.
  let isLocal: Bool
  let access: HTTPServer.Access

  /// Why a request is refused.
  struct Rejection {
    let status: Int
    var name: HTTPServer.RefusedName?
  }

  /// The status with which a request is refused for its line or its size, or `nil`.
  func refusal(ofLine version: String, _ connection: ServerConnection) -> Int? {
    if connection.target == nil { return 400 }
    if version != "HTTP/1.1", version != "HTTP/1.0" { return 505 }
    return lume_mhd_head_size(connection.library) > limits.head ? 431 : nil
  }

  /// Why a request is refused for its headers, or `nil`.
  func refusal(of request: Request) -> Rejection? {
    // Of two, who stands between might look at the other one.
    guard !isTwice("authorization", in: request), !isTwice("host", in: request),
      let host = request.header("host").flatMap(HostField.init)
    else { return Rejection(status: 400) }
    if isLocal || !access.names.isEmpty,
      let name = HostGuard(names: access.names, origins: access.origins).refused(request, to: host)
    {
      return Rejection(status: 403, name: name)
    }
    return refusal(ofBody: request).map { Rejection(status: $0) }
  }

  /// The status with which a request is refused for what it says of its body, or `nil`.
  private func refusal(ofBody request: Request) -> Int? {
    if request.header("transfer-encoding") != nil { return 411 }
    if isTwice("content-length", in: request) { return 411 }
    if let length = request.header("content-length") {
      guard let length = Int(length, in: 0...(.max)) else { return 411 }
      if length > limits.body { return 413 }
    }
    return nil
  }

  private func isTwice(_ name: String, in request: Request) -> Bool {
    request.headers.count { $0.name == name } > 1
  }
}

/// The headers of a request, read from the very bytes that its client sent.
///
/// The library overlooks much: it joins a line that begins with a space to a name, cuts a value at a
/// NUL, takes a line feed alone for the end of a line. What it overlooks may hide a header from our
/// checks. So they are read again, strictly (RFC 9112 §2.2 and §5), where the library has left them:
/// each end of a line and the colon behind each name has become zeros, and all else is as it was.
enum HeaderFields {
  /// - Parameter bytes: from the end of the request's line, which belongs to them, to the end of the
  ///   empty line.
  /// - Returns: the headers with lowercase names, in their order; `nil` when they are malformed, or
  ///   one has endless combining marks.
  static func read(_ bytes: UnsafeRawBufferPointer) -> [Header]? {
    var headers: [Header] = []
    headers.reserveCapacity(8)
    var place = 0
    guard skipLineEnd(bytes, &place) else { return nil }
    while place < bytes.count, bytes[place] != 0 {
      let name = place
      while place < bytes.count, isToken(bytes[place]) { place += 1 }
      let nameEnd = place
      guard name < nameEnd, place < bytes.count, bytes[place] == 0 else { return nil }
      place += 1
      let value = place
      while place < bytes.count, isText(bytes[place]) { place += 1 }
      let valueEnd = place
      guard skipLineEnd(bytes, &place) else { return nil }
      let text = trimmed(bytes, value..<valueEnd)
      guard !StreamSafeText.hasLongRun(text) else { return nil }
      headers.append(Header(lowercased(bytes, name..<nameEnd), text))
    }
    return skipLineEnd(bytes, &place) && place == bytes.count ? headers : nil
  }

  /// Of a carriage return and a line feed; either alone is one zero.
  private static func skipLineEnd(_ bytes: UnsafeRawBufferPointer, _ place: inout Int) -> Bool {
    guard place + 1 < bytes.count, bytes[place] == 0, bytes[place + 1] == 0 else { return false }
    place += 2
    return true
  }

  private static func lowercased(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    String(unsafeUninitializedCapacity: range.count) { room in
      for (offset, place) in range.enumerated() {
        let byte = bytes[place]
        let isUppercase = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        room[offset] = isUppercase ? byte | 0x20 : byte
      }
      return range.count
    }
  }

  private static func trimmed(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7f || byte == 0x09
  }

  /// Whether a byte may be in a name (RFC 9110 §5.6.2).
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "!"),
      UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "^")...UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

/// The value of a `Host` header: a host, and a port or none (RFC 9110 §7.2).
struct HostField {
  /// Without the dot that may end it as the root of all names, and an IPv6 address in brackets.
  let name: String

  /// - Returns: `nil` for what is more or less than that.
  init?(_ text: String) {
    let bytes = text.utf8
    let end: String.Index
    if bytes.first == UInt8(ascii: "[") {
      guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      end = bytes.index(after: bracket)
      let address = bytes[bytes.index(after: bytes.startIndex)..<bracket]
      guard address.contains(UInt8(ascii: ":")), address.allSatisfy(HostField.isInAddress)
      else { return nil }
    } else {
      end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      guard bytes[..<end].allSatisfy(HostField.isInName) else { return nil }
    }
    guard HostField.isPort(bytes[end...]) else { return nil }
    var name = text[..<end]
    if name.last == "." { name.removeLast() }
    guard !name.isEmpty else { return nil }
    self.name = String(name)
  }

  /// A port may be empty (RFC 3986 §3.2.3).
  private static func isPort(_ bytes: Substring.UTF8View) -> Bool {
    if bytes.isEmpty { return true }
    let digits = bytes.dropFirst()
    return bytes.first == UInt8(ascii: ":") && digits.count <= 5 && digits.allSatisfy(isDigit)
      && (digits.isEmpty || UInt16(Substring(digits), in: 0...(.max)) != nil)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isInAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    case UInt8(ascii: ":"), UInt8(ascii: "."): true
    default: isDigit(byte)
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: isDigit(byte)
    }
  }
}

/// By which names a server may be called, where that is looked at.
///
/// A page in a browser on this machine may come from anywhere. If its name was made to lead to
/// 127.0.0.1 (DNS rebinding), the `Host` header has that name; if it asks us directly, the `Origin`
/// header tells where it is from (RFC 6454 §7).
struct HostGuard {
  /// Beside those of the server's own machine, in lowercase.
  let names: Set<String>
  /// Of pages that may ask.
  let origins: Set<String>

  /// What a request is refused for, or `nil`: the name by which it calls the server, or that of the
  /// page that it's from.
  func refused(_ request: Request, to host: HostField) -> HTTPServer.RefusedName? {
    guard isAllowed(host.name) else {
      return HTTPServer.RefusedName(name: host.name, isOrigin: false)
    }
    guard let origin = request.header("origin"), !origins.contains(origin) else { return nil }
    let page = BaseAddress.dividing(origin)?.address
    if let page, page.isLoopback || names.contains(page.host) { return nil }
    return HTTPServer.RefusedName(name: origin, isOrigin: true)
  }

  private func isAllowed(_ name: String) -> Bool {
    // What nearly all write that ask their own machine.
    if name == "127.0.0.1" || name == "localhost" { return true }
    if names.contains(name.lowercased()) { return true }
    return BaseAddress.dividing("http://" + name)?.address.isLoopback ?? false
  }
}

/// What browsers want of a server before a page of another origin may ask it and read what it answers
/// (https://fetch.spec.whatwg.org/#http-cors-protocol). Where no origin is allowed nothing is said.
struct CrossOrigin {
  let origins: Set<String>

  /// What goes with every response to a request.
  func headers(for request: Request) -> [Header] {
    if origins.isEmpty { return [] }
    let vary = Header("vary", "Origin")
    guard let origin = origin(of: request) else { return [vary] }
    return [
      vary, Header("access-control-allow-origin", origin),
      Header(
        "access-control-expose-headers",
        "allow, etag, lume-additions, retry-after, \(RequestIDs.header)"),
    ]
  }

  /// The answer to a browser that asks whether a page may ask something; `nil` for all else.
  func preflight(_ request: Request) -> Response? {
    guard request.method == .options, origin(of: request) != nil,
      request.header("access-control-request-method") != nil
    else { return nil }
    return Response(
      204,
      headers: [
        Header("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE"),
        Header(
          "access-control-allow-headers",
          "authorization, content-type, idempotency-key, if-match, if-none-match, x-api-key, "
            + RequestIDs.header
        ),
        // So long they keep it at most, in seconds.
        Header("access-control-max-age", "7200"),
      ])
  }

  /// The origin of the page that asks, where it is allowed.
  private func origin(of request: Request) -> String? {
    request.header("origin").flatMap { origins.contains($0) ? $0 : nil }
  }
}
