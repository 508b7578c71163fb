import Foundation
import SwiftParser

// What swift-syntax needs to parse every Swift file of some folders, on one thread, as a measure for our own figures.

let folders = CommandLine.arguments.dropFirst()
guard !folders.isEmpty, !folders.contains(where: { $0.hasPrefix("-") }) else {
    FileHandle.standardError.write(Data("usage: parse-time FOLDER…\n".utf8))
    exit(2)
}

var (files, bytes) = (0, 0)
let clock = ProcessInfo.processInfo
let start = clock.systemUptime
for folder in folders {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { continue }
    for case let path as String in entries where path.hasSuffix(".swift") {
        guard let text = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
        text.withUnsafeBytes { buffer in
            _ = Parser.parse(source: buffer.bindMemory(to: UInt8.self))
        }
        files += 1
        bytes += text.count
    }
}
print("\(files) files, \(bytes) bytes, \(Int((clock.systemUptime - start) * 1000)) ms")
