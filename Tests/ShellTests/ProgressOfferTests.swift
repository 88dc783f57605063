import Testing

/// Progress that a message tells of is offered once nothing waits that was typed before.
@Suite struct ProgressOfferTests {
  private static let goal = """
    > /goal new "Read books" --target 12 books
    | Goal 1 saved: Read books (0 of 12 books, due 2026-04-01).
    > /chat goal
    | Wellness Companion · Focused on: Read books
    | Ask what you like, for example:
    |   Help me create a plan
    |   What is a good first step?
    |   I have trouble keeping it up
    > I read 3 books today
    |...

    """

  @Test func waitsUntilTheQueueIsEmpty() throws {
    try expectTranscript(
      ProgressOfferTests.goal + """
        >+0 /goal new Swim
        | Goal 2 saved: Swim (0 of 1 completion, due 2026-04-01).
        >+0 /goal use 1
        | Active goal: Read books (0 of 12 books, due 2026-04-01).
        | Log 3 books for "Read books"? [Y/n]
        > y
        | █████░░░░░░░░░░░░░░░  25 %  Read books (3 of 12 books, due 2026-04-01)
        """)
  }

  private static let saving = """
    > /goal new "Save for Japan" --target 2000 euros
    | Goal 1 saved: Save for Japan (0 of 2,000 euros, due 2026-04-01).
    > /goal progress 150
    |...
    > /chat goal
    |...

    """

  @Test func addsMoneyAndTakesItBack() throws {
    try expectTranscript(
      ProgressOfferTests.saving + """
        > I put 250 aside today
        |...
        | Log 250 euros for "Save for Japan" (400 euros in all)? [Y/n]
        > y
        | ████░░░░░░░░░░░░░░░░  20 %  Save for Japan (400 of 2,000 euros, due 2026-04-01)
        > sorry it was 200
        |...
        | Log 200 euros for "Save for Japan" (350 euros in all)? [Y/n]
        > yes, thanks
        |...
        > i spent 100 euros of it on shoes
        |...
        | Take 100 euros off "Save for Japan" (250 euros left)? [Y/n]
        > y
        |...
        """)
  }

  @Test func saysHowALowerTotalIsPutBack() throws {
    try expectTranscript(
      ProgressOfferTests.saving + """
        > /goal new Swim
        |...
        > /goal progress 12 1
        | █░░░░░░░░░░░░░░░░░░░   1 %  Save for Japan (12 of 2,000 euros, due 2026-04-01)
        | It was 150 euros: /goal progress 150 "Save for Japan" puts that back.
        > /goal progress -2 1
        | █░░░░░░░░░░░░░░░░░░░   1 %  Save for Japan (10 of 2,000 euros, due 2026-04-01)
        """)
  }

  @Test func saysThatYesterdayIsNotLogged() throws {
    try expectTranscript(
      """
      > /goal new "Read every day" --target 20 pages --every day
      |...
      > /chat goal
      |...
      > i read 30 pages yesterday
      | 30 pages yesterday: that's 20 pages met. Nothing is in for today yet.
      ! Not logged, since it's of 2026-03-01: only today's value can be.
      """)
  }

  @Test func saysWhatIsReplaced() throws {
    try expectTranscript(
      """
      > /goal new "At most 5 cigarettes a day" --target 5 cigarettes --every day
      |...
      > /goal progress 5
      |...
      > /chat goal
      |...
      > I had 3 cigarettes
      |...
      | Log 3 cigarettes for "At most 5 cigarettes a day" (instead of 5 cigarettes)? [Y/n]
      > n
      > I had 3 more
      |...
      | Log 3 cigarettes for "At most 5 cigarettes a day" (8 cigarettes in all)? [Y/n]
      > n
      """)
  }

  /// A text that asks for a note is one that tells, and the coach and the question say the same.
  @Test func offersWhatIsToBeNoted() throws {
    try expectTranscript(
      """
      > /goal new "Run 100 km" --target 100 km --by 31 may
      |...
      > /chat goal
      |...
      > log 3 km
      | 3 km: that's 3% of the way to 100 km, 97 km to go.
      | Log 3 km for "Run 100 km"? [Y/n]
      > y
      |...
      > please log the 4
      | 4 km more makes 7 km: that's 7% of the way to 100 km, 93 km to go.
      | Log 4 km for "Run 100 km" (7 km in all)? [Y/n]
      > y
      |...
      > /goal new "Walk a lot" --target 10000 steps --every day
      |...
      > /chat goal
      |...
      > put down 6700
      |...
      | Log 6,700 steps for "Walk a lot"? [Y/n]
      > y
      |...
      > weighed 78.5
      |...
      > log 3 km
      |...
      | Log 3 km for "Run 100 km" (10 km in all)? [Y/n]
      > n
      > /goal show
      | Walk a lot
      | █████████████░░░░░░░  67 %
      |...
      """)
  }

  @Test func pointsOutTheGoalOnce() throws {
    try expectTranscript(
      """
      > /goal new "Read books" --target 12 books
      |...
      > how much per month do i need?
      ! No chat was open: this goes to Wellness Coach.
      |...
      ! This chat is about no goal. /chat goal talks about "Read books".
      > how much per week do i need?
      |...
      > /quit
      """)
  }

  @Test func isNamedWhereItIsNotAnswered() throws {
    try expectTranscript(
      ProgressOfferTests.goal + """
        | Log 3 books for "Read books"? [Y/n]
        > /goal show
        ! To log this: /goal progress 3
        |...
        > I read 4 books today
        |...
        | Log 4 books for "Read books"? [Y/n]
        @ +60000 interrupt
        ! To log this: /goal progress 4
        > I read 5 books today
        |...
        >+0 /quit
        ! (interrupted)
        ! To log this: /goal progress 5
        """)
  }

  @Test func agreesWithWhatHasComeOfTheGoal() throws {
    try expectTranscript(
      ProgressOfferTests.goal + """
        >+0 /goal delete 1 --yes
        | Deleted: Read books.
        ! The goal of your chat is gone, so the chat is left: /chat list has it.
        ! "Read books" was deleted meanwhile: nothing was logged.
        """)
  }

  private static let several = """
    > /goal new "Lose weight" --type weight --current 86 --target 78 kg
    |...
    > /goal new "Smoke less" --target 5 cigarettes --every day --measure limit
    |...
    > /goal new "Read every day" --target 20 pages --every day
    |...
    > /chat
    |...

    """

  /// The goal that is active is the last one.
  @Test(arguments: [
    ("I read 25 pages", #"25 pages for "Read every day"? [Y/n]"#),
    ("smoked 3 cigs today", #"3 cigarettes for "Smoke less"? [Y/n]"#),
    ("I weigh 84.2 now", #"84.2 kg for "Lose weight"? [Y/n]"#),
    ("84.2 kg this morning", #"84.2 kg for "Lose weight"? [Y/n]"#),
  ])
  func inAChatAboutNoneTheGoalThatFitsIsOffered(_ text: String, _ question: String) throws {
    try expectTranscript(
      ProgressOfferTests.several + """
        > \(text)
        |...
        | Log \(question)
        > n
        """)
  }

  @Test(arguments: [
    ("smoked 3 cigs today", #"3 cigarettes for "Smoke less""#),
    ("read 25", #"25 pages for "Read every day""#),
  ])
  func inAChatAboutAGoalAnotherIsOfferedThatFits(_ text: String, _ question: String) throws {
    try expectTranscript(
      ProgressOfferTests.several + """
        > /chat goal
        |...
        > \(text)
        |...
        | Log \(question)? [Y/n]
        > n
        """)
  }

  @Test(arguments: ["I had 2 coffees", "I have 3 kids", "I ran 5 km"])
  func inAChatAboutNoneWhatFitsNoGoalIsNotOffered(_ text: String) throws {
    try expectTranscript(
      ProgressOfferTests.several + """
        > \(text)
        |...
        > /set log
        | log     ask     whether progress that you tell the coach of is logged
        """)
  }
}
