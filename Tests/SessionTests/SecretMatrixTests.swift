import Edge
import JSON
import Session
import Testing

@Suite struct SecretMatrixTests {
  private static let request = Channel(.http, 1)
  private static let socket = Channel(.socket, 1)

  private typealias Place = (
    name: String, arrive: @Sendable (String) -> [Arrival], emit: @Sendable (String) -> [Effect]
  )

  /// The places to which a text can come.
  private static let places: [Place] = [
    ("printed", { _ in [] }, { [.say(Styled("it is \($0)."))] }),
    ("in an answer", { _ in [] }, { [.answer("It is "), .answer("\($0)\n"), .answered] }),
    ("typed", { [.line("take \($0)")] }, { _ in [] }),
    (
      "in a URL", { _ in [] },
      {
        [
          .request(
            request,
            Request(.get, "/a?q=\($0.replacing("&", with: "%26").replacing("\n", with: "%0A"))"))
        ]
      }
    ),
    ("in a body", { _ in [] }, { [.request(request, Request(.post, "/a", body: $0))] }),
    (
      "in an error page",
      {
        [
          .response(
            request, Response(500, headers: [Header("content-type", "text/html")], body: $0))
        ]
      }, { _ in [] }
    ),
    ("in one frame", { frames($0, .max, true) }, { _ in [] }),
    ("in frames of one", { frames($0, 1, true) }, { _ in [] }),
    ("in frames of three", { frames("so: \($0), or", 3, true) }, { _ in [] }),
    ("in frames of seven, as text", { frames("so \($0) or", 7, false) }, { _ in [] }),
  ]

  private static func frames(_ text: String, _ size: Int, _ isJSON: Bool) -> [Arrival] {
    PlantedSecrets.frames(text, of: size, asJSON: isJSON).map { .frame(socket, .text($0)) }
  }

  @Test(arguments: 0..<9, 0..<10) func aSecretIsNowhere(_ secret: Int, _ form: Int) throws {
    let (kind, text) = PlantedSecrets.all[secret]
    let written = PlantedSecrets.forms[form].write(text)
    for (name, arrive, emit) in SecretMatrixTests.places {
      let arrivals = arrive(written)
      let tape = Tape(arrivals: (kind == .password ? [.line(text)] : []) + arrivals)
      if kind == .password {
        _ = try tape.edge.pull(.line(prompt: "Password: ", echo: false), nil)
      }
      for _ in arrivals { _ = try tape.edge.pull(.line(prompt: nil), nil) }
      for effect in emit(written) { try tape.edge.emit(effect) }
      try tape.recorder.finish(exit: 0)
      let file = tape.written.text
      #expect(
        !PlantedSecrets.isIn(file, text),
        "\(text) \(PlantedSecrets.forms[form].name) \(name):\n\(file)")
      #expect(file.contains("[secret:") || file.contains("invalid") || form > 0 && kind == .email)
    }
  }

  /// Files as somebody writes them by hand, `…` for the secret, and where it is found.
  private static let files: [(text: String, line: Int)] = [
    ("lume-session 1\ntitle    it is …\n\n> a\n", 2),
    ("lume-session 1\n\n# see …\n> a\n", 3),
    ("lume-session 1\n\n> take … along\n", 3),
    ("lume-session 1\n\n> a\n| it is …\n", 4),
    ("lume-session 1\n\n> a\n! no … here\n", 4),
    ("lume-session 1\nlayer wire\n\n> a\n-> h1 GET /a?b=…&c=1\n", 5),
    (
      "lume-session 1\nlayer wire\n\n> a\n-> h1 GET /a\n<- h1 +1 500\n   content-type: text/html\n   '<html>\n   <p>…</p>\n",
      9
    ),
    ("lume-session 1\nlayer wire\n\n> a\n-> h1 POST /a\n   {\"a\": 1,\n    \"b\": \"…\"}\n", 7),
  ]

  @Test(arguments: 0..<9, 0..<7) func theFinderFindsWhatWasPlanted(
    _ secret: Int, _ form: Int
  ) throws {
    let (kind, text) = PlantedSecrets.all[secret]
    let written = PlantedSecrets.forms[form].write(text)
    for (file, line) in SecretMatrixTests.files {
      // A password is known from where it belongs.
      let belongs =
        kind == .password ? "> b\n-> h9 POST /b\n   {\"password\": \"\(text)\"}\n" : ""
      let layer = kind == .password && !file.contains("layer") ? "\nlayer wire" : ""
      let shift = layer.isEmpty ? 0 : 1
      let session = try parse(
        file.replacing("lume-session 1", with: "lume-session 1" + layer)
          .replacing("…", with: written) + belongs)
      let places = SecretFinder.occurrences(in: session, includingExamples: true)
      #expect(
        places.contains { $0.line == line + shift && $0.kind == kind },
        "\(written) in \(file): \(places)")
    }
  }

  @Test(arguments: 0..<9, 1..<8) func theFinderReadsFramesAsOne(_ secret: Int, _ size: Int) throws {
    let (kind, text) = PlantedSecrets.all[secret]
    for (_, write) in PlantedSecrets.forms.prefix(7) {
      var lines = "lume-session 1\nlayer wire\n\n> b\n-> h9 POST /b\n"
      if kind == .password { lines += "   {\"password\": \"\(text)\"}\n" }
      lines += "> a\n-> w1 open /ws\n<- w1 +1 101\n"
      let first = lines.split(separator: "\n", omittingEmptySubsequences: false).count
      for frame in PlantedSecrets.frames("so: \(write(text)), or", of: size, asJSON: true) {
        lines += "<- w1 +0 \(frame)\n"
      }
      let places = SecretFinder.occurrences(in: try parse(lines), includingExamples: true)
      let frame = 4 / size
      #expect(
        places.contains {
          // Base64 may begin in the frame before, and an address may do with the end of a name.
          ($0.line - first - frame).magnitude <= 1 && $0.kind == kind
        }, "\(lines) \(places)")
    }
  }

  @Test func aFileOfTheRecorderHoldsNothing() throws {
    let script =
      "lume-session 1\n> /login\n>* [secret:password]\n> /quit\n"
    let file = try parse(try record(script, as: .wire).text)
    #expect(SecretFinder.occurrences(in: file, includingExamples: true) == [])
  }

  @Test func placesAreTold() throws {
    let file = try parse("lume-session 1\n\n> a\n| süß: Bearer Zx81kLmnQ2, /login\n")
    let place = try #require(SecretFinder.occurrences(in: file).first)
    #expect(place.line == 4)
    #expect(place.column == 15)
    #expect(place.kind == .token)
    #expect(place.kind.phrase == "a token")
    let text = "ask ada@example.org or me@home.net"
    #expect(SecretFinder.occurrences(in: text).map(\.range) == [23..<34])
    #expect(SecretFinder.sweep(text) == "ask ada@example.org or user@example.invalid")
    #expect(
      SecretFinder.sweep(text, includingExamples: true)
        == "ask user@example.invalid or user2@example.invalid")
  }
}
