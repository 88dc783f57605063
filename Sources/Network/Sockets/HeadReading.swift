import CLibWebSockets
import Edge

/// Reads the head of a request or of a response out of the library's tables.
///
/// The library decodes path and query before we see them; they are encoded again, so a `%2F` in a
/// path has become a slash.
struct HeadReading {
  private let wsi: OpaquePointer

  private static let methods: [(Request.Method, lws_token_indexes)] = [
    (.get, WSI_TOKEN_GET_URI), (.post, WSI_TOKEN_POST_URI), (.put, WSI_TOKEN_PUT_URI),
    (.patch, WSI_TOKEN_PATCH_URI), (.delete, WSI_TOKEN_DELETE_URI), (.head, WSI_TOKEN_HEAD_URI),
    (.options, WSI_TOKEN_OPTIONS_URI),
  ]
  /// Tables that are no headers, though their names look like some.
  private static let noHeaders: Set<UInt32> = [
    WSI_TOKEN_HTTP_URI_ARGS.rawValue, WSI_TOKEN_PROXY.rawValue, WSI_TOKEN_CONNECT.rawValue,
    WSI_TOKEN_HTTP.rawValue, WSI_TOKEN_HTTP1_0.rawValue,
  ]

  init(_ wsi: OpaquePointer) {
    self.wsi = wsi
  }

  /// The request without its body; `nil` for a method that the service does not know.
  ///
  /// - Parameter names: headers that the library does not know, which it can only be asked for.
  func request(unknown names: [String]) -> Request? {
    for (method, token) in HeadReading.methods {
      guard let path = value(of: token), !path.isEmpty else { continue }
      let query = self.query
      let target =
        HeadReading.encoded(path, keeping: "/:@!$&'()*+,;=")
        + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      return Request(method, target, headers: headers(unknown: names))
    }
    return nil
  }

  /// Whether a version stands behind the target of a request. The library takes an escaped line end
  /// (`%0D`) for the end of the line, so that only the beginning of the target is left.
  var hasVersion: Bool { lws_hdr_total_length(wsi, WSI_TOKEN_HTTP) > 0 }

  /// All headers that the library knows, and those of the names given.
  func headers(unknown names: [String]) -> [Header] {
    var headers: [Header] = []
    for index in 0..<UInt32(lume_lws_token_count)
    where !HeadReading.noHeaders.contains(index) {
      let token = lws_token_indexes(rawValue: index)
      guard lws_hdr_total_length(wsi, token) > 0, let name = lws_token_to_string(token),
        let value = value(of: token)
      else { continue }
      let text = String(decodingCString: name, as: UTF8.self)
      guard text.last == ":", text.first != ":" else { continue }
      headers.append(Header(String(text.dropLast()), String(decoding: value, as: UTF8.self)))
    }
    for name in names {
      let key = name + ":"
      let length = lws_hdr_custom_length(wsi, key, Int32(key.utf8.count))
      guard length > 0 else { continue }
      let value = copied(length) { lws_hdr_custom_copy(wsi, $0, $1, key, Int32(key.utf8.count)) }
      if let value { headers.append(Header(name, String(decoding: value, as: UTF8.self))) }
    }
    return headers
  }

  /// The pairs of the query, each encoded again.
  private var query: [String] {
    var pairs: [String] = []
    while true {
      let length = lws_hdr_fragment_length(wsi, WSI_TOKEN_HTTP_URI_ARGS, Int32(pairs.count))
      guard length > 0 else { return pairs }
      let index = Int32(pairs.count)
      let pair = copied(length) {
        lws_hdr_copy_fragment(wsi, $0, $1, WSI_TOKEN_HTTP_URI_ARGS, index)
      }
      guard let pair else { return pairs }
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let keeping = "/:@!$'()*,;?"
      var text = HeadReading.encoded(name, keeping: keeping)
      if name.count < pair.count {
        let value = pair.dropFirst(name.count + 1)
        text += "=" + HeadReading.encoded(value, keeping: keeping)
      }
      pairs.append(text)
    }
  }

  private func value(of token: lws_token_indexes) -> [UInt8]? {
    let length = lws_hdr_total_length(wsi, token)
    guard length > 0 else { return nil }
    return copied(length) { lws_hdr_copy(wsi, $0, $1, token) }
  }

  private func copied(
    _ length: Int32, _ copy: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> [UInt8]? {
    var count: Int32 = -1
    let bytes = [CChar](unsafeUninitializedCapacity: Int(length) + 1) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      count = copy(start, length + 1)
      initialized = max(0, Int(min(count, length)))
    }
    return count < 0 ? nil : bytes.map { UInt8(bitPattern: $0) }
  }

  /// Percent-encoded (RFC 3986 §2.1), but for letters, digits, `-._~` and what is kept.
  static func encoded(_ bytes: some Sequence<UInt8>, keeping: String) -> String {
    var text = ""
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where keeping.utf8.contains(byte):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += (digits.count == 1 ? "%0" : "%") + digits
      }
    }
    return text
  }
}
