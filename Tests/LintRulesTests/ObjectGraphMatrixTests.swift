import AppModel
import Foundation
import LintRules
import Syntax
import Testing

/// Every way to build, identify, fill, name and show (a row of `ObjectGraphs/Rows.<language>.txt`) under every rule of containment and recreation (a
/// column of `ObjectGraphs/Columns.<language>.txt`).
///
/// A cell is a whole program: the column's, in which the row writes some of the places in capitals, and the defaults the others. Its fault has to
/// be reported, and its twin, which is right, has to stay without a finding, but for what the row says `also:` holds of it. `ObjectGraphs/<language>.md` is the table, and says why a cell is not
/// seen: `UPDATE=1 swift test` writes it.
struct ObjectGraphMatrixTests {
    @Test(arguments: ["Swift", "Objective-C"])
    func everyRuleSeesEveryWayOfBuilding(_ language: String) throws {
        let matrix = try ObjectGraphMatrix(language: language)
        let table = matrix.table
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try matrix.record(table) }
        #expect(try matrix.recorded == table)
        #expect(!table.contains(ObjectGraphMatrix.noReason) && !table.contains(ObjectGraphMatrix.seenByNow))
    }

    @Test(arguments: ["Swift", "Objective-C"])
    func whatIsBuiltRightIsSilent(_ language: String) throws {
        let matrix = try ObjectGraphMatrix(language: language)
        let sample = Sample(oneIn: 3)
        for (row, column) in matrix.cells where sample.takes("\(row.name) → \(column.name)") {
            let found = matrix.findingsInTwin(of: row, column).filter { $0 != row["also"] }
            #expect(found == [], "\(row.name) → \(column.name)")
        }
    }

    @Test(arguments: ["Swift", "Objective-C"])
    func everyWayOfBuildingIsAProgram(_ language: String) throws {
        let matrix = try ObjectGraphMatrix(language: language)
        for (row, column) in matrix.cells {
            for which in ["WRONG", "RIGHT"] {
                for file in matrix.program(of: row, column, which) where !file.path.hasSuffix(".storyboard") {
                    #expect(SyntaxTree(parsing: file).errors == [], "\(row.name) → \(column.name)")
                }
            }
        }
    }
}

private struct ObjectGraphMatrix {
    let language: String
    let rows: [MatrixEntry]
    let columns: [MatrixEntry]
    let defaults: MatrixEntry

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("ObjectGraphs")

    static let noReason = "no reason is given"
    static let seenByNow = "seen by now, so that its reason can go"
    /// What is written with the object that it is about.
    private static let placesForOne: Set = ["GIVE", "IDENTIFY", "EMBED", "SHOW"]

    init(language: String) throws {
        func entries(_ kind: String) throws -> [MatrixEntry] {
            try MatrixEntry.read(from: ObjectGraphMatrix.folder.appendingPathComponent("\(kind).\(language).txt"))
        }
        self.language = language
        rows = try entries("Rows")
        columns = try entries("Columns")
        defaults = try entries("Defaults")[0]
    }

    var cells: [(row: MatrixEntry, column: MatrixEntry)] {
        rows.flatMap { row in columns.filter { isCell(row, $0) }.map { (row, $0) } }
    }

    /// A row has a cell in the columns whose programs have all the places that it writes.
    private func isCell(_ row: MatrixEntry, _ column: MatrixEntry) -> Bool {
        func names(_ key: String) -> [String] { row[key].split(separator: "; ").map(String.init) }
        if names("without").contains(column.name) { return false }
        if !names("only").isEmpty { return names("only").contains(column.name) }
        var used: Set<String> = []
        var open = ["PROGRAM", "WRONG", "RIGHT"]
        while let place = open.popLast() {
            guard used.insert(place).inserted else { continue }
            for word in (text(of: place, row, column) ?? []).flatMap({ $0.split { !($0.isLetter || $0 == "_") } }) { open.append(String(word)) }
        }
        let written = row.parts.keys.filter { !["body", "MEMBERS", "OUTSIDE", "INTERFACE", "METHODS"].contains($0) }
        guard written.allSatisfy(used.contains) else { return false }
        // `ONE` is what only some programs have.
        return !used.contains("ONE") || column.parts["ONE"] != nil
    }

    private func text(of place: String, _ row: MatrixEntry, _ column: MatrixEntry) -> [String]? {
        row.parts[place] ?? column.parts[place] ?? defaults.parts[place]
    }

    /// The files of a cell; `which` tells the fault from its twin.
    func program(of row: MatrixEntry, _ column: MatrixEntry, _ which: String) -> [SourceFile] {
        let lines = filled(text(of: "PROGRAM", row, column) ?? []) { text(of: $0 == "WHICH" ? which : $0, row, column) }
        return lines.joined(separator: "\n").split(separator: "//- ").map { file in
            let name = file.prefix { $0 != "\n" }
            return SourceFile(path: String(name), text: String(file.dropFirst(name.count + 1)) + "\n")
        }
    }

    /// Lines with the text of each place in it: of a line that is nothing else as lines of their own, within others on one line.
    /// `IDENTIFY(reader)` is the text of that place with `reader` for `OBJECT`.
    private func filled(_ lines: [String], _ text: (String) -> [String]?) -> [String] {
        lines.flatMap { line -> [String] in
            let indentation = line.prefix { $0 == " " }
            var open = line.startIndex
            while let start = line[open...].firstIndex(where: \.isUppercase) {
                let end = line[start...].firstIndex { !($0.isUppercase || $0 == "_") } ?? line.endIndex
                let isWord = start == line.startIndex || !(line[line.index(before: start)].isLetter || line[line.index(before: start)] == "_")
                guard isWord, end == line.endIndex || !(line[end].isLetter || line[end].isNumber), let part = text(String(line[start..<end])) else {
                    open = line[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? line.endIndex
                    continue
                }
                var rest = line[end...]
                var object: String?
                if ObjectGraphMatrix.placesForOne.contains(String(line[start..<end])) {
                    let close = closing(rest)
                    object = String(rest[rest.index(after: rest.startIndex)..<close])
                    rest = rest[rest.index(after: close)...]
                }
                let inner = part.map { line in object.map { line.replacing("OBJECT", with: $0) } ?? line }
                let before = line[..<start]
                if before == indentation, rest.isEmpty { return filled(inner.map { indentation + $0 }, text) }
                let indented = inner.enumerated().map { $0 == 0 ? $1 : indentation + $1 }
                return filled((before + indented.joined(separator: "\n") + rest).split(separator: "\n").map(String.init), text)
            }
            return [line]
        }
    }

    /// Where the parenthesis ends that a text begins with.
    private func closing(_ text: Substring) -> Substring.Index {
        var depth = 0
        return text.indices.first { index in
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            return depth == 0
        }!
    }

    /// The ids of the rules that speak about the twin that is right.
    func findingsInTwin(of row: MatrixEntry, _ column: MatrixEntry) -> [String] { MatrixEntry.findings(in: program(of: row, column, "RIGHT")) }

    func isSeen(_ row: MatrixEntry, _ column: MatrixEntry) -> Bool { MatrixEntry.isFound(column["rule"], in: program(of: row, column, "WRONG")) }

    /// Why a cell is not seen: the row says it of a column or of all.
    func reason(_ row: MatrixEntry, _ column: MatrixEntry) -> String? {
        for line in row.parts["body"] ?? [] {
            guard let said = line.firstRange(of: "unseen: ").map({ line[$0.upperBound...] }), let colon = said.firstIndex(of: ":") else { continue }
            if said[..<colon] == column.name { return String(said[said.index(after: colon)...].drop { $0 == " " }) }
        }
        return nil
    }

    /// In Markdown: `●` for a fault that is reported, `–` for one that is not, nothing where there is no such program.
    var table: String {
        let head = "| | " + columns.map(\.name).joined(separator: " | ") + " |\n|---" + String(repeating: "|:-:", count: columns.count) + "|\n"
        var seen: [String: (seen: Int, all: Int)] = [:]
        var reasons = ""
        let lines = rows.map { row in
            let cells = columns.map { column -> String in
                guard isCell(row, column) else { return "" }
                let isSeen = isSeen(row, column)
                seen[column["rule"], default: (0, 0)].all += 1
                seen[column["rule"]]?.seen += isSeen ? 1 : 0
                let reason = reason(row, column)
                if !isSeen { reasons += "- \(row.name), \(column.name): \(reason ?? ObjectGraphMatrix.noReason)\n" }
                if isSeen, reason != nil { reasons += "- \(row.name), \(column.name): \(ObjectGraphMatrix.seenByNow)\n" }
                return isSeen ? "●" : "–"
            }
            return "| " + row.name + " | " + cells.joined(separator: " | ") + " |\n"
        }
        let sum = seen.values.reduce((0, 0)) { ($0.0 + $1.seen, $0.1 + $1.all) }
        let byRule = seen.sorted { $0.key < $1.key }.map { "- `\($0.key)`: \($0.value.seen) of \($0.value.all)\n" }.joined()
        return "\(sum.0) of \(sum.1) cells are seen in \(language).\n\n" + byRule + "\n" + head + lines.joined() + (reasons.isEmpty ? "" : "\nNot seen:\n\n" + reasons)
    }

    private var file: URL { ObjectGraphMatrix.folder.appendingPathComponent("\(language).md") }
    var recorded: String { get throws { try String(contentsOf: file, encoding: .utf8) } }
    func record(_ table: String) throws { try table.write(to: file, atomically: true, encoding: .utf8) }
}
