import Edge
import Libc
import Testing

#if canImport(Glibc)
  import Glibc

  /// The line editor measures by the C library, and the prompt is drawn around what it draws.
  @Suite struct LocaleWidthTests {
    @Test func agreesWithTheLineEditor() throws {
      guard setlocale(LC_CTYPE, "C.UTF-8") != nil else { return }
      // The module of the C library leaves it out.
      let wcwidth = unsafeBitCast(
        try #require(dlsym(nil, "wcwidth")), to: (@convention(c) (wchar_t) -> Int32).self)
      var differing: [String] = []
      for value in UInt32(0x20)...0x10ffff {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let width = wcwidth(wchar_t(bitPattern: value))
        // The C library knows no width of what its version of Unicode does not have.
        if width >= 0, Int(width) != DisplayWidth.columns(of: scalar) {
          differing.append(String(value, radix: 16))
        }
      }
      // It took up room only with Unicode 16.
      #expect(differing.filter { $0 != "1171e" } == [])
    }
  }
#endif
