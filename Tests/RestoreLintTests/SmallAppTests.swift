import Foundation
import LintRules
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
private let apps = package.appendingPathComponent("Tests/Fixtures/Apps")

/// Each small app below Tests/Fixtures/Apps, once with faults, which are marked where they stand, and once mended.
@Test(arguments: try FileManager.default.contentsOfDirectory(atPath: apps.path).sorted(), ["faulty", "mended"])
func aSmallAppHasTheFaultsThatAreMarked(_ app: String, _ state: String) throws {
    let folder = apps.appendingPathComponent(app).appendingPathComponent(state)
    let environment = Environment(workingDirectory: folder.path, rules: Rule.all)
    let outcome = run([".", "--no-config", "--no-ignore", "--format", "xcode", "--fail-on", "note"], in: environment)
    let found = outcome.output.text.split(separator: "\n").compactMap { line -> String? in
        // The notes on a finding name no rule.
        line.wholeMatch(of: /(.+?):(\d+):\d+: (?:error|warning|note): .*\(([a-z-]+)\)/).map { "\($0.1):\($0.2) \($0.3)" }
    }
    let marked = try markedFaults(in: folder)
    #expect(found.sorted() == marked.sorted())
    #expect(marked.isEmpty == (state == "mended"))
    #expect(outcome.errors.text == "")
}

/// `Path.swift:12 rule` for each comment that expects one.
private func markedFaults(in folder: URL) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try paths.flatMap { path in
        let lines = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "\n")
        return lines.enumerated().compactMap { index, line in
            line.range(of: "// expect: ").map { "\(path):\(index + 1) \(line[$0.upperBound...])" }
        }
    }
}
