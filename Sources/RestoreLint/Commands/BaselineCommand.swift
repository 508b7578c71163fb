import LintRules

extension Command {
    static let baseline = Command(
        name: "baseline", operands: "write|prune|compare", summary: "Keep a list of what is known, to see what is new.",
        flags: baselineFlags
    ) { options, environment in
        var options = options
        try options.checkRules(environment)
        let verbs = ["write", "prune", "compare"]
        guard let verb = options.operands.first else {
            throw UsageError("baseline takes \(inWords(verbs, "or"))", hint: baselineHint)
        }
        options.operands.removeFirst()
        switch verb {
        case "write":
            options.writesBaseline = true
            return try written(by: Lint(options, environment))
        case "prune": return try prune(options, environment)
        case "compare": return try compare(options, environment)
        default:
            throw UsageError(
                "baseline takes \(inWords(verbs, "or")), not '\(verb)'" + Suggestion.clause(for: verb, among: verbs), hint: baselineHint)
        }
    }

    private static let baselineFlags =
        [.baseline]
        + Flag.lint.filter {
            [
                "--config", "--no-config", "--no-ignore", "--allow-empty", "--only-rule", "--disable", "--jobs", "--no-containment",
                "--quiet", "--verbose",
            ].contains($0.name)
        }

    private static let baselineHint = """
        'baseline write [PATH ...]' lists everything that is found now.
        'baseline prune' removes what is no longer found, and adds nothing.
        'baseline compare OLD NEW' shows what two files do not share.
        """

    /// Writes down what a run found, and says so.
    static func written(by lint: Lint) throws -> Outcome {
        var outcome = Outcome(errors: lint.messages(besides: []))
        guard lint.exitCode != .trouble else {
            outcome.exitCode = .trouble
            outcome.errors.write("restorelint: error: the baseline is not written, because not everything could be read\n")
            return outcome
        }
        let baseline = try lint.writeBaseline()
        if lint.options.verbosity != .quiet { outcome.errors.write(lint.message(aboutWritten: baseline)) }
        return outcome
    }

    private static func prune(_ options: Options, _ environment: Environment) throws -> Outcome {
        var options = options
        // A baseline that is not there cannot be pruned, whether it was asked for by name or not.
        if options.baselineFile == nil {
            let project = try Project(around: environment.workingDirectory, options: options, environment: environment)
            let place = try BaselinePlace(options, project, environment)
            if !place.isConfigured { options.baselineFile = place.file }
        }
        let lint = try Lint(options, environment)
        guard let known = lint.known, lint.exitCode != .trouble else {
            return Outcome(exitCode: .trouble, errors: lint.messages(besides: []))
        }
        let count = known.stale.reduce(0) { $0 + $1.count }
        do {
            if known.hasChanged { try known.pruned.write(toFile: known.file) }
        } catch {
            throw UsageError("the baseline '\(known.name)' cannot be written: \(error)")
        }
        guard options.verbosity != .quiet else { return Outcome() }
        return Outcome(errors: "restorelint: removed \(count) of '\(known.name)', kept \(known.pruned.sizeText)\n")
    }

    /// Lines in the manner of `diff`. Exit 1 when the second file has something that the first has not.
    private static func compare(_ options: Options, _ environment: Environment) throws -> Outcome {
        guard options.operands.count == 2 else {
            throw UsageError("baseline compare takes two files", hint: baselineHint)
        }
        let (old, new) = (
            try Baseline(readingFile: environment.absolute(options.operands[0]), name: options.operands[0]),
            try Baseline(readingFile: environment.absolute(options.operands[1]), name: options.operands[1])
        )
        let (gone, added) = (old.subtracting(new), new.subtracting(old))
        var outcome = Outcome(exitCode: added.entries.isEmpty ? .clean : .findings)
        let lines = gone.entries.map { ("-", $0) } + added.entries.map { ("+", $0) }
        for (sign, entry) in lines.sorted(by: { ($0.1, $1.0) < ($1.1, $0.0) }) {
            outcome.output.write("\(sign) \(entry.description)\n".printableLine)
        }
        if options.verbosity != .quiet { outcome.errors.write("restorelint: \(gone.count) gone, \(added.count) new\n") }
        return outcome
    }
}

extension Lint {
    /// Where it is, and what to do for it to be used. The line that `init` left as a comment is switched on.
    func message(aboutWritten baseline: Baseline) -> String {
        guard let known else { return "" }
        let message = "restorelint: wrote \(baseline.sizeText) to '\(known.name)'\n"
        if known.isConfigured { return message }
        guard let file = project.configurationFile else {
            let line = "baseline: \(Path.relative(known.file, to: project.root))"
            return message
                + "For every run to use it, write '\(line)' into a new \(Configuration.fileName), or give '--baseline \(known.name)'.\n"
        }
        let (name, line) = (environment.name(of: file), "baseline: \(Path.relative(known.file, to: Path.parent(file)))")
        if project.configuration.baseline == nil, Self.uncomment(line, in: file) {
            return message + "restorelint: switched it on in '\(name)'\n"
        }
        return message + "For every run to use it, write '\(line)' into \(name), or give '--baseline \(known.name)'.\n"
    }

    /// Whether the file had the line as a comment, and has it as a setting now.
    private static func uncomment(_ line: String, in file: String) -> Bool {
        guard let text = try? Platform.read(file, limit: 1 << 20) else { return false }
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(where: { $0.elementsEqual("# \(line)".utf8) }) else { return false }
        lines[index] = lines[index].dropFirst(2)
        return (try? Platform.replace(file, with: Array(lines.joined(separator: [UInt8(ascii: "\n")])))) != nil
    }

    /// Lists what was found, beside the entries about what this run did not look at.
    func writeBaseline() throws -> Baseline {
        guard let known, exitCode != .trouble else { throw UsageError("the baseline is not written, because not everything could be read") }
        do {
            try known.found.write(toFile: known.file)
        } catch {
            throw UsageError("the baseline '\(known.name)' cannot be written: \(error)")
        }
        return known.found
    }
}

extension Baseline {
    /// What it holds beyond another one.
    func subtracting(_ other: Baseline) -> Baseline {
        Baseline(
            entries
                + other.entries.map { entry in
                    var entry = entry
                    entry.count = -entry.count
                    return entry
                })
    }

    /// `12 findings`.
    var sizeText: String { count == 1 ? "1 finding" : "\(count) findings" }
}

extension String {
    /// Without what could move the cursor, its last line end kept.
    fileprivate var printableLine: String { String(dropLast()).printable + "\n" }
}
