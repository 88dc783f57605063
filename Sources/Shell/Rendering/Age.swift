import Time

/// How old something is, as people say it.
enum Age {
  /// `less than a minute`, `5 minutes`, `3 hours`, `2 days`.
  static func text(_ duration: Duration) -> String {
    let minutes = Int(duration.milliseconds / 60_000)
    switch minutes {
    case ..<1: return "less than a minute"
    case ..<60: return Plural.of(minutes, "minute")
    case ..<1440: return Plural.of(minutes / 60, "hour")
    default: return Plural.of(minutes / 1440, "day")
    }
  }
}
