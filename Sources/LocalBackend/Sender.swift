import Time

/// Who takes of what a server has for all: a user, or, where nobody logs in, an address, since all
/// are the one local user there.
struct Sender: Hashable {
  /// The user's id or the address; empty in process.
  let name: String
}
