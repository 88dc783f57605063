import Libc

/// What the built-in coach's work grows with.
extension Counting {
  /// A denial, which begins many patterns, over and over. The shorter message has half of it.
  ///
  /// - Parameter size: of the longer message, in characters.
  func lengths(of size: Int) throws -> Budgets.Figure {
    let text = String(repeating: "i'm not ", count: size / 8)
    // What is said first has the library read.
    let before = try saying(["hi"])
    let long = try saying(["hi", text]) - before
    let short = try saying(["hi", String(text.prefix(size / 2))]) - before
    return Budgets.Figure(
      name: "message of \(size) characters to one of \(size / 2)", value: long / short,
      isRatio: true)
  }

  /// Finding all that differs in a session in which every turn does, and in one of half of that.
  func differences(of turns: Int) throws -> Budgets.Figure {
    let path = callgrind.folder + "/differing.session"
    func finding(_ turns: Int) throws -> Double {
      let text =
        "lume-session 1\n\n" + String(repeating: "> /status\n| Wrong.\n| And this.\n", count: turns)
      try write(Array(text.utf8), to: path)
      return try callgrind.count(lume, ["verify", path], endingWith: [1])
    }
    let none = try finding(1)
    let ratio = (try finding(turns) - none) / (try finding(turns / 2) - none)
    return Budgets.Figure(
      name: "\(turns) differing turns to \(turns / 2)", value: ratio, isRatio: true)
  }

  /// A picture of a session of so many turns, and of one of half of that.
  func pictures(of turns: Int) throws -> Budgets.Figure {
    let path = callgrind.folder + "/picture.session"
    func drawing(_ turns: Int) throws -> Double {
      let text = "lume-session 1\n\n" + String(repeating: "> /goals\n", count: turns)
      try write(Array(text.utf8), to: path)
      try Child(lume, ["update", "--force", path], environment: home, streams: .nowhere).wait()
      return try callgrind.count(lume, ["export", path, "-o", path + ".svg"], environment: home)
    }
    let none = try drawing(1)
    let ratio = (try drawing(turns) - none) / (try drawing(turns / 2) - none)
    return Budgets.Figure(
      name: "picture of \(turns) turns to \(turns / 2)", value: ratio, isRatio: true)
  }

  /// A run in which the user says some things in a new chat.
  private func saying(_ messages: [String]) throws -> Double {
    let home = callgrind.folder + "/growth"
    for file in ["lume", "backend"] {
      for suffix in ["", "-wal", "-shm"] { unlink("\(home)/\(file).sqlite\(suffix)") }
    }
    return try callgrind.count(
      lume, ["--clock", "2026-03-02T07:30:00Z"] + messages.flatMap { ["-c", $0] },
      environment: ["LUME_HOME=" + home])
  }
}
