import Foundation

/// A case that something is wrong with.
struct Finding: Sendable {
    /// What went wrong: `signal 4`, `it takes long`, or what a check says.
    let fault: String
    let number: Int
    var files: Case
    /// What the process said last.
    let words: String

    /// Whether two are likely one: the same subject and the same fault. Where numbers differ, it is.
    var kind: String { files.subject.rawValue + " " + fault.filter { !$0.isNumber || fault.hasPrefix("signal") } }

    /// Puts the files of a case into a folder, to be replayed from.
    static func write(_ files: [Sample], to folder: String) throws {
        try? FileManager.default.removeItem(atPath: folder)
        for file in files {
            let path = folder + "/" + file.path
            try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(file.bytes).write(to: URL(fileURLWithPath: path))
        }
    }

    static func files(in folder: String) -> [Sample] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.sorted().compactMap { name in
            guard Sample.Kind(ofPath: name) != nil, let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
            return Sample(name, [UInt8](data))
        }
    }

    /// The subject that a folder was written for, by its name.
    static func subject(ofFolder folder: String) -> Subject? {
        let name = (folder as NSString).lastPathComponent
        return Subject.allCases.first { name == $0.rawValue || name.hasPrefix($0.rawValue + "-") }
    }

    /// Where it is kept, with a page about it. The folder is what a fixture is made of.
    func keep(in folder: String, seed: UInt64) throws -> String {
        let digest = files.files.flatMap(\.bytes).reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        let name = folder + "/\(files.subject.rawValue)-" + String(digest, radix: 16)
        try Finding.write(files.files, to: name)
        let page = """
            \(fault)
            case \(number) of seed \(seed): \(files.recipe.isEmpty ? "as it was" : files.recipe.joined(separator: ", "))

            \(words)
            """
        try Data((page + "\n").utf8).write(to: URL(fileURLWithPath: name + ".txt"))
        return name
    }
}
