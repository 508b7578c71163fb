import Foundation
import Syntax

let usage = """
    usage: token-check [--clang PATH] [--limit N] PATH…

      --clang PATH   the compiler (the first clang in PATH)
      --limit N      how many disagreements to print per file (all)
    """

var paths: [String] = []
var clang: String?
var limit = Int.max
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--clang": clang = arguments.popFirst()
    case "--limit": limit = arguments.popFirst().flatMap { Int($0) } ?? limit
    case "--help":
        print(usage)
        exit(0)
    default:
        guard !argument.hasPrefix("-") else { fail("token-check: unknown flag \(argument)\n\(usage)") }
        paths.append(argument)
    }
}
guard !paths.isEmpty else { fail(usage) }
let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/clang" }
guard let compiler = clang ?? search.first(where: FileManager.default.isExecutableFile) else { fail("token-check: no clang in PATH") }

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
}

/// The Objective-C files under a folder, or the file itself.
func files(under path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { fail("token-check: no such file or folder: \(path)") }
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in [".m", ".mm", ".h"].contains(where: name.hasSuffix) }.map { "\(path)/\($0)" }.sorted()
}

var counts = (files: 0, bytes: 0, shared: 0, leftOut: 0, disagreements: 0, filesThatDiffer: 0, filesWithErrors: 0)
for path in paths.flatMap(files) {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    let bytes = [UInt8](data)
    guard let dump = clangDump(path, clang: compiler) else { fail("token-check: cannot run \(compiler)") }
    let reference = ClangTokens(dump: dump, path: path, of: bytes)
    let file = SourceFile(path: path, bytes: bytes)
    let comparison = Comparison(file, clang: reference.tokens)
    counts.files += 1
    counts.bytes += bytes.count
    counts.shared += comparison.shared
    counts.leftOut += comparison.leftOut
    counts.disagreements += comparison.disagreements.count
    if !comparison.disagreements.isEmpty { counts.filesThatDiffer += 1 }
    let lines = LineTable(file)
    for (offset, ours, theirs) in comparison.disagreements.prefix(limit) {
        let position = lines.position(of: UInt32(offset))
        func show(_ token: PlainToken?) -> String {
            token.map { "\($0.sort.rawValue) \(String(decoding: bytes[$0.start..<min($0.end, $0.start + 40)], as: UTF8.self))" } ?? "—"
        }
        print("\(path):\(position.line):\(position.column): ours \(show(ours)) | clang \(show(theirs))")
    }
    let errors = SyntaxTree(parsing: file).errors
    if let error = errors.first {
        counts.filesWithErrors += 1
        let position = lines.position(of: error.range.start)
        print("\(path):\(position.line):\(position.column): \(error.message) (\(errors.count) in all)")
    }
}
print(
    """

    \(counts.files) files, \(counts.bytes) bytes; \(counts.filesThatDiffer) with disagreements, \(counts.filesWithErrors) with errors of ours
    \(counts.shared) tokens in common, \(counts.leftOut) left out with their branch of a #if, \(counts.disagreements) disagreements
    """)
exit(counts.disagreements == 0 ? 0 : 1)
