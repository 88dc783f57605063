import CGnuTLS
import CLibCurl
import CMicroHTTPD
import CWslay

/// The libraries that open sockets, which nothing else may name.
package enum NetworkLibraries {
  /// The version of libcurl, e.g. `7.88.1`.
  package static var curlVersion: String {
    guard let text = curl_version() else { return "unknown" }
    let name = String(cString: text).prefix { $0 != " " }
    return String(name.drop { $0 != "/" }.dropFirst())
  }

  /// The version of libmicrohttpd, e.g. `0.9.75`.
  package static var httpServerVersion: String { String(cString: MHD_get_version()) }

  /// The version of GnuTLS, e.g. `3.7.9`.
  package static var tlsVersion: String {
    gnutls_check_version(nil).map { String(cString: $0) } ?? "unknown"
  }

  /// The version of wslay's headers, e.g. `1.1.1`; the library tells none itself.
  package static let framesVersion = WSLAY_VERSION
}
