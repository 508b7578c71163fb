import LintRules
import Syntax

/// Which files a run reads, and which of them it speaks about.
struct Selection: Sendable {
    /// Relative to the root, sorted; of every language.
    private(set) var files: [String] = []
    private(set) var unitRoots: [String] = []
    private(set) var failures: [(path: String, failure: Platform.Failure)] = []
    /// Folders with a configuration of their own; relative to the root.
    private(set) var configured: [String] = []
    /// Folders in which a run was killed while it wrote; absolute.
    private var littered: Set<String> = []
    /// Files that were named but are excluded, or in a language we do not know; relative to the root.
    private(set) var skipped: [String] = []
    /// What `included` names and is not there.
    private(set) var missing: [PathPattern] = []
    /// `nil` speaks about every file.
    private var filter: (files: Set<String>, folders: [String])?
    /// The folders that were named, relative to the root.
    private let folders: [String]
    private let scope: Scope

    init(_ targets: Targets, in project: Project, options: Options, environment: Environment, threads: Int) {
        let scope = Scope(
            root: project.root,
            globBase: project.globBase,
            included: project.configuration.included.flatMap(\.globs),
            excluded: project.configuration.excluded.flatMap(\.globs),
            respectsIgnoreFiles: options.respectsIgnoreFiles
        )
        self.scope = scope
        folders = targets.folders.map { Path.relative($0, to: project.root) }
        var gate = Gate(scope)
        let named = targets.files.filter { file in
            if Language(path: file) != nil, gate.admits(file) { return true }
            skipped.append(Path.relative(file, to: project.root))
            return false
        }

        var starts = targets.folders.map { Discovery.Start(folder: $0, isWhole: true) }
        var single = named
        let isNothingNamed = targets.folders.isEmpty && targets.files.isEmpty
        // Text without a name belongs to no project.
        let hasContext = project.isKnown && !options.readsOnlyGiven && (!options.readsStandardInput || options.standardInputName != nil)
        if isNothingNamed, targets.problems.isEmpty {
            add(&starts, &single, project, else: environment.workingDirectory)
        } else if !named.isEmpty, hasContext {
            add(&starts, &single, project, else: project.root)
        }
        if !targets.files.isEmpty {
            filter = (Set(named.map { Path.relative($0, to: project.root) }), folders)
        }

        var discovery = Discovery(walking: starts, in: scope, threads: threads)
        discovery.add(single, in: scope)
        files = discovery.files
        unitRoots = discovery.unitRoots
        failures = discovery.failures
        littered = discovery.littered
        configured = discovery.configured.sorted()
    }

    /// Those that may have findings of their own: of projects and property lists most tell nothing.
    var sources: [String] { files.filter(Self.isSource) }

    var holdsSources: Bool { files.contains(where: Self.isSource) }

    private static func isSource(_ path: String) -> Bool {
        switch Language(path: path) {
        case .swift, .objectiveC, .interfaceBuilder: true
        case .propertyList, .xcodeProject, nil: false
        }
    }

    func reports(_ path: String) -> Bool {
        guard let filter else { return true }
        return filter.files.contains(path) || filter.folders.contains { Path.inside($0, path) != nil || $0.isEmpty }
    }

    /// A finding belongs to the file it stands in and to those its other half stands in.
    func reports(_ finding: Finding) -> Bool {
        reports(finding.location.path) || finding.notes.contains { reports($0.location.path) }
    }

    /// Only runs that write tidy up: one that reads changes nothing.
    func removeLeftovers() {
        for folder in littered { Platform.removeLeftovers(in: folder) }
    }

    /// Whether a finding in the file, were it there, would have been reported.
    func isAbout(_ path: String) -> Bool {
        reports(path) && (filter != nil || folders.isEmpty || folders.contains { $0.isEmpty || Path.inside($0, path) != nil })
    }

    /// Whether a file that is gone, relative to the root, would be among `files`.
    func wouldRead(_ path: String) -> Bool {
        var gate = Gate(scope)
        let absolute = Path.reached(by: path, from: scope.root)
        let isNamed = folders.contains { $0.isEmpty || Path.inside($0, path) != nil }
        let isIncluded = scope.included.isEmpty || scope.includes(absolute)
        return Language(path: path) != nil && gate.admits(absolute) && (isNamed || folders.isEmpty && isIncluded)
    }

    /// Adds the project as a whole: what `included` names, or a folder.
    private mutating func add(_ starts: inout [Discovery.Start], _ single: inout [String], _ project: Project, else folder: String) {
        let included = project.configuration.included
        if included.isEmpty { starts.append(Discovery.Start(folder: folder, isWhole: true)) }
        for pattern in included {
            let path = Path.join(project.globBase, pattern.fixedPart)
            switch Platform.kind(of: path) {
            case .folder: starts.append(Discovery.Start(folder: path, isWhole: !pattern.hasWildcards))
            case .file where !pattern.hasWildcards: single.append(path)
            default:
                missing.append(pattern)
            }
        }
    }
}
