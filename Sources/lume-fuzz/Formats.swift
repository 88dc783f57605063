#if FUZZING || DEBUG
  import JSON
  import Session

  /// What is read from files and from the wire.
  enum Formats {
    /// Reads a file as the verbs do that look at all of it.
    static func readSession(_ bytes: [UInt8]) {
      do throws(SessionSyntaxError) {
        let file = try SessionFile(parsing: bytes)
        let words = file.assertions.map { $0.assertion.holds(for: $0.text) }
        precondition(file.presentation.count + words.count <= bytes.count)
        precondition(file.turns <= bytes.count && file.warnings.count <= bytes.count)
        // What a header says is read back as it was written.
        let header = try SessionFile(parsing: Array(file.header.text.utf8)).header
        precondition(header.text == file.header.text)
      } catch {
        precondition(error.line >= 1 && error.column >= 1 && !error.description.isEmpty)
      }
    }

    /// What is read is what is written, and both readers take the same objects.
    static func readJSON(_ bytes: [UInt8]) {
      let flat = flat(bytes)
      do throws(JSON.SyntaxError) {
        let json = try JSON(parsing: bytes)
        let written = json.text()
        let again = try JSON(parsing: written)
        precondition(again == json && again.text() == written)
        let keys = json.objectValue.map { Set($0.map(\.key)) }
        precondition(flat.map { Set($0.keys) } == keys)
      } catch {
        precondition(error.offset >= 0 && error.offset <= bytes.count && flat == nil)
      }
    }

    private static func flat(_ bytes: [UInt8]) -> FlatObject? {
      bytes.withUnsafeBufferPointer { buffer in
        do throws(JSON.SyntaxError) {
          return try FlatObject(scanning: buffer)
        } catch {
          return nil
        }
      }
    }
  }
#endif
