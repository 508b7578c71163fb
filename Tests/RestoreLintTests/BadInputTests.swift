import Foundation
import LintRules
import Testing

@testable import RestoreLint

// What docs/reliability.md promises about bad input, row by row. Beside each bad file stands a good one, whose fault has to be found.

private let faulty = """
    class Reader: UIViewController {
        override func encodeRestorableState(with coder: NSCoder) {
        }
    }

    """
private let finding = "Reader.swift:2:19: error: super is not called by 'encodeRestorableState(with:)' of "

/// A project with a fault in `Reader.swift`.
private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(files.merging([".git/HEAD": "", "Reader.swift": faulty]) { own, _ in own })
}

private func lint(_ arguments: String..., in folder: TemporaryFolder, at subfolder: String = "") -> Run {
    restorelint(arguments + (arguments.contains("--format") ? [] : ["--format", "xcode"]), in: folder, at: subfolder) { $0.rules = Rule.all }
}

/// Path and line of each notification of a JSON report, and what it says.
private func notifications(_ run: Run) throws -> [String: String] {
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let notifications = try #require(document["notifications"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: notifications.map { notification in
        let line = (notification["line"] as? Int).map { ":\($0)" } ?? ""
        return ((notification["path"] as? String ?? "") + line, notification["message"] as? String ?? "")
    })
}

struct BadInputTests {
    @Test func textOutsideTheGrammarGivesASmallerTree() throws {
        let folder = try project([
            "HalfTyped.swift": "class Half: UIViewController {\n    override func encodeRestorableState(with",
            "HalfTyped.m": "@implementation Half\n- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {\n    [coder encodeObject:@selector(",
            "Merge.swift": "let a = 1\n<<<<<<< ours\nlet b = 1\n=======\nlet b = 2\n>>>>>>> theirs\nlet c = 3\n",
            "Unknown.swift": "let a = 1\nclass = = {\nlet b = 2\n",
        ])
        let run = lint("--format", "json", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.output.contains(#""path": "Reader.swift", "line": 2"#))
        let told = try notifications(run)
        #expect(Set(told.keys.map { $0.prefix { $0 != ":" } }) == ["HalfTyped.swift", "HalfTyped.m", "Merge.swift", "Unknown.swift"])
        #expect(told["Merge.swift:2"] != nil && told["Unknown.swift:2"] != nil)
    }

    @Test func otherEncodingsPassThroughOrAreDecoded() throws {
        let folder = try project()
        try folder.write(Data([0xFF, 0xFE]) + faulty.replacingOccurrences(of: "Reader", with: "Wide").data(using: .utf16LittleEndian)!, to: "Wide.swift")
        let latin = "// caf\u{E9}\nlet word = \"caf\u{E9}\"\n" + faulty.replacingOccurrences(of: "Reader", with: "Latin")
        try folder.write(latin.data(using: .isoLatin1)!, to: "Latin.swift")
        try folder.write("let caf\u{E9} = 1\n".data(using: .isoLatin1)!, to: "Name.swift")
        let run = lint(in: folder)
        #expect(run.exitCode == 1)
        #expect(run.output.contains(finding))
        #expect(run.output.contains("Wide.swift:2:19: error:"))
        #expect(run.output.contains("Latin.swift:4:19: error:"))
        #expect(try Set(notifications(lint("--format", "json", in: folder)).keys) == ["Name.swift:1"])
    }

    @Test(.unlessItHangs) func sizeAndDepthAreBounded() throws {
        let brackets = String(repeating: "[", count: 10_000)
        let folder = try project([
            "Line.swift": "let list = [" + String(repeating: "1, ", count: 400_000) + "]\n",
            "Nested.swift": "let list = " + brackets + "\n",
            "Nested.m": "@implementation Nested\n- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {\n" + brackets + "\n}\n@end\n",
            "Nested.storyboard": "<document>" + String(repeating: "<a>", count: 10_000),
            "Nested.plist": "<plist>" + String(repeating: "<dict>", count: 10_000),
            "Nested.xcodeproj/project.pbxproj": String(repeating: "{a=", count: 10_000),
        ])
        try folder.writeHuge("Huge.swift")
        let run = lint("--format", "json", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.output.contains(#""path": "Reader.swift", "line": 2"#))
        let files = try Set(notifications(run).keys.map { $0.prefix { $0 != ":" } })
        #expect(files.isSuperset(of: ["Huge.swift", "Line.swift", "Nested.swift", "Nested.m", "Nested.storyboard", "Nested.plist"]))
        for text in ["included: " + brackets, String(repeating: "- ", count: 10_000), String(repeating: "{a: ", count: 10_000)] {
            try folder.write(text, to: ".restorelint.yml")
            #expect(lint(in: folder).exitCode == 2)
        }
        try folder.write(#"{"version": 1, "tool": "restorelint", "findings": "# + brackets, to: "known.json")
        #expect(lint("--no-config", "--baseline", "known.json", in: folder).errors.contains("the baseline 'known.json' is damaged in line 1"))
    }

    @Test func chainsOfThousandsOfLinksInOneAnotherAreBounded() throws {
        let links = String(repeating: ".next", count: 490)
        let chain = (0..<100).reduce("self") { inner, _ in "self.find(\(inner))" + links }
        let message = (0..<100).reduce("self") { inner, _ in "[self find:\(inner)]" + links }
        let folder = try project([
            "Deep.swift": """
                class Deep: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(\(chain), forKey: "deep")
                    }
                }
                """,
            "Message.m": """
                @implementation Message
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeObject:\(message) forKey:@"deep"];
                }
                @end
                """,
        ])
        let run = lint(in: folder)
        #expect(run.exitCode == 1)
        #expect(run.output.hasPrefix(finding))
    }

    @Test(.unlessItHangs) func eachLocalMayBeTheLastOneTwice() throws {
        let locals = (0..<60).map { "let a\($0 + 1) = a\($0) ?? a\($0)" }
        let folder = try project([
            "SceneDelegate.swift": """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let a0 = session.userActivity
                        \(locals.joined(separator: "\n"))
                        show(a60?.userInfo?["page"] as? String)
                    }
                }
                """
        ])
        let run = lint(in: folder)
        #expect(run.exitCode == 1)
        #expect(run.output.contains(finding))
    }

    @Test(.unlessItHangs, arguments: ["C0: UIViewController", "C0: C299"])
    func classesMayComeFromOneAnotherByTheHundred(_ first: String) throws {
        func text(_ head: String, _ index: Int) -> String {
            """
            class \(head) {
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(\(index), forKey: "k\(index)")
                }
            }

            """
        }
        let chain = (1..<300).map { text("C\($0): C\($0 - 1)", $0) }.joined()
        let folder = try project(["Chain.swift": text(first, 0) + chain])
        let run = lint("--format", "json", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.output.contains(#""path": "Reader.swift", "line": 2"#))
        #expect(run.output.contains(#""errors": 1, "warnings": 0, "notes": 0"#))
        let told = try notifications(run)
        #expect(told.count == 1)
        #expect(told.first?.key.hasPrefix("Chain.swift:") == true)
        #expect(told.first?.value.contains("has more classes above it than restorelint follows") == true)
        #expect(lint(in: folder).errors.contains(" has more classes above it than restorelint follows"))
    }

    @Test func malformedMarkupSilencesWhoeverNeedsIt() throws {
        let delegate = """
            @main class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            """
        let folder = try TemporaryFolder(["Delegate.swift": delegate + "\nfinal class Start: UIViewController {}\n"])
        #expect(lint("--fail-on", "note", in: folder).output.contains("(opt-in-without-content)"))
        try folder.write("<plist>\n<dict>\n</plist>\n", to: "Info.plist")
        try folder.write("<document>\n<scenes\n</document>\n", to: "Main.storyboard")
        let run = lint("--fail-on", "note", in: folder)
        #expect(run.exitCode == 0)
        #expect(run.output == "")
        #expect(try Set(notifications(lint("--format", "json", in: folder)).keys) == ["Info.plist:3", "Main.storyboard:2"])
    }

    @Test func whatCannotBeReadIsNamedAndTheRestIsLinted() throws {
        let folder = try project(["Locked.swift": ""])
        let missing = lint("Reader.swift", "Raeder.swift", in: folder)
        #expect(missing.exitCode == 2)
        #expect(missing.output.hasPrefix(finding))
        #expect(missing.errors == "restorelint: error: no such file or folder: 'Raeder.swift'; did you mean 'Reader.swift'?\n")
        let path = folder.path + "/Locked.swift"
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        // Root may read everything.
        guard !FileManager.default.isReadableFile(atPath: path) else { return }
        let locked = lint(in: folder)
        #expect(locked.exitCode == 2)
        #expect(locked.output.hasPrefix(finding))
        #expect(locked.errors == "restorelint: error: Locked.swift: permission denied\n")
    }

    @Test func whatIsNoFileIsSkipped() throws {
        let folder = try project(["Folder.swift/Inner.swift": "let a = 1\n"])
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path + "/Loop.swift", withDestinationPath: "Back.swift")
        try manager.createSymbolicLink(atPath: folder.path + "/Back.swift", withDestinationPath: "Loop.swift")
        try manager.createSymbolicLink(atPath: folder.path + "/Around", withDestinationPath: ".")
        mkfifo(folder.path + "/Pipe.swift", 0o600)
        bindSocket(at: folder.path + "/Socket.swift")
        #expect(manager.fileExists(atPath: folder.path + "/Socket.swift"))
        #expect(filesRead(in: folder) == ["Folder.swift/Inner.swift", "Reader.swift"])
        let run = lint(in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "")
        for name in ["Loop.swift", "Pipe.swift", "Socket.swift"] { #expect(lint(name, in: folder).exitCode == 2) }
    }

    @Test func aConfigurationErrorStopsTheRunBeforeItBegins() throws {
        let folder = try project([".restorelint.yml": "included: [.]\nrules:\n  missing-restoration-supper: off\nfail-on: wraning\n"])
        let run = lint(in: folder)
        #expect(run.exitCode == 2)
        #expect(run.output == "")
        #expect(
            run.errors == """
                .restorelint.yml:3:3: error: unknown rule 'missing-restoration-supper'; did you mean 'missing-restoration-super'?
                .restorelint.yml:4:10: error: expected error, warning, note or never, found 'wraning'; did you mean 'warning'?

                """)
    }

    @Test func aFileIsReplacedOrLeftWhenTheDiskIsFull() throws {
        let folder = try project()
        let text = faulty + String(repeating: "// more\n", count: 1_000)
        try folder.write(text, to: "Reader.swift")
        // No file may grow beyond a kilobyte or half of one.
        let run = try runBuiltCommand(["--fix"], in: folder, limit: "ulimit -f 1")
        #expect(run.exitCode == 2)
        #expect(run.errors == "restorelint: error: 'Reader.swift' is not fixed: file too large\n")
        #expect(run.output.hasPrefix(finding))
        #expect(try folder.read("Reader.swift") == text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".git", "Reader.swift"])
    }

    #if DEBUG
    @Test func aFileIsReplacedOrLeftWhenTheRunIsKilled() throws {
        let folder = try project()
        #expect(try runBuiltCommand(["--fix"], in: folder, variables: ["RESTORELINT_PLANTED_TRAPS": "placing=kill"]).exitCode == 128 + SIGKILL)
        #expect(try folder.read("Reader.swift") == faulty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3, "the new text lies beside it")
        #expect(lint("--fix", in: folder).exitCode == 0)
        #expect(try folder.read("Reader.swift").contains("super"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".git", "Reader.swift"])
    }

    @Test func aTrapCostsOneFile() throws {
        let folder = try project(["Culprit.swift": faulty])
        let run = try runBuiltCommand([], in: folder, variables: ["RESTORELINT_PLANTED_TRAPS": "file:Culprit.swift=null"])
        #expect(run.exitCode == 2)
        #expect(run.output.hasPrefix(finding))
        #expect(run.errors.hasPrefix("restorelint: error: Culprit.swift: internal fault while reading this file"))
    }
    #endif

    @Test(arguments: ["included: [Sorces]\n", "excluded: ['*']\n", ""]) func nothingToLintIsNotClean(_ configuration: String) throws {
        let folder = try TemporaryFolder([".git/HEAD": "", ".restorelint.yml": configuration, "Notes/README.md": ""])
        if !configuration.isEmpty { try folder.write(faulty, to: "Sources/Reader.swift") }
        let run = lint(in: folder)
        #expect(run.exitCode == 2)
        #expect(run.output == "")
        let place = configuration.hasPrefix("included") ? "in what 'included' names" : "here"
        #expect(run.errors.hasPrefix("restorelint: error: nothing to lint: there is no Swift, Objective-C, storyboard or xib file \(place); --allow-empty permits that\n"))
        let sarif = lint("--format", "sarif", in: folder)
        #expect(sarif.exitCode == 2)
        #expect(sarif.output.contains(#""executionSuccessful": false"#))
        #expect(sarif.output.contains(#""id": "nothing-to-lint""#))
        let allowed = lint("--allow-empty", in: folder)
        #expect(allowed.exitCode == 0)
        #expect(allowed.errors.contains("restorelint: warning: nothing to lint"))
        #expect(lint("--allow-empty", "--quiet", in: folder).errors == "")
        let baseline = restorelint("baseline", "write", in: folder) { $0.rules = Rule.all }
        #expect(baseline.exitCode == 2)
        #expect(baseline.errors.hasSuffix("restorelint: error: the baseline is not written, because not everything could be read\n"))
        // A hook names files that the configuration leaves out.
        #expect(lint("Notes/README.md", in: folder).exitCode == 0)
    }
}

private func bindSocket(at path: String) {
    #if canImport(Darwin)
    let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    close(descriptor)
}
