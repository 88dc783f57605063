import Edge

/// `/clear`: clears the screen; what is typed already stays. Nothing in batch.
struct ClearScreen: SingleCommand {
  static let usage = Usage(
    words: ["clear"], group: .shell, help: "clear the screen", example: "/clear", isQuick: true)

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws -> Nothing? {
    try shell.edge.emit(.clear)
    return Nothing()
  }
}
