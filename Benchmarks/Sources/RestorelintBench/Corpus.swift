import Foundation
import Syntax

/// The files that are measured, already in memory.
struct Corpus {
    var name: String
    var files: [SourceFile]
    /// Where the files can be read again; empty for generated text.
    var absolutePaths: [String] = []

    var byteCount: Int { files.reduce(0) { $0 + $1.count } }

    init(seed: UInt64, megabytes: Double) {
        name = "generated, seed \(seed)"
        var generator = Generator(seed: seed)
        files = generator.files(byteCount: Int(megabytes * 1e6)).map { SourceFile(path: $0.path, text: $0.text) }
    }

    /// Every Swift file under a folder.
    init(folder: String) throws {
        name = folder
        guard let walk = FileManager.default.enumerator(atPath: folder) else { throw UsageError("cannot read '\(folder)'") }
        var paths: [String] = []
        while let path = walk.nextObject() as? String {
            if path.hasSuffix(".build") { walk.skipDescendants() }
            if path.hasSuffix(".swift") { paths.append(path) }
        }
        files = []
        for path in paths.sorted() {
            let absolute = "\(folder)/\(path)"
            guard let bytes = read(absolute) else { continue }
            files.append(SourceFile(path: path, paddedBytes: bytes))
            absolutePaths.append(absolute)
        }
        guard !files.isEmpty else { throw UsageError("no Swift files under '\(folder)'") }
    }
}

/// The file's bytes with the padding a scanner wants; nil for what is no file.
func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { return nil }
    let size = ftell(file)
    guard size >= 0, size < Int32.max else { return nil }
    rewind(file)
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size + SourceFile.padding) { buffer, count in
        isWhole = fread(buffer.baseAddress, 1, size, file) == size
        buffer[size...].initialize(repeating: 0)
        count = size + SourceFile.padding
    }
    return isWhole ? bytes : nil
}

struct UsageError: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }
}
