#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One run of a program, bounded in time, with its input from a file and its output collected.
struct Command {
  /// The program's path and its arguments.
  var words: [String]
  /// `NAME=value`, nothing is inherited.
  var environment: [String] = []
  /// What it finds on its standard input.
  var inputPath = "/dev/null"
  var timeout: Duration = .seconds(60)

  struct Result {
    /// As `waitpid` tells it: the exit code, or 128 and the signal.
    var status: Int32
    var output: String
    var complaints: String
  }

  enum Failure: Error {
    case system(call: String, code: Int32)
    case timedOut(words: [String], output: String, complaints: String)
  }

  func run() throws(Failure) -> Result {
    let output = try Pipe()
    let complaints = try Pipe()
    let process = try spawn(output: output, complaints: complaints)
    output.closeWritingEnd()
    complaints.closeWritingEnd()
    let texts = try Pipe.readToEnd([output, complaints], until: .now + timeout)
    if texts.isComplete == false { kill(-process, SIGKILL) }

    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else {
      throw .system(call: "waitpid", code: errno)
    }
    guard texts.isComplete else {
      throw .timedOut(words: words, output: texts.read[0], complaints: texts.read[1])
    }
    let signal = status & 0x7f
    return Result(
      status: signal == 0 ? (status >> 8) & 0xff : 128 + signal,
      output: texts.read[0], complaints: texts.read[1])
  }

  /// Starts the program as the leader of a process group of its own, so that a run that takes too
  /// long ends with all that it started.
  private func spawn(output: Pipe, complaints: Pipe) throws(Failure) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writingEnd, 1)
    posix_spawn_file_actions_adddup2(&actions, complaints.writingEnd, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw .system(call: "posix_spawn \(words[0])", code: code) }
    return process
  }
}
