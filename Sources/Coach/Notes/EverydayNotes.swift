extension CoachNote {
  /// What comes up around nights, work and old habits.
  static let everyday: [CoachNote] = [
    CoachNote(
      "drink less, less alcohol, cut down on alcohol, fewer beers, fewer drinks, drink less on",
      .habits,
      "“{Word}” works with a number set at home: 2, written down, and water between.",
      "For “{word}” fix which evenings stay dry, because days are easier to count than glasses."),
    CoachNote(
      "smoked 2|two|one|a, smoked at, had a cigarette|smoke, weeks clean, months clean, days clean, days smoke free, weeks smoke free",
      .setback,
      "After “{word}” you are somebody who doesn't smoke and slipped; the weeks before are not undone.",
      "“{Word}” is a slip and no return: throw the rest away, and note where it happened."),
    CoachNote(
      "everyone .. smokes, colleagues smoke, coworkers smoke, smokes around me, where everyone smokes",
      .habits,
      "With “{word}” take the breaks elsewhere for 2 weeks, coffee in hand, and tell 1 of them why.",
      "“{Word}” is the hardest part; nicotine gum from the pharmacy covers the breaks."),
    CoachNote(
      "stop vaping, quit vaping, quit smoking, stop smoking, give up smoking", .habits,
      "To “{word}” a date, a quit line and nicotine replacement together do far more than will.",
      "For “{word}” write down the 3 moments that you smoke most in, and begin with the easiest."),
    CoachNote(
      "sleep til|till|until, sleep in on weekends, weekends i sleep, sunday night, sunday nights",
      .sleep,
      "“{Word}” is jet lag made at home: get up at most 1 hour later than on weekdays.",
      "For “{word}” keep the rising time, and take a nap of 20 minutes instead."),
    CoachNote(
      "rotating shifts, rotating shift, early one week, shift pattern, change shifts", .time,
      "With “{word}” no bedtime holds, so fix the order instead: shift, meal, dark room, sleep.",
      "On “{word}” move by 1 to 2 hours a day in the last days before the change, and nap before the first night."
    ),
    CoachNote(
      "coffee at, coffee after, coffee too late, caffeine at, late coffee, espresso at", .sleep,
      "“{Word}”: half of it is still there 5 to 6 hours later, so 14:00 is a good last call.",
      "If “{word}” is a habit, try decaf for 3 days and compare the nights."),
    CoachNote(
      "scroll* till|til|until, scroll in bed, scrolling till|til|until, on my phone till|til|until, scroll at night",
      .screens,
      "“{Word}” ends where the charger is: in the kitchen, with an alarm clock for 10 € by the bed.",
      "Let the phone go grey at 22:00, and “{word}” loses its colours."),
    CoachNote(
      "sitting still, where i move, cant sit still, sit still, moving meditation, walking meditation, feels silly, eyes closed",
      .concern,
      "About “{word}”: sitting is no condition, so walk for 5 minutes and count each step to 10.",
      "With “{word}” keep the eyes open on 1 spot, or wash up slowly; that is the same training."),
    CoachNote(
      "read more, reading more, fall asleep after one page, asleep after a page, read a page",
      .starting,
      "For “{word}” read by day, 10 minutes after lunch, because bed teaches the eyes to close.",
      "“{Word}” grows by place: a book where the phone used to lie."),
    CoachNote(
      "screen time, hours on my phone, hours on the phone, time on my phone, phone addict*",
      .screens,
      "“{Word}” falls by the first app alone: take that one off the first page for 7 days.",
      "Half of “{word}” hides in the last hour of the day, so begin there."),
    CoachNote(
      "desk job, sit from, sit all day, half hour lunch, lunch break, sitting all day", .habits,
      "With “{word}” the lunch is worth 10 minutes of walking, and every call can be taken standing.",
      "“{Word}” leaves two walks: one before the first mail, and one right after the last."),
    CoachNote(
      "my feet are done, feet hurt, feet are killing, on my feet all day, on my feet", .rest,
      "“{Word}” after a shift means that work was your training: legs up for 10 minutes, steps on free days.",
      "With “{word}” count what you walk at work, since it is probably most of the goal."),
    CoachNote(
      "snores like, partner snores, wife snores, husband snores, snoring next to me, snoring partner",
      .sleep,
      "Against “{word}” earplugs and another bedtime, 20 minutes before the other, help from the first night.",
      "“{Word}” every night is worth a doctor for the one who snores, and earplugs for you."),
    CoachNote(
      "forgot my watch, watch died, phone died, battery died, didnt track, tracker died, lost my data, dont know my time",
      .tracking,
      "“{Word}” takes away a number and not the effort: write down a fair guess.",
      "With “{word}” count minutes; 10 of walking are about 1000 steps."),
    CoachNote(
      "skipped .. runs|workouts|days|sessions, missed .. runs|workouts|days|sessions, start over or carry on, start over",
      .setback,
      "After “{word}” carry on where you were, with the first one at half the length.",
      "“{Word}” costs almost nothing within 2 weeks, so there is nothing to start over."),
    CoachNote(
      "not a morning person, no mornings, not mornings, hate mornings, never been a morning",
      .timing,
      "“{Word}” is settled then: evenings or lunch, and no dawn.",
      "Good to know, “{word}”; the day has other hours."),
    CoachNote(
      "street lamp, light in my room, into my room, noisy, noise*, neighbour*, neighbor*, too loud, loud music, too bright",
      .sleep,
      "Against “{word}” a mask and earplugs cost little and help from the first night.",
      "“{Word}” loses against a thick curtain, or a fan that hums all night."),
    CoachNote(
      "ruins .. joints|knees, bad for .. joints|knees|back, my joints, wear out my", .concern,
      "On “{word}”: runners' knees are on average no worse than others'; what harms is too much too soon.",
      "“{Word}” is a question of dose: a tenth more a week, and easy days between."),
    CoachNote(
      "biting .. nails, bite .. nails, nail biting", .habits,
      "“{Word}” needs the hands busy: a ball or a pen where it happens, and short nails.",
      "Against “{word}” note for 3 days when it happens; the moment tells what to put there."),
    CoachNote(
      "run every day, exercise every day, train every day, walk every day, ok to .. every day",
      .rest,
      "“{Word}”: easy ones yes, hard ones no; two days a week at half effort keep it healthy.",
      "On “{word}”: daily suits walking; running likes 3 to 4 days and rest between."),
    CoachNote(
      "more when its hot, in the heat, when its hot, hot weather, sweat a lot, sweating", .weather,
      "“{Word}” adds about half a litre for each hour outside, in small glasses.",
      "With “{word}” drink before thirst, and salt your food as usual."),
    CoachNote(
      "never thirsty, never feel thirsty, dont feel thirsty, not thirsty", .habits,
      "If you “{word}”, let the clock drink: 1 glass at getting up, at each meal and at 16:00.",
      "“{Word}” is common; pale urine tells better than thirst."),
    CoachNote(
      "divorced, moved into, moved out, new flat, chaos, every second week, single parent, single mum|mom|dad",
      .starting,
      "After “{word}” I would begin with one evening, the same each week, and let the rest be as it is.",
      "“{Word}” took the frame away, so build one small piece of it again: one meal or one swim."),
  ]
}
