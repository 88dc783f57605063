/// One thing that happens to a user with two devices: what they do, and what the world does.
enum Move: Hashable, Sendable {
  case create(device: Int, title: Int)
  case progress(device: Int, goal: Int, value: Int)
  case rename(device: Int, goal: Int, title: Int)
  case pause(device: Int, goal: Int)
  case resume(device: Int, goal: Int)
  case complete(device: Int, goal: Int)
  case delete(device: Int, goal: Int)
  case say(device: Int, text: Int)
  case sync(device: Int)
  case fault(device: Int, String)
  case net(isUp: Bool)
  /// The process is killed at this point, and started again.
  case restart(device: Int)
  case wait(seconds: Int)

  /// The ways in which the backend fails; `latency=31s` is an answer that is lost behind a change
  /// that was made.
  static let faults = [
    "off", "status=500@0.5", "latency=31s", "status=401@0.3", "status=429@0.2", "garbage=0.4",
    "drop=1", "refuse", "refuse,latency=31s", "status=503", "close=2",
  ]

  static func random(_ dice: inout some RandomNumberGenerator, devices: Int) -> Move {
    let device = Int.random(in: 0..<devices, using: &dice)
    let number = Int.random(in: 0..<8, using: &dice)
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<18: return .create(device: device, title: Int.random(in: 0..<1_000_000, using: &dice))
    case 18..<34:
      let value = Int.random(in: 0...12, using: &dice)
      return .progress(device: device, goal: number, value: value)
    case 34..<40:
      let title = Int.random(in: 0..<1_000_000, using: &dice)
      return .rename(device: device, goal: number, title: title)
    case 40..<45: return .pause(device: device, goal: number)
    case 45..<49: return .resume(device: device, goal: number)
    case 49..<53: return .complete(device: device, goal: number)
    case 53..<59: return .delete(device: device, goal: number)
    case 59..<70: return .say(device: device, text: Int.random(in: 0..<1_000_000, using: &dice))
    case 70..<80: return .sync(device: device)
    case 80..<87: return .fault(device: device, faults.randomElement(using: &dice) ?? "off")
    case 87..<91: return .net(isUp: Bool.random(using: &dice))
    case 91..<96: return .restart(device: device)
    default: return .wait(seconds: Int.random(in: 1...40, using: &dice))
    }
  }

  /// Whether a session file can have it: it knows one device that is never killed.
  var isTypeable: Bool {
    switch self {
    case .restart: false
    case .create(let device, _), .progress(let device, _, _), .rename(let device, _, _),
      .pause(let device, _), .resume(let device, _), .complete(let device, _),
      .delete(let device, _), .say(let device, _), .sync(let device), .fault(let device, _):
      device == 0
    case .net, .wait: true
    }
  }

  /// As a session file has it; a fault, which a file can only have from its start, as a comment.
  var line: String {
    switch self {
    case .create(_, let title): "> /goal new \"Goal \(title)\" --target 10 km"
    case .progress(_, let goal, let value): "> /goal progress \(goal + 1) \(value)"
    case .rename(_, let goal, let title): "> /goal edit \(goal + 1) --title \"Goal \(title)\""
    case .pause(_, let goal): "> /goal pause \(goal + 1)"
    case .resume(_, let goal): "> /goal resume \(goal + 1)"
    case .complete(_, let goal): "> /goal complete \(goal + 1)"
    case .delete(_, let goal): "> /goal delete \(goal + 1) --yes"
    case .say(_, let text): "> message \(text)"
    case .sync: "> /sync"
    case .fault(_, let fault): "# fault \(fault)"
    case .net(let isUp): "@ net \(isUp ? "up" : "down")"
    case .restart(let device): "# device \(device) is killed and starts again"
    case .wait(let seconds): "@ wait \(seconds)s"
    }
  }
}
