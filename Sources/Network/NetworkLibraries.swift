import CGnuTLS
import CLibCurl
import CMicroHTTPD
import CNetworkLibraries
import CWslay
import Numbers

/// The libraries that open sockets, which nothing else may name. They are loaded by what needs
/// them first, since loading them costs more than the rest of a start.
package enum NetworkLibraries {
  /// A library isn't there, or is too old.
  package struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is missing, as the system's loader says it, e.g. `libcurl.so.4: cannot open shared
    /// object file: No such file or directory`; or `libcurl 7.74.0 is older than 7.85.0`.
    package let description: String
  }

  private static let client = loadingClient()
  private static let server = loadingServer()
  /// What both need: a thread of each may be the first, and their functions have one place.
  private static let shared = Result { () throws(Missing) in try load([lume_wslay, lume_nettle]) }

  /// Loads what a client needs for requests and sockets, once in a process.
  ///
  /// - Returns: the versions, e.g. `libcurl 7.88.1, wslay 1.1.1`.
  /// - Throws: `Missing`, at each call.
  @discardableResult
  package static func loadClient() throws(Missing) -> String { try client.get() }

  /// Loads what a server needs, once in a process.
  ///
  /// - Returns: the versions, e.g. `libmicrohttpd 0.9.75, GnuTLS 3.7.9, wslay 1.1.1`.
  /// - Throws: `Missing`, at each call.
  @discardableResult
  package static func loadServer() throws(Missing) -> String { try server.get() }

  private static func loadingClient() -> Result<String, Missing> {
    Result { () throws(Missing) in
      try load([lume_curl])
      try shared.get()
      let text = curl_version().map { String(cString: $0) } ?? ""
      let curl = String(text.prefix { $0 != " " }.drop { $0 != "/" }.dropFirst())
      // The first with CURLOPT_PROTOCOLS_STR.
      try check("libcurl", curl, from: [7, 85, 0])
      return "libcurl \(curl), wslay \(WSLAY_VERSION)"
    }
  }

  private static func loadingServer() -> Result<String, Missing> {
    Result { () throws(Missing) in
      try load([lume_microhttpd, lume_gnutls])
      try shared.get()
      let http = String(cString: MHD_get_version())
      // The first whose callbacks answer MHD_Result.
      try check("libmicrohttpd", http, from: [0, 9, 71])
      let tls = gnutls_check_version(nil).map { String(cString: $0) } ?? ""
      // The first that is finished with TLS 1.3.
      try check("GnuTLS", tls, from: [3, 6, 5])
      return "libmicrohttpd \(http), GnuTLS \(tls), wslay \(WSLAY_VERSION)"
    }
  }

  private static func load(_ libraries: [lume_library]) throws(Missing) {
    for library in libraries {
      if let problem = lume_load(library) { throw Missing(description: String(cString: problem)) }
    }
  }

  /// - Throws: `Missing` for a version that is older.
  static func check(_ name: String, _ version: String, from first: [Int]) throws(Missing) {
    let numbers = version.split { !$0.isNumber }.prefix(first.count).map {
      Int($0, in: 0...1_000_000) ?? 0
    }
    guard numbers.lexicographicallyPrecedes(first) else { return }
    let wanted = first.map(String.init).joined(separator: ".")
    throw Missing(description: "\(name) \(version) is older than \(wanted)")
  }
}
