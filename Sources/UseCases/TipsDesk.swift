import Backend
import Edge
import Wellness

/// Advice for a goal, from the backend.
package final class TipsDesk {
  private let office: Office
  private let sync: SyncDesk

  package init(_ office: Office, _ sync: SyncDesk) {
    self.office = office
    self.sync = sync
  }

  /// Tips for a goal, the most important first, and a line about where they come from, when the
  /// backend has one. A goal that the backend does not know yet is sent first.
  package func tips(for goal: Goal) throws -> (tips: [Tip], notice: String?) {
    let id = try sync.backendID(of: goal)
    return try Failure.translating {
      let (texts, notice) = try office.askingPatiently { try $0.tips(for: id) }
      let tips = texts.enumerated().map { Tip(text: $1.withoutControls, index: $0) }
      return (tips, notice?.withoutControls)
    }
  }
}
