import Edge
import JSON
import Network
import SQLite
import ServiceClient
import ServiceHost
import Shell
import Store
import Terminal
import Time
import UseCases
import Verbs

/// `lume doctor`: looks at all that a run of the shell needs, says how it stands, and what to do
/// where it does not stand well. It changes nothing; that a file is damaged is noted beside it.
struct Doctor {
  /// How one thing stands.
  enum Finding {
    case fine(String)
    /// It works; something should be different.
    case odd(String)
    case bad(String)

    /// The same for programs.
    func json(_ name: String) -> JSON {
      let (state, text) =
        switch self {
        case .fine(let text): ("ok", text)
        case .odd(let text): ("note", text)
        case .bad(let text): ("bad", text)
        }
      return ["subject": .string(name), "state": .string(state), "text": .string(text)]
    }
  }

  private let run: ShellFlags
  private let programName: String

  init(_ run: ShellFlags, programName: String) {
    self.run = run
    self.programName = programName
  }

  /// - Returns: 0 where nothing is bad, else the code of the first thing that is.
  func execute() -> Int32 {
    var code = ExitCode.done
    var findings: [JSON] = []
    defer {
      if run.isJSON { World.say(json: ["schema": 1, "findings": .array(findings)]) }
    }
    func report(_ name: String, _ finding: Finding, code failure: Int32 = ExitCode.failed) {
      if case .bad = finding, code == ExitCode.done { code = failure }
      if run.isJSON { return findings.append(finding.json(name)) }
      let label = name + String(repeating: " ", count: max(1, 10 - name.count))
      switch finding {
      case .fine(let text): World.say("ok    \(label)\(text)")
      case .odd(let text): World.say("note  \(label)\(text)")
      case .bad(let text): World.say("BAD   \(label)\(text)")
      }
    }
    let locations: Locations
    do {
      locations = try Locations(environment: World.environment)
    } catch {
      report("files", .bad(Ending(error).sentence))
      return ExitCode.unusableStore
    }
    if let exposure = locations.exposure {
      report("files", .bad(exposure))
    } else {
      report("files", files(locations), code: ExitCode.unusableStore)
    }
    report("store", database(locations.store), code: ExitCode.unusableStore)
    report("backend", database(locations.backend), code: ExitCode.unusableStore)
    var subject = "config"
    do {
      let configuration = try Configuration(path: locations.config)
      report(subject, .fine(Doctor.settings(locations.config)))
      subject = "service"
      report(subject, try service(configuration, locations), code: ExitCode.unreachable)
      subject = "coach"
      report(subject, try coach(configuration, locations), code: ExitCode.unreachable)
    } catch {
      report(subject, .bad(Ending(error).sentence), code: ExitCode.usage)
    }
    report("network", network)
    report("terminal", terminal)
    return code
  }

  private func files(_ locations: Locations) -> Finding {
    let folder = Files.folder(of: locations.store)
    guard Files.names(in: folder) != nil else {
      return .odd("\(folder) is not there yet; the first run makes it")
    }
    guard Files.isWritable(folder) else { return Doctor.unwritable(folder) }
    if let room = Files.room(in: folder), room < Doctor.leastRoom {
      return .bad(
        "there is no room left on the disk of \(folder) (\(room / 1024) KiB): free some and try again"
      )
    }
    let data = [locations.store, locations.backend, locations.tokens]
    let own = [locations.history, locations.config].filter { !Files.isLink($0) }
    let open = (data + own).filter { Files.exists($0) && !Files.isPrivate($0) }
    guard open.isEmpty else {
      return .odd("others can read \(open.joined(separator: ", ")): the next run closes them")
    }
    return .fine("\(folder), closed to others")
  }

  /// What a few turns take.
  private static let leastRoom = 1 << 20

  private static func unwritable(_ path: String) -> Finding {
    .bad("\(path) cannot be written: make it writable, or set LUME_HOME to another folder")
  }

  /// Opens a database without waiting for long, and lets SQLite look at every page of it.
  private func database(_ path: String) -> Finding {
    guard Files.exists(path) else { return .fine("none yet: \(path)") }
    for place in [path, Files.folder(of: path)] where !Files.isWritable(place) {
      return Doctor.unwritable(place)
    }
    do {
      if let verdict = try DamagedDatabase.verdict(of: path) {
        DamagedDatabase.suspect(path)
        guard try DamagedDatabase.verdictOnTables(of: path) != nil else {
          return .bad(
            "an index of \(path) is damaged (\(verdict)): the next start builds it anew, and nothing is lost"
          )
        }
        return .bad(
          "\(path) is damaged (\(verdict)): the next start sets it aside and begins a new one")
      }
      let connection = try Connection(.file(path), busyTimeout: .seconds(1))
      let size = try connection.first(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
        make: { Int($0.integer(0)) })
      return .fine("\(path), \((size ?? 0) / 1024) KiB, in order")
    } catch let error as StoreError where error.problem == .busy {
      return .odd("\(path) is in use by another program")
    } catch {
      return .bad(Ending(error).sentence)
    }
  }

  private static func settings(_ path: String) -> String {
    Files.exists(path) ? "\(path) reads well" : "none; \(path) would be it"
  }

  /// Asks the service of the run for the user's profile: any answer at all is one.
  private func service(
    _ configuration: Configuration, _ locations: Locations
  ) throws -> Finding {
    guard let address = configuration.value("backend", flag: run.backend) else {
      return .fine("built in")
    }
    let remote = try RemoteBackend(
      address, run: run, configuration: configuration, locations: locations)
    let inbox = Inbox(clock: .running(World.clock(from: SystemClock.wall)))
    let network = remote.connect(inbox)
    defer { network.shutdown() }
    let credentials = try remote.credentials()
    let client = FitIQClient(
      edge: .live(inbox, .none, network.peer), credentials: credentials,
      zone: World.zone(at: SystemClock.wall))
    do {
      return .fine("\(remote.name), logged in as \(try client.name().withoutControls)")
    } catch BackendError.keyRefused {
      return .bad("\(remote.name) does not take this API key: LUME_API_KEY is to be the right one")
    } catch BackendError.refused(status: 401, _, _, _) {
      return .odd("\(remote.name) answers; nobody is logged in: /login or /register in the shell")
    } catch BackendError.refused(status: let status, _, _, _) where status < 500 {
      return .fine("\(remote.name) answers (\(status) for the profile)")
    } catch BackendError.refused(let status, _, _, _) {
      return .bad("\(remote.name) answers with \(status): try again later")
    } catch BackendError.unreachable(let failure) {
      return .bad(
        "\(remote.name) cannot be reached (\(failure.words)): check address and network")
    } catch BackendError.unreadable(_, let problem) {
      return .bad("\(remote.name) is no FitIQ backend (\(problem)): check the address")
    }
  }

  private func coach(_ configuration: Configuration, _ locations: Locations) throws -> Finding {
    if configuration.value("backend", flag: run.backend) != nil {
      return .fine("the backend's own")
    }
    let model = try ModelEndpoint(
      run.coach, configuration: configuration, isInsecure: run.isInsecure, caFile: run.caFile,
      log: nil)
    let isNamed = configuration.value("coach", flag: run.coach.address) != nil
    guard let model = try model ?? (isNamed ? nil : keptModel(configuration, locations)) else {
      return .fine("built in\(models(configuration))")
    }
    return try CoachDoctor(model).examine()
  }

  /// The language models that could answer in its place.
  private func models(_ configuration: Configuration) -> String {
    let setup = LivePlan.coachSetup(run, configuration, nil, log: nil)
    let found = ModelServerInquiry(setup: setup).askUsual().map { server, models in
      "\(server.title) answers with \(models.prefix(6).joined(separator: ", ")) "
        + "(--coach \(server.rawValue))"
    }
    guard !found.isEmpty else {
      return "; no language model answers here (--coach URL names one elsewhere)"
    }
    return "; " + found.joined(separator: "; ")
  }

  /// The model that `/coach` has kept for later runs; `nil` where it has kept none.
  private func keptModel(
    _ configuration: Configuration, _ locations: Locations
  ) throws -> ModelEndpoint? {
    guard Files.exists(locations.store), try DamagedDatabase.verdict(of: locations.store) == nil
    else { return nil }
    let connection = try Connection(.file(locations.store), busyTimeout: .seconds(1))
    let kept = try connection.first(
      "SELECT value FROM settings WHERE key = ?", .text(Store.Setting.coach.rawValue),
      make: { $0.text(0) })
    let setup = LivePlan.coachSetup(run, configuration, nil, log: nil)
    return try kept.flatMap(CoachChoice.init(title:)).map { try setup.endpoint($0) }
  }

  /// The libraries that are loaded when something needs the network.
  private var network: Finding {
    do throws(NetworkLibraries.Missing) {
      let client = try NetworkLibraries.loadClient()
      do throws(NetworkLibraries.Missing) {
        return .fine("\(client), \(try NetworkLibraries.loadServer())")
      } catch {
        return .odd("\(client); not there for \(programName) serve: \(error)")
      }
    } catch {
      return .bad("no backend and no language model can be asked: \(error)")
    }
  }

  private var terminal: Finding {
    let term = World.environment("TERM") ?? "none"
    guard Terminal.isInteractive else {
      return .odd("no terminal here (TERM is \(term)): input is read line by line")
    }
    guard Terminal.canPaint(term: World.environment("TERM")) else {
      return .odd("a plain terminal (TERM is \(term)): an answer comes whole before the prompt")
    }
    let size = Terminal.size()
    let text = "\(term), \(size.columns) columns by \(size.rows) rows"
    guard size.columns >= 40 else { return .odd("\(text): 40 columns or more read better") }
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(World.environment).first ?? "none"
    guard locale.lowercased().contains("utf") else {
      return .odd("\(text); the locale (\(locale)) is not UTF-8, so plain characters are used")
    }
    return .fine("\(text), \(locale)")
  }
}

/// Asks the server of a language model what it has: the question that shows whether address, key
/// and name are right, and that costs nothing.
struct CoachDoctor {
  private let endpoint: ModelEndpoint

  init(_ endpoint: ModelEndpoint) {
    self.endpoint = endpoint
  }

  /// How long somebody at a terminal waits for it.
  private static let patience = Duration.seconds(10)
  /// How many names are listed.
  private static let mostListed = 12

  func examine() throws -> Doctor.Finding {
    let inbox = Inbox(clock: .running(World.clock(from: SystemClock.wall)))
    let network = endpoint.connect(.inbox(inbox))
    defer { network.shutdown() }
    let edge = Edge.live(inbox, .none, network.peer)
    let title = endpoint.place
    do {
      let response = try edge.exchange(
        ModelList.request, on: Channel(.http, 1), timeout: CoachDoctor.patience)
      switch ModelList(response, from: endpoint.model) {
      case .names(let names): return CoachDoctor.finding(names, title, endpoint.model.name)
      case .refused(let reason): return .bad("\(title) \(reason)")
      case .unreadable:
        return .odd("\(title) answers, and does not say which models it has")
      }
    } catch let failure as ConnectionFailure {
      return .bad(
        "\(title) cannot be reached (\(failure.words)): start its server, or check --coach"
      )
    }
  }

  private static func finding(
    _ names: [String], _ title: String, _ model: String
  ) -> Doctor.Finding {
    let listed = names.prefix(mostListed).joined(separator: ", ")
    let more = names.count > mostListed ? ", and \(names.count - mostListed) more" : ""
    let count = names.count == 1 ? "1 model" : "\(names.count) models"
    let text = "\(title) answers with \(count): \(listed)\(more)"
    // A server that has loaded one model takes any name for it.
    guard names.count != 1, !names.contains(model), !names.contains(model + ":latest") else {
      return .fine(text)
    }
    return .odd("\(text); \(model.withoutControls) is none of them: --coach-model NAME")
  }
}
