extension CoachNote {
  static let water: [CoachNote] = [
    CoachNote(
      "does coffee|tea|soup|milk|juice|beer|soda count, do coffee|tea|soup count, count .. as water, counts as water",
      .food,
      "On “{word}”: coffee, tea, soup and milk all count as water; alcohol does not.",
      "“{Word}”: yes, nearly everything you drink counts, and soup and fruit as well."),
    CoachNote(
      "toilet, bathroom break*, pee, peeing, bladder, loo, restroom", .time,
      "“{Word}” is a matter of timing: most of it before 15:00 and in small glasses, not a litre at once.",
      "For “{word}” drink right after each chance to go, and little in the hour before a long stretch."
    ),
    CoachNote(
      "chug, chugging, chugged, drink .. all at once, down a bottle, gulp*", .habits,
      "Instead of “{word}” take 1 glass with something fixed: getting up, lunch, coming home.",
      "“{Word}” runs straight through you; 1 glass every two hours stays."),
    CoachNote(
      "water is boring, bored of water, hate water, hate plain water, taste of water, dont like water, water tastes",
      .boredom,
      "“{Word}” has easy cures: lemon, mint, cucumber, cold bubbles or fruit tea.",
      "If “{word}” is the trouble, half of it may be tea without sugar."),
    CoachNote(
      "right for me, right for a, enough for a, enough for me, too much for a, small person, tall person, for my size, for my height, for my age, for a beginner",
      .concern,
      "“{Word}” depends on size, heat and effort: the number is an average, so take it as a direction.",
      "About “{word}”: three quarters of a general number is plenty for many people, if you feel well with it."
    ),
    CoachNote(
      "diet coke, diet soda, coke zero, zero sugar, sweetener*, sparkling water", .food,
      "“{Word}” counts as fluid and has no sugar; 1 a day is fine, and water should stay the main drink.",
      "Swap every second “{word}” for water, and nothing is missing."),
  ]
}
