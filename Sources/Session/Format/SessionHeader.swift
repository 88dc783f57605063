import Numbers
import Time

/// What a session file says before its first record: the world in which it runs.
package struct SessionHeader: Hashable, Sendable {
  /// Where the file cuts between the program and its world.
  package enum Layer: String, Sendable, CaseIterable {
    /// The file holds what crossed between the shell and its backend.
    case wire
    /// The file holds typed and printed lines; the embedded backend runs in process.
    case shell
  }

  /// Whether questions are asked and whether the first failure stops.
  package enum Mode: String, Sendable, CaseIterable {
    case terminal, batch
  }

  /// How expectations between two stimuli are compared.
  package enum Order: String, Sendable, CaseIterable {
    /// Per channel; how channels interleave is free.
    case free
    case strict
  }

  /// The terminal that `play` and `export` draw.
  package struct Size: Hashable, Sendable {
    /// How many cells there may be either way; a screen is held in memory.
    static let bounds = 1...1000

    /// Counted in cells.
    package let columns: Int
    /// Counted in cells.
    package let rows: Int

    /// The nearest size that is within the bounds.
    package init(columns: Int, rows: Int) {
      self.columns = min(max(columns, Size.bounds.lowerBound), Size.bounds.upperBound)
      self.rows = min(max(rows, Size.bounds.lowerBound), Size.bounds.upperBound)
    }
  }

  /// One `set KEY VALUE`.
  package struct Setting: Hashable, Sendable {
    /// The setting's name.
    package var key: String
    /// Everything after the name, as it stands.
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// One line about what the session shows.
  package var title: String?
  /// When the session starts; 2026-01-01T00:00:00Z when the file does not say.
  package var clock = SessionHeader.defaultClock
  /// The user's zone; UTC when the file does not say.
  package var zone = OffsetZone.utc
  /// Where ids come from; 1 when the file does not say.
  package var seed: UInt64 = 1
  /// 80x24 when the file does not say; no recorded line depends on it.
  package var size = Size(columns: 80, rows: 24)
  /// `terminal` when the file does not say.
  package var mode = Mode.terminal
  /// `shell` when the file does not say.
  package var layer = Layer.shell
  /// The time between words, as `--pace` takes it.
  package var pace: String?
  /// The faults of the backend, as `--fault` takes them.
  package var fault: String?
  /// Further flags of the program, as typed.
  package var args: String?
  /// `set KEY VALUE`, in the order of the file.
  package var settings: [Setting] = []
  /// Whether the shell greets the user first, as at a terminal.
  package var isGreeted = false
  /// Name and version of what answered, written by the recorder.
  package var coach: String?
  /// `free` when the file does not say.
  package var order = Order.free
  /// Words by which files are selected.
  package var tags: [String] = []
  /// Whether a recorder wrote the file, so that it may end in the midst of a record.
  package var isRecorded = false

  /// A dump of the store that the run starts from, relative to the file.
  package var state: String?

  /// The settings that a header may set.
  static let knownSettings = ["sync", "pace", "color"]

  /// 2026-01-01T00:00:00Z.
  package static let defaultClock = Instant(milliseconds: 1_767_225_600_000)

  package init() {}
}

extension SessionHeader {
  /// What became of a header line.
  enum Taken {
    case taken
    case unknownKey
    case unknownSetting
    case wants(String)
  }

  /// Takes one header line.
  mutating func apply(key: String, value: String) -> Taken {
    switch key {
    case "title": title = value
    case "pace": pace = value
    case "fault": fault = value
    case "args": args = value
    case "coach": coach = value
    case "state": state = value
    case "tags": tags = value.split { $0 == " " || $0 == "," }.map(String.init)
    case "clock":
      return set(
        \.clock, Instant(value), "a time such as 2026-03-02T07:30:00Z, of the years 0 to 9999")
    case "zone": return set(\.zone, OffsetZone(value), "Z or an offset such as +01:00")
    case "seed": return set(\.seed, UInt64(value, in: 0...(.max)), "a number of at most 64 bits")
    case "size": return set(\.size, Size(value), "a size such as 80x24")
    case "mode": return set(\.mode, Mode(rawValue: value), "terminal or batch")
    case "layer": return set(\.layer, Layer(rawValue: value), "wire or shell")
    case "order": return set(\.order, Order(rawValue: value), "free or strict")
    case "greeting": return set(\.isGreeted, value == "yes" ? true : nil, "yes")
    case "recorded": return set(\.isRecorded, value == "yes" ? true : nil, "yes")
    case "set":
      let parts = value.split(separator: " ", maxSplits: 1)
      guard let name = parts.first else { return .wants("a key and a value") }
      let rest = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      settings.append(Setting(key: String(name), value: String(rest)))
      if !SessionHeader.knownSettings.contains(String(name)) { return .unknownSetting }
    default: return .unknownKey
    }
    return .taken
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<SessionHeader, Value>, _ value: Value?, _ wanted: String
  ) -> Taken {
    guard let value else { return .wants(wanted) }
    self[keyPath: path] = value
    return .taken
  }

  /// The header as it stands in a file, the first line and the blank line that ends it included.
  ///
  /// `recorded yes` comes first, so that a file cut in its header is known to be cut.
  package var text: String {
    var lines: [(String, String)] = []
    if isRecorded { lines.append(("recorded", "yes")) }
    if let title { lines.append(("title", title)) }
    let digits = clock.milliseconds % 1000 == 0 ? 0 : 3
    lines.append(("clock", clock.rfc3339(fractionDigits: digits)))
    if zone != .utc { lines.append(("zone", zone.description)) }
    lines.append(("seed", String(seed)))
    if size != Size(columns: 80, rows: 24) {
      lines.append(("size", "\(size.columns)x\(size.rows)"))
    }
    if mode != .terminal { lines.append(("mode", mode.rawValue)) }
    lines.append(("layer", layer.rawValue))
    if let pace { lines.append(("pace", pace)) }
    if let fault { lines.append(("fault", fault)) }
    if let args { lines.append(("args", args)) }
    if isGreeted { lines.append(("greeting", "yes")) }
    lines += settings.map { ("set", $0.value.isEmpty ? $0.key : "\($0.key) \($0.value)") }
    if let coach { lines.append(("coach", coach)) }
    if let state { lines.append(("state", state)) }
    if order != .free { lines.append(("order", order.rawValue)) }
    if !tags.isEmpty { lines.append(("tags", tags.joined(separator: " "))) }
    let rows = lines.map { key, value in
      key + String(repeating: " ", count: max(1, 9 - key.utf8.count)) + oneLine(value) + "\n"
    }
    return "lume-session 1\n" + rows.joined() + "\n"
  }

  /// A header line has no escapes: what would break it becomes a space.
  private func oneLine(_ value: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars { result.append(isHidden(scalar) ? " " : scalar) }
    return String(result)
  }
}

extension SessionHeader.Size {
  /// Reads `80x24`.
  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0], in: SessionHeader.Size.bounds),
      let rows = Int(parts[1], in: SessionHeader.Size.bounds)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
