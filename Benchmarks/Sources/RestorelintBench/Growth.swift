import Foundation

/// What a run takes as its text doubles.
struct Growth {
    var restorelint: String
    var rounds: Int
    /// Families whose name holds one of these; all of them if there is none.
    var chosen: [String]

    /// An exponent above it means that something looks at everything for each of the things it looks at.
    private static let limit = 1.3
    /// Doubling ends where a run takes as long: by then the part that grows fastest outweighs the others.
    private static let enough = 0.4
    private static let tooLittle = 0.05
    private static let mostBytes = 4_000_000
    private static let mostFiles = 16_000
    private static let patience = 60.0

    /// - Returns: whether none grows too fast.
    func print() throws -> Bool {
        guard FileManager.default.isExecutableFile(atPath: restorelint) else {
            throw UsageError(
                "no executable at '\(restorelint)'; build it with 'swift build -c release --product restorelint', "
                    + "or name it with --restorelint")
        }
        let families = Family.all.filter { family in chosen.isEmpty || chosen.contains { family.name.contains($0) } }
        guard !families.isEmpty else {
            throw UsageError("no family is named like that; there are: \(Family.names)")
        }
        let idle = try cost(of: [("App.swift", "import UIKit\n")]).cpu
        Swift.print(
            pad("family", 38, right: false) + pad("8n", 8) + pad("KB", 7) + ["n", "2n", "4n", "8n"].map { pad("\($0), ms", 10) }.joined()
                + pad("exponent", 10) + pad("MiB", 7))
        var tooFast = 0
        for family in families {
            let row = try measure(family, idle: idle)
            if row.hasFailed || row.exponent.map({ $0 > Self.limit }) ?? false { tooFast += 1 }
            Swift.print(row.text)
            fflush(nil)
        }
        Swift.print("\(families.count) families, \(tooFast) of which grow faster than n^\(Self.limit) at the last doubling")
        return tooFast == 0
    }

    private struct Row {
        var name: String
        var count: Int
        var bytes: Int
        /// At n, 2n, 4n and 8n, less what a run over nothing takes.
        var seconds: [Double]
        var memory: Int
        var isOver: Bool
        var hasFailed: Bool

        /// `nil` where the largest run takes too little to tell.
        var exponent: Double? {
            let last = seconds.suffix(2)
            guard last.count == 2, last.last! > Growth.tooLittle else { return nil }
            return log2(last.last! / max(last.first!, 1e-4))
        }

        var text: String {
            let times = seconds.map { String(format: "%.0f", $0 * 1e3) }
            let shown = [String](repeating: "", count: 4 - times.count) + times
            return pad(name, 38, right: false) + pad("\(count)", 8) + pad("\(bytes / 1000)", 7) + shown.map { pad($0, 10) }.joined()
                + pad(hasFailed ? "failed" : exponent.map { (isOver ? ">" : "") + String(format: "%.2f", $0) } ?? "-", 10) + pad("\(memory >> 20)", 7)
        }
    }

    private func measure(_ family: Family, idle: Double) throws -> Row {
        var count = 125
        var row = Row(name: family.name, count: 0, bytes: 0, seconds: [], memory: 0, isOver: false, hasFailed: false)
        while true {
            let files = family.files(count)
            let bytes = files.reduce(0) { $0 + $1.text.utf8.count }
            let isLast = bytes > Self.mostBytes / 2 || files.count > Self.mostFiles / 2
            let cost = try cost(of: files, family.command)
            row.count = count
            row.bytes = bytes
            row.memory = cost.memory
            row.isOver = cost.isOver
            row.hasFailed = cost.hasFailed
            row.seconds = (row.seconds + [cost.cpu - idle]).suffix(4)
            if isLast || cost.isOver || cost.hasFailed || cost.cpu > Self.enough && row.seconds.count == 4 { return row }
            count *= 2
        }
    }

    /// The least of some runs over these files.
    private func cost(of files: [(path: String, text: String)], _ command: String = "lint") throws -> ChildCost {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("restorelint-growth-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(files.map { ($0.path, Data($0.text.utf8)) }, to: folder)
        var least: ChildCost?
        for _ in 0..<rounds {
            let cost = try ChildCost(
                running: restorelint, [command, "--no-config", "--jobs", "1"] + (command == "lint" ? ["--fail-on", "never"] : []) + [folder.path],
                patience: Self.patience)
            if least.map({ cost.cpu < $0.cpu }) ?? true { least = cost }
            if cost.cpu > 5 { break }
        }
        return least!
    }
}
