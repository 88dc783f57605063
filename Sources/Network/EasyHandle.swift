import CLibCurl
import Edge
import Numbers

/// A handle of libcurl (https://curl.se/libcurl/c/libcurl-easy.html) with what requests and sockets
/// have in common: how a connection to a server is made, and why it was not.
final class EasyHandle {
  /// What libcurl knows it by.
  let handle: UnsafeMutableRawPointer
  /// What libcurl says about a failure.
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  /// Prepares the library, once in a process; not at its start, since it costs milliseconds.
  private static let library: Void = { curl_global_init(Int(CURL_GLOBAL_ALL)) }()

  /// What handles are added to, or `nil` without memory.
  static func multi() -> UnsafeMutableRawPointer? {
    _ = library
    return curl_multi_init()
  }

  /// - Returns: `nil` without memory.
  init?(to address: BaseAddress, _ options: NetworkOptions) {
    guard let handle = curl_easy_init() else { return nil }
    self.handle = handle
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    lume_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, errorText)
    lume_curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    lume_curl_set_number(handle, CURLOPT_QUICK_EXIT, 1)
    lume_curl_keep_sockets(handle)
    lume_curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    lume_curl_set_text(handle, CURLOPT_USERAGENT, options.userAgent)
    lume_curl_set_number(
      handle, CURLOPT_CONNECTTIMEOUT_MS,
      Int(clamping: max(1, options.connectTimeout / .milliseconds(1))))
    setSecurity()
    if let caFile = options.caFile { lume_curl_set_text(handle, CURLOPT_CAINFO, caFile) }
    // Given even when there is none, or libcurl would read the environment by itself.
    lume_curl_set_text(handle, CURLOPT_NOPROXY, "")
    lume_curl_set_text(
      handle, CURLOPT_PROXY, Proxy.chosen(for: address, options.environment) ?? "")
  }

  /// TLS 1.2 or later, whatever the system's configuration allows, and only with a key of which
  /// nothing is left: who gets hold of the server's later can't read what was said.
  private func setSecurity() {
    let oldest = Int(CURL_SSLVERSION_TLSv1_2)
    lume_curl_set_number(handle, CURLOPT_SSLVERSION, oldest)
    lume_curl_set_number(handle, CURLOPT_PROXY_SSLVERSION, oldest)
    // These are OpenSSL's names (openssl-ciphers(1)); other libraries have others.
    guard EasyHandle.isWithOpenSSL else { return }
    lume_curl_set_text(handle, CURLOPT_SSL_CIPHER_LIST, EasyHandle.ciphers)
    lume_curl_set_text(handle, CURLOPT_PROXY_SSL_CIPHER_LIST, EasyHandle.ciphers)
  }

  private static let ciphers = "DEFAULT:!kRSA:!aNULL:!eNULL"
  private static let isWithOpenSSL = String(cString: curl_version()).contains(" OpenSSL/")

  deinit {
    curl_easy_cleanup(handle)
    errorText.deallocate()
  }

  /// What libcurl said about a failure; empty when nothing.
  var explanation: String { String(cString: errorText) }

  /// Why there was no connection, or no response.
  ///
  /// - Parameter hasBegun: whether some of the response was there already.
  func failure(_ code: CURLcode, hasBegun: Bool) -> ConnectionFailure {
    // What the library for TLS says of the certificate, which the name does not concern: above 1
    // is a verdict, 1 that there is none.
    let verdict = lume_curl_get_number(handle, CURLINFO_SSL_VERIFYRESULT)
    return ConnectionFailure(code, hasBegun: hasBegun, isVouchedFor: verdict <= 1)
  }
}
