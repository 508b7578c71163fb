import AppModel
import LintRules

extension Command {
    static let migrate = Command(
        name: "migrate", operands: "[PATH ...]", summary: "List what moves from view controllers to scenes.",
        flags: migrateFlags, run: migrate)

    private static func migrate(_ options: Options, _ environment: Environment) throws -> Outcome {
        var options = options
        options.plansMigration = true
        // Nothing is reported, so nothing is old or new.
        options.usesBaseline = false
        let name = options.reports.last?.format ?? MigrationFormat.text.name
        let lint = try Lint(options, environment)
        var outcome = Outcome(exitCode: lint.exitCode == .trouble ? .trouble : .clean, errors: lint.messages(besides: []))
        guard let migrations = lint.migrations, let format = MigrationFormat.all.first(where: { $0.name == name }) else { return outcome }
        let places = MigrationPlaces(
            source: { lint.source($0) }, shown: { format.isForPeople ? lint.shown($0) : lint.pathInRepository($0) })
        format.write(migrations.compactMap { $0.within { lint.selection.reports($0) } }, places, &outcome.output)
        return outcome
    }

    private static let migrateFlags: [Flag] =
        [
            Flag(
                "--format", aliases: ["--reporter", "--output-format"], placeholder: "NAME", values: MigrationFormat.all.map(\.name),
                "Write it as \(inWords(MigrationFormat.all.map(\.name), "or")).", in: .report
            ) { options, value in
                let names = MigrationFormat.all.map(\.name)
                guard names.contains(value) else {
                    throw UsageError(
                        "unknown format '\(value)'" + Suggestion.clause(for: value, among: names),
                        hint: "'migrate' writes \(inWords(names, "or")).")
                }
                options.reports.append(Options.ReportRequest(format: value))
            }
        ]
        + Flag.lint.filter {
            [
                "--config", "--no-config", "--no-ignore", "--only-given", "--allow-empty", "--jobs", "--no-containment", "--quiet",
                "--verbose",
                "--progress",
            ].contains($0.name)
        }
}
