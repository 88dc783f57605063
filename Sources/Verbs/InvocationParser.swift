import Shell

/// Reads a command line by the tables of the verbs; decides nothing.
package struct InvocationParser {
  var rest: ArraySlice<String>
  /// Whether a flag asks for help, whatever else is there.
  private var wantsHelp = false

  private init(rest: ArraySlice<String>) { self.rest = rest }

  /// - Parameter arguments: without the program's own name.
  package static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = InvocationParser(rest: arguments[...])
    do {
      let invocation = try parser.invocation()
      return parser.wantsHelp ? help(for: arguments.first) : invocation
    } catch {
      guard parser.wantsHelp else { throw error }
      return help(for: arguments.first)
    }
  }

  package static func help(for verb: String?) -> Invocation {
    if verb == "shell" { return .verbHelp("") }
    return verb.flatMap(Verb.named).map { .verbHelp($0.name) } ?? .help
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    guard let word = rest.first, !word.hasPrefix("-") else {
      let isVersion = rest.first == "--version" || rest.first == "-V"
      return isVersion ? .version : try Verb.readShell(&self)
    }
    if let verb = Verb.named(word) {
      rest.removeFirst()
      return try verb.read(&self)
    }
    throw Verb.unknown(verb: word)
  }

  /// Reads flags and words to the end.
  ///
  /// - Parameters:
  ///   - command: the verb with `lume`, for what is said of a flag that it doesn't have.
  ///   - options: what flags set.
  /// - Returns: the words that are no flags; `-` is one of them.
  mutating func words<Options>(
    of command: String, _ flags: [Flag<Options>], _ options: inout Options
  ) throws(UsageError) -> [String] {
    var words: [String] = []
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        wantsHelp = true
        continue
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      let (name, attached) = InvocationParser.parts(of: word)
      guard let flag = flags.first(where: { $0.help.isCalled(name) }) else {
        throw Verb.unknown(word, command)
      }
      guard flag.help.placeholder != nil else {
        if let attached {
          throw UsageError("\(name) takes no value, and \"\(attached)\" is one")
        }
        try flag.apply(to: &options, named: name, "")
        continue
      }
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("\(name) needs a value behind it")
      }
      try flag.apply(to: &options, named: name, value)
    }
    return words
  }

  /// The name of a flag and the value that is written with it: `--jobs=8`, `-j8`.
  private static func parts(of word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    let digits = word.utf8.dropFirst(2)
    if !word.hasPrefix("--"), !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) {
      return (String(word.prefix(2)), String(word.dropFirst(2)))
    }
    return (word, nil)
  }
}

extension [String] {
  /// The one file among the words of a verb.
  ///
  /// - Parameter need: what to say where there is none.
  func file(of command: String, need: String) throws(UsageError) -> String {
    guard count < 2 else {
      throw UsageError("\(command) takes one file, and \"\(self[1])\" is a second one")
    }
    guard let file = first else { throw UsageError(need) }
    return file
  }
}
