import Edge
import Network
import ServiceHost
import Session
import Shell
import Verbs
import Wellness

/// What a language model is reached with, whichever is chosen: what lets us in, and how the network
/// is used.
struct CoachSetup: Sendable {
  private let key: String?
  /// Whom the key is for; `nil` where nobody had been named when it was read.
  private let keyAddress: BaseAddress?
  private let network: NetworkOptions
  private let isInsecure: Bool

  init(key: String?, for keyAddress: BaseAddress?, _ network: NetworkOptions, isInsecure: Bool) {
    (self.key, self.keyAddress) = (key, keyAddress)
    (self.network, self.isInsecure) = (network, isInsecure)
  }

  /// What must never be written to a recording.
  var secrets: [Effect] { key.map { [.secret(name: "coach_key", value: $0)] } ?? [] }

  /// The way to a model. A key that was for one server is told to no other.
  ///
  /// - Parameter withKey: whether it's told the key at all.
  /// - Throws: `UsageError` for what cannot be used.
  func endpoint(
    _ choice: CoachChoice, withKey: Bool = true
  ) throws(UsageError) -> ModelEndpoint {
    let address = try ModelEndpoint.address(choice.address, isInsecure: isInsecure)
    let isMeant = withKey && keyAddress.map { $0.isSameOrigin(as: address) } ?? true
    var options = ModelOptions()
    do throws(SettingError) {
      for text in choice.options { try options.set(text) }
    } catch {
      throw UsageError("--coach-option: \(error)")
    }
    return ModelEndpoint(
      choice.model, at: address, key: isMeant ? key : nil, options, network)
  }
}

extension CoachRules {
  /// Asks a server of this machine which models it has.
  ///
  /// - Parameter server: its name or address.
  func models(of server: String, setup: CoachSetup) -> [String] {
    guard let address = try? check(CoachChoice(model: "any", address: server)).address,
      isHere(address)
    else { return [] }
    return ModelServerInquiry(setup: setup).ask([address]).first?.models ?? []
  }

  /// - Parameters:
  ///   - isInsecure: whether plain http may leave this machine.
  ///   - obstacle: why the coach stays what it is in this run.
  init(isInsecure: Bool, obstacle: String?) {
    self.init()
    self.obstacle = obstacle
    isCutShort = LanguageModel.isCutShort
    servers = ModelServer.allCases.map {
      Server(
        name: $0.rawValue, title: $0.title, address: $0.address, start: $0.start,
        takesAnyModel: $0 == .llamaCpp)
    }
    options = ModelOptions.Key.allCases.map { Option(key: $0.rawValue, meaning: $0.meaning) }
    isHere = { (try? BaseAddress($0, insecure: true))?.isLoopback ?? false }
    check = { choice throws(CoachProblem) in
      var choice = choice
      choice.model = choice.model.withoutControls
      guard !choice.model.allSatisfy(\.isWhitespace), choice.model.count <= 200 else {
        throw CoachProblem("A model has a name of 1 to 200 characters.")
      }
      do throws(BaseAddress.Problem) {
        choice.address =
          try ModelEndpoint.base(of: choice.address, isInsecure: isInsecure).description
      } catch .plain(let host) {
        throw CoachProblem(
          "http:// to \(host) would send your talk and the key readable: use https://, or start with --insecure."
        )
      } catch .notAnAddress(let text) {
        throw CoachProblem(
          "\"\(text)\" is neither a server's name nor its address: /coach use ollama llama3.2, or /coach use localhost:11434 llama3.2."
        )
      } catch {
        throw CoachProblem("\(error): /coach use URL MODEL, e.g. http://127.0.0.1:11434/v1.")
      }
      var options = ModelOptions()
      do throws(SettingError) {
        for text in choice.options { try options.set(text) }
      } catch {
        throw CoachProblem("\(error).")
      }
      choice.options = options.texts
      return choice
    }
  }
}
