import TestSupport
import Testing

/// What crosses real sockets is recorded, and replayed when the server is gone.
@Suite struct ServeRecordingTests {
  private static let folder = #filePath.split(separator: "/").dropLast(4)
    .reduce("") { $0 + "/" + $1 }
  private static let key = "an-api-key-that-nobody-may-read"

  @Test func theConversationOfTheReadmeHoldsWithoutTheServer() throws {
    let script = try ServeScript(
      path: ServeRecordingTests.folder + "/Sessions/first-answer.session")
    var (host, user) = (try Lume(), try Lume())
    host.environment = ["LUME_API_KEY": ServeRecordingTests.key]
    user.environment = host.environment
    let server = try Server(host, ["--open", "--pace", "2ms"])
    let process = try user.start([
      "record", "--layer", "wire", "--backend", server.address, "first.session",
    ])
    process.write(script.sittings[0].input)
    let recorded = try process.finish()
    #expect(recorded.status == 0, "\(recorded.complaints)")
    try server.stop()
    let verified = try user.run("verify", "first.session")
    #expect(verified.status == 0, "\(verified.output)")
    let text = try #require(user.folder.text("first.session"))
    #expect(
      text.contains("\nlayer    wire\n") && text.contains("\n-> w1 open /api/v1/consultations/"))
    #expect(text.split(separator: "\n").filter { $0.contains("stream_chunk") }.count > 20)
    #expect(!text.contains(ServeRecordingTests.key))
    let printed = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { $0.dropFirst(2) }
    #expect(printed.count == script.output.count && printed.last == script.output.last?[...])
  }
}
