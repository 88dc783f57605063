import Edge
import JSON

/// Compares what the program did with what the file expects.
struct Comparison {
  let file: SessionFile

  /// Whether an emission is what a record expects. Bytes are compared first.
  func matches(_ record: Record, _ emission: Emission, _ redactor: inout Redactor) -> Bool {
    switch (record, emission) {
    case (.printed(let stream, let text), .printed(let ours, let line, let isOpen)):
      return stream == ours && isOpen == file.isOpen(text) && isSame(text, line, &redactor)
    // An answer is held to its assertions when it is over.
    case (.assertion, .answer): return true
    case (.pattern(let stream, let text), .printed(let ours, let line, _)):
      guard stream == ours else { return false }
      let glob = file.glob(text)
      return glob.matches(line) || glob.matches(redactor.text(line))
    case (.send(let channel, let sent), _) where channel == emission.channel:
      return matches(sent, emission, &redactor)
    default:
      return false
    }
  }

  /// Whether an answer is what a record asserts.
  func holds(_ record: Record, for answer: String, _ redactor: Redactor) -> Bool {
    guard case .assertion(let record) = record else { return true }
    let assertion = file.assertion(record)
    if assertion.holds(for: answer) { return true }
    if case .lacks = assertion { return false }
    return assertion.holds(for: redactor.text(answer))
  }

  @inline(__always)
  private func isSame(_ text: Text, _ line: String, _ redactor: inout Redactor) -> Bool {
    if text.isPlain, file.isPlain(text, line) { return true }
    let expected = file.string(text)
    return haveSameBytes(expected, line) || haveSameBytes(expected, redactor.text(line))
  }

  private func matches(
    _ sent: Record.Sent, _ emission: Emission, _ redactor: inout Redactor
  ) -> Bool {
    switch (sent, emission) {
    case (.frame(let body), .frame(_, .text(let text))) where body.text.isPlain:
      if file.isPlain(body.text, text), body.form != .base64 { return true }
    case (.cancel, .cancel): return true
    case (.close(let code), .close(_, let ours)): return code == ours.rawValue
    default: break
    }
    return fields(sent, emission, &redactor)?.isEmpty ?? false
  }

  /// The parts that differ; `nil` when the two are not of one kind.
  func fields(
    _ sent: Record.Sent, _ emission: Emission, _ redactor: inout Redactor
  ) -> [Difference.Field]? {
    switch (sent, emission) {
    case (.request(let method, let target, let content), .request(_, let request)):
      var fields =
        request.method == method
        ? [] : [field("method", method.rawValue, request.method.rawValue)]
      fields += targets(target, request, &redactor)
      fields += headers(content, request, &redactor)
      return fields + body(content.body, .text(request.body), &redactor)
    case (.open(let target, let content), .open(_, let request)):
      return targets(target, request, &redactor) + headers(content, request, &redactor)
    case (.frame(let body), .frame(_, let frame)):
      return self.body(body, frame, &redactor)
    case (.close(let code), .close(_, let ours)):
      return code == ours.rawValue ? [] : [field("code", "\(code)", "\(ours.rawValue)")]
    case (.cancel, .cancel): return []
    default: return nil
    }
  }

  private func field(_ path: String, _ expected: String?, _ actual: String?) -> Difference.Field {
    Difference.Field(path: path, expected: expected, actual: actual)
  }

  private func targets(
    _ target: Text, _ request: Request, _ redactor: inout Redactor
  ) -> [Difference.Field] {
    let expected = file.string(target)
    if haveSameBytes(expected, request.target) { return [] }
    let actual = redactor.target(request.target)
    if haveSameBytes(expected, actual) { return [] }
    let (path, query) = halves(of: expected)
    let (ourPath, ourQuery) = halves(of: actual)
    var fields = path == ourPath ? [] : [field("path", path, ourPath)]
    if query != ourQuery { fields.append(field("query", query, ourQuery)) }
    return fields
  }

  private func halves(of target: String) -> (String, String?) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : nil)
  }

  private func headers(
    _ content: Content, _ request: Request, _ redactor: inout Redactor
  ) -> [Difference.Field] {
    guard !content.headers.isEmpty else { return [] }
    let ours = redactor.headers(request.headers)
    return file.headers(content).compactMap { header in
      let actual = ours.first { $0.name == header.name }?.value
      let isSame = actual.map {
        JSON.differences(expected: .string(header.value), actual: .string($0)).isEmpty
      }
      return isSame == true ? nil : field("header \(header.name)", header.value, actual)
    }
  }

  private func body(
    _ body: Body?, _ frame: Frame, _ redactor: inout Redactor
  ) -> [Difference.Field] {
    guard let body else {
      return frame == .text("") ? [] : [field("body", nil, shown(frame, &redactor))]
    }
    let expected = file.frame(body)
    if expected == frame { return [] }
    guard case .text(let theirs) = expected, case .text(let ours) = frame else {
      return [field("body", shown(expected, &redactor), shown(frame, &redactor))]
    }
    if body.form == .json, case .json(let ours) = Payload(ours), let theirs = json(theirs) {
      // A file may have as it was what is a secret by now.
      let asTheyAre = JSON.differences(expected: theirs, actual: ours)
      if asTheyAre.isEmpty { return [] }
      let paths = Set(asTheyAre.map(\.path))
      return JSON.differences(expected: theirs, actual: redactor.json(ours)).filter {
        paths.contains($0.path)
      }.map {
        field(
          $0.path.isEmpty || $0.path.hasPrefix("[") ? "body" + $0.path : "body." + $0.path,
          $0.expected?.text(), $0.actual?.text())
      }
    }
    let actual = redactor.text(ours)
    return haveSameBytes(theirs, actual) ? [] : [field("body", theirs, actual)]
  }

  private func json(_ text: String) -> JSON? {
    do throws(JSON.SyntaxError) { return try JSON(parsing: text) } catch { return nil }
  }

  private func shown(_ frame: Frame, _ redactor: inout Redactor) -> String {
    switch frame {
    case .binary(let bytes): return "b64:" + Base64.encode(bytes)
    case .text(let text):
      if case .json(let json) = Payload(text) { return redactor.json(json).text() }
      return redactor.text(text)
    }
  }
}
