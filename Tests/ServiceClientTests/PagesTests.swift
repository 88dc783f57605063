import Contract
import Testing

@testable import ServiceClient

/// Lists whose totals lie.
@Suite struct PagesTests {
  private struct Entry: Identified {
    let id: Int
  }

  private let client: FitIQClient

  init() throws {
    client = try Line().client
  }

  private func page(
    from first: Int, _ count: Int = FitIQClient.pageSize, total: Int = .max
  ) -> Page<Entry> {
    Page(elements: (first..<first + count).map { Entry(id: $0) }, total: total)
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

  @Test func goesOnBehindAPageThatWasCutForItsSize() throws {
    var asked: [Int] = []
    let all = try client.pages { offset in
      asked.append(offset)
      let count = min(40, 100 - offset)
      return Page(
        elements: (offset..<offset + count).map { Entry(id: $0) }, total: 100,
        hasMore: offset + count < 100)
    }
    #expect(all.map(\.id) == Array(0..<100) && asked == [0, 40, 80])
  }

  @Test(arguments: [1_000_000_000, 20_001])
  func givesUpWhereNoEndIsInSight(total: Int) throws {
    var count = 0
    #expect(
      throws: BackendError.unreadable(
        source: "list", problem: "it still goes on after 10000 entries, of \(total)")
    ) {
      _ = try client.pages { offset in
        count += 1
        return page(from: offset, total: total)
      }
    }
    #expect(count == FitIQClient.longestOfMany / FitIQClient.pageSize)
  }

  @Test func followsAListThatSaysHowLongItIs() throws {
    #expect(try client.pages { page(from: $0, total: 20_000) }.count == 20_000)
  }

  @Test func onePageAtATimeHasTheSameEnd() throws {
    #expect(try RemotePage(page(from: 0), from: 100) { $0 }.next == 200)
    let last = FitIQClient.longestOfMany - FitIQClient.pageSize
    #expect(throws: BackendError.self) { try RemotePage(page(from: 0), from: last) { $0 } }
  }
}
