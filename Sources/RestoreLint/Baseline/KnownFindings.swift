import AppModel
import LintRules
import Syntax

/// What of a run was there before, by the baseline or at an earlier commit.
struct KnownFindings: Sendable {
    /// For each finding of the run.
    private(set) var isKnown: [Bool]
    /// Absolute; where the baseline is, or would be.
    let file: String
    /// As the user knows it.
    let name: String
    /// Whether a run without flags uses it.
    let isConfigured: Bool
    /// Entries that match nothing any more, although this run would have met them.
    private(set) var stale: [Baseline.Entry] = []
    /// The baseline without them.
    private(set) var pruned = Baseline([])
    private(set) var hasChanged = false
    /// What a new baseline lists: everything found, beside the entries about what this run did not look at.
    private(set) var found: Baseline
    private(set) var warnings: [String] = []

    init(_ lint: Lint, _ diagnostics: [Diagnostic], earlier: (String) throws -> Lint.Earlier?) throws {
        isKnown = Array(repeating: false, count: diagnostics.count)
        let (options, project) = (lint.options, lint.project)
        let place = try BaselinePlace(options, project, lint.environment)
        (file, name, isConfigured) = (place.file, place.name, place.isConfigured)

        let reported = diagnostics.filter { lint.selection.reports($0.finding) }.map(Baseline.Entry.init)
        found = Baseline(reported)

        // The one that is to be written need not be there yet.
        let isMissing = Platform.kind(of: file) == nil
        let isWanted = place.isAskedFor || options.usesBaseline && options.writesBaseline
        if isWanted, !(options.writesBaseline && isMissing) {
            let baseline = try Baseline(readingFile: file, name: name)
            apply(baseline, diagnostics, lint)
            found = Baseline(reported + baseline.entries.filter { !lint.wouldMeet($0) })
        }
        if options.writesBaseline {
            isKnown = Array(repeating: true, count: diagnostics.count)
        } else if let revision = options.newFrom {
            try apply(earlier(revision), diagnostics, lint)
        }
    }

    private mutating func apply(_ baseline: Baseline, _ diagnostics: [Diagnostic], _ lint: Lint) {
        var match = baseline.match(diagnostics)
        let root = lint.project.root
        // Only what vanished can have been renamed.
        if match.unmet.contains(where: { Platform.kind(of: Path.reached(by: $0.path, from: root)) == nil }) {
            let renames = Self.renames(since: file, lint).map { (Path.relative($1, to: root), Path.relative($0, to: root)) }
            if !renames.isEmpty { match = baseline.match(diagnostics, renames: Dictionary(uniqueKeysWithValues: renames)) }
        }
        isKnown = match.isKnown
        stale = match.unmet.filter(lint.wouldMeet)
        let unasked = match.unmet.filter { !lint.wouldMeet($0) }
        pruned = Baseline(zip(diagnostics, isKnown).filter(\.1).map { Baseline.Entry($0.0) } + unasked)
        hasChanged = pruned != baseline
    }

    /// Where files were, by their new paths, when the baseline was last committed; empty when git does not tell.
    private static func renames(since file: String, _ lint: Lint) -> [String: String] {
        guard let revision = Revision(lastChangeOf: file, program: lint.environment.git) else { return [:] }
        let root = lint.project.root
        let files = lint.selection.files.map { Path.reached(by: $0, from: root) }
        let changes = try? revision.changes(among: files) { lint.selection.wouldRead(Path.relative($0, to: root)) }
        return changes?.renames ?? [:]
    }

    private mutating func apply(_ earlier: Lint.Earlier?, _ diagnostics: [Diagnostic], _ lint: Lint) {
        guard let earlier else { return }
        if let warning = earlier.warning { warnings.append(warning) }
        guard let known = earlier.diagnostics else { return }
        func lines(_ diagnostics: [Diagnostic], _ file: (String) -> SourceFile?) -> [String?] {
            var sources: [String: Source] = [:]
            return diagnostics.map { diagnostic in
                let location = diagnostic.finding.location
                if sources[location.path] == nil { sources[location.path] = file(location.path).map(Source.init) }
                return sources[location.path]?.trimmedLine(at: location.range.start)
            }
        }
        var match = Baseline(known.map(Baseline.Entry.init)).match(diagnostics)
        if match.isKnown.contains(false), !match.unmet.isEmpty {
            let before = zip(known, lines(known) { earlier.texts[$0] ?? lint.source($0) })
            let after = lines(diagnostics, lint.source).enumerated()
            let text = Baseline.Lines(
                known: Dictionary(before.compactMap { pair in pair.1.map { (Baseline.Entry(pair.0), $0) } }) { first, _ in first },
                found: Dictionary(uniqueKeysWithValues: after.compactMap { pair in pair.1.map { (pair.0, $0) } }))
            match = Baseline(known.map(Baseline.Entry.init)).match(diagnostics, lines: text)
        }
        isKnown = zip(isKnown, match.isKnown).map { $0 || $1 }
    }
}

extension KnownFindings {
    /// What to say of a baseline with entries that nothing matches any more.
    var outdated: String? {
        guard !stale.isEmpty else { return nil }
        let count = stale.count == 1 ? "an entry" : "\(stale.count) entries"
        return
            "the baseline '\(name)' has \(count) that nothing matches any more; 'restorelint baseline prune' removes \(stale.count == 1 ? "it" : "them")"
    }
}

extension Lint {
    /// The project as it was at a commit.
    struct Earlier: Sendable {
        /// `nil`: nobody knows, and everything counts as new.
        var diagnostics: [Diagnostic]?
        /// Of the files that differ, by the path they have now.
        var texts: [String: SourceFile] = [:]
        var warning: String?
    }

    /// Lints the files as they were, by the configuration of today. What did not change is not read again.
    ///
    /// A line that is deleted can be the fault of another one that stays, so the lines of a diff would not tell what is new.
    func earlier(at name: String, _ facts: [FileFacts]) throws -> Earlier {
        do {
            let revision = try Revision(name, around: project.root, program: environment.git)
            let root = project.root
            let files = facts.map { Path.reached(by: $0.path, from: root) }
            let changes = try revision.changes(among: files, typed: Set(given.keys.map { Path.reached(by: $0, from: root) })) { path in
                selection.wouldRead(Path.relative(path, to: root))
            }
            var earlier = Earlier(warning: revision.warning)
            for (path, bytes) in changes.texts {
                let path = Path.relative(path, to: root)
                earlier.texts[path] = SourceFile(path: path, padded: bytes + [UInt8](repeating: 0, count: SourceFile.padding))
            }
            if changes.missingTexts > 0, earlier.warning == nil {
                earlier.warning =
                    "this clone lacks the old text of \(changes.missingTexts == 1 ? "a file, and what is found in it" : "\(changes.missingTexts) files, and what is found in them") counts as new; fetch without '--filter'"
            }
            let changed = Set(changes.paths.map { Path.relative($0, to: root) })
            let unchanged = facts.filter { !changed.contains($0.path) }
            let old = extraction(of: earlier.texts.keys.sorted(), given: earlier.texts)
            earlier.diagnostics = result(for: unchanged + old.facts).diagnostics
            return earlier
        } catch Revision.Failure.unavailable(let reason) {
            return Earlier(warning: "everything is reported, because what is new since '\(name)' is unknown: \(reason)")
        } catch Revision.Failure.usage(let error) {
            throw error
        }
    }

    /// Whether a finding like the entry would have shown in this run.
    func wouldMeet(_ entry: Baseline.Entry) -> Bool {
        let isAsked = options.onlyRules.isEmpty || options.onlyRules.contains(entry.rule)
        let isLeftOut =
            !environment.leftOut.steps.isEmpty || environment.leftOut.rules.contains(entry.rule)
            || environment.leftOut.files.contains(entry.path)
        return isAsked && !isLeftOut && followsEveryValue && !options.disabledRules.contains(entry.rule) && selection.isAbout(entry.path)
    }
}

extension Source {
    fileprivate func trimmedLine(at offset: UInt32) -> String {
        let range = lines.range(ofLine: lines.position(of: offset).line, in: file)
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let bytes = file[range].drop(while: isBlank)
        return String(decoding: bytes.reversed().drop(while: isBlank).reversed(), as: UTF8.self)
    }
}
