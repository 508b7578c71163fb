import Foundation
import Testing

@testable import RestoreLint

/// Whether a `.gitignore` at the top ignores a path; a path that ends with `/` is a folder.
private func ignores(_ lines: String, _ path: String) -> Bool {
    let rules = IgnoreRules(Array(lines.utf8), folder: "/r", within: nil)
    // As the walk does: a folder that is out is never looked into.
    var parent = "/r"
    let parts = path.split(separator: "/")
    for (index, part) in parts.enumerated() {
        let nameStart = parent.utf8.count + 1
        parent += "/" + part
        let isFolder = index < parts.count - 1 || path.hasSuffix("/")
        let isIgnored = Array(parent.utf8).withUnsafeBufferPointer { rules.ignores($0, nameStart: nameStart, isFolder: isFolder) }
        if isIgnored { return true }
    }
    return false
}

@Test func aNameIsIgnoredAtEveryDepth() {
    #expect(ignores("a.swift", "a.swift"))
    #expect(ignores("a.swift", "x/y/a.swift"))
    #expect(!ignores("a.swift", "aa.swift"))
}

@Test func aSlashTiesAPatternToItsFolder() {
    #expect(ignores("/a.swift", "a.swift"))
    #expect(!ignores("/a.swift", "x/a.swift"))
    #expect(!ignores("x/a.swift", "y/x/a.swift"))
}

@Test func theLastMatchingLineDecides() {
    #expect(!ignores("*.swift\n!keep.swift", "keep.swift"))
    #expect(ignores("!keep.swift\n*.swift", "keep.swift"))
}

@Test func aFileInAnIgnoredFolderCannotBeTakenBack() {
    #expect(ignores("build/\n!build/keep.swift", "build/keep.swift"))
    #expect(!ignores("build/*\n!build/keep.swift", "build/keep.swift"))
}

private let gitPath = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first(where: FileManager.default.isExecutableFile)

@Test(.enabled(if: gitPath != nil, "git is not installed, so there is nothing to compare with"))
func ignoreRulesAgreeWithGit() throws {
    let patterns = [
        "a", "/a", "a/", "*.swift", "!a.swift", "a/b", "a/*", "a/**", "**/a", "**/a/b", "a/**/b", "**", "*", "?", "a?.swift", "[ab]", "[!a]b", "[^a]b",
        "[a-c].swift", "[]a]", "[]-a]", "[a-]", "[[:upper:]]", "[[:digit:][:lower:]]x", "[[:nonsense:]]", "[a", "\\#a", "#a", "\\!a", "a\\ ", "a ", "a\\",
        "\\a", "a\\*", "a**b", "**a", "a**", "/**/b", "a/**/", "**/", "/*", "*/b", "a\\/b", "a//b", "x[/]y", "[a\\]b]", "[\\a-c]b", " a", "a\r", "*.s*t",
        "*a*b*", "a/?/b", "!a/b", "/a/*/b.swift", "[--0]", "b.swift/", "é", "[é]", "**/**/b", "a/b/**/c", "*.*", "***/b", "a/***",
    ]
    let paths = [
        "a", "b", "a.swift", "b.swift", "ab.swift", "a/b", "a/c", "a/b/c", "a/b.swift", "x/a", "x/a/b", "a/x/b", "a/x/y/b", "x/y/a/b/c", "#a", "!a", "a ", " a",
        "a*", "axb", "ab", "ba", "bb", "]", "-", "0x", "ax", "A", "1x", "x/y", "a]", "a/x/b.swift", "q.swiftt", "xaxb", "é", "[a", "a\\", "]b", "cb", ".",
    ].filter { $0 != "." }

    let repository = try TemporaryFolder()
    func git(_ arguments: [String], input: String = "") throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(gitPath))
        process.arguments = ["-C", repository.path, "-c", "core.ignorecase=false"] + arguments
        process.environment = ["GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": repository.path]
        let (stdin, stdout) = (Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = FileHandle.nullDevice
        try process.run()
        stdin.fileHandleForWriting.write(Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let data = stdout.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
    }
    _ = try git(["init", "-q"])

    // Each pattern alone, and each after a line that ignores everything or takes something back.
    let files = patterns + patterns.map { "*\n!a\n!*/\n" + $0 } + patterns.map { $0 + "\n!*.swift\n!b" }
    var ignoredCount = 0
    for file in files {
        try repository.write(file + "\n", to: ".git/info/exclude")
        let expected = Set(try git(["check-ignore", "--no-index", "-z", "--stdin"], input: paths.joined(separator: "\0") + "\0"))
        ignoredCount += expected.count
        for path in paths {
            let ours = ignores(file, path)
            #expect(ours == expected.contains(path), "\(file.debugDescription) on '\(path)': git says \(expected.contains(path))")
        }
    }
    #expect(ignoredCount > 1000, "git answers at all")
}

@Test func aGlobWithManyStarsIsQuick() {
    let glob = Glob("*a*a*a*a*a*a*a*a*a*a*b".utf8)!
    let name = Array(String(repeating: "a", count: 5000).utf8)
    #expect(!name.withUnsafeBufferPointer { glob.matches($0) })
}

@Test func bracesGiveAlternatives() {
    #expect(PathPattern.alternatives("{a,b}/c") == ["a/c", "b/c"])
    #expect(PathPattern.alternatives("x{a,{b,c}d}{1,2}") == ["xa1", "xa2", "xbd1", "xbd2", "xcd1", "xcd2"])
    #expect(PathPattern.alternatives("{a") == ["{a"])
}
