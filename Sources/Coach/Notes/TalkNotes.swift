extension CoachNote {
  /// On the talk itself: complaints, praise, and what somebody does not want to hear.
  static let talk: [CoachNote] = [
    CoachNote(
      "just want to complain, want to complain, need to vent, want to vent, just venting, let me vent, need to rant, want to rant, dont want .. advice|plan|tips, no advice, just listen, only listen",
      .venting,
      "“{Word}” is fine, and nothing has to come of it.",
      "Go on with “{word}”; I keep my plans to myself."),
    CoachNote(
      "fortune cookie, like a robot, sound like a, sounds like a, youre not listening, you are not listening, empty phrases, platitude*, cliche*, this is nonsense, such nonsense, esoteric, you keep telling me, you keep saying, keep telling me, something i dont know, thats what you said, you said that last time",
      .somethingElse,
      "“{Word}”, fair enough, so here is something with a number in it.",
      "Taken: “{word}”. One plain thing instead.",
      "You say “{word}”, and I'd rather be short and exact."),
    CoachNote(
      "good tip, great tip, that tip, actually helped, really helped, helped a lot, that helped, it helped, good advice, great advice, that worked, it worked",
      .praise,
      "“{Word}” is good to hear, so keep exactly that for a week.",
      "If “{word}”, do it again at the same hour; what worked once is worth a place."),
    CoachNote(
      "real thing or, just marketing, is it a myth, is that a myth, really necessary, is it true, made up number, why 10000, why 10k, just a myth, real exercise, real workout, doesnt count, isnt exercise, not real exercise",
      .concern,
      "“{Word}”: round numbers such as 10,000 steps come from a pedometer's name, and the health gain begins far below.",
      "To “{word}”: whatever makes you breathe a little faster is exercise to the heart, whatever it is called."
    ),
    CoachNote(
      "lower .. goal|target, reduce .. goal|target, smaller goal|target, make .. goal easier, goal is too high|much|big|hard, change .. goal|target, raise .. goal|target, higher goal|target, move .. date, more time for .. goal",
      .tracking,
      "“{Word}” is allowed: `/goal edit --target` sets another number, and `/goal edit --by` another date.",
      "For “{word}” there is `/goal edit --target`; three quarters of the number is a good second try."
    ),
    CoachNote(
      "didnt feel like it, didnt want to, did nothing, on the couch all day, couch all day, lazy day, dont judge",
      .setback,
      "“{Word}” is a day like everybody has, and it needs no reason.",
      "One day of “{word}” changes nothing; tomorrow decides."),
    CoachNote(
      "which|what goal should, no clue what, what should my goal, no idea what goal", .starting,
      "For “{word}” take what has annoyed you 3 times this month, and give it a number and a date.",
      "“{Word}” is easiest from below: 10 minutes a day of one thing, for 30 days."),
    CoachNote(
      "yes or no, good idea or, a good idea, should i or", .concern,
      "“{Word}”: yes, as a test of 7 days, and then look.",
      "If it must be “{word}”, then yes to the small version and no to the heroic one."),
    CoachNote(
      "the shoes, shoes you said, what you said about, what did you say, remind me what you said, you told me about",
      .tracking,
      "What was said before “{word}” stands above in this chat; `/history` shows it, and I only look back ten turns.",
      "On “{word}” I look back ten turns and no further; `/history` has the rest."),
  ]
}
