import LintRules
import Syntax

// A run names files from the project root, where the configuration is: this is what baselines and fingerprints know them by. Readers of its
// reports stand elsewhere.
extension Lint {
    /// The report with paths as the format's readers take them.
    func report(for reporter: Reporter) -> Report {
        var report = report
        if reporter.tellsSilences { report.silences = numbered(report.silences) }
        guard reporter.isForPeople else { return report.renaming(pathInRepository) }
        // Xcode runs scripts in one folder and reads their lines in another.
        if environment.isSet("XCODE_VERSION_ACTUAL") { return report.renaming(absolute) }
        return report.renaming(shown)
    }

    /// With the lines of those that hide in one.
    func numbered(_ silences: [Report.Silence]) -> [Report.Silence] {
        var tables: [String: LineTable?] = [:]
        return silences.map { silence in
            guard let range = silence.range else { return silence }
            let table = tables[silence.path] ?? source(silence.path).map { LineTable($0) }
            tables[silence.path] = .some(table)
            var silence = silence
            silence.line = table?.position(of: range.start).line
            return silence
        }
    }

    /// As one would type it where one stands.
    func shown(_ path: String) -> String { Path.relative(absolute(path), to: environment.workingDirectory) }

    /// From the top of the repository, where services look; without one, from where one stands.
    func pathInRepository(_ path: String) -> String {
        Path.relative(absolute(path), to: project.repository ?? environment.workingDirectory)
    }

    /// The folder that holds all that was read, absolute: the one that was named, or the project's.
    var folderOfFiles: String {
        let folder = targets.commonFolder(else: environment.workingDirectory)
        return files.allSatisfy { Path.inside(folder, absolute($0)) != nil } ? folder : project.root
    }

    /// From `folder`, an absolute one.
    func path(_ path: String, from folder: String) -> String { Path.relative(absolute(path), to: folder) }

    /// What one would call a folder: its way from `other`, an absolute one, where it lies below that.
    func nameOfFolder(_ path: String, seenFrom other: String) -> String {
        let folder = absolute(path)
        if let inside = Path.inside(other, folder), !inside.isEmpty { return inside }
        return Path.name(Path.inside(folder, other) == nil ? folder : other).nonEmpty ?? "/"
    }

    private func absolute(_ path: String) -> String { Path.reached(by: path, from: project.root) }
}

extension Report {
    fileprivate func renaming(_ newName: (String) -> String) -> Report {
        var names: [String: String] = [:]
        func rename(_ path: inout String) {
            if names[path] == nil { names[path] = newName(path) }
            path = names[path]!
        }
        var report = self
        for index in report.entries.indices {
            rename(&report.entries[index].diagnostic.finding.location.path)
            for note in report.entries[index].finding.notes.indices {
                rename(&report.entries[index].diagnostic.finding.notes[note].location.path)
            }
            for edit in (report.entries[index].finding.fix?.edits ?? []).indices {
                rename(&report.entries[index].diagnostic.finding.fix!.edits[edit].location.path)
            }
        }
        for index in report.notifications.indices {
            guard var path = report.notifications[index].path else { continue }
            rename(&path)
            report.notifications[index].path = path
        }
        for index in report.silences.indices { rename(&report.silences[index].path) }
        report.sources = [:]
        for (path, source) in sources {
            var path = path
            rename(&path)
            report.sources[path] = source
        }
        return report
    }
}
