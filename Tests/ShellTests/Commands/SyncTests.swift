import Testing

@testable import Shell

@Suite struct SyncTests {
  @Test func takesNothing() throws {
    _ = try parse("/sync", as: Sync.self)
    #expect(throws: UsageProblem.unexpected("now")) { try parse("/sync now", as: Sync.self) }
  }

  @Test func changesWaitUntilTheyAreAskedFor() throws {
    try expectTranscript(
      """
      > /status
      | backend  the built-in backend, not asked yet
      | coach    the built-in coach
      | goal     none
      | chat     none
      | sync     manual, nothing waits
      > /outbox
      | Nothing is waiting: the backend has everything.
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      > /goal new Swim far --target 5 km --by 31 may
      | Goal 2 saved: Swim far (0 of 5 km, due 2026-05-31).
      > /goal complete Swim
      | Completed: Swim far at 0 %.
      > /outbox
      |   1  goal.created    Run far  waiting
      |   2  goal.created    Swim far  waiting
      |   3  goal.completed  Swim far  waiting
      > /goal show 1
      | Run far
      | ░░░░░░░░░░░░░░░░░░░░   0 %
      | progress  0 of 5 km
      | type      activity
      | from      2026-03-02
      | due       2026-05-31, 90 days left
      | status    active
      | sync      not sent yet
      > /sync
      | 3 changes sent in 0 ms; everything is in sync.
      @ wait 1d
      > /sync
      | Everything is in sync: 2 goals, 0 chats, last at 07:30 with the built-in backend.
      @ wait 1d
      > /status
      | backend  the built-in backend, online
      | coach    the built-in coach
      | goal     Swim far (0 of 5 km, due 2026-05-31), 0 %
      | chat     none
      | sync     manual, last at 2026-03-03 07:30, nothing waits
      """, header: "set sync manual")
  }

  @Test func whatCannotBeSentIsKeptAndTold() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      @ net down
      > /sync
      ! The backend cannot be reached (connection refused). Your changes are kept; /sync tries again.
      > /outbox
      |   1  goal.created    Run far  waiting: the backend could not be reached (connection refused)
      > /status
      | backend  the built-in backend, cannot be reached (connection refused)
      | coach    the built-in coach
      | goal     Run far (0 of 5 km, due 2026-05-31), 0 %
      | chat     none
      | sync     manual, 1 change waits
      > /tips
      ! Syncing… "Run far" is sent first.
      ! "Run far" has to be synced first, and that failed: the backend could not be reached (connection refused). /sync tries again.
      > /quit
      ! 1 change not sent yet; kept until the next /sync: Run far
      """, header: "set sync manual")
  }

  @Test func whatIsRefusedIsToldWithItsReason() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      > /sync
      ! The backend refused this (400: the service was asked to fail). /status shows the connection.
      > /outbox
      |   1  goal.created    Run far  refused: 400 the service was asked to fail
      > /tips
      ! Syncing… "Run far" is sent first.
      ! "Run far" has to be synced first, and that failed: 400 the service was asked to fail. /sync tries again.
      > /quit
      ! 1 change not sent yet; kept until the next /sync: Run far
      """, header: "set sync manual", "fault status=400")
  }

  @Test func inBatchAnUnreachableBackendIsToldOnce() throws {
    try expectTranscript(
      """
      @ net down
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      ! Offline: 1 change is kept, and sent when the backend is there again.
      > /goal new Swim far --target 5 km --by 31 may
      | Goal 2 saved: Swim far (0 of 5 km, due 2026-05-31).
      > /tips
      ! Syncing… "Swim far" is sent first.
      ! "Swim far" has to be synced first, and that failed: the backend could not be reached (connection refused). /sync tries again.
      end 3 turns, exit 69
      """, header: "mode batch")
  }
}
