import Edge

/// Who may speak to a server that listens for its own machine alone.
///
/// A page in a browser on this machine may come from anywhere. If its name was made to lead to
/// 127.0.0.1 (DNS rebinding), the `Host` header has that name; if it asks us directly, the `Origin`
/// header tells where it is from (RFC 6454 §7).
enum LoopbackGuard {
  /// The status with which a request is refused, or `nil`.
  static func refusal(of request: Request, to host: HostField) -> Int? {
    guard isLocal("http://" + host.name) else { return 403 }
    guard let origin = request.header("origin") else { return nil }
    return isLocal(origin) ? nil : 403
  }

  private static func isLocal(_ origin: String) -> Bool {
    BaseAddress.dividing(origin)?.address.isLoopback ?? false
  }
}
