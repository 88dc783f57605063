#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Measures lume beside programs that do something comparable, and prints the figures as a table:
//
//     lume-bench LUME PYTHON PRYSK
//
// LUME is the program to measure, PYTHON an interpreter, PRYSK the folder in which pip has
// installed prysk; without it there is nothing beside the turns. Scripts/bench sees to all of it.
let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  complain("usage: lume-bench LUME PYTHON PRYSK")
  exit(2)
}
do {
  let bench = try Bench(lume: arguments[1], python: arguments[2], prysk: arguments[3])
  defer { bench.clear() }
  for line in try bench.table().lines { print(line) }
} catch {
  complain("lume-bench: \(error)")
  exit(1)
}
