/// How much of a server's room each address takes.
struct AddressCounts {
  private var counts: [String: Int] = [:]

  subscript(address: String) -> Int { counts[address] ?? 0 }

  mutating func add(_ address: String) {
    counts[address, default: 0] += 1
  }

  mutating func remove(_ address: String) {
    guard let count = counts[address] else { return }
    counts[address] = count > 1 ? count - 1 : nil
  }
}
