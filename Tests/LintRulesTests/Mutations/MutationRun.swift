import AppModel
import LintRules
import Syntax

/// Correct code, linted again with each of its mutants.
struct MutationRun {
    struct Count {
        var caught = 0
        var total = 0
    }

    private(set) var counts: [Mutation: Count] = [:]
    /// Mutants that no matching finding stood at, as `path:line what was done`.
    private(set) var misses: [String] = []
    /// Findings elsewhere that a mutant brought, as `path:line rule, by what was done`.
    private(set) var strays: [String] = []

    /// - Parameter limit: how many mutants of each kind to try; those are spread evenly.
    /// - Parameter app: what the files make, if somebody has linked it.
    /// - Parameter name: tells apart files of one path in `misses` and `strays`.
    mutating func run(_ files: [SourceFile], options: ModelOptions, linked app: App? = nil, named name: String = "", limit: Int = .max) {
        let vocabulary = Vocabulary.restoration(with: options)
        var facts = files.map { FileFacts(extracting: $0, vocabulary: vocabulary) }
        let app = app ?? App(linking: facts, options: options)
        let sources = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        guard app.program.functions.contains(where: { $0.hook != nil }) else { return }
        let before = places(app, sources)
        let prefix = name.isEmpty ? "" : name + ", "
        let mutants = Mutator(app: app, sources: sources).mutants()
        for mutation in Mutation.allCases {
            let all = mutants.filter { $0.mutation == mutation }
            let step = max(1, all.count / max(1, limit))
            for index in stride(from: 0, to: all.count, by: step) {
                let mutant = all[index]
                guard let position = files.firstIndex(where: { $0.path == mutant.edit.location.path }) else { continue }
                let mutated = files[position].applying(mutant.edit)
                let original = facts[position]
                facts[position] = FileFacts(extracting: mutated, vocabulary: vocabulary)
                var mutatedSources = sources
                mutatedSources[mutated.path] = mutated
                let added = places(App(linking: facts, options: options), mutatedSources).subtracting(before)
                facts[position] = original
                judge(mutant, added, sources, prefix)
            }
        }
    }

    private mutating func judge(_ mutant: Mutant, _ added: Set<Place>, _ sources: [String: SourceFile], _ prefix: String) {
        let mutation = mutant.mutation
        let lines = Set(mutant.places.map { line(of: $0, sources) })
        let isCaught = mutation.rules.isEmpty || added.contains { mutation.rules.contains($0.rule) && lines.contains($0.line) }
        counts[mutation, default: Count()].total += 1
        counts[mutation, default: Count()].caught += isCaught ? 1 : 0
        let spot = line(of: mutant.edit.location, sources)
        if !isCaught { misses.append("\(prefix)\(spot) \(mutation.rawValue)") }
        for place in added where !lines.contains(place.line) && place.line != spot && !mutation.companions.contains(place.rule) {
            strays.append("\(prefix)\(place.line) \(place.rule), by \(mutation.rawValue) at \(spot)")
        }
    }

    private struct Place: Hashable {
        let rule: String
        /// `path:line`
        let line: String
    }

    private func places(_ app: App, _ sources: [String: SourceFile]) -> Set<Place> {
        Set(Linter().lint(app).diagnostics.map { Place(rule: $0.rule, line: line(of: $0.finding.location, sources)) })
    }

    private func line(of location: Location, _ sources: [String: SourceFile]) -> String {
        guard let source = sources[location.path] else { return location.path }
        return "\(location.path):\(LineTable(source).position(of: location.range.start).line)"
    }

    /// A line for each mutation: caught, total, what was done.
    var table: String {
        Mutation.allCases.compactMap { mutation in
            counts[mutation].map { "\($0.caught)/\($0.total) \(mutation.rawValue)" }
        }.joined(separator: "\n")
    }
}

extension SourceFile {
    fileprivate func applying(_ edit: Edit) -> SourceFile {
        var bytes = Array(self.bytes.prefix(count))
        bytes.replaceSubrange(Int(edit.location.range.start)..<Int(edit.location.range.end), with: Array(edit.text.utf8))
        return SourceFile(path: path, bytes: bytes)
    }
}
