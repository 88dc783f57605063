import Libc

// Measures lume beside programs that do something comparable, and prints the figures as a table:
//
//     lume-bench LUME PYTHON LIBRARIES PEER WRK [PART...]
//
// PART is serve or scale; both where there is none. LUME is the program to measure, PYTHON an
// interpreter, LIBRARIES the folder in which pip has installed aiohttp, PEER the script peer.py, WRK
// the program of that name. What is not there costs the figures that need it. Or counts the
// instructions that things take, and holds them to the table of a file, or writes it:
//
//     lume-bench count (debug | release) LUME VALGRIND TABLE MACHINE [--write | PART...]
//
// Scripts/bench sees to all of it.
let usage = """
  usage: lume-bench LUME PYTHON LIBRARIES PEER WRK [PART...]
         lume-bench count (debug | release) LUME VALGRIND TABLE MACHINE [--write | PART...]
  """
let arguments = CommandLine.arguments
// Nothing waits for ever, and if something does, it ends here.
RunningChildren.endWithThisProgram(after: 3600)
do {
  if arguments.dropFirst().first == "count" {
    let isWriting = arguments.dropFirst(7) == ["--write"]
    let names = isWriting ? [] : arguments.dropFirst(7)
    let parts = names.compactMap(Counting.Part.init(rawValue:))
    guard arguments.count >= 7, let build = Counting.Build(rawValue: arguments[2]),
      parts.count == names.count
    else {
      complain(usage)
      exit(2)
    }
    let folder = try TemporaryFolder()
    defer { folder.clear() }
    let counting = Counting(
      valgrind: arguments[4], lume: arguments[3], build: build, folder: folder.path)
    let isKept = try counting.hold(
      parts, toTableIn: arguments[5], on: arguments[6], isWriting: isWriting)
    folder.clear()
    exit(isKept ? 0 : 1)
  }
  let parts = arguments.dropFirst(6).compactMap(Bench.Part.init(rawValue:))
  guard arguments.count >= 6, parts.count == arguments.count - 6 else {
    complain(usage)
    exit(2)
  }
  let folder = try TemporaryFolder()
  defer { folder.clear() }
  let bench = Bench(
    lume: arguments[1], python: arguments[2], libraries: arguments[3], peer: arguments[4],
    wrk: arguments[5], folder: folder.path)
  let table = try bench.table(parts.isEmpty ? Bench.Part.allCases : parts)
  for line in table.lines { print(line) }
} catch {
  complain("lume-bench: \(error)")
  exit(1)
}
