/// How much of a server's room each address takes, or each /64 of IPv6.
struct AddressCounts {
  private var counts: [String: Int] = [:]

  subscript(address: String) -> Int { counts[HTTPServer.Access.network(of: address)] ?? 0 }

  mutating func add(_ address: String) {
    counts[HTTPServer.Access.network(of: address), default: 0] += 1
  }

  mutating func remove(_ address: String) {
    let network = HTTPServer.Access.network(of: address)
    guard let count = counts[network] else { return }
    counts[network] = count > 1 ? count - 1 : nil
  }
}
