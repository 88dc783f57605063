#if FUZZING || DEBUG
  import Edge

  @testable import ServiceHost
  @testable import Terminal

  /// What a server sends and a screen shows.
  enum Showing {
    /// The first byte says where the text is cut in two and how wide the screen is; what is shown
    /// doesn't depend on the first. Nothing is made up but the marks around an address, and nothing is
    /// lost but marks, the line of a fence and a link's title.
    static func readMarkdown(_ bytes: [UInt8]) {
      guard let first = bytes.first else { return }
      let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
      let scalars = text.unicodeScalars
      let cut = scalars.index(scalars.startIndex, offsetBy: Int(first) % (scalars.count + 1))
      let runs = styled([text])
      precondition(
        merged(runs) == merged(styled([String(scalars[..<cut]), String(scalars[cut...])])))
      let marks = Set("*`#_[]()<> ".unicodeScalars)
      let sent = scalars.filter { !marks.contains($0) }
      let shown = runs.flatMap { $0.text.unicodeScalars.filter { !marks.contains($0) } }
      var rest = sent[...]
      for scalar in shown {
        guard let next = rest.firstIndex(of: scalar) else { preconditionFailure("made up") }
        rest = rest[rest.index(after: next)...]
      }
      let hides = ["```", "]("].contains { scalars.contains($0.unicodeScalars) }
      precondition(hides || shown.count == sent.count)
      wrap(runs, width: 2 + Int(first) % 80)
    }

    private static func styled(_ parts: [String]) -> [Row.Run] {
      var styler = MarkdownStyler()
      return parts.flatMap { styler.receive($0) } + styler.finish()
    }

    private static func merged(_ runs: [Row.Run]) -> [Row.Run] {
      runs.reduce(into: Row()) { $0.append($1.text, $1.style) }.runs
    }

    /// What is no blank is on the screen, once and in order.
    private static func wrap(_ runs: [Row.Run], width: Int) {
      var wrapper = WordWrapper(width: width)
      let pieces = runs.flatMap { wrapper.receive($0.text, $0.style) } + wrapper.finish()
      let shown = pieces.flatMap { piece -> [Unicode.Scalar] in
        if case .text(let text, _) = piece { Array(text.unicodeScalars) } else { [] }
      }
      let blank: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
      let sent = runs.flatMap { Array($0.text.unicodeScalars) }
      precondition(shown.filter { !blank($0) } == sent.filter { !blank($0) })
    }

    /// The events are the same however the stream was cut, and each is read.
    static func readEvents(_ bytes: [UInt8]) {
      var stream = EventStream()
      var events = stream.receive(bytes)
      var other = EventStream()
      precondition(bytes.flatMap { other.receive([$0]) } == events)
      let (last, otherLast) = (stream.end(), other.end())
      precondition(last == otherLast)
      if let last { events.append(last) }
      var reply = ModelReply(from: LanguageModel(name: "m"))
      var steps = reply.receive(.frame(Channel(.peer, 1), .binary(bytes)))
      if steps.last?.isEnd != true {
        steps += reply.receive(.closed(Channel(.peer, 1), .normal, reason: ""))
      }
      precondition(steps.last?.isEnd == true)
      for event in events {
        if case .part(let part) = CompletionPiece(event) {
          // A byte that is no UTF-8 becomes a character of three.
          precondition(part.text.utf8.count <= 3 * bytes.count)
        }
      }
    }
  }
#endif
