import LintRules

extension Command {
    static let config = Command(
        name: "config", operands: "check|show|schema", summary: "Check the configuration, or show it.",
        flags: [.configurationFile]
    ) { options, environment in
        let verbs = ["check", "show", "schema"]
        guard let verb = options.operands.first, verbs.contains(verb) else {
            let given = options.operands.first
            let hint = given.map { Suggestion.clause(for: $0, among: verbs) } ?? ""
            throw UsageError("config takes \(inWords(verbs, "or"))" + (given.map { ", not '\($0)'" } ?? "") + hint, hint: configHint)
        }
        guard options.operands.count < 3, verb != "schema" || options.operands.count == 1 else {
            throw UsageError("config \(verb) takes \(verb == "schema" ? "no folder" : "one folder at most")", hint: configHint)
        }
        if verb == "schema" {
            var outcome = Outcome()
            ConfigurationSchema.document(for: environment.rules).write(to: &outcome.output, breakingTo: 3)
            return outcome
        }
        let folder = try folder(options.operands.dropFirst().first, environment)
        let project = try Project(around: folder, options: options, environment: environment)
        return verb == "check" ? check(project, options, environment) : show(project, environment)
    }

    private static let configHint = """
        'config check [FOLDER]' names every mistake, and what a run would not find.
        'config show [FOLDER]' prints all settings that hold there, and from where.
        'config schema' prints the JSON schema for editors.
        """

    /// The folder that is asked about; of a file the one around it.
    private static func folder(_ operand: String?, _ environment: Environment) throws(UsageError) -> String {
        guard let operand else { return environment.workingDirectory }
        let path = environment.absolute(operand)
        switch Platform.kind(of: path) {
        case .folder: return path
        case .file: return Path.parent(path)
        case .link, .other, nil: throw UsageError("no such file or folder: '\(operand)'")
        }
    }

    private static func check(_ project: Project, _ options: Options, _ environment: Environment) -> Outcome {
        let check = ConfigCheck(project, options, environment)
        var outcome = Outcome(exitCode: check.isFatal ? .trouble : check.problems.isEmpty ? .clean : .findings)
        outcome.output.write(check.problems.map { $0 + "\n" }.joined())
        if let file = project.configurationFile {
            if check.problems.isEmpty { outcome.output.write("\(environment.name(of: file).beginningALine): no problems\n") }
        } else {
            outcome.errors.write("restorelint: there is no '\(Configuration.fileName)' here or above; the defaults hold.\n")
        }
        return outcome
    }

    private static func show(_ project: Project, _ environment: Environment) -> Outcome {
        let origin = project.configurationFile.map(environment.name) ?? "no file; these are the defaults"
        let text = "# From \(origin)\n# Root: \(project.root)\n\n"
        return Outcome(output: text.printableLines + project.configuration.yaml(rules: environment.rules))
    }
}

extension Flag {
    fileprivate static let configurationFile = Flag("--config", placeholder: "FILE", "Use this configuration, search for none.", in: .files)
    {
        $0.configurationFile = $1
    }
}

extension Environment {
    /// A path as one would type it here.
    func name(of file: String) -> String { Path.inside(workingDirectory, file)?.nonEmpty ?? file }
}

extension Project {
    /// A warning for each folder or file of the configuration that does not exist, with its line and column.
    var missingPaths: [String] {
        [
            ("included", configuration.included), ("excluded", configuration.excluded),
            ("per-path", configuration.pathSettings.map(\.pattern)),
        ]
        .flatMap { key, patterns in
            patterns.filter { !$0.fixedPart.isEmpty && Platform.kind(of: Path.join(globBase, $0.fixedPart)) == nil }.map { pattern in
                "\(pattern.position.line):\(pattern.position.column): warning: '\(pattern.written.printable)' of '\(key)' does not exist"
            }
        }
    }
}

extension String {
    var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
    }
}
