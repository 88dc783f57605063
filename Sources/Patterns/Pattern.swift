import CPCRE2
import CPatternLibrary

/// A regular expression as Perl and PCRE2 read it; see `pcre2pattern(3)`.
///
///     let pattern = try Pattern(#"(?i)\b(\d+) steps\b"#, .unicode)
///     try pattern.matches("You walked 10000 steps.")           // true
///     try pattern.match(in: "You walked 10000 steps.")?.range  // 11..<22, in bytes of UTF-8
///
/// The expression may be anybody's: it's compiled to machine code where the system lets it, it can
/// neither run code nor read a byte of a character, and a search that takes too many steps throws
/// `PatternLimit` instead of taking hours. All threads may use the same pattern at once.
///
/// PCRE2 is loaded with the first pattern, so make patterns where they are needed (a `static let`
/// does), not at start.
package final class Pattern: Sendable {
  /// What a character is.
  package enum Characters: Sendable {
    case bytes
    /// Those of Unicode, and `\w`, `\d` and `\b` know all of them.
    case unicode
  }

  /// Where an expression fits.
  package struct Match: Hashable, Sendable {
    /// Of all that it fits, in bytes from the start of the text.
    package var range: Range<Int>
    /// Of each group, counted from 1, that the expression has; `nil` for one that took no part.
    /// Groups at the end that took no part are left out.
    package var groups: [Range<Int>?]
    /// The name of the last `(*MARK:NAME)` on the way.
    package var mark: String?
  }

  /// What a search in a text that goes on came to.
  package enum Outcome: Hashable, Sendable {
    case none
    case match(Match)
    /// From a byte on, the text may be the beginning of a match: what follows decides.
    case partial(from: Int)
  }

  /// It's never changed after `init`, which is what PCRE2 asks for of threads that share it.
  private nonisolated(unsafe) let code: OpaquePointer
  private nonisolated(unsafe) let limits: OpaquePointer?

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - mayBePartial: whether `search(…, goesOn: true)` is used, which takes longer to compile.
  ///   - mostSteps: how much a search may do, in steps of PCRE2 (`pcre2_set_match_limit`).
  /// - Throws: `PatternError` if it's none.
  package init(
    _ expression: String, _ characters: Characters = .bytes, mayBePartial: Bool = false,
    mostSteps: Int = 1_000_000
  ) throws(PatternError) {
    try Pattern.library.get()
    let (code, status, offset) = Pattern.compile(expression, characters)
    guard let code else {
      throw .syntax(offset: offset, reason: Pattern.message(status))
    }
    self.code = code
    limits = pcre2_match_context_create_8(nil)
    pcre2_set_match_limit_8(limits, UInt32(clamping: mostSteps))
    pcre2_set_depth_limit_8(limits, UInt32(clamping: mostSteps))
    // In KiB.
    pcre2_set_heap_limit_8(limits, 16 << 10)
    // Where the system has no memory for machine code, it's interpreted.
    pcre2_jit_compile_8(
      code, UInt32(PCRE2_JIT_COMPLETE) | (mayBePartial ? UInt32(PCRE2_JIT_PARTIAL_HARD) : 0))
  }

  deinit {
    pcre2_match_context_free_8(limits)
    pcre2_code_free_8(code)
  }

  /// Whether it fits anywhere in a text.
  package func matches(_ text: String) throws(PatternLimit) -> Bool {
    try match(in: text) != nil
  }

  /// The first place where it fits in a text.
  package func match(in text: String) throws(PatternLimit) -> Match? {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(PatternLimit) in try search(bytes) }
    }
    guard case .match(let match) = try result.get() else { return nil }
    return match
  }

  /// Looks for the first place where it fits.
  ///
  /// - Parameters:
  ///   - start: where to begin; what is before it is seen by `\b` and `(?<=…)`.
  ///   - goesOn: whether more may follow the text. Then what could become a match, or a longer one, is
  ///     `partial`; needs `mayBePartial`.
  package func search(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, goesOn: Bool = false
  ) throws(PatternLimit) -> Outcome {
    guard let data = pcre2_match_data_create_from_pattern_8(code, nil) else { throw PatternLimit() }
    defer { pcre2_match_data_free_8(data) }
    // An empty buffer may have no address, which PCRE2 takes for a mistake.
    var empty: UInt8 = 0
    let status = withUnsafePointer(to: &empty) { empty in
      let base = bytes.baseAddress ?? empty
      let options = goesOn ? PCRE2_PARTIAL_HARD : 0
      let status = pcre2_match_8(code, base, bytes.count, start, options, data, limits)
      guard status == PCRE2_ERROR_JIT_STACKLIMIT else { return status }
      // Interpreted, it has all of the heap that it may have.
      return pcre2_match_8(code, base, bytes.count, start, options | PCRE2_NO_JIT, data, limits)
    }
    let places: UnsafeMutablePointer<Int> = pcre2_get_ovector_pointer_8(data)
    switch status {
    case PCRE2_ERROR_NOMATCH: return .none
    case PCRE2_ERROR_PARTIAL: return .partial(from: places[0])
    case 1...: return .match(Pattern.match(places, count: Int(status), data))
    default: throw PatternLimit()
    }
  }

  private static func match(
    _ places: UnsafeMutablePointer<Int>, count: Int, _ data: OpaquePointer
  ) -> Match {
    // `\K` within an assertion may put the begin behind the end.
    func range(_ group: Int) -> Range<Int>? {
      let (begin, end) = (places[2 * group], places[2 * group + 1])
      return begin == -1 ? nil : min(begin, end)..<end
    }
    return Match(
      range: range(0) ?? 0..<0, groups: (1..<count).map(range),
      mark: pcre2_get_mark_8(data).map { mark in String(cString: mark) })
  }
}

extension Pattern {
  /// What expressions are read by, e.g. `PCRE2 10.42`.
  ///
  /// - Throws: `PatternError` where it isn't there.
  package static func libraryVersion() throws(PatternError) -> String {
    try library.get()
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let length = pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), buffer.baseAddress)
      return String(decoding: buffer.prefix(max(0, Int(length) - 1)), as: UTF8.self)
    }
    return "PCRE2 " + text.prefix { $0 != " " }
  }

  private static let library: Result<Void, PatternError> =
    lume_load_pcre2().map { .failure(.missing(String(cString: $0))) } ?? .success(())

  private static func compile(
    _ expression: String, _ characters: Characters
  ) -> (code: OpaquePointer?, status: Int32, offset: Int) {
    var expression = expression
    let options =
      characters == .unicode ? PCRE2_MATCH_INVALID_UTF | PCRE2_UTF | PCRE2_UCP : 0
    var status: Int32 = 0
    var offset = 0
    let code = expression.withUTF8 { bytes in
      pcre2_compile_8(
        bytes.baseAddress, bytes.count,
        options | PCRE2_NEVER_BACKSLASH_C, &status, &offset, nil)
    }
    return (code, status, offset)
  }

  private static func message(_ status: Int32) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let length = pcre2_get_error_message_8(status, buffer.baseAddress, buffer.count)
      return String(decoding: buffer.prefix(max(0, Int(length))), as: UTF8.self)
    }
  }
}

/// Why there is no pattern.
package enum PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the expression, and behind which of its bytes in UTF-8 that was noticed:
  /// `missing closing parenthesis`.
  case syntax(offset: Int, reason: String)
  /// PCRE2 isn't there: `libpcre2-8.so.0: cannot open shared object file: No such file or directory`.
  case missing(String)

  package var description: String {
    switch self {
    case .syntax(let offset, let reason): "\(reason) (behind byte \(offset))"
    case .missing(let reason): reason
    }
  }
}

/// A search in a text was given up, since it took more steps than it may: nothing is known of the
/// text.
package struct PatternLimit: Error, Hashable, Sendable {}
