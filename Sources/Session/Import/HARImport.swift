import Edge
import JSON
import Numbers
import Time

/// What a browser or a proxy has recorded of HTTP and sockets
/// (http://www.softwareishard.com/blog/har-12-spec/): a session of layer wire.
package struct HARImport {
  private struct Entry {
    let start: Instant
    let json: JSON
  }

  private let entries: [Entry]

  /// `nil` for what is none.
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    do throws(JSON.SyntaxError) {
      guard let entries = try JSON(parsing: text)["log"]?["entries"]?.arrayValue else { return nil }
      self.entries = entries.map {
        let start = $0["startedDateTime"]?.stringValue.flatMap { Instant($0) }
        return Entry(start: start ?? SessionHeader.defaultClock, json: $0)
      }.sorted { $0.start < $1.start }
    } catch {
      return nil
    }
  }

  /// Why there is nothing to make a session of; `nil` where there is something.
  package var problem: String? {
    if entries.isEmpty {
      return "this HAR file has no entry, so nothing was recorded: start recording before the page "
        + "asks for something, and save it again"
    }
    guard entries.allSatisfy({ request($0.json) == nil }) else { return nil }
    return "none of the \(entries.count) entries of this HAR file is a request that lume could make"
  }

  /// The draft of a session.
  package func draft(_ name: String) -> String {
    let clock = entries.first?.start ?? SessionHeader.defaultClock
    let origins = Set(
      entries.compactMap { $0.json["request"]?["url"]?.stringValue.flatMap(origin) })
    var lines = DraftLines(
      name,
      header: [
        ("clock", clock.rfc3339(fractionDigits: clock.milliseconds % 1000 == 0 ? 0 : 3)),
        ("layer", "wire"), ("set", "sync manual"),
      ],
      notes: [
        "A draft of what crossed the wire with \(origins.sorted().joined(separator: ", ")).",
        "Write above each exchange what was typed, as in: > /sync",
        "Take out each exchange that no input of lume's leads to; lume verify FILE names the next one.",
        "lume update FILE is for when all have their inputs: before, it takes out requests.",
        "set sync manual keeps lume from asking for anything as it starts.",
        "Of the headers of requests there are those that say what is sent; a browser's are left out.",
      ])
    var numbers: [Channel.Kind: Int] = [:]
    for entry in entries {
      let isSocket = entry.json["_webSocketMessages"]?.arrayValue != nil
      let kind: Channel.Kind = isSocket ? .socket : .http
      let number = (numbers[kind] ?? 0) + 1
      guard let request = request(entry.json) else {
        let url = entry.json["request"]?["url"]?.stringValue ?? "?"
        lines.comment("Left out: \(entry.json["request"]?["method"]?.stringValue ?? "?") \(url)")
        continue
      }
      numbers[kind] = number
      lines.comment("What was typed here?")
      if isSocket {
        socket(request, Channel(kind, number), entry.json, &lines)
      } else {
        exchange(request, Channel(kind, number), entry.json, &lines)
      }
      lines.blank()
    }
    return lines.text
  }

  private func exchange(
    _ request: Request, _ channel: Channel, _ entry: JSON, _ lines: inout DraftLines
  ) {
    var writer = RecordWriter()
    lines.append(writer.lines(.request(channel, request)))
    let after = milliseconds(entry["time"])
    let status = entry["response"]?["status"]?.intValue ?? 0
    let arrival: Arrival =
      status > 0
      ? .response(
        channel,
        Response(status, headers: headers(entry["response"]), body: responseBody(entry)))
      : .failed(channel, .reset)
    lines.append(writer.received(arrival, after: after) ?? "")
  }

  private func socket(
    _ request: Request, _ channel: Channel, _ entry: JSON, _ lines: inout DraftLines
  ) {
    var writer = RecordWriter()
    lines.append(writer.lines(.open(channel, request)))
    let messages = entry["_webSocketMessages"]?.arrayValue ?? []
    let times = messages.map { HARImport.instant($0["time"]) }
    let opening = openingTime(entry, firstMessage: times.first ?? nil)
    lines.append(writer.received(.opened(channel), after: opening) ?? "")
    // By the clock of the recording, so that what is cut off a time isn't lost.
    var last = times.first ?? nil
    for (message, time) in zip(messages, times) {
      let data = message["data"]?.stringValue ?? ""
      let frame: Frame =
        message["opcode"]?.intValue == 2
        ? .binary(Base64.decode(data.utf8) ?? Array(data.utf8)) : .text(data)
      if message["type"]?.stringValue == "send" {
        lines.append(writer.lines(.frame(channel, frame)))
        continue
      }
      let after = min(max((time ?? 0) - (last ?? time ?? 0), 0), 86_400_000)
      last = time ?? last
      lines.append(writer.received(.frame(channel, frame), after: after) ?? "")
    }
  }

  /// How long a socket took to open, in milliseconds: `time` is how long it was open.
  private func openingTime(_ entry: JSON, firstMessage: Int64?) -> Int64 {
    let parts = ["blocked", "dns", "connect", "send", "wait"].compactMap {
      entry["timings"]?[$0]?.doubleValue.flatMap { $0 > 0 ? $0 : nil }
    }
    if !parts.isEmpty { return milliseconds(.number(JSON.Number(parts.reduce(0, +)))) }
    let start = entry["startedDateTime"]?.stringValue.flatMap { Instant($0) }?.milliseconds
    guard let start, let firstMessage, firstMessage >= start else { return 1 }
    return min(firstMessage - start, 10_000)
  }

  /// The time of a message in milliseconds: Chromium writes seconds since 1970, Playwright
  /// milliseconds.
  private static func instant(_ time: JSON?) -> Int64? {
    guard let time = time?.doubleValue else { return nil }
    return Int64(clamping: (abs(time) < 1e11 ? time * 1000 : time).rounded())
  }

  private func request(_ entry: JSON) -> Request? {
    guard let request = entry["request"], let url = request["url"]?.stringValue,
      let method = Request.Method(rawValue: request["method"]?.stringValue ?? ""),
      let target = target(of: url)
    else { return nil }
    return Request(
      method, target, headers: headers(request).filter { HARImport.saying.contains($0.name) },
      body: request["postData"]?["text"]?.stringValue ?? "")
  }

  /// The headers that say what a request is: a browser sends others of its own, and every line of
  /// the file is compared.
  private static let saying = ["content-type", "idempotency-key", "if-match"]

  private func headers(_ message: JSON?) -> [Header] {
    (message?["headers"]?.arrayValue ?? []).compactMap { header in
      guard let name = header["name"]?.stringValue?.lowercased(),
        let value = header["value"]?.stringValue
      else { return nil }
      return Header(name, value)
    }
  }

  private func responseBody(_ entry: JSON) -> String {
    guard let content = entry["response"]?["content"], let text = content["text"]?.stringValue
    else {
      return ""
    }
    guard content["encoding"]?.stringValue == "base64" else { return text }
    return Base64.decode(text.utf8).flatMap { String(validating: $0, as: UTF8.self) } ?? ""
  }

  private func milliseconds(_ value: JSON?) -> Int64 {
    Int64(clamping: min(max(value?.doubleValue ?? 1, 0), 86_400_000))
  }

  /// Scheme and host of an address.
  private func origin(_ url: String) -> String? {
    guard let scheme = url.firstRange(of: "://") else { return nil }
    let host = url[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return String(url[..<host.endIndex])
  }

  /// Path and query of an address.
  private func target(of url: String) -> String? {
    guard let origin = origin(url) else { return nil }
    let target = url.dropFirst(origin.count).prefix { $0 != "#" }
    return target.hasPrefix("/") ? String(target) : "/" + target
  }
}
