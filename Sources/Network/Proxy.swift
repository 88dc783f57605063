/// Which proxy is between this machine and a server, by the variables that curl and others read.
enum Proxy {
  /// The address of the proxy as the environment has it, or `nil` for none.
  ///
  /// `http_proxy` counts in lowercase only, since a server may be able to set the other one
  /// (https://httpoxy.org). Never for this machine.
  static func chosen(
    for address: BaseAddress, _ environment: (String) -> String?
  ) -> String? {
    guard !address.isLoopback else { return nil }
    func first(_ names: String...) -> String? {
      names.lazy.compactMap(environment).first { !$0.isEmpty }
    }
    if let exceptions = first("no_proxy", "NO_PROXY"), excepts(exceptions, address) { return nil }
    return address.isSecure
      ? first("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
      : first("http_proxy", "all_proxy", "ALL_PROXY")
  }

  /// A list of hosts and domains, with or without a leading dot, perhaps with a port; `*` is all.
  private static func excepts(_ list: String, _ address: BaseAddress) -> Bool {
    list.split { $0 == "," || $0 == " " }.contains { entry in
      if entry == "*" { return true }
      var name = entry.lowercased()
      while name.first == "." || name.first == "*" { name.removeFirst() }
      let whole = "\(address.host):\(address.port)"
      return [address.host, whole].contains { $0 == name || $0.hasSuffix("." + name) }
    }
  }
}
