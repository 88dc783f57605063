extension CoachNote {
  static let life: [CoachNote] = [
    CoachNote(
      "only have, have only, just have, only got, minutes a day, minutes per day, few minutes, five minutes, spare minutes",
      .time,
      "“{Word}” is enough, if it is the same moment each time.",
      "Then the step is cut for “{word}”, and not a second longer."),
    CoachNote(
      "tiny flat, small flat, small apartment, tiny apartment, no space, no room, small room, dorm",
      .cost,
      "“{Word}” needs a mat's length and nothing that jumps, for the neighbours' sake.",
      "In a “{word}” a chair, a wall and a towel are the equipment."),
    CoachNote(
      "taking care of, take care of my, caregiver, caring for, carer, sick mother, sick father",
      .time,
      "“{Word}” is work that nobody counts, so your step must be something that gives, not takes.",
      "While “{word}” goes on, 5 minutes for yourself are no luxury."),
    CoachNote(
      "wedding, married, marrying, reunion, class reunion, photo shoot, beach, summer body, holiday photos",
      .starting,
      "“{Word}” gives a date, which helps; what you keep doing after it helps more.",
      "For “{word}” posture, sleep and daily walks show the soonest."),
    CoachNote(
      "degrees, heatwave, heat wave, so hot, too hot, very hot, the heat", .weather,
      "With “{word}” move before 9:00 or after sunset, at half effort and with water at hand.",
      "“{Word}” counts as effort already, so go slower and stay in the shade."),
    CoachNote(
      "whats the weather, what is the weather, weather forecast, will it rain", .weather,
      "I can't see the sky, so “{word}” is beyond me; a plan for both cases isn't."),
    CoachNote(
      "remind me tomorrow, can you remind, remind me to, remind me at, send me a reminder, notification*, notify me",
      .forgetting,
      "I can't “{word}”, because I only speak when you write; an alarm with a verb in its name can.",
      "“{Word}” is beyond me, as I send nothing by myself, but the kettle can remind you."),
    CoachNote(
      "worn out shoes, shoes are worn, which shoes, running shoes, new shoes, shoes", .cost,
      "With “{word}” comfort decides, and walking needs no special ones for a while.",
      "“{Word}” that do not hurt are good enough for 10 minutes."),
    CoachNote(
      "family day, with my kids, with the kids, with my family, with my son, with my daughter, play with",
      .social,
      "“{Word}” can be the step itself: a ball, a hill, a race to the tree.",
      "Let “{word}” count; 10 minutes of tag are an honest workout."),
    CoachNote(
      "after having kids, kids are in bed, small kids, little kids, toddler*, my baby, young kids",
      .time,
      "With “{word}” the day comes in scraps, so the step has to fit into one.",
      "“{Word}” leaves two kinds of minutes, and naps and waiting are the better ones."),
    CoachNote(
      "working from home, work from home, home office, remote work, wfh", .habits,
      "“{Word}” has lost its commute, so walk one: 8 minutes before you open the laptop.",
      "With “{word}” close the kitchen between meals and stand up for every call."),
    CoachNote(
      "work .. crazy|insane|mad|stressful|busy, insane at work, crazy at work, work is, my job, long day at work",
      .time,
      "While “{word}” lasts, keep the thread and drop the ambition.",
      "“{Word}” leaves no big gaps, so we use a small one."),
    CoachNote(
      "zombie, dead tired, running on fumes, no battery, half dead, like lead, heavy legs, wiped",
      .tiredness,
      "“{Word}” calls for the gentlest version, and an earlier night.",
      "A “{word}” evening is for resting; the step moves to the morning."),
    CoachNote(
      "partner .. support, doesnt support me, dont support me, no support, unsupportive, wife .. support, husband .. support",
      .social,
      "“{Word}” hurts; ask for one small thing with a time, it is easier to give than “support”.",
      "While “{word}” stays so, find the support elsewhere: one friend, one group."),
    CoachNote(
      "say no to, refuse, offer me, insists, pressured to, talk me into", .social,
      "“{Word}” works in one sentence without a reason: “No thank you, I'm full, it looked lovely.”",
      "To “{word}” praise first, decline second, change the subject third."),
    CoachNote(
      "moved house, moving house, new job, new city, just moved, starting uni, new school", .habits,
      "“{Word}” is a good time for new habits, since the old triggers are gone anyway."),
    CoachNote(
      "retire*, retirement, pension", .habits,
      "“{Word}” takes away the frame of the day, so give the step a fixed hour."),
    CoachNote(
      "menopause, period, pms, cramps, hormon*", .tiredness,
      "With “{word}” energy comes in waves, so plan by the week; what is strong or new belongs with a doctor."
    ),
    CoachNote(
      "dark mornings, dark so early, getting dark, dark early, dark evenings, winter blues",
      .weather,
      "Against “{word}” use the light at noon: 10 minutes outside count for mood and legs.",
      "“{Word}” needs a lit route or a corridor, decided beforehand."),
  ]

  static let conversation: [CoachNote] = [
    CoachNote(
      "find a goal, which goal, choose a goal, pick a goal, set a goal, need a goal, a new goal, make a goal, create a goal, good goal, realistic goal",
      .starting,
      "“{Word}”: take what has annoyed you 3 times this month, give it a number and a date, and `/goal new` keeps it.",
      "For “{word}” half of what you think possible, for 30 days, is about right; `/goal new` asks for the rest."
    ),
    CoachNote(
      "are you sure, how do you know, says who, who says, source, sources, evidence, studies", .why,
      "“{Word}” is a good question: these are common rules of thumb, and your own numbers beat them.",
      "I can't prove “{word}”; a week of trying can."),
    CoachNote(
      "my data, private, privacy, delete my account, who reads, who can see, is this stored, secret",
      .tracking,
      "On “{word}”: I see only this chat and its goal; `/status` and `/help` tell where things are kept."
    ),
    CoachNote(
      "what does sync, sync mean, how do i change the goal, change my goal, change the goal, edit my goal, edit the goal, delete the goal, delete my goal, change the target, how do i use, which command",
      .tracking,
      "For “{word}” `/help` lists every command, and `/goal show` tells what the goal has now."),
    CoachNote(
      "sorry, my bad, apolog*, my fault", .answer,
      "No “{word}” needed; nobody keeps score here.",
      "“{Word}” is kind and unnecessary."),

    CoachNote(
      "not helpful, isnt helpful, unhelpful, doesnt help, didnt help, that is nonsense, too general, too vague, generic, be more specific, more specific, more concrete, be concrete",
      .somethingElse,
      "“{Word}” is fair, so here is something else with a clear size.",
      "Point taken on “{word}”; more exactly, then."),
    CoachNote(
      "already told me, told me that, already said, you said that, repeat yourself, repeating yourself, same answer, same advice",
      .somethingElse,
      "“{Word}”, true enough, so now another one.",
      "You are right about “{word}”; a new one."),
    CoachNote(
      "already do that, already do, i do that already, do that already, already doing",
      .somethingElse,
      "If you “{word}”, the next size up is due.",
      "“{Word}”, good; then it can grow or change."),
    CoachNote(
      "tell me what to do, what to do today, what should i do today, give me something, give me a task, something i can do, what to do",
      .starting,
      "“{Word}”: one thing, and it is this.",
      "You say “{word}”, so I choose for you."),
    CoachNote(
      "dont like, do not like, cant stand, hate", .boredom,
      "If you “{word}” it, it needn't be part of this.",
      "What you “{word}” has a substitute, and the substitute may be small."),
  ]
}
