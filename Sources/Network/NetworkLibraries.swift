import CLibCurl
import CLibWebSockets

/// The libraries that open sockets, which nothing else may name.
package enum NetworkLibraries {
  /// The version of libcurl, e.g. `7.88.1`.
  package static var curlVersion: String {
    guard let text = curl_version() else { return "unknown" }
    let name = String(cString: text).prefix { $0 != " " }
    return String(name.drop { $0 != "/" }.dropFirst())
  }

  /// The version of libwebsockets, e.g. `4.1.6`.
  package static var webSocketsVersion: String {
    guard let version = lws_get_library_version() else { return "unknown" }
    return String(cString: version).split(separator: "-").first.map(String.init) ?? "unknown"
  }
}
