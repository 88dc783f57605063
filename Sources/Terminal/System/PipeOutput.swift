import Edge
import Libc

/// Output without a prompt: text that is written as soon as it is shown, with the colours and the width
/// of a terminal where it goes to one.
///
/// Confined to the core's thread. What is asked for goes to one descriptor, errors, notices and
/// hints to the other; nothing that is only for the moment goes to either.
package final class PipeOutput {
  private let outputDescriptor: Int32
  private let errors: Int32
  private let usualPalette: Palette
  private var palette: Palette
  private let isUsuallyASCII: Bool
  private var isASCII: Bool
  /// Whether the last line of an answer has no newline yet.
  private var isOpen = false
  /// Tells of the end that was asked for.
  private let input: BatchInput?
  /// Where the input stands that runs now, e.g. `inputs.txt:3`; `nil` where nobody asks.
  private let place: () -> String?
  /// The columns of the terminal that the output goes to; `nil` for none.
  private let width: Int?
  /// Breaks answers between words, where they go to a terminal.
  private var wrapper: WordWrapper?

  /// As much as a pipe takes at once where it has room at all (`PIPE_BUF`).
  private static let portion = 4096

  /// - Parameters:
  ///   - palette: how to colour unless the option `color` insists on something.
  ///   - isASCII: whether to keep to ASCII unless the option `ascii` says otherwise.
  ///   - width: the columns of the terminal that the output goes to; `nil` for none.
  ///   - input: a signal that it takes ends the wait for whoever reads the output.
  ///   - place: where the input stands that runs now, which errors and warnings begin with.
  package init(
    output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO,
    palette: Palette = Palette(hasColor: false), isASCII: Bool = false, width: Int? = nil,
    input: BatchInput? = nil, place: @escaping () -> String? = { nil }
  ) {
    (outputDescriptor, self.errors) = (output, errors)
    (self.input, self.width, self.place) = (input, width, place)
    wrapper = width.map { WordWrapper(width: $0) }
    usualPalette = palette
    self.palette = palette
    (isUsuallyASCII, self.isASCII) = (isASCII, isASCII)
  }

  /// - Throws: from each function `BrokenPipe`, when whoever reads the output is gone,
  ///   `Terminated` when the process is asked to end while nobody reads it, and `OutputFailure` when
  ///   it cannot be written for another reason.
  package var output: Output {
    Output(show: show)
  }

  private func show(_ effect: Effect) throws {
    switch effect {
    case .answer(let piece):
      let text = piece.withoutControls
      if text.isEmpty { return }
      isOpen = true
      let pieces = wrapper?.receive(isASCII ? ASCIIText.folded(text) : text)
      try write(pieces.map(PipeOutput.text) ?? text, to: outputDescriptor)
      isOpen = !text.hasSuffix("\n")
    case .answered:
      try closeLine()
    case .say(let line):
      try closeLine()
      try write(rendered(line), to: outputDescriptor)
    case .complain(let line):
      let isProblem = [.bad, .warning].contains(line.spans.first?.style)
      let place = isProblem ? place().map { Styled($0 + ": ", .plain) } : nil
      try write(rendered(place.map { $0 + line } ?? line), to: errors)
    case .option("color", "always"): palette.hasColor = true
    case .option("color", "never"): palette.hasColor = false
    case .option("color", _): palette.hasColor = usualPalette.hasColor
    case .option("ascii", let value): isASCII = value == "auto" ? isUsuallyASCII : value == "on"
    case .option("theme", let theme): palette.theme = Theme(rawValue: theme) ?? .dark
    case .note, .request, .cancel, .open, .send, .close, .status, .offer, .remember, .clear,
      .option, .secret:
      break
    }
  }

  private func closeLine() throws {
    let rest = wrapper?.finish() ?? []
    if isOpen { try write(PipeOutput.text(rest) + "\n", to: outputDescriptor) }
    isOpen = false
  }

  private static func text(_ pieces: [WordWrapper.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text, _): text
      case .wrap, .newline: "\n"
      }
    }.joined()
  }

  /// A line as it is written, in the rows of a terminal where it goes to one.
  private func rendered(_ line: Styled) -> String {
    guard let width else { return palette.render(Row(line)) + "\n" }
    let glyphs = Glyphs(isASCII: isASCII)
    let fitted = Row(glyphs.line(line).fitted(to: width, mark: glyphs.ellipsis))
    return WordWrapper.rows(of: fitted, width: width)
      .map { palette.render($0) + "\n" }.joined()
  }

  /// Writes all of it, however many calls that takes. Errors that nobody reads are no reason to
  /// stop.
  private func write(_ text: String, to descriptor: Int32) throws {
    var rest = Array((isASCII ? ASCIIText.folded(text) : text).utf8)[...]
    while !rest.isEmpty {
      guard waitForRoom(in: descriptor) else { throw Terminated() }
      let portion = rest.prefix(PipeOutput.portion)
      let count = portion.withUnsafeBytes { PipeOutput.write($0, to: descriptor) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      case _ where descriptor != outputDescriptor: return
      case EPIPE: throw BrokenPipe()
      case let code: throw OutputFailure(code: code)
      }
    }
  }

  /// Waits until some can be written; answers whether that is so, or the process is asked to end.
  private func waitForRoom(in descriptor: Int32) -> Bool {
    guard let input, descriptor >= 0 else { return true }
    var sources = [
      pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: input.ending, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
    return sources[0].revents != 0
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    Libc.write(descriptor, bytes.baseAddress, bytes.count)
  }
}

/// The output cannot be written, as on a full disk.
package struct OutputFailure: Error, Hashable, Sendable {
  /// As `errno` has it.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }
}
