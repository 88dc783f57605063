extension CoachNote {
  static let bodies: [CoachNote] = [
    CoachNote(
      "wheelchair, wheel chair, pushes, handbike", .starting,
      "With a “{word}” pushes count as steps do; shoulders like a rest day after every harder one.",
      "In a “{word}” build up by a tenth a week, and stretch the chest for 2 minutes afterwards."),
    CoachNote(
      "get out of puff, out of puff, puffed out, gasping, breathe when running, catch my breath, winded",
      .starting,
      "“{Word}” mostly means too fast: run so slowly that you can talk, and walk a minute in every four.",
      "Against “{word}” breathe out longer than in, and let the walk breaks be part of it."),
    CoachNote(
      "before or after a run, before a run, after a run, eat before|after running|training|exercise, before i run, eat befor, before or after training|exercise",
      .food,
      "“{Word}”: something small 60 to 90 minutes before, such as a banana, and a proper meal within 2 hours after.",
      "For “{word}” up to 8 km nothing is needed before; eat normally after."),
    CoachNote(
      "muscle or fat, fat or muscle, losing muscle, lose muscle, water weight", .tracking,
      "On “{word}”: at under 1 % a week, with protein and two short strength sessions, it is mostly fat.",
      "The scale can't tell “{word}”, but a tape around the waist can, every 2 weeks."),
    CoachNote(
      "up .. lbs|pounds|kg|kilos|lb since, gained .. overnight, heavier than yesterday, scale went up, since yesterday, up .. pounds|lbs|kilos overnight",
      .plateau,
      "“{Word}” is water, salt and what is still in the belly, because fat does not come that fast.",
      "Don't answer “{word}”; compare the average of 7 mornings instead."),
    CoachNote(
      "too slow, everyone overtakes, overtakes me, overtake, overtaking, slowest, so slow, slow runner",
      .motivation,
      "“{Word}” is the right pace for now: slow kilometres build the heart that fast ones use.",
      "Whoever is “{word}” and goes on passes everybody who stopped."),
    CoachNote(
      "a stitch, side stitch", .starting,
      "Against “{word}” slow down, breathe out hard and press a hand on the spot; eat 2 hours before.",
      "“{Word}” fades with an easier first 5 minutes."),
    CoachNote(
      "heart rate is|of|at|too|high, pulse is|of|at|too, my pulse", .concern,
      "On “{word}”: while you can say a whole sentence it is easy enough; high at rest is for a doctor.",
      "“{Word}” varies by age and watch; the talk test is the better gauge."),
    CoachNote(
      "blister*, chafing, chafe*", .rest,
      "“{Word}” want air, a plaster and 2 easy days; thin dry socks and a bit more room prevent the next.",
      "With “{word}” change the socks first, then the shoes."),
    CoachNote(
      "fall asleep .. close my eyes|meditating|meditate|eyes closed|sitting, falling asleep .. meditat*|eyes",
      .concern,
      "If you “{word}”, sit upright with the eyes half open, and do it before lunch.",
      "“{Word}” means that sleep is short; take a nap first, and sit for 3 minutes after it."),
    CoachNote(
      "hill, hills, uphill", .starting,
      "A “{word}” may be walked: short steps, eyes up, and nobody counts how.",
      "For “{word}” once a week is enough; power comes from walking up briskly."),
    CoachNote(
      "treadmill*", .weather,
      "On “{word}”: it counts in full; without one, rain leaves stairs, a shopping centre, or 8 minutes on the spot.",
      "“{Word}” or not: a good jacket makes most rain a matter of 10 minutes."),
    CoachNote(
      "do more, want more, more than usual today, extra energy, could do more", .fine,
      "“{Word}” is welcome: a fifth on top today, and the usual amount tomorrow.",
      "With “{word}” add 5 minutes at the end rather than speed."),
    CoachNote(
      "swap .. walk|run|for cycling|swimming|bike|yoga|walking|running, instead of walking|running, replace .. walk|run, cycling instead, count cycling",
      .concern,
      "“{Word}” is fine: 10 minutes of easy cycling stand for about 1000 steps.",
      "Yes to “{word}”; note the minutes, and keep one walk a week so that the legs remember."),
    CoachNote(
      "not strong, get stronger, backpack, stairs only, bodyweight, body weight exercises",
      .starting,
      "“{Word}” is enough: squats, stair climbs, rows with a full bag and push-ups against the wall.",
      "With “{word}” do 3 rounds of 8, twice a week, and add a book to the bag every week."),
    CoachNote(
      "pushups should, push ups should, squats should, how many pushups|squats|reps|situps",
      .starting,
      "On “{word}”: 3 rounds of 5 against a wall or a table, two days apart, and 1 more each week.",
      "“{Word}”: stop 2 before you would have to, whatever the number is."),
  ]
}
