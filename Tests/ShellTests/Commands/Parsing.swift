@testable import Shell

/// Reads a line as one command; another one is an error.
func parse<Wanted: Command>(_ line: String, as wanted: Wanted.Type) throws -> Wanted {
  guard case .command(let name, let rest) = Typed(line),
    let command = try Registry.parse(name, rest) as? Wanted
  else { throw AnotherCommand(line: line) }
  return command
}

struct AnotherCommand: Error { let line: String }
