import Foundation
import Syntax
import Testing

@Test func ourOwnSourcesParse() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    var tree = SyntaxTree()
    for folder in ["Sources", "Tests"] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        // A case may hold several files, some of them no Swift; a test of their own parses each.
        for path in paths.sorted() where path.hasSuffix(".swift") && !path.contains("Fixtures/") && !path.contains("/Cases/") {
            let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(folder).appendingPathComponent(path)))
            tree.parse(SourceFile(path: path, bytes: bytes))
            #expect(tree.errors == [], "\(path)")
            #expect(fault(in: tree) == nil, "\(path)")
            count += 1
        }
    }
    #expect(count > 20)
}
