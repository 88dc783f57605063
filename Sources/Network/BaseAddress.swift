import Numbers

/// Where a server is: scheme, host, port and the path that comes before every target.
package struct BaseAddress: Hashable, Sendable {
  /// Why a text is no address of a server.
  package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    case notAnAddress(String)
    case scheme(String)
    case port(String)
    /// Names and passwords, queries and fragments have no place in it.
    case extra(String)
    /// Plain http over a network, where everyone can read the tokens.
    case plain(host: String)

    /// One sentence for the user, without its full stop.
    package var description: String {
      switch self {
      case .notAnAddress(let text):
        "'\(text)' is no address of a server such as https://example.org:8443"
      case .scheme(let scheme): "an address begins with http:// or https://, not with '\(scheme)'"
      case .port(let port): "'\(port)' is no port; ports are numbers from 1 to 65535"
      case .extra(let part): "an address of a server has no '\(part)'"
      case .plain(let host): "http:// to \(host) would send tokens readable; use https://"
      }
    }
  }

  /// Whether it is https.
  package let isSecure: Bool
  /// Lowercase; an IPv6 address without brackets.
  package let host: String
  /// 1 to 65535.
  package let port: Int
  /// Empty, or beginning with a slash and not ending with one.
  package let path: String

  /// Reads `http://` or `https://`, host, port and path.
  ///
  /// - Parameter insecure: whether http is good enough for other machines too.
  package init(_ text: String, insecure: Bool = false) throws(Problem) {
    guard let mark = text.firstRange(of: "://") else { throw .notAnAddress(text) }
    let scheme = text[..<mark.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { throw .scheme(scheme) }
    let rest = text[mark.upperBound...]
    if let extra = rest.first(where: { "@?#".contains($0) }) { throw .extra(String(extra)) }
    guard rest.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7f && $0 != "\\" })
    else { throw .notAnAddress(text) }
    let authority = rest.prefix { $0 != "/" }
    let (host, portText) = BaseAddress.split(authority)
    guard BaseAddress.isHost(host) else { throw .notAnAddress(text) }
    isSecure = scheme == "https"
    self.host = host.lowercased()
    if let portText {
      guard let port = Int(portText, in: 1...65_535) else { throw .port(String(portText)) }
      self.port = port
    } else {
      port = scheme == "https" ? 443 : 80
    }
    var path = rest[authority.endIndex...]
    while path.last == "/" { path.removeLast() }
    self.path = String(path)
    guard isSecure || insecure || isLoopback else { throw .plain(host: self.host) }
  }

  /// Whether the host is this machine, by its name or its number.
  package var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { UInt8($0, in: 0...(.max)) != nil }
  }

  /// Host and port as a `Host` header has them: without the port of the scheme.
  var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
  }

  /// Whether both are the same server, spoken to in the same way.
  package func isSameOrigin(as other: BaseAddress) -> Bool {
    isSecure == other.isSecure && host == other.host && port == other.port
  }

  /// Reads a whole URL and divides it: the server, and the target on it.
  static func dividing(_ url: String) -> (address: BaseAddress, target: String)? {
    guard let mark = url.firstRange(of: "://") else { return nil }
    let rest = url[mark.upperBound...].prefix { $0 != "#" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let target = rest[authority.endIndex...]
    let text = String(url[..<authority.endIndex])
    do {
      let address = try BaseAddress(text, insecure: true)
      return (address, target.first == "/" ? String(target) : "/" + target)
    } catch {
      return nil
    }
  }

  /// An origin as browsers write it (RFC 6454 §6.2), with the port of its scheme or without. Apps
  /// have schemes of their own; pages of `file` have no origin.
  static func origin(_ text: String) -> String? {
    guard let mark = text.firstRange(of: "://") else { return nil }
    let (scheme, rest) = (
      text[..<mark.lowerBound].lowercased(), text[mark.upperBound...].lowercased()
    )
    let isOfWeb = scheme == "http" || scheme == "https"
    guard isScheme(scheme), scheme != "file",
      let (address, target) = dividing((isOfWeb ? scheme : "https") + "://" + rest),
      target == "/", rest.last != "/", rest.last != "#"
    else { return nil }
    return "\(scheme)://\(isOfWeb ? address.authority : rest)"
  }

  /// Whether it may stand before the colon of a URI (RFC 3986 §3.1), in lowercase.
  private static func isScheme(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "0"..."9", "+", "-", ".": true
        default: false
        }
      }
  }

  private static func split(_ authority: Substring) -> (host: Substring, port: Substring?) {
    if authority.first == "[", let end = authority.firstIndex(of: "]") {
      let host = authority[authority.index(after: authority.startIndex)..<end]
      let rest = authority[authority.index(after: end)...]
      // Without a colon nothing may follow; an empty host is refused then.
      if !host.contains(":") { return ("", nil) }
      if rest.isEmpty { return (host, nil) }
      return rest.first == ":" ? (host, rest.dropFirst()) : ("", nil)
    }
    guard let colon = authority.firstIndex(of: ":") else { return (authority, nil) }
    return (authority[..<colon], authority[authority.index(after: colon)...])
  }

  private static func isHost(_ host: Substring) -> Bool {
    let isNumber = host.contains(":")
    return !host.isEmpty && host.utf8.count <= 253
      && host.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "0"..."9", "a"..."f", "A"..."F", ".", ":": true
        case "g"..."z", "G"..."Z", "-", "_": !isNumber
        default: false
        }
      }
  }
}

extension BaseAddress: CustomStringConvertible {
  /// The address as a URL, without a slash at its end.
  package var description: String { "http\(isSecure ? "s" : "")://\(authority)\(path)" }
}
