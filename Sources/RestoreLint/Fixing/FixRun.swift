import AppModel
import LintRules
import Syntax

/// `--fix`: lints, repairs and lints again until nothing is left to repair.
struct FixRun {
    /// The last run, about what is left.
    let lint: Lint
    let fixCount: Int
    /// One message for each file that was left as it is.
    let problems: [String]

    /// A fix may make room for one that overlapped it, but not for ever.
    private static let roundLimit = 10

    init(_ options: Options, _ environment: Environment) throws {
        guard !options.readsStandardInput else {
            throw UsageError("--fix has no file to change when it reads standard input", hint: "--diff prints what it would change.")
        }
        var lint = try Lint(options, environment)
        var fixCount = 0
        var refused: [String: String] = [:]
        lint.selection.removeLeftovers()
        for _ in 0..<Self.roundLimit {
            let repair = Whereabouts.$witness.withValue(environment.witness) {
                Repair(of: lint.report, includingSuggested: options.appliesSuggestedFixes, leaving: Set(refused.keys))
            }
            guard !repair.fixes.isEmpty || !repair.changedFiles.isEmpty else { break }
            for path in repair.changedFiles { refused[path] = Platform.Failure.changed.description }
            for file in repair.files { refused[file.path] = Self.write(file, under: lint.project.root) }
            fixCount += repair.fixes.count { fix in fix.edits.allSatisfy { refused[$0.location.path] == nil } }
            // Also where nothing could be written: the report is about what holds now.
            lint = try Lint(options, environment)
        }
        self.lint = lint
        self.fixCount = fixCount
        problems = refused.sorted { $0.key < $1.key }.map { "'\(lint.shown($0))' is not fixed: \($1)" }
    }

    /// How many findings were mended, and how many that could be were left because the baseline knows them.
    var message: String? {
        let left = lint.report.baselinedFixableCount
        let known =
            left == 0
            ? ""
            : "left \(Reporter.count(left, "problem")) that \(left == 1 ? "is" : "are") in the baseline (--no-baseline --fix mends \(left == 1 ? "it" : "them"))"
        if fixCount == 0 { return known.isEmpty ? nil : known }
        return "fixed \(Reporter.count(fixCount, "problem"))" + (known.isEmpty ? "" : ", " + known)
    }

    /// Replaces a file that still says on the disk what was linted. What went wrong, if anything did.
    static func write(_ file: Repair.EditedFile, under root: String) -> String? {
        let path = Path.absolute(file.path, from: root)
        do {
            let before = Array(file.before.bytes[..<file.before.count])
            // It was decoded to be read.
            if [[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(try Platform.read(path, limit: SourceFile.sizeLimit).prefix(2))) {
                return "it is UTF-16, and only UTF-8 is written"
            }
            try Platform.replace(path, with: Array(file.after.bytes[..<file.after.count]), expecting: before)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
