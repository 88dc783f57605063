import Testing

@testable import ServiceHost

@Suite struct ModelOptionsTests {
  @Test func keepsWhatWasTypedInOneOrder() throws {
    var options = ModelOptions()
    for text in ["max-tokens=300", "temperature=0.7", "temperature=0.20", "first-byte=90s"] {
      try options.set(text)
    }
    #expect(options.texts == ["temperature=0.20", "max-tokens=300", "first-byte=90s"])
    #expect(options.longestSilence == .seconds(90))
  }

  @Test(arguments: [
    "temperature=3", "temperature=", "temperature", "top-p=0", "max-tokens=0", "max-tokens=1.5",
    "context=100", "first-byte=0", "between-bytes=2h", "colour=red", "", "=",
  ])
  func refusesWhatDoesNotFit(text: String) {
    var options = ModelOptions()
    #expect(throws: SettingError.self) { try options.set(text) }
    #expect(options == ModelOptions())
  }
}
