extension Identifier {
  /// Whether it has the form of a UUID, as every id has that this project's server gives out.
  package var isUUID: Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
