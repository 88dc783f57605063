import Edge
import JSON
import Session

/// Secrets that tests plant, the ways in which they can come to a file, and a search for them.
enum PlantedSecrets {
  /// What is planted; the password is one that was typed without echo before.
  static let all: [(kind: SecretKind, text: String)] = [
    (.token, "ghp_R4nd0mT0kenV4lueAbCdEf0123456789"),
    (.token, MiniBackend().token),
    (.token, "github_pat_11AAAAAA_0123456789abcdefghij"),
    (.token, "xoxb-123456789012-abcdefGHIJKL"),
    (.key, "sk-proj-aB3dE5gH7jK9mN1pQ3s"),
    (.key, "AKIAIOSFODNN7EXAMPLE"),
    (.key, "AIzaSyA-1234567890abcdefghijklmnopqrstu"),
    (.password, "hunter2-pa55"),
    (.email, "jane.roe@mail.example.com"),
  ]

  /// How a secret can be written.
  static let forms: [(name: String, write: @Sendable (String) -> String)] = [
    ("as it is", { $0 }),
    ("percent-encoded", percentEncoded(digits: "0123456789ABCDEF", all: true)),
    ("percent-encoded where needed", percentEncoded(digits: "0123456789abcdef", all: false)),
    ("in base64", { Base64.encode($0.utf8) }),
    ("in base64, behind a byte", { Base64.encode(("\u{7F}" + $0 + ";").utf8) }),
    ("in base64, behind two bytes", { Base64.encode(("u:" + $0).utf8, as: .url) }),
    ("in base64, in the midst", { Base64.encode(("dear " + $0 + ", dear").utf8, as: .url) }),
    ("in a query", { "https://a.example/b?c=1&x=\($0)&d=2" }),
    ("in JSON", { JSON.object([.init(key: "x", value: .string($0))]).text() }),
    ("in an error page", { "<html><body><h1>500</h1>\n<p>no <code>\($0)</code></p></html>" }),
  ]

  private static func percentEncoded(
    digits: String, all: Bool
  ) -> @Sendable (String) -> String {
    let digits = Array(digits.utf8)
    return { text in
      String(
        decoding: text.utf8.flatMap { byte -> [UInt8] in
          let isLetter = (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          if !all, isLetter || "-._~".utf8.contains(byte) { return [byte] }
          return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }, as: UTF8.self)
    }
  }

  /// Whether a text has a secret in any form: as it stands, percent-encoded, in base64, or in the
  /// frames of a session read as one.
  static func isIn(_ text: String, _ secret: String) -> Bool {
    [text, joinedFrames(text)].contains { text in
      isPlain(Array(text.utf8), secret) || isPlain(percentDecoded(text), secret)
        || isInBase64(text, secret)
    }
  }

  private static func isPlain(_ bytes: [UInt8], _ secret: String) -> Bool {
    bytes.firstRange(of: Array(secret.utf8)) != nil
  }

  private static func isInBase64(_ text: String, _ secret: String) -> Bool {
    text.utf8.split { Base64.value(of: $0) == nil }.contains { run in
      (0..<4).contains { offset in
        var groups = run.dropFirst(offset)
        if groups.count % 4 == 1 { groups = groups.dropLast() }
        return Base64.decode(groups).map { isPlain($0, secret) } ?? false
      }
    }
  }

  private static func percentDecoded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let digits = String(decoding: bytes[place...].dropFirst().prefix(2), as: UTF8.self)
      if bytes[place] == UInt8(ascii: "%"), digits.utf8.count == 2,
        let byte = UInt8(digits, radix: 16)
      {
        decoded.append(byte)
        place += 3
      } else {
        decoded.append(bytes[place])
        place += 1
      }
    }
    return decoded
  }

  /// The contents of all frames, one after the other.
  static func joinedFrames(_ text: String) -> String {
    text.split(separator: "\n").map { line -> String in
      guard line.hasPrefix("<- w1 +0 ") else { return "" }
      let frame = String(line.dropFirst(9))
      if frame.hasPrefix("'") { return String(frame.dropFirst()).replacing("\\s", with: " ") }
      do {
        return try JSON(parsing: frame)["content"]?.stringValue ?? ""
      } catch {
        return ""
      }
    }.joined()
  }

  /// A text in frames of so many scalars, as JSON or as text.
  static func frames(_ text: String, of size: Int, asJSON isJSON: Bool) -> [String] {
    var scalars = Array(text.unicodeScalars)[...]
    var frames: [String] = []
    while !scalars.isEmpty {
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars.prefix(size))
      scalars = scalars.dropFirst(size)
      let json = JSON.object([
        .init(key: "content", value: .string(String(piece))),
        .init(key: "type", value: .string("stream_chunk")),
      ])
      frames.append(isJSON ? json.text() : String(piece))
    }
    return frames
  }
}
