import Testing

@testable import Edge

@Suite struct Base64Tests {
  /// RFC 4648 §10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func writesAndReadsTheExamplesOfTheStandard(plain: String, encoded: String) {
    #expect(Base64.encode(plain.utf8) == encoded)
    #expect(Base64.encode(plain.utf8, as: .url) == String(encoded.prefix { $0 != "=" }))
    #expect(Base64.decode(encoded.utf8) == Array(plain.utf8))
    #expect(Base64.decode(encoded.utf8.prefix { $0 != UInt8(ascii: "=") }) == Array(plain.utf8))
  }

  @Test func readsEveryByteInEitherAlphabet() {
    let bytes = Array(UInt8.min...UInt8.max)
    for form in [Base64.Form.standard, .url] {
      let text = Base64.encode(bytes, as: form)
      #expect(Base64.decode(text.utf8) == bytes)
      #expect(Base64.decode(exactly: Array(text.utf8)[...], as: form) == bytes)
    }
    #expect(Base64.encode([0xFB, 0xFF]) == "+/8=")
    #expect(Base64.encode([0xFB, 0xFF], as: .url) == "-_8")
  }

  @Test(arguments: ["Z", "Zm9vZ", "Zm 9", "Zm9v\n", "Zg==Zg", "Zmé"])
  func whatIsNoBase64HasNoBytes(text: String) {
    #expect(Base64.decode(text.utf8) == nil)
  }

  /// Padding, the other alphabet and bits that stand for nothing are other texts for the same bytes.
  @Test(arguments: ["-_8=", "+/8", "-_9", "-_8\u{301}"])
  func readsExactlyWhatItWrites(text: String) {
    #expect(Base64.decode(exactly: Array(text.utf8)[...], as: .url) == nil)
    #expect(Base64.decode(exactly: Array("-_8".utf8)[...], as: .url) == [0xFB, 0xFF])
  }
}
