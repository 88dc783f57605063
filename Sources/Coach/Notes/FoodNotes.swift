extension CoachNote {
  static let food: [CoachNote] = [
    CoachNote(
      "coffee, caffeine, espresso, energy drink*", .food,
      "“{Word}” is fine for most people in the morning; after 14:00 it is paid for at night.",
      "If sleep is poor, move the last “{word}” two hours forward and watch for 3 days."),
    CoachNote(
      "how much water, drink enough, enough water, drink more water, litres of water, thirsty, dehydrat*",
      .food,
      "“{Word}”: about 6 to 8 glasses a day is usual, more in heat, and pale urine tells that it fits.",
      "“{Word}” becomes simple with 1 glass at each meal and 1 between."),
    CoachNote(
      "breakfast", .food,
      "For “{word}” something with protein, such as eggs, yoghurt or beans, keeps you full longest.",
      "“{Word}” is optional; what counts is what you eat when you skip it."),
    CoachNote(
      "snacking, snacks, snack, nibbl*, graze, grazing, munchies", .food,
      "“{Word}” shrinks when the plate is fixed: 1 planned one at 16:00, out of sight the rest.",
      "Before “{word}” drink 1 glass of water and wait 10 minutes; then decide freely."),
    CoachNote(
      "hungry at night, late night, hungry around, hungry in the evening, hungry, eat late, evening hunger, starving",
      .food,
      "Being “{word}” late mostly means too little at noon, so put protein into lunch.",
      "“{Word}” in the evening often is tiredness in disguise: try tea and 10 minutes first."),
    CoachNote(
      "hate vegetables, dont like vegetables, vegetable*, veggie*, salad", .food,
      "For “{word}” roasting and salt work wonders, and 1 kind that you like is enough to begin.",
      "Hide “{word}” in sauces and soups, where nobody counts."),
    CoachNote(
      "sugar*, sweets, chocolate, candy, sweet tooth, dessert*, cake, cookies, ice cream", .food,
      "“{Word}” after a meal does less than on its own, and it stays smaller there.",
      "Keep “{word}”, but give it a place: sitting, on a plate, once a day.",
      "“{Word}” at hand gets eaten; two rooms away it is a decision."),
    CoachNote(
      "beer, wine, alcohol, drinking too much, drink too much, drinks with, hangover, gin", .habits,
      "With “{word}” a number fixed beforehand works better than “less”; if cutting down is hard, a doctor helps without judging.",
      "Every second glass as water halves “{word}” without a speech."),
    CoachNote(
      "count calories, calorie counting, counting calories, calories, kcal, macros", .food,
      "“{Word}” can teach you for a week; for years, half a plate of vegetables is easier.",
      "You need not keep to “{word}”: portions by hand, palm and fist, come close enough."),
    CoachNote(
      "best diet, which diet, keto, low carb, paleo, intermittent fasting, diet, diets", .food,
      "“{Word}”: the one you would still keep in a year, and most of those are plain.",
      "“{Word}” or not, more plants, enough protein and fewer sweet drinks is where all of them meet."
    ),
    CoachNote(
      "pizza, burger*, fast food, junk food, takeaway, takeout, mcdonald*, fries, chips, crisps",
      .setback,
      "One “{word}” changes nothing; the next ordinary meal is the whole repair.",
      "Enjoy “{word}” seated and slowly, and let the next plate be green."),
    CoachNote(
      "overate, ate too much, overeat*, ate the whole, ate an entire, stuffed", .setback,
      "“{Word}” needs no punishment: no skipping, just the next normal meal.",
      "After “{word}” a walk of 10 minutes helps more than regret."),
    CoachNote(
      "not hungry, emotional eating, stress eating, eat when, comfort food, comfort eating, bored eating, eat out of boredom, keep eating",
      .food,
      "“{Word}” asks for something else than food, so name it first: tired, bored, tense or lonely.",
      "Against “{word}” put 10 minutes and a glass of water between wish and plate."),
    CoachNote(
      "trousers dont, clothes dont, dont fit, doesnt fit, jeans, too tight, dress size", .starting,
      "“{Word}” is a better measure than the scale, and it changes within 6 weeks or so.",
      "Keep the thing from “{word}” as a ruler: try it on once a month."),
    CoachNote(
      "no alcohol, alcohol free, sober, havent had a drink, days without, weeks without", .fine,
      "“{Word}” is worth a note in the calendar for every week of it."),
    CoachNote(
      "protein", .food,
      "For “{word}” a palm-sized piece of fish, eggs, beans or yoghurt at each meal does it."),
    CoachNote(
      "portion*, portion control, second helping, seconds", .food,
      "“{Word}” follows the plate: take one 2 cm smaller and serve in the kitchen.",
      "For “{word}” wait 10 minutes before more; fullness arrives late."),
    CoachNote(
      "cooking, cook, no time to cook, meal prep, recipes", .food,
      "“{Word}” twice as much once is dinner for two evenings.",
      "For “{word}” keep 3 ten-minute meals in mind and their things in the house."),
    CoachNote(
      "eat out, eating out, restaurant*, canteen, buffet", .food,
      "At “{word}” choose before you sit down, and order the vegetables first.",
      "“{Word}” gets easier when half of the dish goes home in a box."),
    CoachNote(
      "at work brings, cake at work, brings cake, office snacks, office treats, colleagues bring",
      .social,
      "“{Word}” is easier with a fixed rule, such as Fridays only, because a rule needs no excuse."),
    CoachNote(
      "weigh myself, weigh in, step on the scale, bathroom scale, daily weigh", .tracking,
      "To “{word}” once a week, same morning, is enough; daily is fine only if the ups leave you cold."
    ),
    CoachNote(
      "scale hasnt|wont|isnt|not|doesnt, scales hasnt|wont, weight hasnt|wont|doesnt|isnt, gained weight, put on weight, gained, gaining weight",
      .plateau,
      "“{Word}” for a few weeks can be water alone, so measure the waist too.",
      "With “{word}” look at four weeks, since salt and sleep alone move it by a kilo."),
    CoachNote(
      "lose weight, losing weight, weight loss, lose a few kilos, lose a few pounds, slim down, overweight",
      .starting,
      "“{Word}” goes well at half a kilo a week, mostly from drinks, portions and walks after meals.",
      "For “{word}” change one meal first, the one that is the easiest."),
    CoachNote(
      "vegan, vegetarian, plant based", .food,
      "On a “{word}” table beans, lentils and nuts bring the protein; B12 is worth asking a doctor about."
    ),
    CoachNote(
      "ramadan, lent, religious fast, iftar", .food,
      "During “{word}” move lightly before the evening meal, drink well after it and keep the habit tiny.",
      "“{Word}” is a month for keeping, not for raising."),
    CoachNote(
      "soda, coke, cola, sweet drink*, juice, lemonade, soft drink*", .food,
      "Swapping 1 “{word}” a day for water is the easiest change of all.",
      "“{Word}” fills nobody, so it is the first thing to trade."),
  ]
}
