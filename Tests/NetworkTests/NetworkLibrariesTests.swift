import Testing

@testable import Network

@Suite struct NetworkLibrariesTests {
  @Test func tellTheirVersions() throws {
    #expect(try NetworkLibraries.loadClient().hasPrefix("libcurl "))
    let server = try NetworkLibraries.loadServer().split(separator: " ")
    #expect(server.first == "libmicrohttpd" && server.contains("GnuTLS"))
    for version in server.enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
      #expect(version.split(separator: ".").count >= 3, "\(version)")
    }
  }

  @Test(arguments: [
    ("7.85.0", true), ("7.100", true), ("8.0.0-DEV", true), ("7.84.9", false), ("7.9.99", false),
    ("", false),
  ])
  func areOldOrNot(_ version: String, _ isRecent: Bool) {
    let isTaken: Bool
    do {
      try NetworkLibraries.check("libcurl", version, from: [7, 85, 0])
      isTaken = true
    } catch {
      isTaken = false
      #expect(error.description == "libcurl \(version) is older than 7.85.0")
    }
    #expect(isTaken == isRecent)
  }
}
