import Session
import Testing

@Suite struct IncompleteTests {
  static let script = """
    lume-session 1
    title cut anywhere
    > one
       two
    >+700 /status
    @ wait 2s
    > /sync
    > /login
    >* [secret:password]
    > three four five
    @ +650 interrupt
    > /nap
    @ +5 interrupt
    > Grüße \\\\
    > /quit

    """

  @Test(arguments: SessionHeader.Layer.allCases)
  func aRecordingCutAtAnyByteLoadsAndReplays(_ layer: SessionHeader.Layer) throws {
    let whole = try record(IncompleteTests.script, as: layer).bytes
    for count in 1..<whole.count {
      let file = try SessionFile(parsing: Array(whole[..<count]))
      #expect(file.isIncomplete)
      try verify(file)
    }
    let file = try SessionFile(parsing: whole)
    #expect(!file.isIncomplete)
    try verify(file)
  }

  @Test func whatStandsBeforeTheCutIsCompared() throws {
    let whole = try record(IncompleteTests.script, as: .wire).text
    let start = try #require(whole.firstRange(of: "! (interrupted)\n"))
    let cut = whole[..<start.lowerBound] + "! (changed)\n"
    #expect(try difference(String(cut))?.kind == .outputDiffers)
    let missing = whole[..<start.upperBound] + "! (more)\n@ +1 terminate\n"
    #expect(try difference(String(missing))?.kind == .outputMissing)
  }

  @Test func aHandWrittenFileMayOmitItsEnd() throws {
    let text = "lume-session 1\n| Hello.\n> /status\n| Online at 0.\n| Bye."
    #expect(try !parse(text).isIncomplete)
    try verify(try parse(text))
    #expect(try difference(text + "\n| More.")?.kind == .outputMissing)
    #expect(try difference(String(text.dropLast(6)))?.kind == .outputExtra)
  }
}
