extension JSON {
  /// Where each value of a text begins, in bytes, by its path as `Difference` has it.
  ///
  /// In the order of the text; empty where the bytes, which are UTF-8, are not one value.
  package static func places(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [(path: String, offset: Int)] {
    guard let base = bytes.baseAddress else { return [] }
    var reader = Reader(base, count: bytes.count)
    var places: [(path: String, offset: Int)] = []
    do throws(SyntaxError) {
      reader.skipSpace()
      try reader.places(at: "", depth: 0, into: &places)
      try reader.end()
      return places
    } catch {
      return []
    }
  }
}

extension Reader {
  fileprivate mutating func places(
    at path: String, depth: Int, into places: inout [(path: String, offset: Int)]
  ) throws(JSON.SyntaxError) {
    places.append((path, offset))
    switch next {
    case UInt8(ascii: "{"):
      try object(depth: depth) { (reader, key) throws(JSON.SyntaxError) in
        let step = JSON.step(to: key.text(in: reader.base), isFirst: path.isEmpty)
        try reader.places(at: path + step, depth: depth + 1, into: &places)
      }
    case UInt8(ascii: "["):
      var position = 0
      try array(depth: depth) { (reader) throws(JSON.SyntaxError) in
        try reader.places(at: "\(path)[\(position)]", depth: depth + 1, into: &places)
        position += 1
      }
    default: _ = try scalar()
    }
  }
}
