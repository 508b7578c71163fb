import Foundation
import Syntax

@testable import AppModel

/// Holds runs of a program against the analysis of it.
struct Oracle {
    private let solver: PointsTo
    private let claims: Claims
    private let roots: [Function]
    private let sources: [String: SourceFile]

    struct Report {
        var disagreements: [String] = []
        var comparisons = 0
    }

    init(_ program: Program, _ sources: [SourceFile]) {
        let environment = FlowAnalysis.Environment.frameworks(calling: program, drawings: InterfaceTable(program).drawings(in: program))
        let scope = FlowScope(program, units: RestoringUnits.follows(in: program))
        let solver = FlowAnalysis.solve(program, environment, over: scope.isRelevant, from: scope.isRoot)
        self.solver = solver
        self.sources = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        claims = Claims(solver)
        roots = program.functions.filter { function in
            guard scope.isRelevant[function.id], !function.isInitialValue else { return false }
            if environment.isCallback(function) { return true }
            let isFree = function.type == nil && function.extendedName == nil
            return !solver.isCalled[function.id] && (isFree || scope.isRoot[function.id])
        }
    }

    /// Runs it several times, each time on other ways.
    func ask(_ name: String, runs: Int, events: Int = 30, steps: Int = 400) -> Report {
        var report = Report()
        guard !solver.isExhausted else { return report }
        for run in 0..<runs {
            let interpreter = Interpreter(solver, claims, random: SeededGenerator(seed: name, run))
            interpreter.run(roots, events: min(events, roots.count * 3), stepsEach: steps)
            report.comparisons += interpreter.comparisons
            for disagreement in interpreter.disagreements {
                let text = describe(disagreement, interpreter)
                if !report.disagreements.contains(where: { $0.hasPrefix(text) }) { report.disagreements.append(text + " (run \(run))") }
            }
        }
        return report
    }

    private func describe(_ disagreement: Interpreter.Disagreement, _ interpreter: Interpreter) -> String {
        let (file, range, function, kind) = interpreter.location(of: disagreement)
        let path = solver.program.files[file].path
        var place = "\(path):\(range.start)"
        if let source = sources[path] {
            let text = source.text(range)
            let line = source.text(SourceRange(start: 0, end: range.start)).utf8.count { $0 == UInt8(ascii: "\n") } + 1
            place = "\(path):\(line) `\(text.prefix(100).replacing("\n", with: " "))`"
        }
        return "\(place) in \(function), \(kind): \(disagreement.what) is \(disagreement.seen), the analysis says \(disagreement.said)"
    }

    /// The apps of the other tests.
    static let fixtures: [String] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fixtures").standardizedFileURL
        func folders(in folder: URL) -> [URL] {
            let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
            return (found ?? []).filter { $0.hasDirectoryPath }.sorted { $0.path < $1.path }
        }
        let apps = folders(in: root.appendingPathComponent("Apps")).flatMap(folders)
        return (apps + folders(in: root.appendingPathComponent("Graphs")) + folders(in: root.appendingPathComponent("Migration"))).map(
            \.path)
    }()

    static func sources(in folder: String) throws -> [SourceFile] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try paths.sorted().filter { Language(path: $0) != nil }.compactMap { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder), !isFolder.boolValue else {
                return nil
            }
            return SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))))
        }
    }
}
