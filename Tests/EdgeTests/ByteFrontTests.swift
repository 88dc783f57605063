import Testing

@testable import Edge

@Suite struct ByteFrontTests {
  @Test(arguments: [
    ("abc", 0, ""), ("abc", 2, "ab"), ("abc", 3, "abc"), ("abc", 9, "abc"), ("", 1, ""),
    ("aé😀", 1, "a"), ("aé😀", 2, "a"), ("aé😀", 3, "aé"), ("aé😀", 6, "aé"), ("aé😀", 7, "aé😀"),
    ("e\u{301}", 2, "e"), ("\r\n", 1, "\r"),
  ])
  func endsBetweenScalars(text: String, bytes: Int, front: String) {
    #expect(text.front(bytes: bytes).unicodeScalars.elementsEqual(front.unicodeScalars))
  }
}
