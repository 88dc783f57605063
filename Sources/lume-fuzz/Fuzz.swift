import Session

// Reads session files that a fuzzer makes (https://llvm.org/docs/LibFuzzer.html):
//
//     swift build --product lume-fuzz --sanitize=fuzzer -Xswiftc -DFUZZING ...
//
// Scripts/test --all sees to it. Without the fuzzer it reads the files that it is given, which is
// how a file that made it fall is tried again.

/// Reads a file as the verbs do that look at all of it.
func read(_ bytes: [UInt8]) {
  do throws(SessionSyntaxError) {
    let file = try SessionFile(parsing: bytes)
    let words = file.assertions.map { $0.assertion.holds(for: $0.text) }
    precondition(file.presentation.count + words.count <= bytes.count)
    precondition(file.turns <= bytes.count && file.warnings.count <= bytes.count)
    // What a header says is read back as it was written.
    let header = try SessionFile(parsing: Array(file.header.text.utf8)).header
    precondition(header.text == file.header.text)
  } catch {
    precondition(error.line >= 1 && error.column >= 1 && !error.description.isEmpty)
  }
}

#if FUZZING
  /// What the fuzzer calls; 0 says that the input may go to its corpus.
  @_cdecl("LLVMFuzzerTestOneInput")
  func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#else
  import Store

  @main
  enum Fuzz {
    static func main() throws {
      for path in CommandLine.arguments.dropFirst() { read(try Files.read(path) ?? []) }
    }
  }
#endif
