import Foundation
import Testing

@testable import RestoreLint

private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources").path

@Test func onlyPlatformImportsTheSystem() throws {
    let files = Discovery(walking: [.init(folder: sources, isWhole: true)], in: Scope(root: sources), threads: 2).files
    #expect(files.contains("RestoreLint/Platform.swift"))
    for file in files where file != "RestoreLint/Platform.swift" {
        let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
        for module in ["Darwin", "Glibc", "Musl", "Foundation", "Dispatch"] {
            #expect(!text.contains("\nimport \(module)\n") && !text.hasPrefix("import \(module)\n"), "\(file) imports \(module)")
        }
    }
}
