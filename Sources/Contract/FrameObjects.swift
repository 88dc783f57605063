/// The objects of one text frame in their order, each read when it is asked for: whoever takes a few
/// of a large frame spends no time on the others.
///
/// A bad line does not cost the others; of it the error is handed on.
package struct FrameObjects: Sequence, IteratorProtocol {
  private static let newline = UInt8(ascii: "\n")

  private let text: String
  /// What is left, by bytes, since CR LF is one character; `nil` before it is known that there are
  /// several objects.
  private var lines: Substring.UTF8View?
  /// Whether no object is left; blank lines may be, before it is.
  package private(set) var isAtEnd = false

  /// - Parameter text: a text frame.
  package init(_ text: String) {
    self.text = text
  }

  /// How many UTF-8 bytes of the frame are not read yet.
  package var bytesLeft: Int { isAtEnd ? 0 : lines?.count ?? text.utf8.count }

  /// Reads the next object; `nil` behind the last.
  package mutating func next() -> Result<ServerFrame, ContractError>? {
    if isAtEnd { return nil }
    guard let rest = lines else { return first() }
    return line(of: rest)
  }

  /// One object is by far the most frequent, so nobody looks for a newline before.
  private mutating func first() -> Result<ServerFrame, ContractError>? {
    let whole = ServerFrame.read(text)
    if case .failure = whole, text.utf8.contains(FrameObjects.newline) {
      return line(of: text.utf8[...])
    }
    isAtEnd = true
    return whole
  }

  private mutating func line(of frame: Substring.UTF8View) -> Result<ServerFrame, ContractError>? {
    var rest = frame
    while !rest.isEmpty {
      let line = rest.prefix { $0 != FrameObjects.newline }
      rest = rest[line.endIndex...].dropFirst()
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0d || $0 == 0x09 }) { continue }
      lines = rest
      isAtEnd = rest.isEmpty
      return ServerFrame.read(String(Substring(line)))
    }
    isAtEnd = true
    return nil
  }
}
