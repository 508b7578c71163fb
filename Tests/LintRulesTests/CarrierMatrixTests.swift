import AppModel
import Foundation
import LintRules
import Syntax
import Testing

/// Every way in which a value travels (a row of `Carriers/<language>.txt`) to every use that a rule asks about (`Carriers/Sinks.<language>.txt`).
///
/// A cell is a whole program: the sink's, with the carrier in it. Its fault has to be reported, and its twin, in which the fault is not, has to
/// stay without a finding. `Carriers/<language>.md` is the table of both, and says which cells are not seen: `UPDATE=1 swift test` writes it.
struct CarrierMatrixTests {
    @Test(arguments: ["Swift", "Objective-C"])
    func everyRuleFollowsEveryCarrier(_ language: String) throws {
        let matrix = try CarrierMatrix(language: language)
        let table = matrix.table
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try matrix.record(table) }
        #expect(try matrix.recorded == table)
    }

    @Test(arguments: ["Swift", "Objective-C"])
    func noTwinIsReported(_ language: String) throws {
        let matrix = try CarrierMatrix(language: language)
        let sample = Sample(oneIn: 3)
        for carrier in matrix.carriers {
            for sink in matrix.sinks where sample.takes("\(carrier.name) → \(sink.name)") {
                let found = MatrixEntry.findings(in: matrix.program(of: carrier, into: sink, sink["right"]))
                #expect(found == [], "\(carrier.name) → \(sink.name)")
            }
        }
    }

    @Test(arguments: ["Swift", "Objective-C"])
    func everyCellIsAProgram(_ language: String) throws {
        let matrix = try CarrierMatrix(language: language)
        for carrier in matrix.carriers {
            for sink in matrix.sinks {
                for file in matrix.program(of: carrier, into: sink, sink["wrong"]) where !file.path.hasSuffix(".plist") {
                    #expect(SyntaxTree(parsing: file).errors == [], "\(carrier.name) → \(sink.name)")
                }
            }
        }
    }
}

struct CarrierMatrix {
    let language: String
    let carriers: [MatrixEntry]
    let sinks: [MatrixEntry]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Carriers")

    init(language: String) throws {
        self.language = language
        carriers = try MatrixEntry.read(from: CarrierMatrix.folder.appendingPathComponent("\(language).txt"))
        sinks = try MatrixEntry.read(from: CarrierMatrix.folder.appendingPathComponent("Sinks.\(language).txt"))
    }

    /// The files of a cell; `which` tells the fault from its twin.
    func program(of carrier: MatrixEntry, into sink: MatrixEntry, _ which: String) -> [SourceFile] {
        var lines: [String] = []
        for line in sink.parts["program"] ?? [] {
            let indentation = line.prefix { $0 == " " }
            let place = line.dropFirst(indentation.count)
            let part: [String]? =
                switch place {
                case "BODY": (carrier.isElsewhere ? [sink["before elsewhere"]] : []) + (carrier.parts["body"] ?? [])
                case "ENDING": [sink[carrier.usesElsewhere ? "ending elsewhere" : "ending"]]
                case "MEMBERS", "METHODS", "INTERFACE", "OUTSIDE": carrier.parts[place.lowercased()] ?? []
                default: nil
                }
            lines += part.map { $0.filter { !$0.isEmpty }.map { indentation + filled($0, sink) } } ?? [line]
        }
        let text = lines.joined(separator: "\n").replacing("WHICH", with: which)
        return text.split(separator: "//- ").map { file in
            let name = file.prefix { $0 != "\n" }
            return SourceFile(path: String(name), text: String(file.dropFirst(name.count + 1)) + "\n")
        }
    }

    /// A carrier's line with the sink's type, source and use in it.
    private func filled(_ line: String, _ sink: MatrixEntry) -> String {
        var line = line
        for (place, use) in [("USE(", "use"), ("USE_ELSEWHERE(", "use elsewhere")] {
            guard let start = line.range(of: place) else { continue }
            var depth = 1
            var end = start.upperBound
            while depth > 0 {
                if line[end] == "(" { depth += 1 }
                if line[end] == ")" { depth -= 1 }
                end = line.index(after: end)
            }
            let value = line[start.upperBound..<line.index(before: end)]
            line.replaceSubrange(start.lowerBound..<end, with: sink[use].replacing("VALUE", with: value))
        }
        return line.replacing("SOURCE_ELSEWHERE", with: sink["source elsewhere"]).replacing("SOURCE", with: sink["source"])
            .replacing("TYPE", with: sink["type"]).replacing("HOST", with: sink["host"]).replacing("EXIT", with: sink["exit"])
    }

    /// In Markdown: `●` for a fault that is reported, `–` for one that is not.
    var table: String {
        let head = "| | " + sinks.map(\.name).joined(separator: " | ") + " |\n|---" + String(repeating: "|:-:", count: sinks.count) + "|\n"
        var seen = 0
        let rows = carriers.map { carrier in
            let cells = sinks.map { sink in
                let isSeen = MatrixEntry.isFound(sink["rule"], in: program(of: carrier, into: sink, sink["wrong"]))
                seen += isSeen ? 1 : 0
                return isSeen ? "●" : "–"
            }
            return "| " + carrier.name + " | " + cells.joined(separator: " | ") + " |\n"
        }
        return "\(seen) of \(carriers.count * sinks.count) cells are seen in \(language).\n\n" + head + rows.joined()
    }

    private var file: URL { CarrierMatrix.folder.appendingPathComponent("\(language).md") }
    var recorded: String { get throws { try String(contentsOf: file, encoding: .utf8) } }
    func record(_ table: String) throws { try table.write(to: file, atomically: true, encoding: .utf8) }
}

extension MatrixEntry {
    /// Whether what it says happens outside of the function that has the value at hand.
    fileprivate var usesElsewhere: Bool { parts.values.joined().contains { $0.contains("USE_ELSEWHERE") } }
    fileprivate var isElsewhere: Bool { parts.values.joined().contains { $0.contains("_ELSEWHERE") } }
}
