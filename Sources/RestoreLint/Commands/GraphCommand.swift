import LintRules

extension Command {
    static let graph = Command(
        name: "graph", operands: "[PATH ...]", summary: "Draw which screens come back, and why the others do not.", flags: graphFlags
    ) { options, environment in
        var options = options
        options.drawsScreens = true
        // Nothing is reported, so nothing is old or new.
        options.usesBaseline = false
        let outputs = try ScreenOutput.all(for: options)
        let lint = try Lint(options, environment)
        var outcome = Outcome(exitCode: lint.exitCode == .trouble ? .trouble : .clean, errors: lint.messages(besides: []))
        guard let graph = lint.screens else { return outcome }
        let folder = lint.folderOfFiles
        for output in outputs {
            let places = ScreenSheet.Places(
                graph, of: Path.name(folder).nonEmpty ?? folder, source: lint.source,
                name: { path in
                    switch output.format.base {
                    case .whereOneStands: lint.shown(path)
                    case .whatIsDrawn: lint.path(path, from: folder)
                    case .repository: lint.pathInRepository(path)
                    }
                },
                folder: { lint.nameOfFolder($0, seenFrom: folder) })
            let drawing = ScreenDrawing(graph, places)
            var buffer = ByteBuffer()
            output.format.write(drawing, Style(of: lint, inFile: output.file != nil), &buffer)
            lint.write(buffer, to: output.file, &outcome)
            if options.verbosity != .quiet, let warning = output.format.warning(drawing, buffer) {
                outcome.errors.write("restorelint: warning: \(warning)\n")
            }
        }
        return outcome
    }

    private static let graphFlags: [Flag] =
        [
            Flag(
                "--format", aliases: ["--reporter", "--output-format"], placeholder: "NAME", values: ScreenFormat.all.map(\.name),
                "Draw it as \(inWords(ScreenFormat.all.map(\.name), "or")).", in: .report
            ) { options, value in
                let names = ScreenFormat.all.map(\.name)
                guard names.contains(value) else {
                    throw UsageError(
                        "unknown format '\(value)'" + Suggestion.clause(for: value, among: names),
                        hint: "A graph is written as \(inWords(names, "or")).")
                }
                options.addReport(format: value)
            }
        ]
        + Flag.lint.filter {
            [
                "--config", "--no-config", "--no-ignore", "--only-given", "--allow-empty", "--output", "--color", "--jobs",
                "--no-containment",
                "--quiet", "--verbose", "--progress",
            ].contains($0.name)
        }
}

/// A picture to write: how, and where to.
private struct ScreenOutput {
    let format: ScreenFormat
    /// `nil` is the standard output.
    let file: String?

    static func all(for options: Options) throws -> [ScreenOutput] {
        let requests = options.reports.isEmpty ? [Options.ReportRequest()] : options.reports
        let outputs = requests.map { request in
            let file = request.file == "-" ? nil : request.file
            return ScreenOutput(format: request.format.flatMap(ScreenFormat.named) ?? fitting(file), file: file)
        }
        guard outputs.count(where: { $0.file == nil }) < 2 else {
            throw UsageError("two drawings cannot share the standard output; give each --format its --output FILE")
        }
        return outputs
    }

    private static func fitting(_ file: String?) -> ScreenFormat {
        guard let file else { return .text }
        return ScreenFormat.all.first { file.hasSuffix("." + $0.name) } ?? .text
    }
}
