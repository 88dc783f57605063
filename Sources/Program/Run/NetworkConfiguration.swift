import Edge
import Network
import Store

extension Configuration {
  /// How the network is used by a run.
  ///
  /// - Parameters:
  ///   - caFile: a flag's file of certificates.
  ///   - isInsecure: whether plain http may leave this machine.
  ///   - log: the path of a file for what libraries say of failures; `nil` for none.
  func network(caFile: String?, isInsecure: Bool, log: String?) -> NetworkOptions {
    var options = NetworkOptions()
    options.caFile = value("ca_file", flag: caFile)
    options.insecure = isInsecure
    options.environment = World.environment
    options.userAgent = "lume/\(Program.version)"
    if let log {
      let file = LogFile(path: log)
      options.report = { text in
        do {
          try file.append(text, at: SystemClock.wall)
        } catch {
          // What can't be written down is said to the user anyway, in fewer words.
        }
      }
    }
    return options
  }
}
