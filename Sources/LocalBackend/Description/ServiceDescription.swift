import Contract
import Edge
import JSON

enum ServiceDescription {
  static let response = Envelope.success(200, [:])
}
