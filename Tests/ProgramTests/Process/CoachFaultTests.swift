import TestSupport
import Testing
import Threads

/// What a user of a language model meets when it or its server does something odd: one row for each
/// thing that was met with real ones, over a real socket.
@Suite(.timeLimit(.minutes(10)))
struct CoachFaultTests {
  /// What a server does, and what of it is to be seen.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is sent for one request after the other; the last one for all others too.
    let responses: [String]
    var key: String?
    /// The whole of stdout; `nil` where the built-in coach answers.
    var output: String?
    /// How stderr begins.
    var complaint = ""
    var status: Int32 = 0
    var requests = 1
  }

  private static func response(
    _ status: Int, _ body: String, type: String = "application/json", extra: String = ""
  ) -> String {
    "HTTP/1.1 \(status) X\r\ncontent-type: \(type)\r\n\(extra)content-length: \(body.utf8.count)"
      + "\r\n\r\n\(body)"
  }

  /// A stream of these events.
  private static func stream(_ events: String...) -> String {
    response(200, events.map { "data: \($0)\n\n" }.joined(), type: "text/event-stream")
  }

  private static func piece(_ text: String, _ reason: String? = nil) -> String {
    let end = reason.map { ",\"finish_reason\":\"\($0)\"" } ?? ""
    return "{\"choices\":[{\"delta\":{\"content\":\"\(text)\"}\(end)}]}"
  }

  private static let done = "[DONE]"
  private static let walk = stream(piece("Walk."), done)
  private static let fallback = "; the built-in coach answers.)\n"
  private static let unknownModel =
    "Invalid model name passed in model=m. Call `/v1/models` to view available models for your key"

  static let rows = [
    Row(
      testDescription: "the server's own words, and what to do",
      responses: [response(400, "{\"error\":{\"message\":\"\(unknownModel).\"}}")],
      complaint: "(The language model is not known to its server: \"\(unknownModel)\"; "
        + "/coach list shows those that are here" + fallback),
    Row(
      testDescription: "a missing key",
      responses: [response(401, #"{"error":{"message":"No api key passed in."}}"#)],
      complaint: "(The language model asks for a key: \"No api key passed in\"; set LUME_COACH_KEY "
        + "or give --coach-key-file FILE" + fallback),
    Row(
      testDescription: "a wrong key",
      responses: [response(401, #"{"error":{"message":"Invalid API Key"}}"#)], key: "sk-wrong",
      complaint: "(The language model does not accept the key: \"Invalid API Key\"; check "
        + "LUME_COACH_KEY, or the file of --coach-key-file" + fallback),
    Row(
      testDescription: "a key that is refused",
      responses: [response(403, #"{"error":{"message":"Not in your country"}}"#)], key: "sk-mine",
      complaint: "(The language model does not let this key in: \"Not in your country\"; ask for "
        + "another model, or use another key" + fallback),
    Row(
      testDescription: "a question that does not fit into the context",
      responses: [
        response(
          400,
          #"{"error":{"message":"the request exceeds the available context size, try increasing it","type":"exceed_context_size_error"}}"#
        )
      ],
      complaint:
        "(The language model cannot take so much text: \"the request exceeds the available "
        + "context size, try increasing it\"; --coach-option context=TOKENS tells it less"
        + fallback),
    Row(
      testDescription: "too much to do, and then not",
      responses: [response(429, "{}", extra: "retry-after: 1\r\n"), walk], output: "Walk.\n",
      requests: 2),
    Row(
      testDescription: "still loading, and then not", responses: [response(503, ""), walk],
      output: "Walk.\n", requests: 2),
    Row(
      testDescription: "thoughts in marks of both kinds",
      responses: [stream(piece("<thinking>hm"), piece("</thinking>\\nWalk."), done)],
      output: "Walk.\n"),
    Row(
      testDescription: "thoughts in a key of their own",
      responses: [
        stream(#"{"choices":[{"delta":{"reasoning_content":"hm"}}]}"#, piece("Walk."), done)
      ],
      output: "Walk.\n"),
    Row(
      testDescription: "an end of thoughts without a beginning",
      responses: [stream(piece("</think>"), piece("Walk."), done)], output: "Walk.\n"),
    Row(
      testDescription: "no tokens left", responses: [stream(piece("Walk", "length"), done)],
      output: "Walk\n",
      complaint: "(The language model stopped at its limit of tokens: /more goes on with it; "),
    Row(
      testDescription: "a content filter",
      responses: [stream(piece("Walk"), piece("", "content_filter"), done)], output: "Walk\n",
      complaint: "(The language model was stopped by its server's content filter; /again asks "),
    Row(
      testDescription: "a whole answer in place of a stream",
      responses: [response(200, #"{"choices":[{"message":{"content":"Walk."}}]}"#)],
      output: "Walk.\n"),
    Row(
      testDescription: "an escape that there isn't",
      responses: [stream(piece(#"It\'s \ud83d time. "#), piece("Walk."), done)],
      output: "It's \u{fffd} time. Walk.\n"),
    Row(
      testDescription: "counts of tokens without choices",
      responses: [
        stream(piece("Walk."), #"{"usage":{"prompt_tokens":9,"completion_tokens":2}}"#, done)
      ],
      output: "Walk.\n"),
    Row(
      testDescription: "an answer that breaks off", responses: [stream(piece("Walk"))],
      output: "Walk\n", complaint: "(The language model stopped half-way.)\n", status: 69),
    Row(
      testDescription: "a dose, of which nothing is shown",
      responses: [stream(piece("Take 400 "), piece("mg of ibuprofen. "), piece("Rest."), done)],
      complaint: "(The language model was stopped where it named a dose of a medicine" + fallback),
    Row(
      testDescription: "an error in the middle",
      responses: [stream(piece("Walk"), #"{"error":{"message":"CUDA error"}}"#)], output: "Walk\n",
      complaint: "(The language model stopped half-way: it failed: \"CUDA error\".)\n", status: 69),
  ]

  @Test(arguments: rows)
  func aUserSeesWhatHelps(row: Row) throws {
    let counter = Counter()
    let stub = try ModelStub { _ in
      .raw(row.responses[min(counter.next(), row.responses.count - 1)])
    }
    var lume = try Lume()
    lume.environment["LUME_COACH_KEY"] = row.key
    let process = try lume.start([
      "--coach", "http://127.0.0.1:\(stub.port)/v1", "--coach-model", "m", "-c",
      "How should I start?",
    ])
    let result = try process.finish(within: .seconds(60))
    if let output = row.output {
      #expect(result.output == output, "\(result)")
    } else {
      #expect(!result.output.isEmpty && !result.output.contains("language model"), "\(result)")
    }
    #expect(result.remarks.hasPrefix(row.complaint), "\(result)")
    #expect(!row.complaint.isEmpty || result.remarks.isEmpty, "\(result)")
    #expect(result.status == row.status && stub.requests.count == row.requests, "\(result)")
  }

  @Test func whoAnswersIsSaidToPrograms() throws {
    let stub = try ModelStub { request in
      request.contains("fall over")
        ? .raw(CoachFaultTests.response(500, "")) : .says("Walk today.")
    }
    let lume = try Lume()
    let process = try lume.start([
      "--coach", "http://127.0.0.1:\(stub.port)/v1", "--coach-model", "m", "--json", "-c", "hello",
      "-c", "fall over", "-c", "I have chest pain when I climb stairs",
    ])
    let result = try process.finish(within: .seconds(60))
    let authors = result.output.split(separator: "\n").filter {
      $0.contains("\"event\": \"message\"")
    }
    .compactMap { line in
      ["m", "built-in coach"].first { line.contains("\"by\": \"\($0)\"") }
    }
    #expect(authors == ["m", "built-in coach", "built-in coach"], "\(result)")
  }
}

extension Lume.Result {
  /// What is said on stderr of answers, without the line that says which chat was opened.
  var remarks: String {
    let opening = "No chat was open: this goes to Wellness Coach.\n"
    return complaints.hasPrefix(opening) ? String(complaints.dropFirst(opening.count)) : complaints
  }
}

/// Counts up from 0, on any thread.
private final class Counter: Sendable {
  private let count = Guarded(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
