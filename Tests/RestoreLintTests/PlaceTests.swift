import Foundation
import Testing

@testable import RestoreLint

// Version.swift is the one place that says which version this is and where it is found; pages, examples and the changelog follow it.

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// What people read and copy from.
private func pages() throws -> [String] {
    let folders = ["docs", "docs/examples", "Tools/Release", ".github/workflows"]
    let files = try folders.flatMap { folder in
        try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent(folder).path).map { folder + "/" + $0 }
    }
    let texts = files.filter { [".md", ".yml", ".sh", ".rb"].contains(where: $0.hasSuffix) }
    return (texts + ["README.md", "CONTRIBUTING.md", "action.yml", "Makefile", "Dockerfile", "Package.swift"]).sorted()
}

/// The text with the account and the version of Version.swift wherever it names some.
private func current(_ text: String) -> String {
    let project = homepage.dropFirst("https://github.com/".count)
    return text
        .replacing(/(github\.com\/|uses: |mint install |spm:|ubi:|ghcr\.io\/)[\w.-]+\/restorelint\b/) { "\($0.1)\(project)" }
        .replacing(/(restorelint@v?|rev: v|--branch v|from: "|\/tags\/v|\/download\/v|restorelint-|restorelint:)\d+\.\d+\.\d+\b/) { "\($0.1)\(version)" }
}

struct PlaceTests {
    @Test func pagesNameTheProjectAndItsVersionAsTheyAre() throws {
        for page in try pages() {
            let file = package.appendingPathComponent(page)
            let text = try String(contentsOf: file, encoding: .utf8)
            let isCurrent = text == current(text)
            if ProcessInfo.processInfo.environment["UPDATE"] == "1", !isCurrent { try Data(current(text).utf8).write(to: file) }
            #expect(isCurrent, "\(page) names another version or place; run UPDATE=1 swift test --filter PlaceTests")
        }
    }

    @Test func nobodyIsLeftToFillInAName() throws {
        let own = ["Tests/RestoreLintTests/PlaceTests.swift"]
        let files = try Platform.run("git", ["-C", package.path, "grep", "--name-only", "--word-regexp", "OWNER"])
        // Sources without their repository hold nothing else either.
        guard files.status < 2 else { return }
        #expect(String(decoding: files.output, as: UTF8.self).split(separator: "\n").map(String.init).filter { !own.contains($0) } == [])
    }

    @Test func theChangelogBeginsWithThisVersion() throws {
        let text = try String(contentsOf: package.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
        #expect(headings.first?.hasPrefix("## \(version)") == true)
    }
}
