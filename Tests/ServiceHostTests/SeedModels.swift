import struct Foundation.Date

// What the documents' models declare, no more: their keys, their types, and what may be missing.

/// Of "Consultation WebSocket", whose keys are as they are on the wire.
enum SocketSeed {
  struct Answer<Content: Decodable>: Decodable {
    let success: Bool
    let data: Content
  }

  struct Created: Decodable {
    let success: Bool
    let data: Content

    struct Content: Decodable { let consultation: Consultation }
  }

  struct Consultation: Decodable {
    let id, userID, persona, status: String
    let startedAt: Date
    let messageCount: Int
    let createdAt, updatedAt: Date
    let goalID: String?

    enum CodingKeys: String, CodingKey {
      case id, persona, status
      case userID = "user_id"
      case startedAt = "started_at"
      case messageCount = "message_count"
      case createdAt = "created_at"
      case updatedAt = "updated_at"
      case goalID = "goal_id"
    }
  }

  struct Conflict: Decodable {
    let success: Bool
    let error: Failure

    struct Failure: Decodable {
      let code, message: String
      let details: Details
    }

    struct Details: Decodable {
      let existingConsultationID, persona, status: String
      let canContinue: Bool
      let goalID: String?

      enum CodingKeys: String, CodingKey {
        case persona, status
        case existingConsultationID = "existing_consultation_id"
        case canContinue = "can_continue"
        case goalID = "goal_id"
      }
    }
  }

  struct Messages: Decodable {
    let messages: [Message]

    struct Message: Decodable {
      let id, consultationID, role, content: String
      let createdAt: Date

      enum CodingKeys: String, CodingKey {
        case id, role, content
        case consultationID = "consultation_id"
        case createdAt = "created_at"
      }
    }
  }

  struct Frame: Decodable {
    let type: String
    let consultationID, content, error: String?
    let timestamp: Date

    enum CodingKeys: String, CodingKey {
      case type, content, error, timestamp
      case consultationID = "consultation_id"
    }
  }
}

/// Of "Goal-Aware Consultations", whose keys are converted from snake case.
enum GoalAwareSeed {
  struct Created: Decodable {
    let success: Bool
    let data: Content

    struct Content: Decodable { let consultation: Consultation }
  }

  struct List: Decodable {
    let success: Bool
    let data: Content

    struct Content: Decodable {
      let consultations: [Consultation]
      let totalCount, limit, offset: Int
    }
  }

  struct Consultation: Decodable {
    let id, userId: String
    let persona: Persona
    let status: String
    let contextType, contextId: String?
    let hasContextForGoalSuggestions: Bool
    let startedAt: Date
    let lastMessageAt: Date?
    let messageCount: Int
    let createdAt, updatedAt: Date
  }

  enum Persona: String, Decodable {
    case nutritionist, triage
    case fitnessCoach = "fitness_coach"
    case wellnessSpecialist = "wellness_specialist"
    case generalWellness = "general_wellness"
  }
}

/// Of "Goal and Conversation Linking", which is in no envelope.
enum LinkingSeed {
  struct Chat: Decodable {
    let conversationId, goalId: String
    let createdAt: Date
    let persona: Persona
  }

  struct Goal: Decodable {
    let id, title, description: String
    let createdAt, targetDate: Date
    let progress: Double
    let status: Status
    let userId, conversationId, category: String?
  }

  enum Status: String, Decodable {
    case completed, archived
    case notStarted = "not_started"
    case inProgress = "in_progress"
  }

  struct Conversation: Decodable {
    let id: String
    let goalId: String?
    let createdAt, updatedAt: Date
    let persona: Persona
    let messageCount: Int
    let lastMessageAt: Date?
  }

  struct Persona: Decodable {
    let id, name: String
    let avatar: String?
  }
}

/// Of "Backend Services", whose keys are converted from snake case.
enum ServicesSeed {
  struct Answer<Content: Decodable>: Decodable { let data: Content }

  struct Suggestions: Decodable {
    let goalId: String
    let suggestions, nextSteps: [String]
    let motivationalMessage: String?
    let generatedAt: Date
  }

  struct Analysis: Decodable {
    let goalId: String
    let currentProgress: Double
    let projectedCompletion: Date?
    let analysis: String
    let recommendations, strengths, challenges: [String]
    let generatedAt: Date
  }
}
