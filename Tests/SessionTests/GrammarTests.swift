import Edge
import Testing

@testable import Session

@Suite struct GrammarTests {
  /// Each record, and what it was understood as.
  static let records: [(text: String, meaning: String)] = [
    ("> hello", "typed nil 'hello'"),
    (">", "typed nil ''"),
    (">+200 /status", "typed 200 '/status'"),
    (">+0", "typed 0 ''"),
    (">* [secret:password]", "hidden 'password'"),
    ("@ wait 1500ms", "wait 1500"),
    ("@ wait 2s", "wait 2000"),
    ("@ wait 3m", "wait 180000"),
    ("@ wait 1h", "wait 3600000"),
    ("@ wait 2d", "wait 172800000"),
    ("@ interrupt", "act nil interrupt"),
    ("@ +200 interrupt", "act 200 interrupt"),
    ("@ +101 deadline", "act 101 deadline"),
    ("@ eof", "act nil eof"),
    ("@ +1 terminate", "act 1 terminate"),
    ("@ resize 100x30", "act nil resize(columns: 100, rows: 30)"),
    ("@ net down", "act nil net(isUp: false)"),
    ("@ +5 net up", "act 5 net(isUp: true)"),
    ("<- h1 +184 201", "h1 184 status 201 [] nothing"),
    (
      "<- h1 +184 201\n   content-type: application/json\n   etag:  a\\sb \n   {\"a\": 1}",
      "h1 184 status 201 [content-type=application/json etag=a b ] json '{\"a\": 1}'"
    ),
    ("<- h1 +1 200\n   [1,\n    2]", "h1 1 status 200 [] json '[1, 2]'"),
    ("<- h1 +1 200\n   \"a\"", "h1 1 status 200 [] json '\"a\"'"),
    ("<- h1 +1 200\n   42", "h1 1 status 200 [] json '42'"),
    ("<- h1 +1 200\n   'a: b\n   \\z\n   c", "h1 1 status 200 [] text 'a: b\n\nc'"),
    ("<- h1 +1 200\n   b64:AAEC", "h1 1 status 200 [] base64 'AAEC'"),
    ("<- w1 +41 101", "w1 41 status 101 [] nothing"),
    ("<- w1 +3 {\"type\": \"connected\"}", "w1 3 json '{\"type\": \"connected\"}'"),
    ("<- w1 +3 {\"a\": 1,\n    \"b\": \"\\n\"}", "w1 3 json '{\"a\": 1, \"b\": \"\\n\"}'"),
    ("<- w1 +3 'data: x\\n", "w1 3 text 'data: x\n'"),
    ("<- w1 +3 '", "w1 3 text ''"),
    ("<- w1 +3 b64:", "w1 3 base64 ''"),
    ("<- w1 +3 close 1000", "w1 3 close 1000 ''"),
    ("<- w1 +3 close 1008 policy  x", "w1 3 close 1008 'policy  x'"),
    ("<- h2 +3 fail too-large", "h2 3 fail too-large"),
    ("<- h2 +3 end", "h2 3 end"),
    ("-> h1 POST /goals?a=b", "send h1 POST '/goals?a=b' [] nothing"),
    ("-> h1 DELETE /a\n   if-match: x", "send h1 DELETE '/a' [if-match=x] nothing"),
    ("-> w1 open /ws\n   accept: a", "send w1 open '/ws' [accept=a] nothing"),
    ("-> w1 [1]", "send w1 json '[1]'"),
    ("-> w1 close 1001", "send w1 close 1001"),
    ("-> h1 cancel", "send h1 cancel"),
    ("| a line", "printed | 'a line'"),
    ("|", "printed | ''"),
    ("!  two spaces", "printed ! ' two spaces'"),
    ("|~ a * b", "pattern | 'a * b'"),
    ("!~", "pattern ! ''"),
    ("# a comment\twith a tab", "comment"),
    ("end 4 turns, exit 143", "end 4 143"),
  ]

  @Test(arguments: records) func aRecordMeans(_ text: String, _ meaning: String) throws {
    let file = try parse("lume-session 1\nlayer wire\n\n" + text + "\n")
    #expect(file.items.map { describe($0.record, in: file) } == [meaning])
    #expect(file.items[0].line == 4)
    #expect(file.lines(file.items[0]) == text.split(separator: "\n").map(String.init))
    let unended = try parse("lume-session 1\nlayer wire\n\n" + text)
    #expect(unended.items.map { describe($0.record, in: unended) } == [meaning])
  }

  @Test func itemsStandInOrderWithTheirLines() throws {
    let text = "lume-session 1\nlayer wire\n\n# a\n> b\n   c\n\n| d\n   \nend 1 turns, exit 0\n"
    let file = try parse(text)
    #expect(file.items.map(\.line) == [4, 5, 7, 8, 9, 10])
    #expect(
      file.items.map { describe($0.record, in: file) } == [
        "comment", "typed nil 'b\nc'", "blank", "printed | 'd'", "blank", "end 1 0",
      ])
  }

  private func describe(_ record: Record, in file: SessionFile) -> String {
    switch record {
    case .blank: "blank"
    case .comment: "comment"
    case .typed(let after, let text): "typed \(number(after)) '\(file.string(text))'"
    case .hidden(let name): "hidden '\(file.string(name))'"
    case .wait(let milliseconds): "wait \(milliseconds)"
    case .act(let after, let act): "act \(number(after)) \(act)"
    case .receive(let channel, let after, let received):
      "\(channel) \(after) " + describe(received, in: file)
    case .send(let channel, let sent): "send \(channel) " + describe(sent, in: file)
    case .printed(let stream, let text): "printed \(stream.rawValue) '\(file.string(text))'"
    case .pattern(let stream, let text): "pattern \(stream.rawValue) '\(file.string(text))'"
    case .assertion(let record): "assertion \(file.assertion(record))"
    case .rest: "rest"
    case .show(let show): "show \(show)"
    case .end(let turns, let exit): "end \(turns) \(exit)"
    }
  }

  private func describe(_ received: Record.Received, in file: SessionFile) -> String {
    switch received {
    case .status(let status, let content): "status \(status) " + describe(content, in: file)
    case .frame(let body): describe(body, in: file)
    case .close(let code, let reason): "close \(code) '\(reason.map(file.string) ?? "")'"
    case .fail(let failure): "fail \(failure.rawValue)"
    case .end: "end"
    }
  }

  private func describe(_ sent: Record.Sent, in file: SessionFile) -> String {
    switch sent {
    case .request(let method, let target, let content):
      "\(method.rawValue) '\(file.string(target))' " + describe(content, in: file)
    case .open(let target, let content):
      "open '\(file.string(target))' " + describe(content, in: file)
    case .frame(let body): describe(body, in: file)
    case .close(let code): "close \(code)"
    case .cancel: "cancel"
    }
  }

  private func describe(_ content: Content, in file: SessionFile) -> String {
    let headers = file.headers(content).map { "\($0.name)=\($0.value)" }
    let body = content.body.map { describe($0, in: file) } ?? "nothing"
    return "[\(headers.joined(separator: " "))] \(body)"
  }

  private func describe(_ body: Body, in file: SessionFile) -> String {
    "\(body.form) '\(file.string(body))'"
  }

  private func number(_ value: Int64?) -> String { value.map(String.init) ?? "nil" }
}
