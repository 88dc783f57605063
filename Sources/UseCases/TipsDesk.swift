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

  /// Tips for a goal, the most important first. A goal that the backend does not know yet is sent
  /// first.
  package func tips(for goal: Goal) throws -> [Tip] {
    let id = try sync.backendID(of: goal)
    return try Failure.translating {
      let texts = try office.askingPatiently { try $0.tips(for: id) }
      return texts.enumerated().map { Tip(text: $1.withoutControls, index: $0) }
    }
  }
}
