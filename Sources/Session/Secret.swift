import Edge

/// A text that must not be written, in the forms in which it can hide.
struct Secret {
  /// What is written for it.
  let standIn: [UInt8]
  /// As it is; percent-encoded; as JSON shows it within a string.
  let forms: [[UInt8]]
  /// The characters of its base64 that do not depend on what stands around it, for each of the
  /// three ways in which it can lie across groups of six bits; `+` and `/` for either alphabet.
  let cores: [[UInt8]]

  /// Shorter texts are not looked for: they would be found everywhere.
  static let shortest = 4

  var value: [UInt8] { forms[0] }

  init(value: String, standIn: String) {
    self.standIn = Array(standIn.utf8)
    let plain = Array(value.utf8)
    let others = [
      Secret.percentEncoded(plain, digits: "0123456789ABCDEF"),
      Secret.percentEncoded(plain, digits: "0123456789abcdef"),
      Secret.percentEncoded(plain, digits: "0123456789ABCDEF", space: UInt8(ascii: "+")),
      Secret.inJSON(plain),
    ]
    var forms = [plain]
    for form in others where !forms.contains(form) { forms.append(form) }
    self.forms = forms
    cores = (0..<3).map { Secret.core(plain, after: $0) }.filter { $0.count >= 5 }
  }

  /// The length of the form that begins at a place; `nil` where none does.
  func length(at place: Int, in bytes: [UInt8]) -> Int? {
    forms.lazy.filter { bytes[place...].starts(with: $0) }.map(\.count).max()
  }

  /// Whether bytes of a base64 run, in the standard alphabet, hold it.
  func isIn(base64 run: some Collection<UInt8>) -> Bool {
    cores.contains { core in
      var rest = run[...]
      while rest.count >= core.count {
        if rest.starts(with: core) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  /// RFC 3986 §2.3: letters, digits and `-._~` stay.
  private static func percentEncoded(
    _ bytes: [UInt8], digits: String, space: UInt8? = nil
  ) -> [UInt8] {
    let digits = Array(digits.utf8)
    return bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        return [byte]
      case 0x20:
        if let space { return [space] }
      default: break
      }
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  private static func inJSON(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == 0x22 || $0 == 0x5C ? [0x5C, $0] : [$0] }
  }

  private static func core(_ bytes: [UInt8], after count: Int) -> [UInt8] {
    let padded = [UInt8](repeating: 0, count: count) + bytes
    let full = padded.count * 8 / 6
    return Array(Base64.encode(padded).utf8.prefix(full).dropFirst((count * 8 + 5) / 6))
  }
}
