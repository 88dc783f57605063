import Numbers
import Shell
import Time
import Wellness

/// Reads a command line; decides nothing.
struct InvocationParser {
  var rest: ArraySlice<String>
  /// Whether a flag asks for help, whatever else is there.
  var wantsHelp = false
  private static let verbs = VerbHelp.all.map(\.verb)
  /// A year, so that its nanoseconds fit an `Int64`.
  private static let longestTime = Duration.seconds(365 * 86_400)

  /// - Parameter arguments: without the program's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = InvocationParser(rest: arguments[...])
    do {
      let invocation = try parser.invocation()
      return parser.wantsHelp ? help(for: arguments.first) : invocation
    } catch {
      guard parser.wantsHelp else { throw error }
      return help(for: arguments.first)
    }
  }

  private static func help(for verb: String?) -> Invocation {
    verb.flatMap(VerbHelp.named).map { .verbHelp($0.verb) } ?? .help
  }

  /// Reads what stands behind `lume help`.
  private mutating func help() throws(UsageError) -> Invocation {
    var isManual = false
    let words = try words(of: "lume help") { _, word throws(UsageError) in
      isManual = isManual || word == "--man"
      return word == "--man"
    }
    if isManual, let word = words.first {
      throw UsageError("lume help --man is all of it in one page: leave out \"\(word)\"")
    }
    return isManual ? .manual : InvocationParser.help(for: words.first)
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    switch rest.first {
    case "--version": return .version
    case "help":
      rest.removeFirst()
      return try help()
    case "completion":
      rest.removeFirst()
      if rest == ["--goals"] { return .goalTitles }
      return .completion(try completion())
    case "record":
      rest.removeFirst()
      if rest.contains("--again") { return .recordAgain(try recordAgain()) }
      return .record(try record())
    case "verify":
      rest.removeFirst()
      return .verify(try verify())
    case "update":
      rest.removeFirst()
      return .update(try update())
    case "play":
      rest.removeFirst()
      return .play(try play())
    case "export":
      rest.removeFirst()
      return .export(try export())
    case "fmt":
      rest.removeFirst()
      return .format(try format())
    case "lint":
      rest.removeFirst()
      return .lint(try lint())
    case "import":
      rest.removeFirst()
      return .importing(try importing())
    case "serve":
      rest.removeFirst()
      return .serve(try serve())
    case "resume":
      rest.removeFirst()
      return .resume(try resume())
    case "check":
      rest.removeFirst()
      return .check(try check())
    case "paths":
      rest.removeFirst()
      let isJSON = rest.first == "--json"
      if let extra = rest.dropFirst(isJSON ? 1 : 0).first {
        wantsHelp = extra == "--help" || extra == "-h"
        throw UsageError("lume paths takes --json and nothing more, not \"\(extra)\"")
      }
      return .paths(isJSON: isJSON)
    case "ask":
      rest.removeFirst()
      return .shell(try ask())
    case "doctor":
      rest.removeFirst()
      return .doctor(try shell())
    case let word? where !word.hasPrefix("-"):
      let near = Suggestion.nearest(to: word, among: InvocationParser.verbs)
      if let near {
        throw UsageError(
          "lume has no verb \"\(word)\": did you mean \(near)? lume --help lists them")
      }
      throw UsageError(
        "lume has no verb \"\(word)\". It has \(InvocationParser.verbs.joined(separator: ", ")); lume --help explains them"
      )
    default:
      return .shell(try shell())
    }
  }

  /// Reads the words of a verb to the end.
  ///
  /// - Parameters:
  ///   - verb: with `lume`, for what is said of a flag that it does not have.
  ///   - take: takes a flag and what belongs to it; answers whether it is one.
  /// - Returns: those that are no flags; `-` is one of them.
  mutating func words(
    of verb: String, _ take: (inout InvocationParser, String) throws(UsageError) -> Bool
  ) throws(UsageError) -> [String] {
    var words: [String] = []
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        wantsHelp = true
      } else if try take(&self, word) {
        continue
      } else if word.hasPrefix("-"), word != "-" {
        throw InvocationParser.unknown(word, verb)
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// Reads the words of a verb that has one file; the file is empty where help is wanted and none
  /// is named.
  ///
  /// - Parameter need: what to say where there is none.
  mutating func file(
    of verb: String, need: String,
    _ take: (inout InvocationParser, String) throws(UsageError) -> Bool
  ) throws(UsageError) -> String {
    let words = try words(of: verb, take)
    guard words.count < 2 else {
      throw UsageError("\(verb) takes one file, and \"\(words[1])\" is a second one")
    }
    guard let file = words.first ?? (wantsHelp ? "" : nil) else { throw UsageError(need) }
    return file
  }

  mutating func value(of flag: String) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(flag) needs a value behind it") }
    return value
  }

  mutating func number(of flag: String) throws(UsageError) -> UInt64 {
    let text = try value(of: flag)
    guard let number = UInt64(text, in: 0...(.max)) else {
      throw UsageError("\(flag) takes a whole number from 0 on, not \"\(text)\"")
    }
    return number
  }

  mutating func instant(of flag: String) throws(UsageError) -> Instant {
    let text = try value(of: flag)
    guard let instant = Instant(text) else {
      throw UsageError("\(flag) takes a time such as 2026-03-02T07:30:00Z, not \"\(text)\"")
    }
    return instant
  }

  mutating func duration(of flag: String) throws(UsageError) -> Duration {
    let text = try value(of: flag)
    guard let duration = Duration(reading: text), duration > .zero,
      duration <= InvocationParser.longestTime
    else {
      throw UsageError("\(flag) takes a duration such as 500ms, 60s or 5m, not \"\(text)\"")
    }
    return duration
  }

  mutating func choice(of flag: String, _ known: [String]) throws(UsageError) -> String {
    let text = try value(of: flag)
    guard known.contains(text) else {
      throw UsageError("\(flag) takes \(known.joined(separator: " or ")), not \"\(text)\"")
    }
    return text
  }

  static func unknown(_ flag: String, _ verb: String) -> UsageError {
    VerbHelp.unknown(flag, verb)
  }
}
