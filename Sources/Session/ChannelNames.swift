internal import Edge

/// Which channel of the program is which channel of the file.
///
/// The last pairs are looked at first, since an exchange is short.
struct ChannelNames {
  private var pairs: [(ours: Channel, file: Channel)] = []

  mutating func pair(_ ours: Channel, with file: Channel) {
    pairs.append((ours, file))
  }

  /// The highest number that a channel of the file has here; 0 when there is none.
  func highest(_ kind: Channel.Kind) -> Int {
    pairs.lazy.filter { $0.file.kind == kind }.map(\.file.number).max() ?? 0
  }

  /// What the file calls a channel of the program.
  func inFile(_ ours: Channel) -> Channel? {
    for pair in pairs.reversed() where pair.ours == ours { return pair.file }
    return nil
  }

  /// What the program calls a channel of the file.
  func ours(_ file: Channel) -> Channel? {
    for pair in pairs.reversed() where pair.file == file { return pair.ours }
    return nil
  }
}
