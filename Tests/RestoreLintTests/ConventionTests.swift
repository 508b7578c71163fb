import Foundation
import Testing

@testable import RestoreLint

private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources").path

@Test func onlyPlatformImportsTheSystem() throws {
    let files = Discovery(walking: [.init(folder: sources, isWhole: true)], in: Scope(root: sources), threads: 2).files
    let platform = "RestoreLint/Platform/"
    #expect(files.contains { $0.hasPrefix(platform) })
    for file in files where !file.hasPrefix(platform) {
        let lines = try String(contentsOfFile: sources + "/" + file, encoding: .utf8).split(separator: "\n")
        for module in ["Darwin", "Glibc", "Musl", "Foundation", "Dispatch"] {
            #expect(!lines.contains { $0.hasSuffix("import \(module)") }, "\(file) imports \(module)")
        }
    }
}
