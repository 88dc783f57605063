import TestSupport
import Testing

@Suite struct LumeTests {
  /// A project whose program tells its arguments and its input, built or not.
  private func project(isBuilt: Bool) throws -> [String: String] {
    let program = "#!/bin/sh\necho \"$# $*\"\nexec /bin/cat\n"
    var files = [
      "Scripts/lume": try Script.text(of: "lume"),
      "Scripts/bootstrap": "#!/bin/sh\necho installing\n/bin/cat\n",
      "Package.swift": "",
      "Sources/lume/main.swift": "",
      "tools/swift": """
      #!/bin/sh
      echo "swift $1"
      /bin/cat
      mkdir -p "${0%/tools/swift}/.build/release"
      cp "${0%/tools/swift}/program" "${0%/tools/swift}/.build/release/lume"

      """,
      "program": program,
      "input": "hello\n",
    ]
    if isBuilt { files[".build/release/lume"] = program }
    return files
  }

  private func start(in folder: MadeUpFolder) throws -> ChildProcess.Result {
    var command = Script.command(
      "\(folder.path)/Scripts/lume", ["one", "two three"],
      searchPath: "\(folder.path)/tools:/usr/bin:/bin")
    command.inputPath = "\(folder.path)/input"
    return try command.run()
  }

  @Test func startsABuiltProgramWithoutAWord() throws {
    try MadeUpFolder.with(try project(isBuilt: true)) { folder in
      try folder.write("", to: ".build/lume-built")
      let result = try start(in: folder)
      #expect(result.output == "2 one two three\nhello\n")
      #expect(result.complaints == "")
      #expect(result.status == 0)
    }
  }

  @Test func buildsOnceAndLeavesThePipeToTheProgram() throws {
    try MadeUpFolder.with(try project(isBuilt: false)) { folder in
      let first = try start(in: folder)
      #expect(first.output == "2 one two three\nhello\n")
      #expect(first.complaints == "installing\nswift build\n")
      let second = try start(in: folder)
      #expect(second.output == first.output)
      #expect(second.complaints == "")
    }
  }

  @Test(arguments: ["Package.swift", "Sources/lume/main.swift", "Sources/Time/New.swift"])
  func buildsAgainAfterAChangeOf(_ file: String) throws {
    try MadeUpFolder.with(try project(isBuilt: true)) { folder in
      try folder.write("", to: ".build/lume-built")
      try folder.write("// changed\n", to: file)
      #expect(try start(in: folder).complaints == "installing\nswift build\n")
    }
  }

  @Test func startsNothingWhenTheBuildFails() throws {
    try MadeUpFolder.with(try project(isBuilt: true)) { folder in
      try folder.write("#!/bin/sh\necho broken\nexit 3\n", to: "tools/swift")
      for _ in 1...2 {
        let result = try start(in: folder)
        #expect(result.output == "")
        #expect(result.complaints == "installing\nbroken\n")
        #expect(result.status == 3)
      }
    }
  }

  /// `$ORIGIN` would have a copied program load what somebody has put beside it.
  @Test(arguments: ["lume", "bench", "fuzz"])
  func noReleaseLooksForLibrariesBesideItself(_ name: String) throws {
    let lines = try Script.text(of: name).split(separator: "\n").filter {
      $0.contains("build -c release") || $0.contains("count release ")
    }
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.contains("--disable-local-rpath"), "\(line)") }
  }
}
