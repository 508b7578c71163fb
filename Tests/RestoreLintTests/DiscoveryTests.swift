import Foundation
import Testing

@testable import RestoreLint

@Test func aTreeIsReadInPathOrder() throws {
    let folder = try TemporaryFolder(["b.swift": "", "a/z.swift": "", "a/b/c.swift": "", "README.md": "", "a.m": ""])
    #expect(filesRead(in: folder) == ["a/b/c.swift", "a/z.swift", "b.swift"])
}

@Test func otherPeoplesFoldersAreLeftOut() throws {
    let folder = try TemporaryFolder([
        "App/a.swift": "", "Pods/p.swift": "", "Carthage/Checkouts/c.swift": "", ".build/b.swift": "", "DerivedData/d.swift": "",
        "App.xcodeproj/x.swift": "", "App/Help.docc/e.swift": "", "App/Assets.xcassets/f.swift": "", "node_modules/n.swift": "",
    ])
    #expect(filesRead(in: folder) == ["App/a.swift"])
    #expect(filesRead(["--no-ignore"], in: folder).count == 9)
    #expect(filesRead(["Pods"], in: folder) == ["Pods/p.swift"], "a folder that is named is meant")
}

@Test func aCopyBesideItsOriginalIsLeftOut() throws {
    let folder = try TemporaryFolder([
        "App/Reader.swift": "", "App/Reader.swift.old.swift": "", "App/Reader.test.swift": "", "Old/Reader.swift.old.swift": "",
    ])
    #expect(filesRead(in: folder) == ["App/Reader.swift", "App/Reader.test.swift", "Old/Reader.swift.old.swift"])
    #expect(filesRead(["App/Reader.swift.old.swift", "--only-given"], in: folder) == ["App/Reader.swift.old.swift"], "a file that is named is meant")
}

@Test func ignoreFilesOfEveryLevelCount() throws {
    let folder = try TemporaryFolder([
        ".git/info/exclude": "local.swift\n", ".gitignore": "*.generated.swift\n/Out/\n", "a.swift": "", "local.swift": "", "Out/o.swift": "",
        "Sub/.gitignore": "!keep.generated.swift\nskip.swift\n", "Sub/keep.generated.swift": "", "Sub/x.generated.swift": "", "Sub/skip.swift": "",
        "Sub/Out/o.swift": "", "skip.swift": "",
    ])
    let expected = ["Sub/Out/o.swift", "Sub/keep.generated.swift", "a.swift", "skip.swift"]
    #expect(filesRead(in: folder) == expected)
    #expect(filesRead(["Sub"], in: folder) == ["Sub/Out/o.swift", "Sub/keep.generated.swift"], "the files above count too")
    #expect(filesRead(["."], in: folder, at: "Sub") == ["Out/o.swift", "keep.generated.swift"])
}

@Test func aRepositoryInsideAnotherStartsAfresh() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", ".gitignore": "a.swift\n", "a.swift": "", "Inner/.git/HEAD": "", "Inner/a.swift": ""])
    #expect(filesRead(in: folder) == ["Inner/a.swift"])
}

@Test func aWorktreeUsesTheExcludesOfItsRepository() throws {
    let folder = try TemporaryFolder([
        "main/.git/info/exclude": "out.swift\n", "main/.git/worktrees/w/commondir": "../..\n", "w/.git": "gitdir: ../main/.git/worktrees/w\n",
        "w/a.swift": "", "w/out.swift": "",
    ])
    #expect(filesRead(in: folder, at: "w") == ["a.swift"])
}

@Test func linksSocketsAndFoldersNamedLikeFilesAreSkipped() throws {
    let folder = try TemporaryFolder(["a.swift": "", "x.swift/inner.swift": "", "Deep/b.swift": ""])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/Deep/loop", withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: folder.path + "/link.swift", withDestinationPath: "a.swift")
    mkfifo(folder.path + "/pipe.swift", 0o600)
    #expect(filesRead(in: folder) == ["Deep/b.swift", "a.swift", "x.swift/inner.swift"])
}

@Test func includedAndExcludedStartAtTheConfiguration() throws {
    let folder = try TemporaryFolder([
        ".restorelint.yml": "included: [App, 'Modules/*/Sources', Main.swift]\nexcluded: ['**/Generated', App/Old, '**/*.{gen,pb}.swift']\n",
        "App/a.swift": "", "App/Generated/g.swift": "", "App/Old/o.swift": "", "App/x.gen.swift": "", "App/x.pb.swift": "", "Other/b.swift": "",
        "Modules/M/Sources/Deep/m.swift": "", "Modules/M/Tests/t.swift": "", "Main.swift": "", "Deep/Main.swift": "",
    ])
    let expected = ["App/a.swift", "Main.swift", "Modules/M/Sources/Deep/m.swift"]
    #expect(filesRead(in: folder) == expected)
    #expect(filesRead(in: folder, at: "Other") == expected.map { "../" + $0 }, "without a path the configuration says what to lint")
    #expect(filesRead(["."], in: folder, at: "Other") == ["b.swift"], "a folder that is named is meant")
}

@Test func unitsBeginAtProjectsAndPackages() throws {
    let folder = try TemporaryFolder([
        "One/One.xcodeproj/": "", "One/Sources/a.swift": "", "Two/Package.swift": "", "Two/Sources/b.swift": "", "Three/BUILD.bazel": "",
        "Four/App.xcodeproj": "a file is no project", "Four/d.swift": "", ".gitignore": "*.xcodeproj",
    ])
    let scope = Scope(root: folder.path)
    let whole = Discovery(walking: [.init(folder: folder.path, isWhole: true)], in: scope, threads: 2)
    #expect(whole.unitRoots == ["One", "Three", "Two"])
    let inside = Discovery(walking: [.init(folder: folder.path + "/One/Sources", isWhole: true)], in: scope, threads: 1)
    #expect(inside.unitRoots == ["One"], "the unit may begin above the folder that is linted")
}

@Test(.enabled(if: getuid() != 0, "root may read everything")) func anUnreadableFolderIsReported() throws {
    let folder = try TemporaryFolder(["a.swift": "", "Locked/b.swift": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path + "/Locked")
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + "/Locked") }
    let run = restorelint(in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("restorelint: error: Locked: permission denied"))
}

@Test func pathsAreReckonedAsText() {
    #expect(Path.absolute("../b/./c//d", from: "/a") == "/b/c/d")
    #expect(Path.relative("/a/b", to: "/a") == "b")
    #expect(Path.relative("/a", to: "/a") == "")
    #expect(Path.relative("/x/y", to: "/a/b") == "../../x/y")
    #expect(Path.relative("/ab/c", to: "/a") == "../ab/c")
    #expect(Path.commonAncestor(of: ["/a/b/c", "/a/b", "/a/d"]) == "/a")
    #expect(Path.inside("/", "/a") == "a")
}

@Test func projectsAreReadWhereverTheUnitBegins() throws {
    let folder = try TemporaryFolder([
        "One/One.xcodeproj/project.pbxproj": "{}", "One/One.xcodeproj/other.pbxproj": "{}", "One/Sources/a.swift": "", "Two/Two.xcodeproj/": "",
    ])
    let scope = Scope(root: folder.path)
    for start in ["", "/One/Sources"] {
        let found = Discovery(walking: [.init(folder: folder.path + start, isWhole: true)], in: scope, threads: 1)
        #expect(found.files == ["One/One.xcodeproj/project.pbxproj", "One/Sources/a.swift"])
    }
}
