import Contract

/// What a path under `/auth` names.
enum AccountRoute: String {
  case register, login, refresh, logout

  private static let prefix = Endpoint.prefix + "/auth/"

  init?(path: Substring) {
    guard path.hasPrefix(AccountRoute.prefix) else { return nil }
    self.init(rawValue: String(path.dropFirst(AccountRoute.prefix.count)))
  }
}
