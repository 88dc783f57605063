import Edge

/// `/quit`: leaves.
struct Quit: SingleCommand {
  static let usage = Usage(
    words: ["quit"], group: .shell, help: "leave (so does Ctrl-D)", example: "/quit")

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws -> Nothing? {
    shell.isLeaving = true
    return Nothing()
  }
}
