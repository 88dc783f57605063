import Store
import Testing
import UseCases

@testable import PostgreSQL
@testable import Program
@testable import SQLite
@testable import Terminal
@testable import Verbs

@Suite struct EndingTests {
  private struct Surprise: Error {}

  private static let endings: [(any Error, Int32)] = [
    (UsageError("no"), 2), (Ending("no", code: 5), 5),
    // A file that somebody has named, and not one of lume's.
    (StoreError(path: "/f", problem: .readOnly), 2), (StoreError(path: "/f", problem: .busy), 2),
    (SQLiteError(code: 11, message: "x", path: "/b"), 74),
    (Migrations.TooNew(path: "/b", step: "x"), 74), (Migrations.OtherProgram(path: "/b"), 74),
    (OutputFailure(code: 28), 74), (Failure.tooManyConsultations, 1),
    (Failure.storage(path: "/f", .full), 74), (Surprise(), 70),
  ]

  @Test(arguments: endings)
  func sortsEveryErrorIntoACode(_ error: any Error, _ code: Int32) {
    let ending = Ending(error)
    #expect(ending.code == code)
    #expect(!ending.sentence.isEmpty && !ending.sentence.contains("\n"))
  }

  @Test func anotherFolderIsForTheFilesThatLumeKeeps() throws {
    let own = try Locations(environment: World.environment).store
    let ending = Ending(StoreError(path: own, problem: .readOnly))
    #expect(ending.code == 74 && ending.sentence.hasSuffix("or set LUME_HOME to another folder."))
    let other = Ending(StoreError(path: "/f", problem: .readOnly))
    #expect(other.sentence == "/f cannot be written: make it writable.")
  }

  @Test func namesTheFileOfTheBackend() {
    let path = "/b.sqlite"
    let errors: [any Error] = [
      SQLiteError(code: 26, message: "x", path: path), Migrations.TooNew(path: path, step: "x"),
      Migrations.OtherProgram(path: path),
    ]
    for error in errors {
      #expect(Ending(error).sentence.hasPrefix("/b.sqlite "))
    }
  }

  /// A statement that takes too long isn't in anybody's way.
  @Test(arguments: [
    ("55P03", 1, "somebody else is changing that in the database at the moment: try again."),
    ("57014", 74, "PostgreSQL can't be used (no): try again when it has less to do."),
  ])
  func onlyALockIsSomebodyElses(_ state: String, _ code: Int32, _ sentence: String) {
    let ending = Ending(PostgreSQLError(state: state, "no"))
    #expect(ending.code == code && ending.sentence == sentence)
  }

  @Test func saysThatTheDataIsSafeWhereItDoesNotKnowTheError() {
    #expect(
      Ending(Surprise()).sentence
        == "lume has an internal error (Surprise()). Your data is safe; please report it.")
  }
}
