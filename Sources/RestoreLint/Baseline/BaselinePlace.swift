/// Where the baseline of a run is, or would be.
struct BaselinePlace {
    /// Absolute.
    let file: String
    /// As the user knows it.
    let name: String
    /// Whether a run without flags uses it.
    let isConfigured: Bool
    /// Whether a flag or the configuration names one.
    let isAskedFor: Bool

    /// Throws where the configuration, or a link that comes with the sources, would have us read and write elsewhere.
    init(_ options: Options, _ project: Project, _ environment: Environment) throws(UsageError) {
        let setting = project.configuration.baseline
        let configured = setting.map { Path.absolute($0.path, from: project.globBase) }
        if options.usesBaseline, let given = options.baselineFile {
            file = environment.absolute(given)
            name = environment.name(of: file)
            isConfigured = file == configured
            isAskedFor = true
            return
        }
        let used = options.usesBaseline ? setting : nil
        let path = used.map { Path.absolute($0.path, from: project.globBase) } ?? Path.join(project.root, Baseline.fileName)
        let name = used.flatMap { $0.written == $0.path ? nil : $0.written } ?? environment.name(of: path)
        file = path
        self.name = name
        isConfigured = used != nil
        isAskedFor = isConfigured
        if let link = Targets.brokenLink(name, path) { throw UsageError("the baseline \(link)") }
        guard Self.isInside(project.repository ?? project.globBase, path) else {
            throw UsageError(
                "the baseline '\(name)' is outside of the repository", hint: "If that is meant, say so with --baseline FILE.")
        }
    }

    /// With links followed as far as there is something.
    private static func isInside(_ folder: String, _ path: String) -> Bool {
        guard Path.inside(folder, path) != nil else { return false }
        guard let folder = try? Platform.resolved(folder) else { return true }
        var existing = path
        while existing != "/", !Platform.isThere(existing) { existing = Path.parent(existing) }
        guard let existing = try? Platform.resolved(existing) else { return false }
        return Path.inside(folder, existing) != nil
    }
}
