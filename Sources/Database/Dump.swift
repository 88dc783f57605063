/// The rows of a database, without those that SQLite or the program make by themselves.
package struct Dump: Hashable, Sendable {
  /// Rows of one table.
  package struct Table: Hashable, Sendable {
    /// As in the schema.
    package let name: String
    /// In the order of the schema.
    package let columns: [String]
    /// Each with as many values as there are columns; sorted by the primary key.
    package var rows: [[Value]]

    /// A table as it was read.
    package init(name: String, columns: [String], rows: [[Value]]) {
      (self.name, self.columns, self.rows) = (name, columns, rows)
    }
  }

  /// How many steps had made the schema what it was.
  package let schema: Int
  /// Those that have rows, by name.
  package var tables: [Table]

  /// A dump as it was read.
  package init(schema: Int, tables: [Table]) {
    (self.schema, self.tables) = (schema, tables)
  }

  /// How many rows of a table there are.
  package func count(of table: String) -> Int {
    tables.first { $0.name == table }?.rows.count ?? 0
  }

  /// The same with every text replaced.
  package func mapTexts(_ change: (String) -> String) -> Dump {
    var dump = self
    for table in dump.tables.indices {
      for row in dump.tables[table].rows.indices {
        for place in dump.tables[table].rows[row].indices {
          guard case .text(let text) = dump.tables[table].rows[row][place] else { continue }
          dump.tables[table].rows[row][place] = .text(change(text))
        }
      }
    }
    return dump
  }

  /// What of a database is in a dump of it.
  package struct Selection: Sendable {
    /// Tables that are left out.
    package let tables: Set<String>
    /// Columns that are left out, for which their defaults stand.
    package let columns: Set<String>
    /// A column with the value that it has to have, in those tables that have it.
    package let owner: (column: String, value: String)?

    /// All but these.
    package init(
      leavingOut tables: Set<String> = [], columns: Set<String> = [],
      owner: (column: String, value: String)? = nil
    ) {
      (self.tables, self.columns, self.owner) = (tables, columns, owner)
    }
  }
}

extension Dump {
  /// A table or a column that the schema of its time did not have.
  package struct Misfit: Error, Hashable, Sendable {
    /// Its name.
    package let table: String

    /// A misfit as a test expects it.
    package init(table: String) {
      self.table = table
    }
  }
}
