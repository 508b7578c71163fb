import AppModel
import Foundation
import LintRules
import Syntax
import Testing

/// Breaks correct code, one place at a time, and asks whether the rules notice; docs/mutations.md tells what they miss and why.
struct MutationTests {
    @Test func everyFaultInCorrectCodeIsNoticed() {
        var run = MutationRun()
        for code in correctCode { run.run(files(of: .good(code)), options: ModelOptions()) }
        #expect(run.misses == [])
        #expect(run.strays == [])
        #expect(Mutation.allCases.allSatisfy { run.counts[$0] != nil }, "\(run.table)")
    }

    /// Examples are near misses: some show what the text cannot tell, and no fault in them could be noticed either.
    @Test func mostFaultsInGoodExamplesAreNoticed() {
        var run = MutationRun()
        for example in Case.few where example.example.isGood {
            run.run(example.sources, options: example.example.options, linked: example.app, named: example.testDescription)
        }
        report(run, "the good examples")
        #expect(run.strays == [])
        let caught = run.counts.values.reduce(0) { $0 + $1.caught }
        let total = run.counts.values.reduce(0) { $0 + $1.total }
        #expect(caught * 10 >= total * 9, "\(run.misses.joined(separator: "\n"))")
    }

    /// `MUTATE=/path/to/app swift test --filter MutationTests` tries code of one's own; several paths are separated by colons.
    @Test(.enabled(if: !MutatedApp.paths.isEmpty), arguments: MutatedApp.paths)
    func faultsInOtherAppsAreCounted(_ path: String) {
        var run = MutationRun()
        for unit in MutatedApp.units(under: path) { run.run(unit, options: ModelOptions(), limit: 10) }
        report(run, path, listing: true)
    }

    private func files(of example: Example) -> [SourceFile] {
        example.files.map { SourceFile(path: $0.path, text: $0.text) }
    }

    private func report(_ run: MutationRun, _ name: String, listing: Bool = ProcessInfo.processInfo.environment["MUTATE"] != nil) {
        print("Mutants of \(name), caught/total:\n" + run.table)
        guard listing else { return }
        for miss in run.misses { print("missed: \(miss)") }
        for stray in run.strays { print("elsewhere: \(stray)") }
    }
}

/// Code from outside, a unit at a time: whatever lies around the nearest project or package.
enum MutatedApp {
    static let paths = ProcessInfo.processInfo.environment["MUTATE"]?.split(separator: ":").map(String.init) ?? []

    static func units(under path: String) -> [[SourceFile]] {
        let folder = URL(fileURLWithPath: path)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let roots = all.filter { $0.pathExtension == "xcodeproj" || $0.lastPathComponent == "Package.swift" }.map { $0.deletingLastPathComponent().path }
        var units: [String: [SourceFile]] = [:]
        for file in all where ["swift", "m", "mm", "h"].contains(file.pathExtension) {
            guard let data = try? Data(contentsOf: file) else { continue }
            let root = roots.filter { file.path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count } ?? folder.path
            units[root, default: []].append(SourceFile(path: String(file.path.dropFirst(folder.path.count + 1)), bytes: Array(data)))
        }
        return units.sorted { $0.key < $1.key }.map { $0.value.sorted { $0.path < $1.path } }
    }
}
