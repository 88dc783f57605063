extension CoachNote {
  static let nights: [CoachNote] = [
    CoachNote(
      "snore*, snoring, sleep apnea, apnoea, stop breathing at night", .sleep,
      "“{Word}” that others notice is worth a doctor's visit, since sleep apnoea makes days heavy and can be treated."
    ),
    CoachNote(
      "back to sleep, wake up at, wake at, woke up at, waking up at, wake up in the middle, wake up during, wake at night, awake at",
      .sleep,
      "“{Word}”: no clock, dim light, and after 20 minutes up until you are sleepy.",
      "When you “{word}”, the trick is to want nothing: resting counts for half."),
    CoachNote(
      "fall asleep, falling asleep, cant sleep, cannot sleep, insomnia, sleepless, get to sleep, lie awake, sleep badly, bad sleep, sleep poorly, couldnt sleep",
      .sleep,
      "With “{word}” go to bed later, not earlier, for a week, and get up at the same minute.",
      "“{Word}” eases when worries get written down an hour before bed."),
    CoachNote(
      "snooze, hitting snooze, snooze button, alarm", .sleep,
      "“{Word}” changes when the clock stands at the far end of the room, by the light switch.",
      "“{Word}” is borrowed sleep: 15 minutes more at the other end would pay it back."),
    CoachNote(
      "out of bed, get up in the morning, getting up, get up early, wake up early, mornings are hard, hate mornings, early riser, wake up tired",
      .sleep,
      "“{Word}” begins the evening before; light in the first 5 minutes does the rest.",
      "For “{word}” put the first good thing of the day right behind it."),
    CoachNote(
      "nap, naps, power nap", .sleep,
      "A “{word}” before 15:00 and under 20 minutes refreshes without costing the night."),
    CoachNote(
      "night shift*, work nights, working nights, shift work, shifts, late shift, early shift",
      .time,
      "With “{word}” tie the step to getting up, not to the clock.",
      "On “{word}” sleep comes first; a dark room and one fixed nap matter more than training."),
    CoachNote(
      "how many hours of sleep, how much sleep, hours of sleep, enough sleep, sleep enough, more sleep, hours a night",
      .sleep,
      "On “{word}”: most adults do best with 7 to 9 hours, and the same hour of rising helps the most."
    ),
    CoachNote(
      "go to bed, bed late, to bed earlier, bedtime, stay up late, staying up, up until, night owl, revenge",
      .sleep,
      "“{Word}” moves by 15 minutes every few days, hardly faster.",
      "For “{word}” set an alarm for the evening, not only for the morning."),
    CoachNote(
      "until midnight, phone in bed, phone before bed, screen before bed, scrolling at night, phone at night",
      .screens,
      "“{Word}” ends soonest when the charger lives in the kitchen.",
      "Trade the last 10 minutes of “{word}” for paper, and the rest tends to follow."),
    CoachNote(
      "nightmare*, bad dreams", .sleep,
      "“{Word}” often quieten when you write a better ending by day; if they stay, a doctor can help."
    ),
    CoachNote(
      "baby .. sleep, newborn, up all night, baby wakes, sleep deprived", .tiredness,
      "With “{word}” sleep whenever it is offered, and shrink everything else to 2 minutes."),
    CoachNote(
      "jet lag, jetlag, time zone*", .travel,
      "Against “{word}” daylight at the new morning and no nap after 15:00 help most."),
  ]
}
