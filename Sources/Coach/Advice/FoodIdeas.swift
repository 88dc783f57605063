import Wellness

extension GoalIdea {
  static let food: [GoalIdea] = [
    GoalIdea(
      .food, .nutrition, "Eat vegetables at 40 meals", Quantity(40, "meals"), days: 30,
      difficulty: 2,
      description:
        "Put a handful or more of vegetables onto your plate at 40 meals within 30 days. Frozen "
        + "ones count like fresh ones; lunch and dinner on most days are enough to get there.",
      reason: "Adding something is easier to keep up than forbidding something."),
    GoalIdea(
      .food, .nutrition, "Cook at home 12 times", Quantity(12, "dinners"), days: 28,
      difficulty: 2,
      description:
        "Cook dinner at home three times a week for four weeks. Decide on Sundays what it will "
        + "be, buy it in one go, and cook twice the amount when there is a busy day ahead.",
      reason: "Who cooks decides what is in it."),
    GoalIdea(
      .food, .nutrition, "Have 20 breakfasts with protein", Quantity(20, "breakfasts"), days: 30,
      difficulty: 1,
      description:
        "Begin 20 of the next 30 days with a breakfast that has protein in it: yoghurt, eggs, "
        + "quark, beans or nuts. Prepare it the evening before when mornings are short.",
      reason: "Protein in the morning keeps hunger away until lunch."),
    GoalIdea(
      .water, .nutrition, "Drink 150 glasses of water", Quantity(150, "glasses"), days: 30,
      difficulty: 1,
      description:
        "Drink 150 glasses of water within 30 days, which is five a day: one with each meal and "
        + "two in between. A bottle on the desk does the counting for you.",
      reason: "Thirst is easily taken for hunger or tiredness."),
    GoalIdea(
      .weight, .nutrition, "21 days without sweet drinks", Quantity(21, "days"), days: 30,
      difficulty: 3,
      description:
        "Drink water, tea or coffee without sugar on 21 of the next 30 days, and nothing that is "
        + "sweetened. Have something that you like in reach, such as mint or lemon in water.",
      reason: "Sweet drinks are the part of a diet that is missed the least."),
  ]
}
