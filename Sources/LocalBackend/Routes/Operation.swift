import Edge

/// Everything that the service can be asked to do, by resource.
enum Operation: Hashable, Sendable {
  case goal(GoalOperation)
  case advice(AdviceOperation)
  case consultation(ConsultationOperation)
  case insight(InsightOperation)
  case account(AccountOperation)
  case profile(ProfileOperation)
  /// The description of the service itself.
  case description

  static let all: [Operation] =
    GoalOperation.allCases.map(Operation.goal) + AdviceOperation.allCases.map(Operation.advice)
    + ConsultationOperation.allCases.map(Operation.consultation)
    + InsightOperation.allCases.map(Operation.insight)
    + AccountOperation.allCases.map(Operation.account)
    + ProfileOperation.allCases.map(Operation.profile) + [.description]

  /// Where it is asked for: the canonical place first.
  var places: [Place] {
    switch self {
    case .goal(let operation): operation.places
    case .advice(let operation): operation.places
    case .consultation(let operation): operation.places
    case .insight(let operation): operation.places
    case .account(let operation): operation.places
    case .profile(let operation): operation.places
    case .description: [.get("/openapi.json")]
    }
  }

  /// What a body that does not read is called: the resources do not agree.
  var refusal: String {
    switch self {
    case .goal, .advice: "INVALID_REQUEST"
    case .consultation, .insight, .account, .profile, .description: "VALIDATION_ERROR"
    }
  }

  /// Whether it is about the user and not about what is theirs.
  var isAboutUser: Bool {
    switch self {
    case .account, .profile: true
    case .goal, .advice, .consultation, .insight, .description: false
    }
  }
}

enum GoalOperation: String, CaseIterable, Sendable {
  case listGoals, createGoal, readGoal, replaceGoal, changeGoal, deleteGoal
  case setGoalProgress, completeGoal, abandonGoal
  case readToday, listInstances, setInstanceProgress
  case listActivities, addActivity

  var places: [Place] {
    switch self {
    case .listGoals: Place.goals(.get)
    case .createGoal: Place.goals(.post)
    case .readGoal: Place.goals(.get, "/{id}")
    case .replaceGoal: Place.goals(.put, "/{id}")
    case .changeGoal: Place.goals(.patch, "/{id}")
    case .deleteGoal: Place.goals(.delete, "/{id}")
    case .setGoalProgress:
      Place.goals(.patch, "/{id}/progress") + Place.goals(.put, "/{id}/progress")
    case .completeGoal: Place.goals(.post, "/{id}/complete")
    case .abandonGoal: Place.goals(.post, "/{id}/abandon")
    case .readToday: Place.goals(.get, "/{id}/today")
    case .listInstances: Place.goals(.get, "/{id}/history")
    case .setInstanceProgress: Place.goals(.put, "/instances/{id}/progress")
    case .listActivities: Place.goals(.get, "/{id}/activities")
    case .addActivity: Place.goals(.post, "/{id}/activities")
    }
  }
}

/// What the coach says about goals.
enum AdviceOperation: String, CaseIterable, Sendable {
  case suggestSteps, giveTips, analyseGoal, suggestGoals

  var places: [Place] {
    switch self {
    case .suggestSteps: Place.advice("suggestions")
    case .giveTips: Place.advice("tips")
    case .analyseGoal: Place.advice("analysis")
    case .suggestGoals: Place.goals(.post, "/suggestions")
    }
  }
}

enum ConsultationOperation: String, CaseIterable, Sendable {
  case listQuickActions, listConsultations, createConsultation, chatAboutGoal
  case readConsultation, changeConsultation, deleteConsultation
  case completeConsultation, abandonConsultation, archiveConsultation, unarchiveConsultation
  case listMessages, sendMessage, suggestGoalsFromConsultation, openSocket

  var places: [Place] {
    switch self {
    case .listQuickActions: Place.consultations(.get, "/quick-actions")
    case .listConsultations: Place.consultations(.get)
    case .createConsultation: Place.consultations(.post)
    case .chatAboutGoal: Place.consultations(.post, "/chat-about-goal")
    case .readConsultation: Place.consultations(.get, "/{id}")
    case .changeConsultation:
      Place.consultations(.put, "/{id}") + Place.consultations(.patch, "/{id}")
    case .deleteConsultation: Place.consultations(.delete, "/{id}")
    case .completeConsultation: Place.consultations(.post, "/{id}/complete")
    case .abandonConsultation: Place.consultations(.post, "/{id}/abandon")
    case .archiveConsultation: Place.consultations(.post, "/{id}/archive")
    case .unarchiveConsultation: Place.consultations(.post, "/{id}/unarchive")
    case .listMessages: Place.consultations(.get, "/{id}/messages")
    case .sendMessage: Place.consultations(.post, "/{id}/messages")
    case .suggestGoalsFromConsultation: Place.consultations(.post, "/{id}/suggest-goals")
    case .openSocket: [.get("/consultations/{id}/ws"), .get("/wellness/ai/chat/ws/{id}")]
    }
  }
}

enum InsightOperation: String, CaseIterable, Sendable {
  case generateInsight, listInsights, countUnreadInsights, readInsight, changeInsight
  case markInsightRead, toggleInsightFavorite, archiveInsight, unarchiveInsight, deleteInsight

  var places: [Place] {
    switch self {
    case .generateInsight:
      Place.insights(.post, "/generate/wellness") + Place.insights(.post, "/generate")
    case .listInsights: Place.insights(.get)
    case .countUnreadInsights: Place.insights(.get, "/unread/count")
    case .readInsight: Place.insights(.get, "/{id}")
    case .changeInsight: Place.insights(.put, "/{id}") + Place.insights(.patch, "/{id}")
    case .markInsightRead: Place.insights(.post, "/{id}/read")
    case .toggleInsightFavorite: Place.insights(.post, "/{id}/favorite")
    case .archiveInsight: Place.insights(.post, "/{id}/archive")
    case .unarchiveInsight: Place.insights(.post, "/{id}/unarchive")
    case .deleteInsight: Place.insights(.delete, "/{id}")
    }
  }
}

/// What needs no access token: a server with accounts has it, a backend in process does not.
enum AccountOperation: String, CaseIterable, Sendable {
  case register, logIn, refreshTokens, logOut

  var places: [Place] {
    switch self {
    case .register: [.post("/auth/register")]
    case .logIn: [.post("/auth/login")]
    case .refreshTokens: [.post("/auth/refresh")]
    case .logOut: [.post("/auth/logout")]
    }
  }
}

enum ProfileOperation: String, CaseIterable, Sendable {
  case readProfile, createProfile, replaceProfile, deleteUser

  var places: [Place] {
    let method: Request.Method =
      switch self {
      case .readProfile: .get
      case .createProfile: .post
      case .replaceProfile: .put
      case .deleteUser: .delete
      }
    return [Place(method: method, path: "/users/me")]
  }
}
