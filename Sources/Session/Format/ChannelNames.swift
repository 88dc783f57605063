import Edge

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

  /// What is waited for, in words.
  func text(_ want: WaitFor) -> String {
    switch want {
    case .line(_, _, _, let watching) where watching.isEmpty: "a line"
    case .line(_, _, _, let watching):
      "a line, or for \(watching.map(text).joined(separator: ", "))"
    case .text: "a text from the editor"
    case .channel(let channel, _): text(channel)
    case .nothing: "time to pass"
    }
  }

  private func text(_ ours: Channel) -> String { (inFile(ours) ?? ours).description }
}
