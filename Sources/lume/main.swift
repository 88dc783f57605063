import Program

// Everything is in the library, so that tests and benchmarks build the same program.
Program.main(CommandLine.arguments)
