/// Columns as wide as their widest entry.
enum Table {
    static func text(_ rows: [[String]], alignedRight: Set<Int> = []) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                if alignedRight.contains(column) { return padding + cell }
                return column == row.count - 1 ? cell : cell + padding
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }
}
