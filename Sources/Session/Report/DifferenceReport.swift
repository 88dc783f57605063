import Edge

/// What a person is told of a difference: where it is, what stands against what, why that may be,
/// and what to do.
package struct DifferenceReport {
  private let difference: Difference
  private let path: String
  private let coach: String?

  /// - Parameters:
  ///   - path: the file, as the user named it.
  ///   - coach: name and version of what answers today.
  package init(_ difference: Difference, path: String, coach: String? = nil) {
    self.difference = difference
    self.path = path
    self.coach = coach
  }

  /// In the order in which they are read.
  package var lines: [Styled] {
    let input = difference.input.map { "  " + DifferenceReport.cut($0) } ?? ""
    let place =
      "line \(difference.line)"
      + (difference.detail.map { ", \(DifferenceReport.cut($0))" } ?? "")
      + (difference.lines.map { ", or anywhere from \($0.lowerBound) to \($0.upperBound)" } ?? "")
    var lines: [Styled] = [
      Styled("FAIL", .bad) + Styled(" \(path)  turn \(difference.turn)\(input)"),
      Styled("  \(difference.subject) \(verb) (\(place))", .strong),
    ]
    if difference.fields.isEmpty {
      lines += difference.context.map { Styled("        " + DifferenceReport.cut($0), .faint) }
      lines += HunkLines(difference.expected, difference.actual).lines
    } else {
      lines += FieldLines(difference.fields).lines
    }
    if let note = difference.note { lines.append(Styled("  only \(note)")) }
    for sentence in LikelyReason(difference, coach: coach).sentences {
      lines.append(Styled("  likely: ", .faint) + Styled(sentence))
    }
    return lines + advice
  }

  private var verb: String {
    switch difference.kind {
    case .requestDiffers, .outputDiffers, .exitCode: "differs"
    case .requestUnexpected: "was not expected"
    case .requestMissing, .outputMissing: "is missing"
    case .outputExtra: "is not in the file"
    case .replyUnused: "was never taken"
    case .assertionFailed: "isn't what is asserted"
    case .stuck: "waits for what the file does not have next"
    case .earlyExit: "ended before the file"
    case .timedOut: "took too long and was stopped"
    }
  }

  /// What to do; nothing that update couldn't do is put down to it.
  private var advice: [Styled] {
    if difference.broken != nil {
      return [Styled("  by hand:  mend the JSON; a text that is none begins with an apostrophe: '")]
    }
    let again = Styled("lume record --again \(DifferenceReport.quoted(path))")
    if difference.isOfLayerWire, InputChange(difference).isLikely {
      return [
        Styled("  the answers in the file are to the old input; type all of it anew with:  ")
          + again
      ]
    }
    return (difference.mayComeOfAnInput ? [Styled("  if an input was changed:  ") + again] : [])
      + otherRequest + usualAdvice
  }

  /// What to write where the program asks for something that the file doesn't have at all, which an
  /// update would answer with the reply to another request.
  private var otherRequest: [Styled] {
    guard difference.isOfLayerWire, !difference.isRecordedWire, !difference.isAskedAtStart,
      difference.fields.contains(where: { $0.path == "method" || $0.path == "path" }),
      let asked = difference.actual.first?.split(separator: " ", maxSplits: 2).last
    else { return [] }
    return [
      Styled(
        "  if it comes before that one:  write \(DifferenceReport.cut(String(asked))) and its reply "
          + "before line \(difference.line)")
    ]
  }

  private var usualAdvice: [Styled] {
    if difference.kind.isAcceptable, difference.note == nil, !path.hasPrefix("/dev/") {
      return [Styled("  accept with:  lume update \(DifferenceReport.quoted(path))")]
    }
    let sentence: String? =
      switch difference.kind {
      case .stuck: difference.advice
      case .replyUnused:
        difference.advice
          ?? "nothing was asked on that channel: remove the reply, or write what comes before it"
      case .earlyExit:
        "what stands from line \(difference.line) on is never reached: remove it, or what ends the "
          + "program before it"
      case .assertionFailed: "an assertion is yours: change line \(difference.line) or the program"
      case .timedOut: "give it longer with --timeout 5m, or see where it goes round in circles"
      default: nil
      }
    return sentence.map { [Styled("  by hand:  \($0)")] } ?? []
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { isLetterOrDigit($0) || "/._-+,:@%".utf8.contains($0) }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }

  /// So many scalars of a line that is only there to find one's way.
  private static let room = 100

  static func cut(_ line: String) -> String {
    guard line.unicodeScalars.count > room else { return line }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: line.unicodeScalars.prefix(room - 2))
    return String(scalars) + " …"
  }
}

extension Difference {
  /// Whether the program asks it before anything was typed, and a person has written the file.
  var isAskedAtStart: Bool {
    turn == 0 && isOfLayerWire && !isRecordedWire
      && (kind == .requestDiffers || kind == .requestUnexpected)
  }

  /// Whether the program asks for other things than the file has, as it does for another input.
  fileprivate var mayComeOfAnInput: Bool {
    guard isRecordedWire, input != nil, note == nil else { return false }
    switch kind {
    case .requestUnexpected, .requestMissing, .replyUnused, .stuck, .earlyExit: return true
    case .requestDiffers, .outputDiffers, .outputMissing, .outputExtra, .exitCode,
      .assertionFailed, .timedOut:
      return false
    }
  }

  /// The lines that tell a person about it.
  ///
  /// - Parameters:
  ///   - path: the file, as the user named it.
  ///   - coach: name and version of what answers today.
  package func report(path: String, coach: String? = nil) -> [String] {
    DifferenceReport(self, path: path, coach: coach).lines.map(\.plain)
  }
}
