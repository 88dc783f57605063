extension CoachNote {
  /// What comes up with others and with oneself.
  static let people: [CoachNote] = [
    CoachNote(
      "take seconds, second helping, gets offended, get offended, cooks for us, pushes food",
      .social,
      "“{Word}”: take a small first plate, so that the second one is an ordinary meal.",
      "With “{word}” praise beats refusal: “It was so good that I'm full; may I take some home?”"),
    CoachNote(
      "beers with the team|guys|lads|friends, beers with, order a coke, make jokes, drinks after work, without alcohol",
      .social,
      "“{Word}”: order first and say it lightly, “I'm driving my liver home”; jokes last two rounds.",
      "For “{word}” an alcohol-free beer looks like all the others."),
    CoachNote(
      "moved away, evenings are long, long evenings, miss my friend|friends|family, lost touch",
      .social,
      "“{Word}” leaves a gap in the week: one fixed call, the same evening each time, fills a part of it.",
      "After “{word}” a course or a club with a weekly date helps more than good intentions."),
    CoachNote(
      "play .. with them|him|her, play .. with me, kids want me, time with my kids", .social,
      "“{Word}” can be the step itself: 10 minutes of tag, a ball, a race to the tree.",
      "Let “{word}” count as movement, because it is."),
    CoachNote(
      "flat lately, feeling flat, feel flat, kinda flat, winter mood, seasonal, february blues",
      .mood,
      "“{Word}” often lifts a little with light: 15 minutes outside before noon, on 5 days.",
      "With “{word}” keep one small thing a day that is only nice; if it lasts 2 weeks, tell a doctor."
    ),
    CoachNote(
      "hate my body, ugly, disgusting body, hate how i look, hate the mirror", .mood,
      "“{Word}” is a hard thing to live with; look at what it does for you before what it looks like.",
      "If “{word}” comes every day, please say it to a doctor or somebody close as well."),
    CoachNote(
      "work emails, think about work, thinking about work, switch my head off, switch off my head, head off at night, cant switch off, brain wont stop",
      .stress,
      "Against “{word}” write tomorrow's first 3 tasks at the end of work; what is noted can be let go.",
      "“{Word}” needs an end to the day: mail off the phone at 20:00, lamp low at 21:30."),
    CoachNote(
      "boss yelled, yelled at me, shouted at me, shaking with anger, so angry, furious, boiling with, rage, livid, mad at",
      .stress,
      "“{Word}” is in the body first: press both feet into the floor, and breathe out slowly 6 times.",
      "With “{word}” walk fast for 3 minutes before you write or say anything."),
    CoachNote(
      "shopping list, list in my head, mind wandered, thoughts wander, my thoughts, thinking of other things",
      .stress,
      "“{Word}” is what everybody's head does; noticing it is the exercise, and then 1 breath.",
      "Next time “{word}” shows up, say “thinking” and go back to the breath."),
    CoachNote(
      "signed up, entered a race, registered for", .motivation,
      "“{Word}” is half of the work, because a date pulls.",
      "Having “{word}” means that the question is only how, and that can be easy."),
    CoachNote(
      "twice as much, twice as fast, lost more than me, faster than me, not fair, unfair, jealous, envious",
      .motivation,
      "“{Word}” is a comparison of two bodies, and only one of them is yours to plan.",
      "As for “{word}”: others show results, never their weeks; compare with yourself a month ago."),
  ]
}
