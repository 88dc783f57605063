/// What keys do while a session is shown, in fewer and fewer words.
struct PlayHint {
  /// The turn that is shown; 0 before the first.
  let turn: Int
  let isPaused: Bool
  let isASCII: Bool

  /// The longest first.
  var texts: [String] {
    let state = isPaused ? "paused" : "lume play"
    let place = turn > 0 ? ["turn \(turn)"] : []
    let space = isPaused ? "space goes on" : "space pauses"
    let turns = isASCII ? "<- -> turns" : "← → turns"
    let leave = "q leaves"
    return [
      [state] + place + [space, turns, leave], [state] + place + [space, leave], [space, leave],
      [leave], ["q"],
    ].map { " " + $0.joined(separator: isASCII ? " - " : " · ") + " " }
  }
}
