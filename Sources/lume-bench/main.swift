#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Measures lume beside programs that do something comparable, and prints the figures as a table:
//
//     lume-bench LUME PYTHON LIBRARIES PEER WRK [start | verify | serve | scale | outbox]...
//
// LUME is the program to measure, PYTHON an interpreter, LIBRARIES the folder in which pip has
// installed prysk and aiohttp, PEER the script peer.py, WRK the program of that name. What is not
// there costs the figures that need it. Scripts/bench sees to all of it.
let arguments = CommandLine.arguments
let parts = arguments.dropFirst(6).compactMap(Bench.Part.init(rawValue:))
guard arguments.count >= 6, parts.count == arguments.count - 6 else {
  complain(
    "usage: lume-bench LUME PYTHON LIBRARIES PEER WRK [start | verify | serve | scale | outbox]...")
  exit(2)
}
do {
  let bench = try Bench(
    lume: arguments[1], python: arguments[2], libraries: arguments[3], peer: arguments[4],
    wrk: arguments[5])
  defer { bench.clear() }
  let table = try bench.table(parts.isEmpty ? Bench.Part.allCases : parts)
  for line in table.lines { print(line) }
} catch {
  complain("lume-bench: \(error)")
  exit(1)
}
