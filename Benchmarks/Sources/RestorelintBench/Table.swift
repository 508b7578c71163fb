import Foundation

/// What one pass took.
struct Row: Encodable {
    var pass: String
    var cpuMilliseconds: Double
    var megabytesPerSecond: Double
    /// Times the cost of counting newlines in the same bytes.
    var scans: Double
}

struct Table: Encodable {
    var corpus: String
    var files: Int
    var bytes: Int
    var rounds: Int
    var rows: [Row]

    var text: String {
        let size = String(format: "%.1f MB", Double(bytes) / 1e6)
        let lines = rows.map { row in
            pad(row.pass, 20, right: false) + pad(String(format: "%.1f", row.cpuMilliseconds), 12)
                + pad(String(format: "%.0f", row.megabytesPerSecond), 10) + pad(String(format: "%.1f", row.scans), 10)
        }
        let head = pad("pass", 20, right: false) + pad("CPU ms", 12) + pad("MB/s", 10) + pad("scans", 10)
        return (["\(corpus): \(files) files, \(size), median of \(rounds) rounds", head] + lines).joined(separator: "\n")
    }

    static func json(_ tables: [Table]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(tables), as: UTF8.self)
    }
}

func pad(_ text: String, _ width: Int, right: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? space + text : text + space
}
