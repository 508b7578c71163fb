import LintRules
import Syntax

/// `--fix`: lints, repairs and lints again until nothing is left to repair.
struct FixRun {
    /// The last run, about what is left.
    let lint: Lint
    let fixCount: Int
    private(set) var problems: [String] = []

    /// A fix may make room for one that overlapped it, but not for ever.
    private static let roundLimit = 10

    init(_ options: Options, _ environment: Environment) throws {
        guard !options.readsStandardInput else {
            throw UsageError("--fix has no file to change when it reads standard input", hint: "--diff prints what it would change.")
        }
        var lint = try Lint(options, environment)
        var fixCount = 0
        for _ in 0..<Self.roundLimit {
            let repair = Repair(of: lint.report, includingSuggested: options.appliesSuggestedFixes)
            guard !repair.files.isEmpty else { break }
            for file in repair.files {
                if let problem = Self.write(file, under: lint.project.root) { problems.append("'\(file.path)' is not fixed: \(problem)") }
            }
            guard problems.isEmpty else { break }
            fixCount += repair.fixCount
            lint = try Lint(options, environment)
        }
        self.lint = lint
        self.fixCount = fixCount
    }

    /// Replaces a file that still says on the disk what was linted. What went wrong, if anything did.
    static func write(_ file: Repair.EditedFile, under root: String) -> String? {
        let path = Path.absolute(file.path, from: root)
        do {
            let current = try Platform.read(path, limit: SourceFile.sizeLimit, padding: SourceFile.padding)
            // UTF-16 was decoded for reading, and somebody else may have written meanwhile.
            guard current == file.before.bytes else { return "it is not UTF-8, or changed while it was linted" }
            try Platform.replace(path, with: Array(file.after.bytes[..<file.after.count]))
            return nil
        } catch {
            return "\(error)"
        }
    }
}
