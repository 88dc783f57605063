import JSON
import Wellness

/// Something that a client can offer to begin a consultation with.
package struct QuickActionBody: Hashable, Sendable {
  /// Travels as `quick_action` of a new consultation.
  package var id: String
  /// A few words.
  package var title: String
  /// What the user would say.
  package var prompt: String
  /// The name of a symbol.
  package var icon: String
  /// What such a consultation is about.
  package var contextType: String
  /// Who answers best.
  package var persona: Persona

  package init(
    id: String, title: String, prompt: String, icon: String, contextType: String, persona: Persona
  ) {
    self.id = id
    self.title = title
    self.prompt = prompt
    self.icon = icon
    self.contextType = contextType
    self.persona = persona
  }

  package init(_ fields: Fields) throws(ContractError) {
    id = try fields.string("id")
    title = try fields.string("title")
    prompt = try fields.optionalString("prompt") ?? title
    icon = try fields.optionalString("icon") ?? ""
    contextType = try fields.optionalString("context_type") ?? "general"
    persona = try fields.optionalString("persona").map(Persona.init(rawValue:)) ?? .generalWellness
  }

  /// All keys.
  package var json: JSON {
    [
      "id": .string(id), "title": .string(title), "prompt": .string(prompt),
      "icon": .string(icon), "context_type": .string(contextType),
      "persona": .string(persona.rawValue),
    ]
  }
}

extension QuickActionBody {
  /// What a consultation can be about.
  package static let contextTypes = ["general", "goal", "insight", "mood", "journal"]
}
