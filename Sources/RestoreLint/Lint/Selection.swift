import LintRules
import Syntax

/// Which files a run reads, and which of them it speaks about.
struct Selection: Sendable {
    /// Relative to the root, sorted; of every language.
    private(set) var files: [String] = []
    private(set) var unitRoots: [String] = []
    private(set) var failures: [(path: String, failure: Platform.Failure)] = []
    /// Files that were named but are excluded, or in a language we do not know; relative to the root.
    private(set) var skipped: [String] = []
    /// Things about the configuration that are no errors.
    private(set) var warnings: [String] = []
    /// `nil` speaks about every file.
    private var filter: (files: Set<String>, folders: [String])?

    init(_ targets: Targets, in project: Project, options: Options, environment: Environment, threads: Int) {
        let scope = Scope(
            root: project.root,
            globBase: project.globBase,
            included: project.configuration.included.flatMap(\.globs),
            excluded: project.configuration.excluded.flatMap(\.globs),
            respectsIgnoreFiles: options.respectsIgnoreFiles
        )
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
            filter = (
                Set(named.map { Path.relative($0, to: project.root) }),
                targets.folders.map { Path.relative($0, to: project.root) }
            )
        }

        var discovery = Discovery(walking: starts, in: scope, threads: threads)
        discovery.add(single, in: scope)
        files = discovery.files
        unitRoots = discovery.unitRoots
        failures = discovery.failures
    }

    func reports(_ path: String) -> Bool {
        guard let filter else { return true }
        return filter.files.contains(path) || filter.folders.contains { Path.inside($0, path) != nil || $0.isEmpty }
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
                warnings.append("\(pattern.position.line):\(pattern.position.column): warning: '\(pattern.text)' of 'included' does not exist")
            }
        }
    }
}
