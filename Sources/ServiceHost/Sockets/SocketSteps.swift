import Contract
import Database
import Edge
import Time
import Wellness

/// What becomes of a socket between its opening and its end.
extension EmbeddedService {
  /// Opens the socket that a request asks for. It ends with the token that it was opened with.
  func open(
    _ call: RequestContext, in consultation: Consultation.BackendID, _ coachService: CoachService
  ) {
    sockets.open(
      call.channel, in: consultation, coachService, session: call.bearer?.session,
      by: call.sender, due: call.now + simulation.faults.latency, simulation, &schedule)
    if let expiry = call.bearer?.expires {
      close(
        call.channel, .policyViolation, "the access token has expired", .expired, at: expiry)
    }
  }

  /// Takes what a client sends, if it's still logged in: another server over the same data may have
  /// ended the log-in. Where that can't be read, it's refused.
  func receive(_ frame: Frame, on channel: Channel, at now: Instant) {
    finishAgain()
    if postponed.hasEarlier(on: channel) {
      return postpone(frame, on: channel, because: Occupied(), at: now)
    }
    do {
      let received = try whileLoggedIn(sockets.session(of: channel)) {
        try sockets.receive(frame, on: channel, at: now, simulation, &schedule)
      }
      switch received {
      case .said(let turn): models.ask(turn.question, at: now)
      case .interrupted(let consultation): models.leave([consultation])
      case .nothing: break
      }
    } catch let error as ServiceError where error == .tokenRevoked {
      closeRevoked(channel, at: now)
    } catch {
      postpone(frame, on: channel, because: error, at: now)
    }
  }

  /// Keeps a frame until its user is free, or tells why nothing comes of it.
  private func postpone(
    _ frame: Frame, on channel: Channel, because error: any Error, at now: Instant
  ) {
    let isLater =
      error is Occupied
      && postponed.put(
        .frame(frame), on: channel, of: sockets[channel]?.storage.user, at: now)
    if isLater { return }
    sockets.refuse(
      frame, because: error, on: channel, due: now + simulation.faults.latency, &schedule)
  }

  /// Gives a channel up: nothing arrives on it any more, and the advice that was to is not asked for.
  func end(_ channel: Channel) throws {
    models.leave(channel)
    try lose(channel)
  }

  /// A channel is gone without anybody having wanted that.
  func lose(_ channel: Channel) throws {
    postponed.drop(channel)
    schedule.drop(channel)
    try sockets.leave(channel)
  }

  /// Ends a socket and has it closed.
  func close(_ channel: Channel, _ code: CloseCode, _ reason: String, at now: Instant) {
    attempt { try end(channel) }
    close(channel, code, reason, .ended, at: now)
  }

  /// Closes a user's sockets whose consultation is over. What was asked there is answered all the
  /// same, unless it is deleted.
  func closeEnded(of user: User.ID, at now: Instant) {
    attempt {
      let ended = try sockets.ended(of: database.storage(of: user))
      for channel in ended.channels {
        close(channel, .normal, "the consultation is over", at: now)
      }
      sockets.forget(ended.deleted, of: user)
      if !ended.deleted.isEmpty { models.leave(ended.deleted) }
    }
  }

  /// Closes the sockets whose log-in or consultation another server has ended, which may have told
  /// nobody.
  ///
  /// - Parameter user: whose alone; `nil` for all.
  func closeEndedElsewhere(of user: User.ID? = nil, at now: Instant) {
    guard let lease = database.lease else { return }
    attempt {
      // Consultations are looked at first: of an account that is erased between the two, the sockets
      // end as those of a log-in.
      let owners = sockets.owners.filter { user == nil || $0.value == user }
      let ended = Set(try lease.ended(of: Set(owners.keys)).compactMap { owners[$0] })
      for channel in sockets.channels(of: try lease.ended(of: sockets.sessions(of: user))) {
        closeRevoked(channel, at: now)
      }
      for user in ended { closeEnded(of: user, at: now) }
    }
  }

  /// Tells other servers that sockets of a user may be over.
  func tellOthers(of user: User.ID) {
    if let lease = database.lease { attempt { try lease.tell(of: user) } }
  }

  /// Closes the sockets of sessions that were ended, by logging out or otherwise.
  func closeRevoked(at now: Instant) {
    guard let revoked = policy?.accounts?.popRevoked(), !revoked.isEmpty else { return }
    for channel in sockets.channels(of: Set(revoked.keys)) { closeRevoked(channel, at: now) }
    for user in Set(revoked.values) { tellOthers(of: user) }
  }

  private func closeRevoked(_ channel: Channel, at now: Instant) {
    close(channel, .policyViolation, "the access token has been revoked", at: now)
  }

  /// Closes a socket at a time that has come or will.
  private func close(
    _ channel: Channel, _ code: CloseCode, _ reason: String, _ event: Delivery.Event,
    at due: Instant
  ) {
    schedule.put(
      Delivery(arrival: .closed(channel, code, reason: reason), event: event), due: due)
  }
}
