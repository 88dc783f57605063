import Testing

@testable import StreamSafe

@Suite struct StreamSafeTextTests {
  @Test(arguments: ["\u{301}", "\u{5b0}", "\u{94d}", "\u{3099}", "\u{1d165}", "\u{f73}", "\u{344}"])
  func breaksARunBehindThirty(mark: String) {
    let allowed = "a" + String(repeating: mark, count: 30)
    #expect(!StreamSafeText.hasLongRun(allowed + "b" + allowed))
    #expect(
      Array((allowed + "b" + allowed).streamSafe.utf8) == Array((allowed + "b" + allowed).utf8))
    let long = allowed + String(repeating: mark, count: 31) + "b"
    #expect(StreamSafeText.hasLongRun(long))
    let broken =
      allowed + "\u{200b}" + String(repeating: mark, count: 30) + "\u{200b}" + mark + "b"
    #expect(Array(long.streamSafe.utf8) == Array(broken.utf8))
    #expect(Array(long.utf8).streamSafe == Array(broken.utf8))
  }

  @Test func knowsTheNonStarters() {
    let decomposed: Set<UInt32> = [0x344, 0xf73, 0xf75, 0xf81]
    for value in UInt32(0)...0x10ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      guard StreamSafeText.isNonStarter(scalar) != (isMark || decomposed.contains(value)) else {
        continue
      }
      Issue.record("\(String(value, radix: 16))")
    }
  }

  /// A character has at most what a run has, and the letter before it.
  @Test func endsCharacters() {
    let text = ("a" + String(repeating: "\u{301}\u{316}", count: 1_000)).streamSafe
    #expect(text.allSatisfy { $0.unicodeScalars.count <= 31 })
  }

  /// Wherever it stands between texts of one, two and three bytes a letter.
  @Test(arguments: ["x", "ж", "語"])
  func findsARunAtEveryPlace(letter: String) {
    let run = String(repeating: "\u{301}\u{316}", count: 15)
    for before in 0...130 {
      let front = String(repeating: letter, count: before)
      for after in [0, 1, 70] {
        let back = String(repeating: letter, count: after)
        #expect(!StreamSafeText.hasLongRun(front + run + back))
        #expect(StreamSafeText.hasLongRun(front + run + "\u{327}" + back))
      }
    }
  }

  /// Against counting scalar by scalar, over texts that a small generator makes.
  @Test func findsWhatCountingFinds() {
    let pieces = [
      "a", "é", "\u{301}", "\u{316}", "\u{20dd}", "\u{1d165}", "語", "\u{34f}", "\u{200b}", "🙂",
    ]
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      var text = ""
      while text.utf8.count < 200 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let piece = pieces[Int(state >> 33) % pieces.count]
        text += String(repeating: piece, count: Int(state >> 40) % 35)
      }
      #expect(StreamSafeText.hasLongRun(text) == (longestRun(of: text) > 30))
      #expect(longestRun(of: text.streamSafe) <= 30)
      #expect(
        text.streamSafe.unicodeScalars.filter { $0 != "\u{200b}" }
          .elementsEqual(text.unicodeScalars.filter { $0 != "\u{200b}" }))
    }
  }

  @Test func breaksARunAcrossPieces() {
    for size in [1, 2, 7, 29, 30, 31, 45, 100] {
      var pieces = StreamSafePieces()
      var text = ""
      for _ in 0..<20 { text += pieces.receive(String(repeating: "\u{301}\u{316}", count: size)) }
      #expect(longestRun(of: text) <= 30)
      #expect(text.unicodeScalars.count { StreamSafeText.isNonStarter($0) } == 40 * size)
    }
    var pieces = StreamSafePieces()
    _ = pieces.receive("a" + String(repeating: "\u{301}", count: 30))
    #expect(Array(pieces.receive("b\u{301}").utf8) == Array("b\u{301}".utf8))
  }

  @Test(arguments: [0x80, 0xcc, 0xcd, 0xe0, 0xf0, 0xff] as [UInt8])
  func leavesAloneWhatIsNoText(byte: UInt8) {
    let bytes = [UInt8](repeating: byte, count: 300)
    #expect(bytes.streamSafe == bytes)
  }

  private func longestRun(of text: String) -> Int {
    var (run, longest) = (0, 0)
    for scalar in text.unicodeScalars {
      run = StreamSafeText.isNonStarter(scalar) ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
