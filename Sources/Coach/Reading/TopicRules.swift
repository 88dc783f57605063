extension CoachRules {
  static let topics: [(CoachIntent, String)] = [
    (
      .starting,
      """
      start, starting, begin, beginning, beginner, get going, first step*, get started, kick off
      know how to start, know where to start, know where to begin, where do i start, new to this
      how do i, how can i, how to, where to begin, want to, would like to, id like to, id love to
      trying to, try to, need to, my goal is, i wish, hope to, plan to, decided to, ready to
      should i, what would you do, in my place, what should i do, what can i do, new here, first time, get into, take up, improve
      get fit, get fitter, in shape, healthier, healthy, better shape, get better, fitter, fit again
      back into, again after, work on, focus on, new year, set a goal, new goal, goal, goals, target, targets, resolution
      change my life, what to do, give me something, something i can do, give me a task, i want, i need, want
      days a week, times a week, days per week, times per week, recommend, suggest, suggestion, suggestions, idea, ideas, wellness, wellbeing
      """
    ),
    (
      .motivation,
      """
      no|not|never|zero|any motivat*, motivat*, lost .. motivation, lazy, laziness, willpower, discipline*, no drive, dont feel like
      dont want to, dont care, dont bother, no desire, cant be bothered, cant be arsed, not up for it, fair, unfair, jealous, envious, inspire*, inspiration
      encourag*, cant bring myself, no will, not in the mood, feel like it, pointless
      push myself, keep going, keep at it, stay consistent, consisten*, doubt, confidence
      cant do it, cant do this, believe in, dont believe, hopeless about, unmotivated, demotivat*
      excuse*, push me, think i can, can i do it, comparing, compare myself, remind me why, pep talk, something nice, cheer me up, compliment, reward*, hard to go, hard to get, drag myself, worth it, no point
      stick with it, stick to it, sticking to, sticking with, struggl*, hard for me, hard
      difficult, commit*
      """
    ),
    (
      .habits,
      """
      habit*, routine*, ritual*, automatic, every morning, every evening, every day, consistency
      daily, autopilot, make it stick, long term, permanent, second nature, old ways, addict*
      smoking, smoke, quit smoking, nail biting, bite my nails, alcohol, drink less, cue
      """
    ),
    (
      .sleep,
      """
      sleep*, slept, asleep, insomnia, bed, bedtime, wake up, waking up, woke up, awake, nap, naps
      snooze, drop off, nod off, hour to fall, alarm, lie in, night owl, oversleep*, melatonin hours, early bird, get up early
      getting up, get up, mornings are, snor*, nightmare*, up at night, go to bed late
      """
    ),
    (
      .food,
      """
      eat, eating, ate, food, foods, meal*, breakfast, lunch, dinner, snack*, crav*, sugar*, sweets
      chocolate, portion*, hungry, hunger, vegetable*, veggie*, fruit*, protein*, carb*, diet*
      junk, fast food, cook*, calorie*, kcal, vegan, vegetarian, drink*, coffee, caffeine, water
      hydrat*, soda, beer, wine, crisps, chips, cake, cookies, biscuit*, grocer*, takeaway, takeout
      nutrition*, overeat*, overate, binge*, fiber, fibre, salt, pizza, burger*, dessert*, ice cream
      cheese, butter, milk, meat, fish, chicken, nuts, yoghurt, yogurt, oat*, potato*, cereal, honey, sandwich*
      avocado*, banana*, apple, apples, berries, beans, lentil*, tofu, bacon, sausage*, kebab*, curry, noodles, pasta
      popcorn, muesli, fries, soup*, sushi, salad, rice, bread, late night eating, appetite, weigh*, weight, supplements
      """
    ),
    (
      .tracking,
      """
      track, tracking, log it, logging, record it, measure*, app, watch, fitbit, smartwatch, counter
      step counter, pedometer, spreadsheet, note it, how do i record, how to record, enter my
      update my, where do i enter, count my, scale, scales, data, heart rate, journal
      """
    ),
    (
      .rest,
      """
      take .. off, rest day*, day off, days off, recover, recovery, take a break, a break, overtrain*, rest
      skip a day, skip today, skipping a day, skip, every single day, too often, pause
      """
    ),
    (
      .timing,
      """
      best time, what time, when should i, when is, which time, morning or evening, when to, evenings
      in the morning, in the evening, after work, before work, before breakfast, lunch break
      morning person, time of day, on weekends, weekend*, at night
      """
    ),
    (
      .fine,
      """
      feel good, feeling good, feel great, feeling great, im good, im fine, im well, doing well
      doing good, going well, goes well, all good, not bad, feel better, feeling better, happy
      excited, love it, enjoyed it, energetic, full of energy, feel strong, looking forward
      slept like, good day, on fire, feeling strong, killing it, i feel fine, slept well, much better
      """
    ),
  ]

  static let domains: [(GoalDomain, String)] = [
    (.walking, "walk*, steps, step count, stroll*, hik*, on foot"),
    (.running, "run, runs, running, runner, ran, jog*, marathon, 5k, 10k, half marathon, sprint*"),
    (
      .strength,
      """
      gym, strength, weights, lift*, push ups|up, pushup*, pull ups|up, pullup*, squat*, plank*
      muscle*, stronger, core, deadlift*, bench press, toned, abs, dumbbell*
      """
    ),
    (.wheeling, "wheelchair*, wheel chair, handbike, pushes"),
    (.cycling, "cycl*, bike, biking, bicycle, ride my, spinning"),
    (.swimming, "swim*, swam, pool, laps"),
    (
      .movement,
      """
      exercis*, workout*, work out, working out, sport*, active, activity, fit, fitness, move more
      moving, yoga, pilates, stretch*, danc*, tennis, climb*, flexib*, cardio, training, stairs
      posture, play football|soccer|basketball|tennis|hockey|volleyball|handball, football training, treadmill*, desk job, sitting all day, sit all day, sedentary, fitter, mobility, stamina, rowing
      """
    ),
    (.sleep, "sleep*, slept, asleep, insomnia, bedtime, wake up, awake, nap, get up early, in bed"),
    (.water, "water, hydrat*, glasses, glass of, drink more, thirsty, litre*, liter*, ml, fluid*"),
    (
      .food,
      """
      eat, eating, ate, food*, meal*, snack*, sugar*, vegetable*, veggie*, fruit*, protein*, diet*
      cook*, calorie*, crav*, portion*, sweets, chocolate, nutrition*, breakfast, salad, junk
      """
    ),
    (
      .weight,
      "lose weight, weight, kilos, kg, pounds, lbs, belly, slim*, overweight, bmi, obese, body fat"
    ),
    (
      .mind,
      """
      meditat*, mindful*, breath*, journal*, gratitude, stress*, anxi*, calm*, relax*, mental*
      headspace, peace, balance, burnout
      """
    ),
    (.screen, "phone, screen*, scroll*, tiktok, instagram, social media, youtube, doomscroll*"),
    (.reading, "read, reading, book, books, pages, chapter*, novel*"),
    (
      .study,
      """
      study*, learn*, piano, guitar, language*, write, writing, practise
      practice, practising, exam, exams, spanish, french, german, drawing
      """
    ),
  ]
}
