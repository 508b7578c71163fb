/// A report to write: how, and where to.
struct ReportOutput {
    let reporter: Reporter
    /// `nil` is the standard output.
    let file: String?

    static func all(for options: Options, _ environment: Environment) throws -> [ReportOutput] {
        let requests = options.reports.isEmpty ? [Options.ReportRequest()] : options.reports
        let outputs = requests.map { request in
            let file = request.file == "-" ? nil : request.file
            return ReportOutput(reporter: request.format.flatMap(Reporter.named) ?? fitting(file, environment), file: file)
        }
        guard outputs.count(where: { $0.file == nil }) < 2 else {
            throw UsageError("two reports cannot share the standard output; give each --format its --output FILE")
        }
        if options.reportsSuppressed, !outputs.contains(where: \.reporter.isComplete) {
            let names = Reporter.all.filter(\.isComplete).map(\.name)
            throw UsageError("--report-suppressed needs the format \(inWords(names, "or"))")
        }
        return outputs
    }

    /// What a reader of the file, or of the standard output, most likely expects.
    private static func fitting(_ file: String?, _ environment: Environment) -> Reporter {
        guard let file else { return environment.outputIsTerminal ? .text : .xcode }
        return Reporter.all.first { file.hasSuffix("." + $0.name) } ?? .text
    }

    func write(_ lint: Lint, to outcome: inout Outcome) {
        var buffer = ByteBuffer()
        if file == nil, lint.options.showsStatistics, !reporter.isComplete {
            buffer.write(lint.statistics)
        } else {
            reporter.write(lint.report(for: reporter), Style(of: lint, inFile: file != nil), &buffer)
        }
        lint.write(buffer, to: file, &outcome)
    }
}

extension Lint {
    /// - Parameter file: `nil` is the standard output.
    func write(_ buffer: ByteBuffer, to file: String?, _ outcome: inout Outcome) {
        guard let file else {
            outcome.output.bytes += buffer.bytes
            return
        }
        do {
            let path = environment.absolute(file)
            // A folder for reports is often made anew by each build.
            Platform.makeFolder(Path.parent(path))
            try Platform.put(buffer.bytes, at: path)
        } catch {
            outcome.exitCode = .trouble
            outcome.errors.write("restorelint: error: the report '\(file)' could not be written: \(error)\n")
        }
    }
}

extension Style {
    /// As the run's options and its terminal have it.
    init(of lint: Lint, inFile: Bool) {
        isQuiet = lint.options.verbosity == .quiet
        usesColor = inFile ? lint.options.color == .always : lint.environment.usesColor(lint.options.color)
        if !inFile, let columns = lint.environment.width { width = columns }
        if !inFile, usesColor, lint.environment.followsLinks { linkRoot = lint.environment.workingDirectory }
    }
}
