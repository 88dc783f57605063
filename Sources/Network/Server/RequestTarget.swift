import Numbers

/// What a request's target may be.
enum RequestTarget {
  /// The path and the query of a target, which may have the server's address before them (RFC 9112
  /// §3.2.2). Other than there, the Host header, without which no request is taken, says whether it's ours.
  static func origin(of target: String) -> String {
    let bytes = target.utf8
    guard bytes.first != UInt8(ascii: "/"),
      let scheme = ["http://", "https://"].first(where: {
        target.prefix($0.utf8.count).lowercased() == $0
      })
    else { return target }
    let rest = bytes.dropFirst(scheme.utf8.count)
    let path = rest.drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    guard path.count < rest.count else { return target }
    return (path.first == UInt8(ascii: "/") ? "" : "/") + String(Substring(path))
  }

  /// Whether it's of visible ASCII and with a path (RFC 9112 §3.2.1), in which no control character
  /// is escaped: none of ours has one, and what reads a path behind us may end it there.
  static func isAllowed(_ target: String) -> Bool {
    let bytes = target.utf8
    guard bytes.first == UInt8(ascii: "/"), bytes.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      return false
    }
    let path = bytes.prefix { $0 != UInt8(ascii: "?") }
    guard path.contains(UInt8(ascii: "%")) else { return true }
    return Substring(path).split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      .allSatisfy {
        guard let code = UInt8(hexadecimal: $0.prefix(2), digits: 2...2) else { return true }
        return code >= 0x20 && code != 0x7f
      }
  }

  /// The beginning of what is no target, with all escaped that isn't visible.
  static func shown(_ target: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return target.utf8.prefix(256).map { byte in
      (0x21...0x7e).contains(byte)
        ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }
}
