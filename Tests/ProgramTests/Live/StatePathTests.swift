import Testing

@testable import Program

@Suite struct StatePathTests {
  @Test(arguments: [("a.session", "a.state.sql"), ("b", "b.state.sql"), (".session", ".state.sql")])
  func standsBesideItsSession(_ session: String, _ state: String) {
    #expect(StatePath.beside(session) == state)
  }

  @Test(arguments: [
    ("a.sql", "b.session", "a.sql"), ("a.sql", "d/b.session", "../a.sql"),
    ("d/a.sql", "d/b.session", "a.sql"), ("/x/a.sql", "/x/y/b.session", "../a.sql"),
    ("/x/a.sql", "b.session", "../../x/a.sql"), ("./d/../a.sql", "/h/u/b.session", "a.sql"),
    ("../a.sql", "b.session", "../a.sql"),
  ])
  func isNamedFromTheFolderOfItsSession(_ path: String, _ session: String, _ name: String) {
    #expect(StatePath.relative(path, to: session, in: "/h/u") == name)
  }
}
