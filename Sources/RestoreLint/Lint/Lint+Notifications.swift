import AppModel
import LintRules
import Syntax

extension Lint {
    /// What there is to say of the run: first what concerns all of it, then files in path order.
    func notifications(about extraction: Extraction, changed: Set<String>, _ known: KnownFindings) -> [Report.Notification] {
        var notifications = targets.problems.map { Report.Notification(level: .error, kind: .missingPath, message: $0) }
        notifications += project.misnamedConfigurations.map { file in
            Report.Notification(
                level: .warning, kind: .configuration, message: Project.misnaming, path: Path.relative(file, to: project.root))
        }
        notifications += configurationWarnings
        if isEmpty {
            notifications.append(
                Report.Notification(level: options.allowsEmpty ? .warning : .error, kind: .nothingToLint, message: emptiness))
        }
        notifications += known.warnings.map { Report.Notification(level: .warning, kind: .revision, message: $0) }
        if let outdated = known.outdated, !options.writesBaseline {
            notifications.append(Report.Notification(level: .warning, kind: .baseline, message: outdated))
        }
        if !followsEveryValue, !environment.leftOut.steps.contains(.values) {
            notifications.append(Report.Notification(level: .warning, kind: .exhaustedAnalysis, message: Self.exhaustion))
        }
        notifications += classesTooDeep.map { type in
            Report.Notification(
                level: .warning, kind: .exhaustedAnalysis, message: Self.depth(of: type), path: type.location.path,
                line: source(type.location.path).map { LineTable($0).position(of: type.location.range.start).line })
        }
        notifications += placesWithTooManyKeys.map { place in
            Report.Notification(
                level: .warning, kind: .exhaustedAnalysis, message: Self.tooManyKeys, path: place.path,
                line: source(place.path).map { LineTable($0).position(of: place.range.start).line })
        }
        notifications += environment.leftOut.notifications
        notifications += selection.failures.map {
            Report.Notification(level: .error, kind: .unreadableFile, message: $0.failure.description, path: $0.path)
        }
        notifications += extraction.notifications.filter { $0.level == .error || selection.reports($0.path ?? "") }
        return notifications
            + changed.sorted().map { path in
                Report.Notification(
                    level: .warning, kind: .changedFile, message: "it changed while it was linted, so its lines are unknown; lint it again",
                    path: path)
            }
    }

    static let exhaustion =
        "there is more to follow here than restorelint follows, so faults that only the ways of values show are not reported; lint fewer folders at once"

    private static let tooManyKeys =
        "there are more keys in one method than restorelint tells apart, so nothing is told of those from here on; split the method"

    private static func depth(of type: Type) -> String {
        "'\(type.name)' has more classes above it than restorelint follows, so nothing is told of these classes that needs all of them; inherit from fewer"
    }

    /// A slip in `included` must not look like a clean project. Files that were named and are left out were looked at.
    var isEmpty: Bool { files.isEmpty && targets.problems.isEmpty && selection.skipped.isEmpty }

    private var emptiness: String {
        "nothing to lint: " + Self.emptiness(of: project, isWhole: targets.folders.isEmpty)
            + (options.allowsEmpty ? "" : "; --allow-empty permits that")
    }

    static func emptiness(of project: Project, isWhole: Bool) -> String {
        "there is no Swift, Objective-C, storyboard or xib file "
            + (project.configuration.included.isEmpty || !isWhole ? "here" : "in what 'included' names")
    }

    /// A run over several folders follows none of their configurations, which is easily overlooked.
    private var configurationsElsewhere: [Report.Notification] {
        guard options.usesConfiguration else { return [] }
        return selection.configured.map { folder in
            Report.Notification(
                level: .warning, kind: .configuration,
                message: "it does not hold for this run, which reaches beyond its folder; lint that by itself, or give --config",
                path: Path.join(folder, Configuration.fileName))
        }
    }

    private var configurationWarnings: [Report.Notification] {
        guard let file = project.configurationFile.map({ Path.relative($0, to: project.root) }) else { return configurationsElsewhere }
        return selection.missing.map { pattern in
            Report.Notification(
                level: .warning, kind: .configuration, message: "'\(pattern.written)' of 'included' does not exist", path: file,
                line: pattern.position.line, column: pattern.position.column)
        }
    }
}
