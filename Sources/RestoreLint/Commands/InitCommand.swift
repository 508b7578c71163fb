import LintRules

extension Command {
    static let initialize = Command(
        name: "init", operands: "", summary: "Write a commented \(Configuration.fileName).", flags: [], run: initialize)

    private static func initialize(_ options: Options, _ environment: Environment) throws -> Outcome {
        guard options.operands.isEmpty else { throw UsageError("init takes no argument; it writes to the current folder") }
        environment.contain()
        let folder = environment.workingDirectory
        let file = Path.join(folder, Configuration.fileName)
        guard Platform.kind(of: file) == nil else {
            throw UsageError("'\(Configuration.fileName)' is there already", hint: "Remove it first to start afresh.")
        }
        let survey = ProjectSurvey(of: folder, environment)
        do {
            try Platform.write(Array(template(for: survey, rules: environment.rules).utf8), toFile: file, isNew: true)
        } catch {
            throw UsageError("'\(Configuration.fileName)' cannot be written: \(error)")
        }
        return Outcome(errors: "Wrote \(Configuration.fileName).\n" + messages(about: survey, in: folder))
    }

    /// What was found, and what comes next.
    private static func messages(about survey: ProjectSurvey, in folder: String) -> String {
        var text = ""
        if let mechanism = survey.mechanism { text += "Mode \(mechanism.mode.rawValue): \(mechanism.evidence)\n" }
        if !survey.controllers.isEmpty { text += "Taken for view controllers: \(inWords(survey.controllers)).\n" }
        if let root = Git.root(above: folder), root != folder {
            text += "This is not the top of the repository; a run in '\(root)' does not see this file.\n"
        }
        text += "Next: 'restorelint' lints, 'restorelint baseline write' puts aside what it finds.\n"
        return text.printableLines
    }

    private static func template(for survey: ProjectSurvey, rules: [Rule]) -> String {
        let example = rules.first?.id ?? "rule-id"
        let mode = survey.mechanism.map { "# \($0.evidence)\nmode: \($0.mode.rawValue)" } ?? "# mode: auto"
        let vendored = (survey.vendored.isEmpty ? ["**/Generated"] : survey.vendored).map(quoted).joined(separator: ", ")
        return """
            # restorelint looks for this file in the folder it lints and in those above it.
            # Paths are relative to this file; '*', '**', '?', '[a-z]' and '{a,b}' are wildcards.

            # What to lint when no path is given.
            \(block("included", survey.included, else: "Sources"))

            # What to leave out, besides what .gitignore names, Pods, Carthage and build folders.
            # Code that is left out is not understood either: a base class in it becomes unknown.
            # excluded: [\(vendored)]

            # Which mechanism the app uses: auto, legacy (restoration identifiers), scene (user activities), library.
            \(mode)

            # Superclasses from outside the sources that are view controllers.
            \(block("controllers", survey.controllers, else: "VendorBaseController"))

            # Controllers that encode their children themselves, from outside or not.
            # containers: [VendorPagerController]

            # What is known and not reported; 'restorelint baseline write' makes the file.
            \(survey.baseline == nil ? "# " : "")baseline: \(Baseline.fileName)

            # From which severity on the exit code is 1: error, warning, note or never.
            # fail-on: warning

            # Switch rules off, or give them another severity. 'restorelint rules' lists them.
            # rules:
            #   \(example): off

            # The same for some folders only. 'all' stands for every rule.
            # per-path:
            #   Legacy: { \(example): note }

            # Whether a suppression comment has to say why.
            # require-reason: true

            """
    }

    /// A key with its list, as a comment when there is nothing to list.
    private static func block(_ key: String, _ words: [String], else example: String) -> String {
        if words.isEmpty { return "# \(key): [\(example)]" }
        return "\(key):\n" + words.map { "  - \(quoted($0))" }.joined(separator: "\n")
    }

    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            let byte = Unicode.Scalar(byte)
            return ("a"..."z").contains(byte) || ("A"..."Z").contains(byte) || ("0"..."9").contains(byte)
                || "-_./".unicodeScalars.contains(byte)
        }
        return isPlain && !text.hasPrefix("-")
            ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}
