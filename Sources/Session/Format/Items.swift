import Threads

/// The records of a file, in their order.
///
/// A record takes as much memory as its text does. So of a large file those are kept that are being
/// read, and the others are parsed again when their turn comes.
struct Items: RandomAccessCollection, Sendable {
  /// As many bytes make a file a large one.
  static let large = 8 << 20

  /// All of them; none of a large file.
  private let all: [Item]
  private let pages: ItemPages?
  let endIndex: Int

  init(_ items: [Item]) {
    all = items
    pages = nil
    endIndex = items.count
  }

  init(_ pages: ItemPages) {
    all = []
    self.pages = pages
    endIndex = pages.count
  }

  var startIndex: Int { 0 }

  subscript(index: Int) -> Item {
    guard let pages else { return all[index] }
    return pages[index]
  }
}

/// The records of a large file, parsed by pages.
final class ItemPages: Sendable {
  /// Where a page begins.
  struct Start: Sendable {
    /// The first byte of its first record.
    let offset: Int
    /// The line that stands there, counted from 1.
    let line: Int
  }

  /// Records of a page.
  static let size = 1024
  /// As many pages are kept: those of what is read, and of what is looked up behind or before it.
  private static let mostKept = 4

  let count: Int
  private let bytes: [UInt8]
  private let header: SessionHeader
  private let starts: [Start]
  /// The pages that were read last, the latest at the end.
  private let kept = Guarded<[(number: Int, items: [Item])]>([])

  /// - Parameters:
  ///   - starts: of the pages, all of which are full but the last.
  ///   - bytes: of a file that was found to be without errors.
  init(_ starts: [Start], count: Int, of bytes: [UInt8], _ header: SessionHeader) {
    (self.starts, self.count, self.bytes, self.header) = (starts, count, bytes, header)
  }

  subscript(index: Int) -> Item {
    let (number, place) = index.quotientAndRemainder(dividingBy: ItemPages.size)
    return kept.withLock { kept in
      if let last = kept.last, last.number == number { return last.items[place] }
      let page =
        if let known = kept.firstIndex(where: { $0.number == number }) {
          kept.remove(at: known)
        } else {
          (number: number, items: parse(starts[number]))
        }
      if kept.count == ItemPages.mostKept { kept.removeFirst() }
      kept.append(page)
      return page.items[place]
    }
  }

  private func parse(_ start: Start) -> [Item] {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var lines = LineScanner(base, count: buffer.count, from: start.offset, line: start.line)
      let first = lines.next()
      var parser = RecordParser(lines, from: first, header: header, most: ItemPages.size)
      do throws(SessionSyntaxError) {
        try parser.parse(most: ItemPages.size)
      } catch {
        // It was found to be without errors.
      }
      return parser.items
    }
  }
}
