import AppModel
@testable import CommandSources
import LintRules
import Syntax

/// What is run on the files of a case: a reader, the way from files to findings, or all of the command.
enum Subject: String, CaseIterable, Sendable {
    case swift, objectiveC, interface, propertyList, project, configuration, baseline, ignoreFile
    /// Several files linked and checked together.
    case app
    /// The command itself, from arguments to reports and fixes.
    case run

    /// What its files are written in; `nil` where they are of every kind.
    var kind: Sample.Kind? { Sample.Kind(rawValue: rawValue) }

    /// How often it is chosen, beside the others.
    var weight: Int {
        switch self {
        case .objectiveC: 8
        case .swift: 6
        case .app: 4
        case .run, .interface: 2
        case .propertyList, .project, .configuration, .baseline, .ignoreFile: 1
        }
    }

    /// What is wrong with how the files were read, where that shows without a crash.
    func fault(in files: [Sample]) -> String? {
        switch self {
        case .swift, .objectiveC: files.lazy.compactMap(Subject.faultOfSource).first
        case .interface, .propertyList, .project: files.lazy.compactMap(Subject.faultOfMarkup).first
        case .configuration: files.lazy.compactMap(Subject.faultOfConfiguration).first
        case .baseline: files.lazy.compactMap(Subject.faultOfBaseline).first
        case .ignoreFile: files.lazy.compactMap(Subject.faultOfIgnoreFile).first
        case .app: Subject.faultOfApp(files)
        case .run: CommandRun.fault(in: files)
        }
    }
}

extension Subject {
    private static func faultOfSource(_ sample: Sample) -> String? {
        let file = file(sample)
        var tree = SyntaxTree()
        for (name, detail) in [("all of it", SyntaxTree.Detail.full(naming: .restoration)), ("declarations", .declarations(unlessMentioning: .restoration)), ("an outline", .outline(unlessMentioning: .restoration))] {
            tree.parse(file, detail: detail)
            if let fault = TreeCheck.fault(in: tree) { return "\(fault) (\(name))" }
        }
        _ = FactsReader.types(of: file)
        // Bodies that restoration has no word in are read here, too.
        let whole = FileFacts(reading: SyntaxTree(parsing: file, detail: .full(naming: .restoration)))
        return faultOfFindings([whole, FileFacts(extracting: file)].map { [$0] }, [file])
    }

    private static func faultOfMarkup(_ sample: Sample) -> String? {
        let file = file(sample)
        if sample.kind == .project {
            _ = FactsReader.project(of: file)
            if let fault = TreeCheck.fault(in: PropertyListTree(parsing: file)) { return fault }
        } else if let fault = TreeCheck.fault(in: MarkupTree(parsing: file)) {
            return fault
        }
        return faultOfFindings([[FileFacts(extracting: file)]], [file])
    }

    private static func faultOfApp(_ samples: [Sample]) -> String? {
        let files = samples.map(file)
        return faultOfFindings([files.map { FileFacts(extracting: $0) }], files)
    }

    /// Links and checks, and looks whether what is found stands in its file.
    private static func faultOfFindings(_ apps: [[FileFacts]], _ files: [SourceFile]) -> String? {
        let sizes = Dictionary(files.map { ($0.path, UInt32($0.count)) }) { first, _ in first }
        for facts in apps {
            let diagnostics = Linter(Rule.all.map { Linter.Setting($0) }).lint(App(linking: facts)).diagnostics
            for diagnostic in diagnostics {
                let finding = diagnostic.finding
                let places = [finding.location] + finding.notes.map(\.location) + (finding.fix?.edits.map(\.location) ?? [])
                for place in places {
                    guard let size = sizes[place.path] else { return "\(diagnostic.rule) speaks of '\(place.path)', which is not there" }
                    guard place.range.start <= place.range.end, place.range.end <= size else { return "\(diagnostic.rule) speaks of \(place.range) in \(size) bytes" }
                }
            }
        }
        return nil
    }

    private static func faultOfConfiguration(_ sample: Sample) -> String? {
        do {
            let configuration = try Configuration(reading: sample.bytes, rules: Rule.all) { $0.count.isMultiple(of: 2) ? "a" : nil }
            for pattern in configuration.included + configuration.excluded { _ = pattern.globs.map { matches($0, "Sources/Reader/Page.swift") } }
            return nil
        } catch {
            let problem = error.problems.first { $0.position.line < 1 || $0.position.column < 1 || $0.message.isEmpty }
            return error.problems.isEmpty ? "it is refused without a reason" : problem.map { "a problem at \($0.position.line):\($0.position.column)" }
        }
    }

    private static func faultOfBaseline(_ sample: Sample) -> String? {
        guard let document = try? JSON(reading: sample.bytes) else { return nil }
        var text = ByteBuffer()
        document.write(to: &text)
        guard (try? JSON(reading: text.bytes)) != nil else { return "what was read cannot be read again" }
        return nil
    }

    private static func faultOfIgnoreFile(_ sample: Sample) -> String? {
        let rules = IgnoreRules(sample.bytes, folder: "/project", within: nil)
        for name in ["Sources/Reader/Page.swift", "a", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac", "a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/b", "\u{E4} \\"] {
            var path = Array("/project/\(name)".utf8)
            path.withUnsafeMutableBufferPointer { buffer in
                let start = (buffer.lastIndex(of: UInt8(ascii: "/")) ?? 0) + 1
                for isFolder in [true, false] { _ = rules.ignores(Glob.Bytes(buffer), nameStart: start, isFolder: isFolder) }
            }
        }
        return nil
    }

    private static func matches(_ glob: Glob, _ path: String) -> Bool {
        Array(path.utf8).withUnsafeBufferPointer { glob.matches($0) }
    }

    /// As the command reads it from the disk.
    static func file(_ sample: Sample) -> SourceFile {
        SourceFile(path: sample.path, padded: sample.bytes + [UInt8](repeating: 0, count: SourceFile.padding))
    }
}
