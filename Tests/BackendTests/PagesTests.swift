import Contract
import Testing

@testable import Backend

/// Lists whose totals lie.
@Suite struct PagesTests {
  private struct Entry: Identified {
    let id: Int
  }

  private let client: FitIQClient

  init() throws {
    client = try Line().client
  }

  private func page(from first: Int, _ count: Int = FitIQClient.pageSize) -> Page<Entry> {
    Page(elements: (first..<first + count).map { Entry(id: $0) }, total: .max)
  }

  @Test func endsWithAPageThatRepeatsOrIsNotFull() throws {
    var asked: [Int] = []
    let repeated = try client.pages { offset in
      asked.append(offset)
      return page(from: min(offset, 100))
    }
    #expect(repeated.map(\.id) == Array(0..<200))
    #expect(asked == [0, 100, 200])
    #expect(try client.pages { page(from: $0, $0 < 300 ? 100 : 0) }.count == 300)
  }

  @Test func givesUpWhereNoEndIsInSight() throws {
    var count = 0
    #expect(
      throws: BackendError.unreadable(
        source: "list", problem: "it still goes on after 20000 entries")
    ) {
      _ = try client.pages { offset in
        count += 1
        return page(from: offset)
      }
    }
    #expect(count == FitIQClient.longestList / FitIQClient.pageSize)
  }

  @Test func onePageAtATimeHasTheSameEnd() throws {
    #expect(try RemotePage(page(from: 0), from: 100) { $0 }.next == 200)
    let last = FitIQClient.longestList - FitIQClient.pageSize
    #expect(throws: BackendError.self) { try RemotePage(page(from: 0), from: last) { $0 } }
  }
}
