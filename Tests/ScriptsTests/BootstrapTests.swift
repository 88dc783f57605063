import TestSupport
import Testing

@Suite struct BootstrapTests {
  /// A machine on which these programs are all there is on the path.
  private func bootstrap(
    _ arguments: [String] = [], on programs: [String: String]
  ) throws -> ChildProcess.Result {
    var result = ChildProcess.Result(status: -1, output: "", complaints: "")
    try MadeUpFolder.with(programs.mapValues { "#!/bin/sh\n\($0)\n" }) { folder in
      result = try Script.command(
        "\(Script.projectPath)/Scripts/bootstrap", arguments, searchPath: folder.path
      ).run()
    }
    #expect(result.output == "")
    return result
  }

  private let debian = [
    "swift": "", "apt-get": "echo \"apt-get $*\"", "id": "echo 0", "pkg-config": "exit 0", "ld": "",
    "cc": "exit 0",
  ]

  @Test func saysWhereToGetSwift() throws {
    let result = try bootstrap(on: ["apt-get": "echo called"])
    #expect(result.complaints.contains("https://www.swift.org/install/"))
    #expect(!result.complaints.contains("called"))
    #expect(result.status == 1)
  }

  @Test func isSilentWhenNothingIsMissing() throws {
    let result = try bootstrap(on: debian)
    #expect(result.complaints == "")
    #expect(result.status == 0)
  }

  @Test func installsAllThatIsMissingAtOnce() throws {
    let bare = debian.filter { !["pkg-config", "ld", "cc"].contains($0.key) }
    let result = try bootstrap(on: bare)
    let packages =
      "g++ pkg-config libedit-dev libsqlite3-dev libcurl4-openssl-dev libmicrohttpd-dev "
      + "libgnutls28-dev libwslay-dev nettle-dev libsodium-dev libpcre2-dev libpq-dev"
    #expect(
      result.complaints
        == """
        Installing \(packages)
        apt-get update -qq
        apt-get install -y -qq \(packages)

        """)
    #expect(result.status == 0)
  }

  @Test(arguments: [
    ("tests", "tmux expect zsh fish mandoc"), ("bench", "wrk"),
    ("proxies", "nginx tinyproxy asciinema"),
  ])
  func installsToolsOnlyForWhatNeedsThem(what: String, tools: String) throws {
    let result = try bootstrap([what], on: debian.merging(["python3": "", "sqlite3": ""]) { $1 })
    #expect(result.complaints.contains("apt-get install -y -qq \(tools)\n"))
  }

  @Test func printsTheLineToRunWithoutRoot() throws {
    let user = [
      "id": "echo 1000", "pkg-config": "[ \"$2\" != libsodium ]", "apt-get": "echo called",
    ]
    let result = try bootstrap(on: debian.merging(user) { $1 })
    #expect(
      result.complaints.contains(
        "    sudo apt-get update && sudo apt-get install -y libsodium-dev\n"))
    #expect(!result.complaints.contains("called"))
    #expect(result.status == 1)
  }

  @Test func usesBrewWhereThereIsNoApt() throws {
    let mac = ["swift": "", "brew": "[ \"$3\" != libsodium ] && echo \"brew $*\""]
    let result = try bootstrap(on: mac)
    #expect(result.complaints == "Installing libsodium\nbrew install libsodium\n")
  }
}
