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

  /// All keys.
  package var json: JSON { QuickActionBody.table.object(self) }

  static let table: FieldTable<QuickActionBody> = [
    .init("id") { $0.id }, .init("title") { $0.title }, .init("prompt") { $0.prompt },
    .init("icon") { $0.icon }, .init("context_type", .words(contextTypes)) { $0.contextType },
    .init("persona") { $0.persona },
  ]
}

extension QuickActionBody {
  /// What a consultation can be about.
  package static let contextTypes = ["general", "goal", "insight", "mood", "journal"]
}
