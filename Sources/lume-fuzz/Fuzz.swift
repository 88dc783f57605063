// Reads what a fuzzer makes (https://llvm.org/docs/LibFuzzer.html), with the reader that is named:
//
//     swift build --product lume-fuzz --sanitize=fuzzer -Xswiftc -DFUZZING ...
//     lume-fuzz --target=keys CORPUS -runs=1000000
//
// Scripts/fuzz sees to it. Given a file in place of a folder it reads that once, which is how a file
// that made it fall is tried again; a debug build without the fuzzer does the same.

#if FUZZING
  /// What the command line names; the fuzzer passes by what begins with two hyphens.
  private let target: Target = {
    let flag = CommandLine.arguments.first { $0.hasPrefix("--target=") }
    guard let name = flag?.dropFirst(9), let target = Target(rawValue: String(name)) else {
      preconditionFailure("--target= takes one of \(Target.allCases.map(\.rawValue))")
    }
    return target
  }()

  /// What the fuzzer calls; 0 says that the input may go to its corpus.
  @_cdecl("LLVMFuzzerTestOneInput")
  func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target.read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#elseif DEBUG
  import Store

  @main
  enum Fuzz {
    static func main() throws {
      let flag = CommandLine.arguments.dropFirst().first ?? ""
      guard let target = Target(rawValue: String(flag.dropFirst(9))) else {
        print("usage: lume-fuzz --target=(\(Target.allCases.map(\.rawValue))) FILE...")
        return
      }
      for path in CommandLine.arguments.dropFirst(2) { target.read(try Files.read(path) ?? []) }
    }
  }
#else
  @main
  enum Fuzz {
    static func main() {
      print("This build has no fuzzer: Scripts/fuzz makes one that has.")
    }
  }
#endif
