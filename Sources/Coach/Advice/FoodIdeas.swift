import Wellness

extension GoalIdea {
  static let food: [GoalIdea] = [
    GoalIdea(
      .eating, .nutrition, "Eat vegetables twice a day", Quantity(2, "portions"), days: 30,
      difficulty: 2,
      description:
        "Put a handful or more of vegetables onto your plate at lunch and at dinner, each day for "
        + "30 days. Frozen ones count like fresh ones, and soup counts too.",
      reason: "Adding something is easier to keep up than forbidding something."),
    GoalIdea(
      .eating, .nutrition, "Cook at home 12 times", Quantity(12, "dinners"), days: 28,
      difficulty: 2,
      description:
        "Cook dinner at home three times a week for four weeks. Decide on Sundays what it will "
        + "be, buy it in one go, and cook twice the amount when there is a busy day ahead.",
      reason: "If you cook it, you decide what goes in."),
    GoalIdea(
      .eating, .nutrition, "A breakfast with protein each day", Quantity(1, "breakfast"), days: 30,
      difficulty: 1,
      description:
        "Begin each of the next 30 days with a breakfast that has protein in it: yogurt, eggs, "
        + "cottage cheese, beans or nuts. Prepare it the evening before when mornings are short.",
      reason: "Protein in the morning keeps hunger away until lunch."),
    GoalIdea(
      .water, .nutrition, "Drink 150 glasses of water", Quantity(150, "glasses"), days: 30,
      difficulty: 1,
      description:
        "Drink 150 glasses of water within 30 days, which is five a day: one with each meal and "
        + "two in between. A bottle on the desk does the counting for you.",
      reason: "It's easy to mistake thirst for hunger or tiredness."),
    GoalIdea(
      .eating, .nutrition, "21 days without sweet drinks", Quantity(21, "days"), days: 30,
      difficulty: 3,
      description:
        "Drink water, tea or coffee without sugar on 21 of the next 30 days, and nothing that is "
        + "sweetened. Have something that you like in reach, such as mint or lemon in water.",
      reason: "Sweet drinks are the part of a diet that is missed the least."),
  ]
}
