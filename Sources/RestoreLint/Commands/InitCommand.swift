import LintRules

extension Command {
    static let initialize = Command(name: "init", operands: "", summary: "Write a commented \(Configuration.fileName).", flags: [], run: initialize)

    private static func initialize(_ options: Options, _ environment: Environment) throws -> Outcome {
        guard options.operands.isEmpty else { throw UsageError("init takes no argument; it writes to the current folder") }
        let file = Path.join(environment.workingDirectory, Configuration.fileName)
        let text = template(included: sourceFolders(in: environment.workingDirectory), rules: environment.rules)
        do {
            try Platform.write(Array(text.utf8), toFile: file, isNew: true)
        } catch .exists {
            throw UsageError("'\(Configuration.fileName)' is there already", hint: "Remove it first to start afresh.")
        } catch {
            throw UsageError("'\(Configuration.fileName)' cannot be written: \(error)")
        }
        return Outcome(errors: "Wrote \(Configuration.fileName).\n")
    }

    /// The folders at the top that hold sources, without those that only hold tests.
    private static func sourceFolders(in folder: String) -> [String] {
        let discovery = Discovery(
            walking: [Discovery.Start(folder: folder, isWhole: true)], in: Scope(root: folder), threads: Platform.processorCount)
        let folders = Set(discovery.files.filter { $0.hasSuffix(".swift") }.map { $0.prefix { $0 != "/" } })
        // With sources at the top no list of folders would do.
        if folders.contains(where: { $0.hasSuffix(".swift") && $0 != "Package.swift" }) { return [] }
        return folders.filter { $0 != "Package.swift" && !$0.hasSuffix("Tests") }.map(String.init).sorted()
    }

    private static func template(included: [String], rules: [Rule]) -> String {
        let folders = included.isEmpty ? "# included: [Sources]" : "included:\n" + included.map { "  - \(quoted($0))" }.joined(separator: "\n")
        let example = rules.first?.id ?? "rule-id"
        return """
            # restorelint looks for this file in the folder it lints and in those above it.
            # Paths are relative to this file; '*', '**', '?', '[a-z]' and '{a,b}' are wildcards.

            # What to lint when no path is given.
            \(folders)

            # What to leave out, besides what .gitignore names, Pods, Carthage and build folders.
            # excluded: ["**/Generated"]

            # Which mechanism the app uses: auto, legacy (restoration identifiers), scene (user activities), library.
            # mode: auto

            # From which severity on the exit code is 1: error, warning, note or never.
            # fail-on: warning

            # Switch rules off, or give them another severity. 'restorelint rules' lists them.
            # rules:
            #   \(example): off

            # The same for some folders only. 'all' stands for every rule.
            # per-path:
            #   Legacy: { \(example): note }

            # Superclasses from outside that are view controllers, and containers that encode their children themselves.
            # controllers: [VendorBaseController]
            # containers: [VendorPagerController]

            # Whether a suppression comment has to say why.
            # require-reason: true

            """
    }

    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            let byte = Unicode.Scalar(byte)
            return ("a"..."z").contains(byte) || ("A"..."Z").contains(byte) || ("0"..."9").contains(byte) || "-_./".unicodeScalars.contains(byte)
        }
        return isPlain && !text.hasPrefix("-") ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}
