import Edge
import JSON

/// Where in a file the parts of a request or frame stand that differ.
extension SessionFile {
  /// The first line of a record on which one of some fields stands; its first line where there are
  /// none. A value that is not there is looked for beside those that it would stand behind.
  func line(of fields: [Difference.Field], in item: Item) -> Int {
    guard case .send(_, let sent) = item.record, !fields.isEmpty else { return item.line }
    return switch sent {
    case .request(_, _, let content), .open(_, let content):
      fields.map { line(of: $0, in: item, content) }.min() ?? item.line
    case .frame(let body): fields.map { line(of: $0, in: item, body) }.min() ?? item.line
    case .close, .cancel: item.line
    }
  }

  private func line(of field: Difference.Field, in item: Item, _ content: Content) -> Int {
    if field.path.hasPrefix("body") {
      if let body = content.body { return line(of: field, in: item, body) }
      return line(at: max(item.start, item.end - 1), of: item)
    }
    guard field.path.hasPrefix("header "),
      let place = headers(content).firstIndex(where: { "header " + $0.name == field.path })
    else { return item.line }
    return line(at: content.headers.lowerBound, of: item) + place
  }

  private func line(of field: Difference.Field, in item: Item, _ body: Body) -> Int {
    let first = line(at: body.text.start, of: item)
    guard bytes[body.text.start..<body.text.end].contains(0x0A) else { return first }
    guard body.form == .json else {
      let same = zip((field.expected ?? "").utf8, (field.actual ?? "").utf8).prefix { $0 == $1 }
      return first + same.count { $0.0 == 0x0A }
    }
    let places = bytes.withUnsafeBufferPointer {
      JSON.places(in: UnsafeBufferPointer(rebasing: $0[body.text.start..<body.text.end]))
    }
    let behind = field.path.dropFirst("body".utf8.count)
    let path = behind.first == "." ? behind.dropFirst() : behind
    let nearest = places.filter { $0.path <= path }.max { $0.path < $1.path }
    return line(at: body.text.start + (nearest?.offset ?? 0), of: item)
  }

  private func line(at place: Int, of item: Item) -> Int {
    item.line + bytes[item.start..<place].count { $0 == 0x0A }
  }
}
