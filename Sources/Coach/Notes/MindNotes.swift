extension CoachNote {
  static let mind: [CoachNote] = [
    CoachNote(
      "comparing myself, compare myself, comparing, others are better, everyone else, better than me, faster than me",
      .motivation,
      "“{Word}” has one fair version: you, four weeks ago.",
      "Others show their best minute, so “{word}” is a race against a poster."),
    CoachNote(
      "guilty when i rest, feel guilty, guilty, guilt, feel lazy", .rest,
      "“{Word}” is a sign that you care, and rest is still part of the work.",
      "Being “{word}” adds nothing; a date for going on does."),
    CoachNote(
      "i always stop, never stick, stick to anything, cant stick to, something i stop, start and stop, always quit, never finish, i stop after, give up after, stop after two, quit after",
      .setback,
      "“{Word}” usually comes when novelty ends, so plan week three now, at half size.",
      "“{Word}” is a pattern, and the day before it mostly holds the cause."),
    CoachNote(
      "can i do it, i can do it, think i can, able to do this, believe in myself, not good enough, confidence, confident, self esteem",
      .motivation,
      "“{Word}” grows from kept promises, so make one so small that you surely keep it.",
      "You need not feel “{word}” first; three small wins bring it."),
    CoachNote(
      "remind me why, why i started, forgot why, why am i doing, why bother", .motivation,
      "“{Word}” is yours to say, and one written line will keep it for bad days.",
      "For “{word}” look at who gains when you go on."),
    CoachNote(
      "see the point, the point anymore", .mood,
      "“{Word}” is worth saying aloud, and if it is about more than this goal, please tell a doctor or somebody close.",
      "When it feels like “{word}”, tired is often closer to the truth than pointless."),
    CoachNote(
      "head is full, mind is full, too much on my mind, so much on my mind, my mind wont, too many thoughts, overthink*, mind racing",
      .stress,
      "“{Word}” empties onto paper: 3 minutes, everything, no order.",
      "With “{word}” one list and one thing from it is enough."),
    CoachNote(
      "job interview, interview, exam, exams, presentation, deadline", .stress,
      "Before “{word}” a walk of 10 minutes and slow breathing do more than another hour of worry.",
      "“{Word}” passes on a date you know, so until then keep only the tiny version."),
    CoachNote(
      "cant focus, focus, concentrat*, mind wanders, wandering mind, attention, distracted",
      .stress,
      "“{Word}” comes back in short rounds: 10 minutes on one thing, phone elsewhere.",
      "A mind that does “{word}” is normal; noticing it is already the exercise."),
    CoachNote(
      "streaks, streak", .habits,
      "“{Word}” helps until the first gap, so count the days done this month instead.",
      "With “{word}” the rule is never to miss twice."),
    CoachNote(
      "overwhelm*, everything is too much, too much right now, too much at once, desperate, cant cope, hopeless",
      .stress,
      "“{Word}” means that one thing must go from the list today, not that you must do more.",
      "If “{word}” stays for days, please talk to a doctor or somebody close; for now only the next small thing."
    ),
    CoachNote(
      "meditation, meditate, meditating, mindful*", .stress,
      "“{Word}” is not for everybody at first; washing up slowly, or a silent walk, is the same exercise.",
      "For “{word}” 2 minutes with open eyes are a fair beginning."),
    CoachNote(
      "lonely, alone, by myself, no friends, isolated", .social,
      "“{Word}” eases by small contact: one message, one class, one greeting a day.",
      "Being “{word}” makes all of this harder, so put company into the step."),
    CoachNote(
      "push me, kick me, someone to push, accountability, hold me accountable, challenge me",
      .motivation,
      "“{Word}” works with a date: tell me here on that day what you did.",
      "I'm glad to “{word}”: the next line is the task, and you report back."),
    CoachNote(
      "perfectionis*, all or nothing, perfect", .setback,
      "“{Word}” is the enemy of often; four out of seven is a very good week.",
      "Against “{word}” plan one miss a week on purpose."),
    CoachNote(
      "procrastinat*, putting it off, put it off, tomorrow i will, keep postponing, postpone*",
      .motivation,
      "“{Word}” ends with a start of 2 minutes, because the rest looks different from inside.",
      "“{Word}” feeds on size, so cut the thing until it is laughable."),
    CoachNote(
      "i dont know, dont know, idk, not sure, no idea, dunno, unsure, cant decide, undecided",
      .answer,
      "“{Word}” is allowed; then we try one thing and look.",
      "With “{word}” a coin is as good as a plan, so take the next line."),
    CoachNote(
      "it is what it is, whatever, meh, blah, so so, hmm, hm, lol, haha, well, oh well, dunno",
      .answer,
      "“{Word}” says enough; here is something small for it.",
      "I'll take “{word}” as room for one small thing.",
      "“{Word}” it may be, and 5 minutes still fit."),
    CoachNote(
      "what if i, what happens if, if i miss, miss a day, miss one", .setback,
      "To “{word}”: one miss does nothing, two in a row begin a new habit, so guard the second.",
      "“{Word}” is why there is a small version; it keeps the thread."),
    CoachNote(
      "how long does it take to form, form a habit, days to form, 21 days, 66 days", .habits,
      "“{Word}”: about two months on average, from 3 weeks to 8 months, and misses hardly matter."),
    CoachNote(
      "smoke, smoking, cigarette*, vape, vaping, nicotine, quit smoking", .habits,
      "For “{word}” a doctor or quit line doubles the odds, and a craving is over in about 5 minutes.",
      "With “{word}” change what you do in the first minute of a craving: walk, water, breathe."),
    CoachNote(
      "social anxiety, people watching, people look, people stare, run in public, in public, laugh at me",
      .social,
      "“{Word}” fades fast: after two outings nobody is new there, you least of all.",
      "Against “{word}” early hours, a cap and music help in the first week."),
  ]
}
