import Foundation
import LintRules
import Syntax
import Testing

@testable import AppModel

/// That whatever happens in a program when it runs is in what the analysis says of it.
struct OracleTests {
    @Test func noExampleDoesWhatTheAnalysisDenies() {
        var comparisons = 0
        let examples = Case.some(Sample(oneIn: 4))
        for example in examples { comparisons += expectNoDisagreement(example.sources, example.app.program, example.testDescription) }
        #expect(comparisons > 20 * examples.count)
    }

    @Test(arguments: ["Swift", "Objective-C"]) func noCarrierDoesWhatTheAnalysisDenies(_ language: String) throws {
        let matrix = try CarrierMatrix(language: language)
        for (number, carrier) in matrix.carriers.enumerated() {
            // Each use with some of the ways that lead there.
            for (position, sink) in matrix.sinks.enumerated() where (number + position).isMultiple(of: Sample.isThorough ? 3 : 9) {
                let sources = matrix.program(of: carrier, into: sink, sink["wrong"])
                expectNoDisagreement(sources, Program(linking: sources.map { FileFacts(extracting: $0) }), "\(carrier.name) → \(sink.name)")
            }
        }
    }

    @Test(arguments: Oracle.fixtures) func noFixtureDoesWhatTheAnalysisDenies(_ folder: String) throws {
        try expectNoDisagreement(in: folder, runs: 10)
    }

    /// `FOLDERS="App1 App2" swift test --filter OracleTests` asks it of apps.
    @Test(arguments: (ProcessInfo.processInfo.environment["FOLDERS"] ?? "").split(separator: " ").map(String.init))
    func noAppDoesWhatTheAnalysisDenies(_ folder: String) throws {
        try expectNoDisagreement(in: folder, runs: 20)
    }

    private func expectNoDisagreement(in folder: String, runs: Int) throws {
        let sources = try Oracle.sources(in: folder)
        let name = folder.split(separator: "/").suffix(2).joined(separator: "/")
        expectNoDisagreement(sources, Program(linking: sources.map { FileFacts(extracting: $0) }), name, runs: runs)
    }

    /// - Parameter name: the seed, with the number of the run.
    /// - Returns: how many values were held against a set.
    @discardableResult
    private func expectNoDisagreement(_ sources: [SourceFile], _ program: Program, _ name: String, runs: Int = 2) -> Int {
        let report = Oracle(program, sources).ask(name, runs: runs)
        #expect(report.disagreements.isEmpty, "\(name)\n\(report.disagreements.joined(separator: "\n"))")
        return report.comparisons
    }
}
