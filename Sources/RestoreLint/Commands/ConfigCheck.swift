import LintRules

/// What a run without arguments would stumble over, or should.
struct ConfigCheck {
    /// A line for each, in the form editors can jump to.
    private(set) var problems: [String] = []
    /// Whether a run would end before it begins.
    private(set) var isFatal = false

    private let name: String

    init(_ project: Project, _ options: Options, _ environment: Environment) {
        name = environment.name(of: project.configurationFile ?? Configuration.fileName).beginningALine
        problems += project.misnamedConfigurations.map { "\(environment.name(of: $0).beginningALine): warning: \(Project.misnaming)" }
        guard project.configurationFile != nil else { return }
        problems += project.missingPaths.map { "\(name):\($0)" }
        checkBaseline(project, options, environment)
        checkSelection(project, options, environment)
    }

    private mutating func checkBaseline(_ project: Project, _ options: Options, _ environment: Environment) {
        guard let setting = project.configuration.baseline else { return }
        do {
            let place = try BaselinePlace(options, project, environment)
            _ = try Baseline(readingFile: place.file, name: place.name)
        } catch {
            report(setting.position, error.message + (error.hint.map { "; " + ($0.hasSuffix(".") ? String($0.dropLast()) : $0) } ?? ""))
        }
    }

    private mutating func checkSelection(_ project: Project, _ options: Options, _ environment: Environment) {
        var (options, environment) = (options, environment)
        options.operands = []
        environment.workingDirectory = project.root
        let selection = Selection(
            Targets(options, environment), in: project, options: options, environment: environment, threads: Platform.processorCount)
        guard !selection.holdsSources else { return }
        report(project.configuration.included.first?.position, "nothing to lint: " + Lint.emptiness(of: project, isWhole: true))
    }

    private mutating func report(_ position: YAML.Position?, _ message: String) {
        isFatal = true
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        problems.append("\(name)\(place): error: \(message.printable)")
    }
}

extension Project {
    static let misnaming = "nobody reads this; a configuration is called '\(Configuration.fileName)'"
}
