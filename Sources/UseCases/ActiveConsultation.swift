import Store
import Wellness

/// What has become of the consultation that the prompt of a shell shows.
package enum ShownConsultation: Hashable, Sendable {
  /// None is shown.
  case none
  /// It goes on.
  case open(Consultation)
  /// Another shell, or another device, has ended it since.
  case ended(Consultation)
  /// Another shell, or another device, has deleted it since; as it was read last.
  case deleted(Consultation)
}

extension ShownConsultation {
  /// As it was read last.
  package var consultation: Consultation? {
    switch self {
    case .none: nil
    case .open(let shown), .ended(let shown), .deleted(let shown): shown
    }
  }
}

/// The consultation that one running shell is in. Another shell of the same home has its own: the
/// store keeps only the one that was made active last, with which a run begins.
struct ActiveConsultation {
  private enum State {
    /// Nothing was asked yet in this run.
    case unread
    case none
    /// As it was read last.
    case chosen(Consultation)
  }

  private var state = State.unread
  /// What was shown last, which stays until the store may say something else.
  private var kept = Cached<ShownConsultation>()
  /// Whether the goal that it is about is there; `nil` where it is about none.
  private var keptGoal = Cached<Bool?>()

  mutating func shown(_ store: Store) throws -> ShownConsultation {
    if case .unread = state { try begin(store) }
    guard case .chosen = state else { return .none }
    return try kept.value(in: store) {
      guard case .chosen(let last) = state else { return .none }
      guard let now = try store.consultation(last.id) else { return .deleted(last) }
      state = .chosen(now)
      return now.status == .active ? .open(now) : .ended(now)
    }
  }

  /// - Returns: what was shown and goes on no more; `.none` where nothing was.
  mutating func refresh(_ store: Store) throws -> ShownConsultation {
    let shown = try shown(store)
    if case .open(let chat) = shown {
      guard chat.goalID != nil,
        try keptGoal.value(in: store, read: { try chat.goalID.map { try store.goal($0) != nil } })
          == false
      else { return .none }
    }
    state = .none
    return shown
  }

  mutating func choose(_ consultation: Consultation) {
    state = .chosen(consultation)
    kept = Cached()
    keptGoal = Cached()
  }

  /// Notes that this shell has ended or deleted a consultation.
  mutating func forget(_ consultation: Consultation) {
    if isChosen(consultation) { state = .none }
  }

  /// Notes that a consultation has become another one, as when the backend had it already.
  mutating func follow(_ first: Consultation, to second: Consultation) {
    if isChosen(first) { choose(second) }
  }

  private func isChosen(_ consultation: Consultation) -> Bool {
    if case .chosen(let chosen) = state { chosen.id == consultation.id } else { false }
  }

  private mutating func begin(_ store: Store) throws {
    state = .none
    guard let id = try store.setting(.activeConsultation),
      let consultation = try store.consultation(Consultation.LocalID(id)),
      consultation.status == .active
    else { return }
    choose(consultation)
  }
}
