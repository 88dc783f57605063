/// A flag of a verb: how it's typed, what help says of it, and what it does to the verb's options.
package struct Flag<Options>: Sendable {
  package typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// What help, the manual, completion and the config file go by.
  package private(set) var help: FlagHelp
  /// What stands for it in the header of a recording, since a replay goes by it; `nil` where the run
  /// has nothing of it.
  package let recorded: (@Sendable (ShellFlags) -> String?)?
  private let set: @Sendable (inout Options, String, String) throws(UsageError) -> Void

  /// One that has no value.
  init(
    _ form: String, _ text: String, _ path: @autoclosure @escaping @Sendable () -> Path<Bool>,
    _ value: Bool = true, recorded: (@Sendable (ShellFlags) -> String?)? = nil
  ) {
    self.init(help: FlagHelp(form, text), recorded: recorded) { options, _, _ in
      options[keyPath: path()] = value
    }
  }

  /// One that has a value, of two the last counts.
  ///
  /// - Parameters:
  ///   - path: made when the flag is there, since a start has no use for most of them.
  ///   - key: its name in the config file, where it may be set there.
  init<Value>(
    _ form: String, _ text: String, _ path: @autoclosure @escaping @Sendable () -> Path<Value>,
    _ value: FlagValue<Value>, key: String? = nil,
    recorded: (@Sendable (ShellFlags) -> String?)? = nil
  ) {
    self.init(form, text, value, key: key, recorded: recorded) { $0[keyPath: path()] = $1 }
  }

  init<Value>(
    _ form: String, _ text: String, _ path: @autoclosure @escaping @Sendable () -> Path<Value?>,
    _ value: FlagValue<Value>, key: String? = nil,
    recorded: (@Sendable (ShellFlags) -> String?)? = nil
  ) {
    self.init(form, text, value, key: key, recorded: recorded) { $0[keyPath: path()] = $1 }
  }

  /// One that may be repeated.
  init(
    _ form: String, _ text: String, _ path: @autoclosure @escaping @Sendable () -> Path<[String]>,
    _ value: FlagValue<String>, key: String? = nil
  ) {
    self.init(form, text, value, key: key) { $0[keyPath: path()].append($1) }
  }

  /// One that decides what stdout has: two of them can't be.
  init(
    _ text: String, _ path: @autoclosure @escaping @Sendable () -> Path<ReportFormat>,
    _ format: ReportFormat
  ) {
    self.init(help: FlagHelp(format.flag, text), recorded: nil) {
      options, _, _ throws(UsageError) in
      let other = options[keyPath: path()]
      guard other == .text || other == format else {
        throw UsageError(
          "\(other.flag) and \(format.flag) both decide what stdout has: give one of them")
      }
      options[keyPath: path()] = format
    }
  }

  /// One whose value is read into more than a field.
  init<Value>(
    _ form: String, _ text: String, _ value: FlagValue<Value>, key: String? = nil,
    recorded: (@Sendable (ShellFlags) -> String?)? = nil,
    set: @escaping @Sendable (inout Options, Value) throws(UsageError) -> Void
  ) {
    let help = FlagHelp(form, text, choices: value.choices, key: key)
    self.init(help: help, recorded: recorded) { options, name, text throws(UsageError) in
      try set(&options, try value.read(name, text))
    }
  }

  /// One that isn't there, and why, or what is there in its place.
  static func refused(_ form: String, _ sentence: String) -> Flag {
    var help = FlagHelp(form, "")
    help.isHidden = true
    return Flag(help: help, recorded: nil) { _, _, _ throws(UsageError) in
      throw UsageError(sentence)
    }
  }

  /// One by which the rest is read, and that sets nothing.
  static func mark(_ form: String, _ text: String) -> Flag {
    Flag(help: FlagHelp(form, text), recorded: nil) { _, _, _ in }
  }

  /// The same, said of in other words.
  func saying(_ text: String) -> Flag {
    var flag = self
    flag.help.text = text
    return flag
  }

  /// The same for options that have these in them.
  func within<Outer>(
    _ path: @autoclosure @escaping @Sendable () -> Flag<Outer>.Path<Options>
  ) -> Flag<Outer> {
    Flag<Outer>(help: help, recorded: recorded) { options, name, text throws(UsageError) in
      try set(&options[keyPath: path()], name, text)
    }
  }

  private init(
    help: FlagHelp, recorded: (@Sendable (ShellFlags) -> String?)?,
    set: @escaping @Sendable (inout Options, String, String) throws(UsageError) -> Void
  ) {
    (self.help, self.recorded, self.set) = (help, recorded, set)
  }

  /// Sets it.
  ///
  /// - Parameters:
  ///   - name: as it was typed, for what is said of its value.
  ///   - value: empty where it has none.
  package func apply(
    to options: inout Options, named name: String, _ value: String
  ) throws(UsageError) {
    try set(&options, name, value)
  }
}

extension Array {
  /// The same flags for options that have theirs in them.
  func within<Inner, Outer>(
    _ path: @autoclosure @escaping @Sendable () -> Flag<Outer>.Path<Inner>
  ) -> [Flag<Outer>]
  where Element == Flag<Inner> {
    map { $0.within(path()) }
  }
}

/// Flags and lists of them, one behind the other.
@resultBuilder enum FlagList<Options> {
  static func buildExpression(_ flag: Flag<Options>) -> [Flag<Options>] { [flag] }
  static func buildExpression(_ flags: [Flag<Options>]) -> [Flag<Options>] { flags }
  static func buildBlock(_ parts: [Flag<Options>]...) -> [Flag<Options>] { parts.flatMap(\.self) }

  static func of(@FlagList _ flags: () -> [Flag<Options>]) -> [Flag<Options>] { flags() }
}

/// What is known of a flag without what it does.
package struct FlagHelp: Sendable {
  /// As it's typed, with what stands behind it, e.g. `-j N, --jobs N`.
  let form: String
  /// What it does, in a few words.
  fileprivate(set) var text: String
  /// All that its value may be, where these are few words.
  let choices: [String]
  /// Its name in the config file.
  let key: String?
  /// Whether it's there for a sentence that says why it isn't.
  fileprivate(set) var isHidden = false
  /// What is typed of it, e.g. `-j`.
  var names: [String] {
    words.filter { $0.hasPrefix("-") && $0.count > 1 }.map(String.init)
  }

  /// What stands behind it in its form, e.g. `N`; `nil` where it has no value.
  var placeholder: String? {
    words.last.flatMap { $0.hasPrefix("-") ? nil : String($0) }
  }

  private var words: [Substring] { form.split { $0 == " " || $0 == "," } }

  init(_ form: String, _ text: String, choices: [String] = [], key: String? = nil) {
    (self.form, self.text, self.choices, self.key) = (form, text, choices, key)
  }

  /// Whether a text is one of its names; told without making them, since each flag is asked.
  func isCalled(_ name: String) -> Bool {
    var rest = form.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "-")) {
      let end = rest[start...].firstIndex { $0 == 0x20 || $0 == UInt8(ascii: ",") }
      if rest[start..<(end ?? rest.endIndex)].elementsEqual(name.utf8) { return true }
      rest = rest[(end ?? rest.endIndex)...]
    }
    return false
  }

  /// The flag that it's for, where its text begins with that, e.g. `--again`.
  var companion: String? {
    guard text.hasPrefix("with --") else { return nil }
    return String(text.dropFirst(5).prefix { $0 != ":" })
  }

  /// What its value may be, for a shell that completes it.
  var value: CompletedValue {
    guard let placeholder else { return .nothing }
    if !choices.isEmpty { return .words(choices) }
    return switch placeholder {
    case "FILE", "NEW": .files
    case "GOAL": .goals
    default: .unknown
    }
  }
}
