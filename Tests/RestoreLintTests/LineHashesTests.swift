import Syntax
import Testing

@testable import RestoreLint

private func hashes(_ text: String) -> [String] {
    let hashes = LineHashes(SourceFile(path: "A.swift", text: text))
    return (1...).lazy.map { hashes[$0] }.prefix { $0 != nil }.map { $0! }
}

/// What GitHub's own code gives for the same text.
@Test(arguments: [
    ("let a = 1", ["355a0226d5d11e5b:1"]),
    ("x()\nx()\nx()\n", ["25e2150b9dbbbd68:1", "bd631003ba3ea261:1", "65f5c2d554a808ca:1", "c129715d7a2bc9a3:1"]),
    ("\n\na\n\n", ["3f30cee57105ca04:1", "29edc12356b5a02a:1", "173cc415891f93a8:1", "3c5bef55b72b93c9:1", "c129715d7a2bc9a3:1"]),
    ("\u{feff}import UIKit\n", ["b2e27ef040953495:1", "c129715d7a2bc9a3:1"]),
    ("let s = \"\u{1f600}\"\nlet t = \"\u{e9}\"\n", ["6a29361c700455f4:1", "4f9864426a4119e4:1", "c129715d7a2bc9a3:1"]),
    (String(repeating: "a", count: 120) + "\n" + String(repeating: "b", count: 120) + "\n", ["871f6af4d0d4dd7c:1", "ff47544e6eb21c78:1", "c129715d7a2bc9a3:1"]),
    ("", ["c129715d7a2bc9a3:1"]),
    ("let\u{a0}x = 1\n", ["efcf1e0cf52401ec:1", "c129715d7a2bc9a3:1"]),
] as [(String, [String])])
func linesAreHashedAsGitHubDoes(_ text: String, _ expected: [String]) {
    #expect(hashes(text) == expected)
}

@Test(arguments: ["\n", "\r\n", "\r"])
func lineEndsAndIndentationMakeNoDifference(_ lineEnd: String) {
    let expected = ["7485afdaa2247d4b:1", "ccf9f39d44582b2f:1", "32dce9ccfdbc9d3e:1", "c129715d7a2bc9a3:1"]
    #expect(hashes(["class A {", "    let x = 1", "}", ""].joined(separator: lineEnd)) == expected)
    #expect(hashes(["class A {", "\tlet x = 1", "}", ""].joined(separator: lineEnd)) == expected)
}

@Test func equalLinesAreCounted() {
    let text = String(repeating: "self.view.restorationIdentifier = \"X\"\n", count: 6)
    #expect(
        hashes(text) == [
            "c60446b3d8898388:1", "c60446b3d8898388:2", "c60446b3d8898388:3", "c60446b3d8898388:4", "c64e255fed36d82d:1",
            "35f96332382ffac0:1", "c129715d7a2bc9a3:1",
        ])
}
