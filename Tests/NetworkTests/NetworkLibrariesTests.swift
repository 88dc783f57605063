import Testing

@testable import Network

@Suite struct NetworkLibrariesTests {
  @Test(arguments: [
    NetworkLibraries.curlVersion, NetworkLibraries.httpServerVersion, NetworkLibraries.tlsVersion,
    NetworkLibraries.framesVersion,
  ])
  func tellTheirVersions(_ version: String) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count >= 3, "\(version)")
    #expect(parts.first?.allSatisfy(\.isNumber) ?? false, "\(version)")
  }
}
