import LintRules

/// One flag: its name, its help and what it does to the options.
struct Flag: Sendable {
    /// Headings of the help page, in order.
    enum Group: String, CaseIterable, Sendable {
        case files = "Files"
        case rules = "Rules"
        case baseline = "Only what is new"
        case fixes = "Fixes"
        case report = "Report"
        case run = "Run"
    }

    let name: String
    /// Other spellings that people try.
    let aliases: [String]
    /// What stands for the value in the help; a flag without one is a switch.
    let placeholder: String?
    let help: String
    let group: Group
    /// What may be given, where that is a few words; for the completions.
    let values: [String]
    /// The value is empty for a switch.
    let apply: @Sendable (inout Options, String) throws -> Void

    init(
        _ name: String, aliases: [String] = [], placeholder: String? = nil, values: [String] = [], _ help: String, in group: Group,
        apply: @escaping @Sendable (inout Options, String) throws -> Void
    ) {
        self.name = name
        self.aliases = aliases
        self.placeholder = placeholder
        self.help = help
        self.group = group
        self.values = values
        self.apply = apply
    }

    func isCalled(_ word: String) -> Bool { name == word || aliases.contains(word) }

    /// As the help shows it: `-o, --output FILE`.
    var title: String {
        let short = aliases.filter { $0.utf8.count == 2 }
        return (short + [name]).joined(separator: ", ") + (placeholder.map { " " + $0 } ?? "")
    }
}

extension Flag {
    /// What other linters call what we have.
    static let elsewhere = [
        "--ignore": "--disable", "--select": "--only-rule", "--rule": "--only-rule", "--rules": "--only-rule", "--autocorrect": "--fix",
        "--autofix": "--fix",
        "--write": "--fix", "--exit-zero": "--fail-on never", "--no-fail": "--fail-on never", "--lenient": "--fail-on error",
        "--since": "--new-from",
        "--changed": "--new-from", "--new-from-rev": "--new-from", "--new-from-merge-base": "--new-from", "--threads": "--jobs",
        "--silent": "--quiet",
        "--allow-zero-lintable-files": "--allow-empty", "--no-error-on-unmatched-pattern": "--allow-empty",
    ]

    /// Every command has these.
    static let common = [
        Flag("--help", aliases: ["-h"], "Show this page.", in: .run) { options, _ in options.asksForHelp = true }
    ]

    /// Reads one of a few words.
    static func choice<Choice: RawRepresentable<String> & CaseIterable>(_ value: String, for flag: String) throws -> Choice {
        if let choice = Choice(rawValue: value) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        throw UsageError("\(flag) takes \(inWords(names, "or")), not '\(value)'" + Suggestion.clause(for: value, among: names))
    }
}
