import Edge

/// What a request says about the opening of a socket (RFC 6455 §4.2.1).
enum Upgrade: Equatable {
  /// It asks for none that is spoken here.
  case none
  case asked(key: String)
  /// It asks in a way that is none.
  case refused(status: Int, headers: [Header])

  init(_ request: Request) {
    guard request.header("upgrade") != nil,
      Upgrade.tokens(request, "connection").contains("upgrade")
    else {
      self = .none
      return
    }
    // Who offers another protocol goes on in this one (RFC 9110 §7.8).
    guard Upgrade.tokens(request, "upgrade").contains("websocket") else {
      self = .none
      return
    }
    guard request.method == .get, let key = request.header("sec-websocket-key"), Upgrade.isKey(key)
    else {
      self = .refused(status: 400, headers: [])
      return
    }
    guard request.header("sec-websocket-version") == "13" else {
      self = .refused(status: 426, headers: [Header("sec-websocket-version", "13")])
      return
    }
    self = .asked(key: key)
  }

  private static func tokens(_ request: Request, _ name: String) -> [String] {
    request.headers.filter { $0.name == name }.flatMap { header in
      header.value.lowercased().split(separator: ",").map { token in
        String(token.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
      }
    }
  }

  /// Whether it is 16 bytes in base64.
  private static func isKey(_ text: String) -> Bool {
    text.utf8.count == 24 && text.hasSuffix("==")
      && text.utf8.dropLast(2).allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }
}
