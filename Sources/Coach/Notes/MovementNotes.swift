extension CoachNote {
  static let movement: [CoachNote] = [
    CoachNote(
      "too late to start, too late, too old, my age, at my age, years old, never exercised",
      .starting,
      "“{Word}” is no obstacle: bodies get fitter at every age, beginners fastest.",
      "With “{word}” the start should be lower, and the gain is even larger."),
    CoachNote(
      "gym .. intimidat*, intimidat*, scared of the gym, afraid of the gym, gym anxiety, everyone .. fit",
      .social,
      "“{Word}” is how most people feel in the first week, and a quiet hour or your own floor solves it."
    ),
    CoachNote(
      "does that|this|it|walking|cycling|swimming|gardening count, is walking enough, walking enough, is it enough, is that enough, enough exercise",
      .fine,
      "Yes to “{word}”: everything that moves you counts, and brisk enough to warm you counts double.",
      "About “{word}”: 150 minutes a week of anything brisk is what doctors ask for, in any pieces."
    ),
    CoachNote(
      "walk the dog, walk my dog, walking the dog, my dog, a dog, the dog", .habits,
      "“{Word}” is a ready-made trigger, because somebody will remind you.",
      "Add 5 brisk minutes to “{word}”, and it is training."),
    CoachNote(
      "at my desk, from sitting, desk job, sit all day, sitting all day, sitting, sit in front, sit at, office job, sedentary",
      .habits,
      "With “{word}” breaks count most: 2 minutes on your feet every 45 do more than one long hour.",
      "“{Word}” gets easier on the body when each call is taken standing."),
    CoachNote(
      "stretching, stretch, flexib*, touch my toes, posture, mobility", .starting,
      "“{Word}” works in small doses: 30 seconds a side, most days, warm rather than cold.",
      "For “{word}” the moment after a shower or a walk is the best one."),
    CoachNote(
      "abs, six pack, belly fat, lose belly, spot reduc*", .starting,
      "“{Word}” show by what is eaten and come by what is trained, so both need a small place.",
      "Fat cannot be lost in one spot, so “{word}” come with everything else."),
    CoachNote(
      "how to breathe, breathe when, breathing when running, side stitch, out of breath, talking pace",
      .starting,
      "For “{word}” slow down until you can say a whole sentence; the breath sorts itself out.",
      "“{Word}” is mostly a matter of pace: walk a minute in every five."),
    CoachNote(
      "marathon, half marathon, 10k race, race, 5k race, triathlon, ironman", .starting,
      "“{Word}” is built from easy kilometres: three runs a week, one of them long, a tenth more at most.",
      "For “{word}” the calendar works backwards: longest run three weeks before, easy last two."),
    CoachNote(
      "how many steps, 10000 steps a day, steps a day", .numbers,
      "On “{word}”: most of the gain comes by 7000 to 8000, so every thousand before that is worth the most."
    ),
    CoachNote(
      "how often should, how many times, how many days, how much exercise, how long should i",
      .habits,
      "To “{word}”: three times a week is enough to get better, and daily is easier to remember.",
      "As for “{word}”, begin with the least that you would do on a bad week."),
    CoachNote(
      "morning or evening, morning or at night, morning or night, evening or morning, best time to exercise, best time to, better to exercise",
      .timing,
      "“{Word}” matters less than the same hour each day; mornings get cancelled least.",
      "Try “{word}” for a week each and keep the one with fewer misses."),
    CoachNote(
      "gym is closed, gym closed, pool is closed, closed for", .cost,
      "While it is “{word}”, the floor at home keeps the habit, at half size.",
      "“{Word}” has an end date, so only the place changes."),
    CoachNote(
      "calories does, calories do i burn, how many calories, burn calories, calories burn*",
      .tracking,
      "On “{word}”: roughly 40 kcal per 1000 steps and 70 per kilometre run, so food decides more than that.",
      "“{Word}” is a small number for most things, which is why movement is for mood and heart first."
    ),
    CoachNote(
      "is it normal, normal to feel, feel worse, worse at first", .starting,
      "To “{word}”: in the first two weeks mostly yes; what is sharp, or gets worse later, belongs with a doctor."
    ),
    CoachNote(
      "doctor told me to, doctor says i should, doctor recommended, doctor wants me to, my doctor told",
      .starting,
      "“{Word}” is a good reason; ask whether there are limits, and begin below them."),
    CoachNote(
      "with a friend, with someone, with my wife, with my husband, with my partner, with others, in a group, gym buddy, running group",
      .social,
      "“{Word}” doubles the odds, because somebody waits.",
      "Yes, “{word}” is worth a message today."),
    CoachNote(
      "running or walking, walking or running, run or walk, walk or run", .starting,
      "“{Word}”: walking more often wins for most, since it needs no rest days.",
      "On “{word}” take the one you'd do again tomorrow."),
    CoachNote(
      "join a gym, joining a gym, gym membership, personal trainer", .cost,
      "“{Word}” is worth it after ten visits; a day pass and ten days at home tell beforehand."),
    CoachNote(
      "every other day, every second day, twice a week, once a week, three times a week, 3 times a week, every day, daily",
      .timing,
      "“{Word}” is a good rhythm once the days have names.",
      "With “{word}” fix which days they are, or they slide."),
    CoachNote(
      "warm up, warming up, cool down", .starting,
      "For “{word}” 3 easy minutes of the same movement are enough."),
    CoachNote(
      "see results, results, see a difference, notice a difference, show results", .plateau,
      "“{Word}” come in order: mood within days, breath within 3 weeks, looks after 8 or so.",
      "Look for “{word}” in stairs and sleep first, for they change before the mirror does."),
    CoachNote(
      "stairs, lift or stairs, elevator", .habits,
      "“{Word}” are the cheapest training there is: two floors are about 40 seconds."),
    CoachNote(
      "without running, instead of running, cant run, not running, low impact, my knees, bad knees",
      .starting,
      "With “{word}” in mind, brisk walking, cycling and swimming do the same for the heart; if it aches, ask a doctor first.",
      "“{Word}” leaves plenty: water and wheels carry your weight for you."),
    CoachNote(
      "muscle|muscles, build muscle, get stronger, toned, lift weights, strength training",
      .starting,
      "“{Word}” needs two short sessions a week and a little more weight every other one.",
      "For “{word}” stop each set two repeats before you would have to."),
    CoachNote(
      "swim|swimming, pool", .starting,
      "“{Word}” is kind to joints and hard to do halfway, so book the lane before you think."),
    CoachNote(
      "yoga, pilates", .starting,
      "“{Word}” at home for 10 minutes beats a class you drive to twice a year."),
    CoachNote(
      "bike to work, cycle to work, walk to work, active commute", .habits,
      "“{Word}” costs no extra hour, and twice a week is plenty to start."),
  ]
}
