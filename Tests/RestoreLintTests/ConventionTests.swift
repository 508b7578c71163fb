import Foundation
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
private let sources = package.appendingPathComponent("Sources").path

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

/// Types, members and folders that stand between back-ticks.
@Test func documentsNameWhatIsThere() throws {
    let root = package.path
    let files = try ["Sources", "Tests", "Tools"].flatMap { folder in
        try [folder] + FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder).map { folder + "/" + $0 }
    }
    let notOfNames = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_")).inverted
    var words: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
        words.formUnion(try String(contentsOfFile: root + "/" + file, encoding: .utf8).components(separatedBy: notOfNames))
    }
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/performance.md", "docs/reliability.md"] {
        let text = try String(contentsOfFile: root + "/" + document, encoding: .utf8)
        // Without blocks of code, every second piece stands between back-ticks.
        let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        for (index, name) in prose.components(separatedBy: "`").enumerated() where !index.isMultiple(of: 2) {
            if name.hasSuffix("/") {
                #expect(files.contains { ("/" + $0 + "/").hasSuffix("/" + name) }, "\(document) names the folder '\(name)'")
            } else if name.wholeMatch(of: /[A-Za-z][\w.]*(\([\w:]*\))?/) != nil, name.contains(where: \.isUppercase) {
                #expect(words.isSuperset(of: name.components(separatedBy: notOfNames)), "\(document) names '\(name)'")
            }
        }
    }
}

@Test func theArchitectureNamesEachFolder() throws {
    let text = try String(contentsOf: package.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let folders = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { path in
        path.split(separator: "/").count == 2 && !path.contains(".")
    }
    #expect(folders.count > 15)
    for folder in folders { #expect(text.contains("`\(folder.split(separator: "/")[1])/`"), "\(folder)") }
}
