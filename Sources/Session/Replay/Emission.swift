import Edge

/// What the program did, as a record can hold it.
enum Emission {
  case printed(Record.Stream, String, isOpen: Bool)
  /// A whole answer where the file has assertions for it.
  case answer(String)
  /// The channel is the file's.
  case request(Channel, Request)
  case open(Channel, Request)
  case frame(Channel, Frame)
  case close(Channel, CloseCode)
  case cancel(Channel)

  /// The channel of what is sent; `nil` for what is printed.
  var channel: Channel? {
    switch self {
    case .printed, .answer: nil
    case .request(let channel, _), .open(let channel, _), .frame(let channel, _),
      .close(let channel, _), .cancel(let channel):
      channel
    }
  }
}
