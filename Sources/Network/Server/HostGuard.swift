import Edge

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
