extension SafetyAnswer {
  /// What is said to somebody who is hurt and asks on: general ranges, and what spares the part.
  ///
  /// `injury` holds for all, the others for what is hurt; `grave` where it may be broken or torn.
  /// None of them sends to a doctor once more where the first answer has done so.
  static let injuryText = #"""
    == injury
    training: That's the one thing I'm leaving out until it's calm again: a plan that loads it. I'd gladly plan around it, with the days you have and what doesn't hurt. Would that help?
    training: Not with the sore part yet. What I can plan is the rest: two sessions that spare it, sleep, and food with enough protein, which all shorten the way back.
    training: Loading it now would cost more weeks than it saves. Keep the days you'd have trained and fill them with what doesn't hurt, so that the habit's still there when the part is ready.
    fitness: Less than it feels like. Two weeks off change next to nothing, after four some endurance goes, and it comes back in about half the time that you were away. Strength holds even longer.
    fitness: No, not in a couple of weeks. Legs and lungs keep most of what they have for about ten days, and one or two hard efforts a week without the sore part hold it for a month or more.

    soothing: Cold helps against pain in the first two days: ten minutes at a time with a cloth in between, a few times a day. A snug bandage and resting it raised keep swelling down; warmth is for later, when it's only stiff.
    soothing: Rest it raised, a bandage that isn't too tight, something cold for ten minutes when it throbs. No hard massage and no stretching into the pain in the first three days.
    healed: Good to hear. Test it before you trust it: half an hour of brisk walking or an ordinary day's work without pain, and nothing the next morning. Then start again at half of what you did before.
    healed: That's good. Give it two quiet days more, then begin with half the time and half the effort, and go up by about a tenth a week as long as the mornings stay quiet.

    == leg
    howLong: For a mild sprain or strain, one to three weeks; for a moderate one, four to six; a sore tendon often takes six to twelve. Pain and swelling lead: as long as either is there the next morning, it needs more time.
    howLong: Most light ones are walkable in days and fine for easy sport after two or three weeks. If it isn't clearly better within a week, it's a longer one, and worth having looked at.
    returning: When three things are true: half an hour of brisk walking without pain, ten hops on that leg, and no swelling the next morning. Then start with one minute easy, one minute walking, ten times, every other day.
    returning: Once stairs and brisk walking don't hurt for three days in a row. Begin at half of what you did before, on flat ground, and add about a tenth a week as long as the next morning is quiet.
    instead: Things that don't load it: swimming or aqua jogging, easy cycling if it turns without pain, and upper body and core, sitting or lying. Twenty to thirty minutes on your usual days keep most of your fitness.
    instead: Pick two: the pool, the bike with little resistance, or a strength session for arms, back and core from a chair. Rule for all of them: no pain while you do it, and none more the next morning.
    ride: Usually yes, once the first swelling is down and pedalling doesn't hurt. Start with fifteen easy minutes and little resistance, seat a bit higher than usual. If it's sorer the next morning, wait two more days.
    swim: Yes, that's one of the best choices, because the water carries you. Go easy on the kick, use a pull buoy if kicking hurts, and leave out breaststroke while it's a knee, hip or groin.
    lift: Upper body and core, yes: seated presses, rows, pull-downs, floor work. Leave out what you'd have to stand or push off for, and put the weights where you can reach them without a step on that leg.
    walk: Short and flat is fine as long as you don't limp. Start with ten minutes, and let the next morning decide: no more swelling, five minutes more; sorer, a day off with the leg up.

    == arm
    howLong: A mild strain needs one to three weeks, a moderate one four to six, and a sore tendon in shoulder or elbow more like six to twelve. It's ready for more when daily things like lifting a kettle don't hurt.
    returning: When you can move it through its whole range without pain and carry a shopping bag for a day. Then begin at half the weight, slow, and add a little each week as long as the night after is quiet.
    instead: Nearly everything below the shoulders: walking, the exercise bike, squats and lunges without weights, core work that doesn't lean on it. Running is fine if it doesn't jar the sore side.
    ride: An exercise bike, yes, because you can sit up and let go. On the road you lean on your hands and have to brake hard, so leave that until a push-up against a wall doesn't hurt.
    swim: Kicking with a board held in the good hand is all right if it doesn't hurt; strokes aren't, yet. The bike or brisk walking give you the same effort with less risk.
    lift: Legs and core, yes: leg press, squats without a bar on the shoulders, bridges. Anything you press, pull or hang on with that arm stays out until moving it freely doesn't hurt.
    walk: Yes, as much as you like. If swinging it hurts, tuck the hand into a pocket or a strap; brisk walking and running both keep your fitness while it heals.

    == trunk
    howLong: Most strains and stiff backs are clearly better in two weeks and gone in six; moving a little every day beats lying down. If nothing's better after two weeks, it's a longer one and worth having looked at.
    returning: When an ordinary day is free of pain and bending, twisting and a brisk half-hour walk don't bring it back. Then half of what you did before, and a bit more each week that stays quiet.
    instead: Whatever doesn't set it off: for most that's walking on flat ground, easy swimming on the back or the exercise bike. Ten minutes twice a day do more than one long session now.
    ride: Often yes, upright and easy, for fifteen minutes; an exercise bike is kinder than drops on the road. If it's worse that evening or stiffer next morning, go back to walking.
    swim: Yes, gently: backstroke or an easy crawl, ten to fifteen minutes. Leave out butterfly and long breaststroke, and stop where it pinches.
    lift: Light and supported only: things you do sitting or lying that don't bend or twist the sore part. No deadlifts, no squats with weight and nothing overhead until a normal day is free of pain.
    walk: Yes, walking is about the best thing for it. Start with ten flat minutes twice a day and add five every second day, as long as it isn't worse the next morning.

    == grave
    howLong: That hangs on what it is, which nobody can tell from here: a bad bruise takes one to two weeks, a torn ligament six to twelve, a break six to eight and then building up. Count on nothing until that's known.
    returning: Not on a date yet: first what it is, then pain-free daily life, then half of what you did before. For a torn ligament or a break that's usually two to three months from the start.
    instead: Only what leaves it completely still: breathing room for the rest of the body, such as seated work for the parts that are fine. Nothing that it has to carry, push or steady until it's been looked at.
    ride: Not until it's known what it is, because one wrong push could make it worse. Seated exercises for what doesn't hurt are all right, and they're enough to keep the habit alive.
    swim: Better not yet: getting in and out and kicking off both load it. Give it the days until it's clear what it is; the pool is often the first thing that's allowed again.
    lift: Only sitting or lying, with parts far from it, and nothing where you'd have to catch yourself. If even that pulls on it, leave it for now.
    walk: As little as you can until it's been looked at, and not at all if it won't carry you. Crutches, a lift or somebody's arm are the better choice for a few days.
    """#
}
