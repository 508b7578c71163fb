import Foundation
import LintRules

/// The files that cases are made of: the rules' examples, a few of each kind that are written here, and those of the folders one names.
struct Samples: Sendable {
    /// Read anew for each case, since an app may be larger than memory.
    private enum Source: Sendable {
        case text(Sample)
        case file(String)
    }

    private var sources: [Sample.Kind: [Source]] = [:]
    /// Files that belong together.
    private var apps: [[Source]] = []

    /// What is larger takes long for no better reason than its size; a long line is made by a mutation.
    static let sizeLimit = 256 << 10

    init(folders: [String]) {
        for sample in Samples.written { add(.text(sample), sample.path) }
        for example in Rule.all.flatMap(\.examples) {
            let files = example.files.map { Sample($0.path, text: $0.text) }
            apps.append(files.map(Source.text))
            for file in files { add(.text(file), file.path) }
        }
        for folder in folders.sorted() { add(folder: folder) }
    }

    private mutating func add(_ source: Source, _ path: String) {
        guard let kind = Sample.Kind(ofPath: path) else { return }
        sources[kind, default: []].append(source)
    }

    /// Every file below a folder; those that lie side by side are an app of their own.
    private mutating func add(folder: String) {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return }
        var paths: [String] = []
        while let name = names.nextObject() as? String {
            if name.hasSuffix(".git") || name.hasSuffix(".build") { names.skipDescendants() }
            if Sample.Kind(ofPath: name) != nil { paths.append(name) }
        }
        paths.sort()
        for path in paths { add(.file(folder + "/" + path), path) }
        let groups = Dictionary(grouping: paths) { ($0 as NSString).deletingLastPathComponent }
        for group in groups.keys.sorted() { apps.append(groups[group]!.prefix(24).map { .file(folder + "/" + $0) }) }
    }

    /// How many files of each kind there are, for a line about them.
    var counts: [(kind: Sample.Kind, count: Int)] {
        Sample.Kind.allCases.map { ($0, sources[$0]?.count ?? 0) }
    }

    func sample(of kind: Sample.Kind, _ dice: inout Dice) -> Sample {
        let source = dice.pick(sources[kind] ?? [.text(Sample(kind.path, []))])
        var sample = read(source)
        sample.path = keptPath(sample.path, kind)
        return sample
    }

    /// A few files under names that differ.
    func app(_ dice: inout Dice) -> [Sample] {
        let files = dice.pick(apps).map(read)
        return files.enumerated().map { index, file in
            var file = file
            // The folders of somebody's machine are no part of a case.
            let name = (file.path as NSString).lastPathComponent
            if file.path.hasPrefix("/") { file.path = name == "project.pbxproj" ? Sample.Kind.project.path : "\(index)-" + name }
            return file
        }
    }

    /// Those that are kept here and in the rules, each read once: small, and each about something.
    var builtIn: [Sample] {
        Sample.Kind.allCases.flatMap { kind in
            (sources[kind] ?? []).compactMap { source in
                guard case .text(var sample) = source else { return nil }
                sample.path = keptPath(sample.path, kind)
                return sample
            }
        }
    }

    private func keptPath(_ path: String, _ kind: Sample.Kind) -> String {
        // Headers and C++ are read a little differently.
        kind == .objectiveC ? "Reader." + (path.split(separator: ".").last.map(String.init) ?? "m") : kind.path
    }

    private func read(_ source: Source) -> Sample {
        switch source {
        case .text(let sample): return sample
        case .file(let path):
            guard let file = FileHandle(forReadingAtPath: path) else { return Sample(path, []) }
            defer { try? file.close() }
            return Sample(path, [UInt8]((try? file.read(upToCount: Samples.sizeLimit)) ?? Data()))
        }
    }
}
