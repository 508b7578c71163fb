/// Where a run takes place: the root that paths are reported from, and the configuration.
struct Project: Sendable {
    /// Absolute.
    let root: String
    /// `false` when neither a configuration nor a repository says where the project begins.
    let isKnown: Bool
    let configuration: Configuration
    /// Absolute; `nil` when there is none.
    let configurationFile: String?
    /// Files that are called almost like a configuration, and that nobody reads; absolute.
    let misnamedConfigurations: [String]
    /// The folder that the configuration's paths start from.
    let globBase: String
    /// The top of the repository that the root is in; absolute.
    let repository: String?

    /// - Parameter folder: holds everything that is to be linted.
    init(around folder: String, options: Options, environment: Environment) throws {
        var file: String?
        if let name = options.configurationFile {
            file = environment.absolute(name)
        } else if options.usesConfiguration {
            file = Configuration.file(for: folder)
        }
        configurationFile = file
        misnamedConfigurations =
            options.configurationFile == nil && options.usesConfiguration ? Configuration.misnamedFiles(for: folder) : []
        configuration = try file.map { try Self.read($0, environment) } ?? Configuration()

        // A configuration kept elsewhere, such as in a folder for CI, does not move the project there.
        let configured = file.map(Path.parent).flatMap { Path.inside($0, folder) == nil ? nil : $0 }
        let known = configured ?? Git.root(above: folder)
        root = known ?? environment.workingDirectory
        isKnown = known != nil
        globBase = configured ?? root
        repository = Git.root(above: root)
    }

    private static func read(_ file: String, _ environment: Environment) throws -> Configuration {
        let name = Path.inside(environment.workingDirectory, file)?.nonEmpty ?? file
        let text: [UInt8]
        do {
            text = try Platform.read(file, limit: 1 << 20)
        } catch {
            throw UsageError(Targets.brokenLink(name, file) ?? "the configuration '\(name)' cannot be read: \(error)")
        }
        do {
            return try Configuration(reading: text, rules: environment.rules, variable: environment.variable)
        } catch {
            throw ConfigurationError(file: name, problems: error.problems)
        }
    }
}

/// Everything that is wrong with the configuration, in the form editors can jump to.
struct ConfigurationError: Error, CustomStringConvertible {
    let file: String
    let problems: [YAML.Failure]

    var description: String {
        problems.map { "\(file.beginningALine):\($0.position.line):\($0.position.column): error: \($0.message.printable)\n" }.joined()
    }
}
