import CLibCurl
import Edge
import Numbers
import StreamSafe

/// One hop of a request, on the requests' loop alone: its handle and what came of the response.
final class Transfer {
  /// The most bytes of a response's head.
  private static let headLimit = 256 << 10

  let channel: Channel
  let hop: Hop
  private let easy: EasyHandle
  private let bodyLimit: Int
  private var lines: UnsafeMutablePointer<curl_slist>?

  private var status = 0
  private var headers: [Header] = []
  private var headSize = 0
  private var isHeadWhole = false
  private var body: [UInt8] = []
  private var beginnings = 0
  /// Given the pieces of a streamed body as they come; `nil` where the body comes whole.
  private let hand: (([UInt8]) -> Void)?
  private var handed = 0
  /// Why it was given up from inside.
  private var objection: ConnectionFailure?

  /// Prepares a hop; `nil` without memory.
  ///
  /// - Parameter hand: what takes the pieces of a body that is to be streamed.
  init?(
    _ channel: Channel, _ hop: Hop, _ options: NetworkOptions, hand: @escaping ([UInt8]) -> Void
  ) {
    guard let easy = EasyHandle(to: hop.address, options) else { return nil }
    self.hand = channel.kind == .peer && hop.asksForEvents ? hand : nil
    self.channel = channel
    self.hop = hop
    self.easy = easy
    bodyLimit = options.bodyLimit
    configure(options)
    configureRequest()
  }

  deinit { curl_slist_free_all(lines) }

  /// What libcurl knows it by.
  var handle: UnsafeMutableRawPointer { easy.handle }

  private func configure(_ options: NetworkOptions) {
    let me = Unmanaged.passUnretained(self).toOpaque()
    lume_curl_set_pointer(handle, CURLOPT_PRIVATE, me)
    lume_curl_set_pointer(handle, CURLOPT_WRITEDATA, me)
    lume_curl_set_data(handle, CURLOPT_WRITEFUNCTION, receiveBody)
    lume_curl_set_pointer(handle, CURLOPT_HEADERDATA, me)
    lume_curl_set_data(handle, CURLOPT_HEADERFUNCTION, receiveHeaderLine)
    lume_curl_set_pointer(handle, CURLOPT_PREREQDATA, me)
    lume_curl_set_begin(handle, begin)
    lume_curl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0)
    lume_curl_set_number(handle, CURLOPT_PATH_AS_IS, 1)
    lume_curl_set_number(handle, CURLOPT_LOW_SPEED_LIMIT, 1)
    lume_curl_set_number(
      handle, CURLOPT_LOW_SPEED_TIME,
      Int(clamping: max(1, (options.lowSpeed / .seconds(1)).rounded(.up))))
  }

  private func configureRequest() {
    lume_curl_set_text(handle, CURLOPT_URL, hop.url)
    switch hop.method {
    case .get where hop.body.isEmpty: lume_curl_set_number(handle, CURLOPT_HTTPGET, 1)
    case .head: lume_curl_set_number(handle, CURLOPT_NOBODY, 1)
    case .delete where hop.body.isEmpty, .options where hop.body.isEmpty: break
    case .get, .post, .put, .patch, .delete, .options:
      lume_curl_set_number(handle, CURLOPT_POST, 1)
      lume_curl_set_body(handle, hop.body, hop.body.utf8.count)
    }
    if hop.method != .head {
      lume_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, hop.method.rawValue)
    }
    if !hop.asksForEvents { lume_curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "") }
    // The empty ones keep libcurl from adding its own: a question whether to send the body, which
    // costs a second where nobody answers it, and the type of a form.
    var all = ["expect:"]
    if !hop.headers.contains(where: { $0.name == "content-type" }) { all.append("content-type:") }
    all += hop.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
    for line in all { lines = curl_slist_append(lines, line) ?? lines }
    lume_curl_set_pointer(handle, CURLOPT_HTTPHEADER, lines)
  }

  // Called by libcurl

  /// The connection is there. It comes twice when libcurl wants to send the request again because
  /// an old connection turned out to be dead; whether the server has acted on it is not known.
  fileprivate func mayBegin() -> Bool {
    beginnings += 1
    if beginnings > 1, !hop.isRepeatable { objection = .reset }
    return objection == nil
  }

  fileprivate func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    headSize += line.count
    guard headSize <= Transfer.headLimit else {
      objection = .tooLarge
      return false
    }
    let text = String(streamSafe: line)
    if text.hasPrefix("HTTP/") {
      // A new head: what came before was only for the way.
      headers.removeAll()
      isHeadWhole = false
    } else if text.allSatisfy(\.isNewline) {
      isHeadWhole = true
    } else if !isHeadWhole, let header = Header(line: text) {
      headers.append(header)
    }
    return true
  }

  fileprivate func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + handed + bytes.count <= bodyLimit else {
      objection = .tooLarge
      return false
    }
    if let hand, (200..<300).contains(lume_curl_get_number(handle, CURLINFO_RESPONSE_CODE)) {
      handed += bytes.count
      hand(Array(bytes))
    } else {
      body.append(contentsOf: bytes)
    }
    return true
  }

  /// What has come of it.
  ///
  /// - Throws: why there is no response.
  func outcome(_ code: CURLcode) throws(ConnectionFailure) -> Response {
    if let objection { throw objection }
    let status = lume_curl_get_number(handle, CURLINFO_RESPONSE_CODE)
    guard code == CURLE_OK else { throw easy.failure(code, hasBegun: status > 0) }
    guard (100...999).contains(status) else { throw .protocolError }
    return Response(
      status, headers: headers, body: String(streamSafe: body))
  }

  /// Where the response leads, as a whole URL.
  var location: String? {
    lume_curl_get_text(handle, CURLINFO_REDIRECT_URL).map { String(cString: $0) }
  }

  /// What libcurl said about a failure; empty when nothing.
  var explanation: String { easy.explanation }
}

extension Header {
  /// Reads a line of a response's head; `nil` for one that is none.
  init?(line: String) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = line[line.index(after: colon)...]
    func isBlank(_ character: Character) -> Bool {
      character.isNewline || " \t".contains(character)
    }
    var trimmed = value.drop(while: isBlank)
    while let last = trimmed.last, isBlank(last) { trimmed.removeLast() }
    self.init(line[..<colon].lowercased(), String(trimmed))
  }
}

private func transfer(_ user: UnsafeMutableRawPointer?) -> Transfer? {
  user.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
}

private func begin(
  _ user: UnsafeMutableRawPointer?, _: UnsafeMutablePointer<CChar>?,
  _: UnsafeMutablePointer<CChar>?, _: Int32, _: Int32
) -> Int32 {
  transfer(user)?.mayBegin() == true ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
}

private func receiveHeaderLine(
  _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int, _ user: UnsafeMutableRawPointer?
) -> Int {
  let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return transfer(user)?.receiveHeader(line) == true ? line.count : 0
}

private func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int, _ user: UnsafeMutableRawPointer?
) -> Int {
  let data = UnsafeRawBufferPointer(start: bytes, count: size * count)
  if data.isEmpty { return 0 }
  return transfer(user)?.receive(data) == true ? data.count : 0
}

extension ConnectionFailure {
  /// What an error of libcurl means (https://curl.se/libcurl/c/libcurl-errors.html).
  ///
  /// - Parameters:
  ///   - hasBegun: whether some of the response was there already.
  ///   - isVouchedFor: whether the certificate was found to be in order but for its name.
  init(_ code: CURLcode, hasBegun: Bool, isVouchedFor: Bool) {
    self =
      switch code {
      case CURLE_OPERATION_TIMEDOUT: .timeout
      case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED: .refused
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .dns
      case CURLE_PARTIAL_FILE: .truncated
      // A line of the head that is longer than libcurl wants to keep.
      case CURLE_OUT_OF_MEMORY: .tooLarge
      case CURLE_RECV_ERROR: hasBegun ? .truncated : .reset
      case CURLE_GOT_NOTHING, CURLE_SEND_ERROR: .reset
      case CURLE_PEER_FAILED_VERIFICATION: isVouchedFor ? .wrongName : .untrusted
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE,
        CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR,
        CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_USE_SSL_FAILED,
        CURLE_SSL_ENGINE_INITFAILED:
        .tls
      default: .protocolError
      }
  }
}

/// One request on the way to a response, of which redirects may need several.
struct Hop {
  /// How many redirects are followed.
  static let mostRedirects = 5
  /// What may be told to a server other than the one that was asked.
  private static let harmless: Set<String> = ["accept", "accept-language", "content-type"]

  /// The server that is asked.
  let address: BaseAddress
  /// Path and query on it, with whatever the address has before them.
  let target: String
  let method: Request.Method
  let headers: [Header]
  let body: String
  private let redirects: Int

  /// The first request.
  ///
  /// - Parameter common: headers of every request, in the place of which its own of the same name
  ///   stand.
  /// - Throws: `.protocolError` for what cannot be written as a request.
  init(_ request: Request, to base: BaseAddress, common: [Header]) throws(ConnectionFailure) {
    let own = Set(request.headers.map(\.name))
    address = base
    target = base.path + request.target
    method = request.method
    headers = common.filter { !own.contains($0.name) } + request.headers
    body = request.body
    redirects = 0
    guard target.first == "/", target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }),
      headers.allSatisfy(\.isWellFormed)
    else { throw .protocolError }
  }

  private init(_ address: BaseAddress, _ target: String, after hop: Hop, asGet: Bool) {
    let isSame = address.isSameOrigin(as: hop.address)
    self.address = address
    self.target = target
    method = asGet ? .get : hop.method
    headers = hop.headers.filter {
      (isSame || Hop.harmless.contains($0.name)) && !(asGet && $0.name == "content-type")
    }
    body = asGet ? "" : hop.body
    redirects = hop.redirects + 1
  }

  var url: String {
    "http\(address.isSecure ? "s" : "")://\(address.authority)\(target)"
  }

  /// Whether what is asked for comes bit by bit and is of use before its end.
  var asksForEvents: Bool {
    headers.contains { $0.name == "accept" && $0.value == "text/event-stream" }
  }

  /// Whether the server may be asked twice without harm (RFC 9110 §9.2.2).
  var isRepeatable: Bool {
    switch method {
    case .get, .head, .put, .delete, .options: true
    case .post, .patch: false
    }
  }

  /// The request that a redirect asks for (RFC 9110 §15.4), or `nil` when the status is none.
  ///
  /// Headers that say who asks are given to the same server only, and so is a body: it is the
  /// user's.
  ///
  /// - Parameters:
  ///   - location: the whole URL.
  ///   - insecure: whether it may lead to plain http on another machine.
  /// - Throws: `.redirect` after too many, for one from https to http and for one that leads
  ///   nowhere; `.elsewhere` for one that would take the body to another server.
  func redirected(
    _ status: Int, to location: String, insecure: Bool
  ) throws(ConnectionFailure) -> Hop? {
    let asGet: Bool
    switch status {
    case 301, 302: asGet = method == .post
    case 303: asGet = method != .head
    case 307, 308: asGet = false
    default: return nil
    }
    guard redirects < Hop.mostRedirects,
      let (next, target) = BaseAddress.dividing(location),
      next.isSecure || !address.isSecure,
      next.isSecure || next.isLoopback || insecure
    else { throw .redirect }
    guard asGet || body.isEmpty || next.isSameOrigin(as: address) else { throw .elsewhere }
    return Hop(next, target, after: self, asGet: asGet)
  }
}

extension Header {
  /// Whether it can be sent without becoming two (RFC 9110 §5.5).
  var isWellFormed: Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: ":") }
      && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }
  }
}
