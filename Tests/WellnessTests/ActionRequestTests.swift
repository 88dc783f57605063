import Testing
import Wellness

@Suite struct ActionRequestTests {
  @Test(
    arguments: [
      (
        "please create goal walk 10000 step every day",
        .make(title: "walk 10000 step every day", every: nil)
      ),
      ("add goal no alcohol on weekdays", .make(title: "no alcohol on weekdays", every: nil)),
      (
        "add meditation 10 min every morning",
        .make(title: "meditation 10 min every morning", every: nil)
      ),
      ("make a goal to walk 10000 steps a day", .make(title: "walk 10000 steps a day", every: nil)),
      (
        "Can you please create a new goal: Read 20 pages?",
        .make(title: "Read 20 pages", every: nil)
      ),
      (
        "set me a daily goal of 2 liters of water please",
        .make(title: "2 liters of water", every: .daily)
      ),
      ("I want a goal to quit smoking", .make(title: "quit smoking", every: nil)),
      ("could you add another goal for me", .make(title: "", every: nil)),
      ("how do i add a goal in this", .make(title: "", every: nil)),
      (
        "how do i set the goal? please can you put it for me - one spoon of sugar a cup",
        .make(title: "one spoon of sugar a cup", every: nil)
      ),
      ("set my goal to run a marathon", .make(title: "run a marathon", every: nil)),
      (
        "new goal run 3 times a week until christmas",
        .make(title: "run 3 times a week until christmas", every: nil)
      ), ("set up a habit: floss every evening", .make(title: "floss every evening", every: nil)),
      ("add: cold shower every morning", .make(title: "cold shower every morning", every: nil)),
      ("Goal: ring one old friend a week", .make(title: "ring one old friend a week", every: nil)),
      (
        "change it to 7000 please, 10000 is too much with my hip",
        .edit(flag: "target", value: "7000", goal: "")
      ),
      ("set my goal to 9000", .edit(flag: "target", value: "9000", goal: "")),
      (
        "change my Walk goal from 8000 to 9000 steps",
        .edit(flag: "target", value: "9000 steps", goal: "Walk")
      ),
      (
        "raise the target of my running goal to 12.5 km",
        .edit(flag: "target", value: "12.5 km", goal: "running")
      ),
      ("change my goal", .goal(command: "edit", goal: "")),
      ("can we make it 23:30 instead", .edit(flag: "target", value: "23:30", goal: "")),
      ("can i change the name of a goal", .edit(flag: "title", value: "", goal: "")),
      (
        "please change the name of my run goal to Dawn run",
        .edit(flag: "title", value: "Dawn run", goal: "run")
      ),
      ("how do i change the date to 17 jan", .edit(flag: "by", value: "17 jan", goal: "")),
      (
        "change the date of my run goal to 17 may",
        .edit(flag: "by", value: "17 may", goal: "run")
      ), ("can you move my race date?", .edit(flag: "by", value: "", goal: "")),
      (
        "change my run goal's deadline to 17 jan",
        .edit(flag: "by", value: "17 jan", goal: "run")
      ),
      (
        "change my run goal date from 3 may to 17 may",
        .edit(flag: "by", value: "17 may", goal: "run")
      ),
      (
        "update the date of my run goal to next friday",
        .edit(flag: "by", value: "next friday", goal: "run")
      ), ("move my deadline to tomorrow", .edit(flag: "by", value: "tomorrow", goal: "")),
      ("can you move the deadline to the 17th", .edit(flag: "by", value: "", goal: "")),
      (
        "extend the deadline to end of next month",
        .edit(flag: "by", value: "end of next month", goal: "")
      ),
      ("set the deadline to 17 may", .edit(flag: "by", value: "17 may", goal: "")),
      ("please push my race date back to 3 may", .edit(flag: "by", value: "3 may", goal: "")),
      ("move my running goal to 17 may", .edit(flag: "by", value: "17 may", goal: "running")),
      ("set my goal to 2027-05-17", .edit(flag: "by", value: "2027-05-17", goal: "")),
      (
        "please move the deadline of my running goal to end of march",
        .edit(flag: "by", value: "end of march", goal: "running")
      ),
      (
        "rename this goal to Tea before bed",
        .edit(flag: "title", value: "Tea before bed", goal: "")
      ),
      ("delete my running goal", .goal(command: "delete", goal: "running")),
      ("how do I remove my running goal?", .goal(command: "delete", goal: "running")),
      ("mark the 5k goal as done, thanks", .goal(command: "complete", goal: "5k")),
      ("pause my goal for now", .goal(command: "pause", goal: "")),
      ("pause this one, going on holiday for 10 days", .goal(command: "pause", goal: "")),
      ("please pause this until my knee is better", .goal(command: "pause", goal: "")),
      ("pause this running goal", .goal(command: "pause", goal: "running")),
      ("resume that reading goal", .goal(command: "resume", goal: "reading")),
      ("resume this one", .goal(command: "resume", goal: "")),
      ("Resume it, please", .goal(command: "resume", goal: "")),
      (
        "can you lower this to 6000 until my foot is better",
        .edit(flag: "target", value: "6000", goal: "")
      ),
      (
        "Move the deadline to December please, I had to replace the boiler.",
        .edit(flag: "by", value: "December", goal: "")
      ),
      (
        "add goal: no cigarettes, starting monday",
        .make(title: "no cigarettes, starting monday", every: nil)
      ),
      (
        "set up a savings goal, 2500 pounds by end of july",
        .make(title: "savings 2500 pounds by end of july", every: nil)
      ),
      (
        "i wanna read 12 books next year can you add it",
        .make(title: "read 12 books next year", every: nil)
      ),
      (
        "I'd like to lose 6 kilos by Easter, please set that up for me.",
        .make(title: "lose 6 kilos by Easter", every: nil)
      ),
      ("make the goal 82 please, 80 is silly", .edit(flag: "target", value: "82", goal: "")),
      (
        "Put me down for 20 push ups each morning",
        .make(title: "20 push ups each morning", every: nil)
      ),
      ("end this chat please", .chat(command: "complete")),
      (
        "Then let us move the date to mid-March, October is science fiction",
        .edit(flag: "by", value: "", goal: "")
      ),
      (
        "so maybe later. can you move my deadline to march 3?",
        .edit(flag: "by", value: "march 3", goal: "")
      ),
    ] as [(String, ActionRequest)])
  func readsWhatIsAsked(text: String, request: ActionRequest) {
    #expect(ActionRequest(text) == request)
  }

  @Test(
    arguments: [
      "i want to make progress", "end my smoking habit", "delete my goal, i want to die",
      "make a plan for my goal", "my goal is to run 5k", "set a timer", "i made a goal in football",
      "should i change my goal to 9000?", "change my mind about the goal of life", "rename my goal",
      "change the date of my dentist appointment", "move my date night", "update me",
      "move my doctor date to 3 may", "change my birth date to 3 may 1990",
      "change the start date of my run goal to 1 may", "update my best 10k date to 50",
      "change the date to something i may manage", "move my lunch date to 12",
      "new goal", "new habits are hard", "add 5 minutes a day", "add sugar to it 3 times a day",
      "add 3 km", "change it to something else",
      "put me down for 8 hours sleep tonight, i can't go on", "put me down for 4 hours last sleep",
      "i want to know how they add it up", "i need to set this right with my sister",
      "pause for a moment", "pause it and breathe", "resume it and breathe",
      "set this aside for 20 minutes",
      "i like to put that off", "put me down", "add this to that", "lower this bar",
      "drop the idea that i have to reach every single goal", "put me at 3", "make a goal\nof it",
      "", "please",
    ])
  func leavesToTheCoachWhatIsSaid(text: String) {
    #expect(ActionRequest(text) == nil)
  }
}
