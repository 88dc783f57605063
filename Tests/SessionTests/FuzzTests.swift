import Edge
import JSON
import Numbers
import Session
import Testing
import Time

@Suite struct FuzzTests {
  /// Pieces of which a wild text is made.
  static let pieces = [
    "a", " ", "  ", "\n", "\n\n", "\\", "\\n", "\t", "\r", "\u{1B}", "'", "\"", "{", "}", "[", "]",
    ":", "é", "e\u{301}", "\u{2028}", "\u{200F}", "\u{202E}", "\u{FEFF}", "👩‍👩‍👧", "\u{0}", "|", ">",
    "b64:", "#", "-> h1", "end 1 turns, exit 0", "\\z", "\\u{41}", "   ", "5", "[secret:x]",
  ]

  static func wildText(_ random: inout SplitMix) -> String {
    (0..<random.below(9)).map { _ in pieces[Int(random.below(UInt64(pieces.count)))] }.joined()
  }

  @Test(arguments: 0..<300) func whateverIsTypedSentAndPrintedReplays(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let texts = (0..<8).map { _ in FuzzTests.wildText(&random) }
    let socket = Channel(.socket, 1)
    let request = Channel(.http, 1)
    let json = JSON.object([.init(key: texts[6], value: .string(texts[7]))]).text()
    let arrivals: [Arrival] = [
      .line(texts[0]), .opened(socket), .frame(socket, .text(texts[1])),
      .frame(socket, .binary(Array(texts[2].utf8))), .frame(socket, .text(json)),
      .response(
        request, Response(200, headers: [Header("etag", "\"\(texts[4])\"")], body: texts[3])),
      .closed(socket, .normal, reason: texts[5]), .endOfInput,
    ]
    let wants: [WaitFor] =
      [.line(prompt: nil)] + Array(repeating: .channel(socket, early: nil), count: 4)
      + [.channel(request, early: nil), .channel(socket, early: nil), .line(prompt: nil)]
    let run = { (edge: Edge) in
      var taken: [Arrival] = []
      try edge.emit(.open(socket, Request(.get, "/\(texts[1])")))
      try edge.emit(.request(request, Request(.post, "/a?\(texts[2])", body: texts[3])))
      for (index, want) in wants.enumerated() {
        taken.append(try edge.pull(want, nil).arrival)
        try edge.say(Styled(texts[index]))
        try edge.emit(.send(socket, .text(texts[index])))
        try edge.emit(.answer(texts[index]))
        try edge.emit(.answered)
      }
      return taken
    }
    var header = SessionHeader()
    header.layer = .wire
    let written = Written()
    let recorder = Recorder(header: header, write: { written.bytes += $0 })
    try recorder.begin()
    var rest = arrivals[...]
    let live = Edge(
      pull: { _, _ in (rest.popFirst() ?? .endOfInput, SessionHeader.defaultClock) },
      emit: { _ in }, clock: { SessionHeader.defaultClock })
    #expect(try run(live.recorded(by: recorder)) == arrivals)
    try recorder.finish(exit: 0)

    let playback = Playback(try SessionFile(parsing: written.bytes))
    let replayed = try run(.replaying(playback, peer: nil))
    try playback.finish(exitCode: 0)
    for (ours, theirs) in zip(replayed, arrivals) {
      #expect(canonical(ours) == canonical(theirs))
    }
    let again = Playback(playback.file, mode: .collecting)
    _ = try run(.replaying(again, peer: nil))
    try again.finish(exitCode: 0)
    #expect(again.updated() == written.bytes)
  }

  /// An arrival with its JSON in canonical form, and as bytes: `==` on strings is not exact.
  private func canonical(_ arrival: Arrival) -> [UInt8] {
    let text: String
    switch arrival {
    case .frame(_, .text(let frame)): text = canonical(frame)
    case .response(_, let response): text = "\(response.headers) " + canonical(response.body)
    default: text = "\(arrival)"
    }
    return Array(text.utf8)
  }

  private func canonical(_ text: String) -> String {
    do throws(JSON.SyntaxError) {
      switch try JSON(parsing: text) {
      case .object(let members): return JSON.object(members).text()
      case .array(let elements): return JSON.array(elements).text()
      case .null, .bool, .number, .string: return text
      }
    } catch {
      return text
    }
  }

  @Test(arguments: SessionHeader.Layer.allCases)
  func noFileMakesTheReaderOrTheReplayFall(_ layer: SessionHeader.Layer) throws {
    let good = try record(RecorderTests.script, as: layer).bytes
    var random = SplitMix(seed: 7)
    var readable = 0
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0...random.below(3) {
        let place = Int(random.below(UInt64(bytes.count)))
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: random.below(256))
        case 2: bytes.insert(Array("\n >|@9-\\".utf8)[Int(random.below(8))], at: place)
        default:
          let other = Int(random.below(UInt64(bytes.count)))
          bytes.replaceSubrange(
            place..<min(place + 9, bytes.count), with: bytes[other..<min(other + 9, bytes.count)])
        }
      }
      do {
        let file = try SessionFile(parsing: bytes)
        readable += 1
        for mode in [Playback.Mode.comparing, .collecting] {
          let playback = Playback(file, mode: mode)
          let peer = file.header.layer == .shell ? MiniBackend().peer : nil
          try playback.finish(exitCode: try MiniCore.run(.replaying(playback, peer: peer)))
          if mode == .collecting { _ = try SessionFile(parsing: playback.updated()) }
        }
      } catch is SessionSyntaxError {
      } catch let difference as Difference {
        #expect(!difference.report(path: "a").isEmpty)
      } catch is EndOfRecording {
      } catch is JSON.SyntaxError {
      } catch is ConnectionFailure {
      }
    }
    #expect(readable > 100)
  }

  @Test(arguments: ["@ wait 999999999999d", "@ wait 11575d", ">+9999999999999 a", "@ +x eof"])
  func aTimeThatIsTooLongIsRefused(_ record: String) {
    #expect(throws: SessionSyntaxError.self) { try parse("lume-session 1\n\n\(record)\n") }
  }
}
