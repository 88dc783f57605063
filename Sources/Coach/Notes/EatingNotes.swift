extension CoachNote {
  /// What comes up around eating: cravings, parties, bans and budgets.
  static let eating: [CoachNote] = [
    CoachNote(
      "donut*, doughnut*, could kill for a, craving for, craving right now", .food,
      "“{Word}” peaks within 15 minutes: a glass of water, then half of it on a plate, sitting down.",
      "Have “{word}” on purpose once this week, and not in front of the fridge."),
    CoachNote(
      "cut out, what else should i cut, cutting out, what should i cut", .food,
      "Before you “{word}” more, add: protein and a vegetable at each meal do more than a longer list of bans.",
      "Enough to “{word}” for now; keep that list for 2 weeks and see."),
    CoachNote(
      "smaller dinner*, eat less at dinner, lighter dinner*, light dinner", .food,
      "For “{word}” move a third of it to lunch, and use the small plate.",
      "“{Word}” is easier with soup or salad first."),
    CoachNote(
      "hate eggs, isnt eggs, without eggs, no eggs, dont like eggs, allergic to eggs", .food,
      "“{Word}”: yoghurt with oats and nuts, cottage cheese on bread, or beans on toast fill as long.",
      "For “{word}” overnight oats with 3 spoons of yoghurt are ready when you are."),
    CoachNote(
      "in front of the tv, front of the tv, tv snack*, snack at night, snack in the evening, night snack*, snacking at night",
      .food,
      "“{Word}” is two habits in one: keep the programme, and let the hands hold tea for the first 20 minutes.",
      "For “{word}” fill 1 small bowl before you sit down, and leave the bag in the kitchen."),
    CoachNote(
      "birthday party, party saturday, party on, buffet, big dinner, christmas dinner, thanksgiving",
      .food,
      "For “{word}” eat something with protein before you go, take what you really like once, and stop counting.",
      "“{Word}” is 1 evening of 30; plan the next morning's walk instead of a ban."),
    CoachNote(
      "cheat day*, cheat meal*, treat day", .food,
      "“{Word}” is better as 1 planned meal than as a day, since a day can undo a week.",
      "Yes to “{word}”, as long as it has a beginning, an end and a chair."),
    CoachNote(
      "lactose, gluten, intolerant, intolerance, coeliac, celiac, allergic to nuts", .food,
      "With “{word}” oats, eggs, fruit, and drinks of oat or soy with calcium make a breakfast.",
      "“{Word}” leaves most of the plate as it is: rice, potatoes, beans, fish, vegetables."),
    CoachNote(
      "dont have the money|time, vegan and broke, on a budget, cheap protein, cheap meals, cheap food",
      .cost,
      "For “{word}” lentils, beans, oats, tofu and peanut butter are the cheapest protein there is.",
      "“{Word}”: a kilo of lentils costs less than one sandwich and lasts for 10 meals."),
    CoachNote(
      "no kitchen, no fridge, no microwave, no oven, no sink", .cost,
      "Without it, “{word}”, a bottle, a lunch box and fruit from home are the kitchen.",
      "“{Word}” asks for things that keep: nuts, fruit, bread, and 1 full bottle."),
  ]
}
