import Testing

@testable import Program

@Suite struct WorkflowCommandTests {
  @Test(arguments: [
    ("x.session", "/r/sub", "/r", "sub/x.session"), ("./x.session", "/r", "/r/", "x.session"),
    ("../x.session", "/r/sub", "/r", "x.session"), ("/r/a/x.session", "/", "/r", "a/x.session"),
    ("x.session", "/other", "/r", "x.session"), ("./x.session", "/rr", "/r", "x.session"),
    ("./x.session", "/r/sub", nil, "x.session"), ("x.session", "/r/sub", "", "x.session"),
  ])
  func aFileIsNamedByItsPlaceInTheRepository(
    _ path: String, _ folder: String, _ repository: String?, _ told: String
  ) {
    #expect(WorkflowCommand.relative(path, in: folder, repository: repository) == told)
  }
}
