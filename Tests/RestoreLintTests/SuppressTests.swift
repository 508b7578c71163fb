import Foundation
import LintRules
import Syntax
import Testing

@testable import RestoreLint

private func lint(_ arguments: String..., in folder: TemporaryFolder) -> Run {
    restorelint(arguments, in: folder) { $0.rules = Rule.all }
}

/// Suppresses everything in one file, checks that a second time changes nothing and that a run is clean, and gives the text.
private func suppressed(_ text: String, file: String = "Reader.swift", sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let folder = try TemporaryFolder([file: text])
    let run = lint("suppress", "--reason", "known since 2019", in: folder)
    #expect(run.exitCode == 0, "\(run.errors)", sourceLocation: sourceLocation)
    let once = try folder.read(file)
    #expect(lint("--fail-on", "note", in: folder).output == "", sourceLocation: sourceLocation)
    #expect(lint("suppress", "--reason", "another", in: folder).errors == "restorelint: silenced 0 findings in 0 files\n", sourceLocation: sourceLocation)
    #expect(try folder.read(file) == once, sourceLocation: sourceLocation)
    return once
}

@Test func aCommentGoesAboveItsLine() throws {
    let text = """
        class Reader: UIViewController {
        \toverride func encodeRestorableState(with coder: NSCoder) {
        \t\t_ = 1
        \t}
        }

        """
    #expect(
        try suppressed(text) == """
            class Reader: UIViewController {
            \t// restorelint:disable:next missing-restoration-super -- known since 2019
            \toverride func encodeRestorableState(with coder: NSCoder) {
            \t\t_ = 1
            \t}
            }

            """)
}

@Test func documentationStaysWithItsDeclaration() throws {
    let text = """
        class Reader: UIViewController {
            /// Saves nothing.
            override func encodeRestorableState(with coder: NSCoder) {
                _ = 1
            }
            /** Restores nothing. */
            override func decodeRestorableState(with coder: NSCoder) {}
        }

        """
    #expect(
        try suppressed(text) == """
            class Reader: UIViewController {
                /// Saves nothing.
                override func encodeRestorableState(with coder: NSCoder) {
                    // restorelint:disable:previous missing-restoration-super -- known since 2019
                    _ = 1
                }
                /** Restores nothing. */
                override func decodeRestorableState(with coder: NSCoder) {}
            // restorelint:disable:previous missing-restoration-super -- known since 2019
            }

            """)
}

@Test func aLiteralOfManyLinesIsNotTornApart() throws {
    let text = #"""
        class Reader: UIViewController {
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                title = """
                    \(coder.decodeInteger(forKey: "page"))
                    pages
                    """
            }
        }

        """#
    #expect(
        try suppressed(text) == #"""
            class Reader: UIViewController {
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    // restorelint:disable decoded-key-never-encoded -- known since 2019
                    title = """
                        \(coder.decodeInteger(forKey: "page"))
                        pages
                        """
                // restorelint:enable decoded-key-never-encoded
                }
            }

            """#.replacing("    // restorelint:enable", with: "        // restorelint:enable"))
}

@Test func aCommentThatIsThereTakesTheNextRule() throws {
    let text = """
        class Reader: UIViewController {
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                // restorelint:disable:next decoded-key-never-encoded -- the server writes it
                title = coder.decodeObject(forKey: "page") as! String
            }
        }

        """
    let comments = try suppressed(text).split(separator: "\n").filter { $0.contains("restorelint:") }
    #expect(comments.count == 1)
    #expect(comments.first?.hasPrefix("        // restorelint:disable:next decoded-key-never-encoded ") == true)
    #expect(comments.first?.hasSuffix(" -- the server writes it; known since 2019") == true)
}

@Test func objectiveCTakesTheSameComment() throws {
    let text = """
        @interface Reader : UIViewController
        @end
        @implementation Reader
        - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
            NSLog(@"saved");
        }
        @end

        """
    #expect(try suppressed(text, file: "Reader.m").contains("\n// restorelint:disable:next missing-restoration-super -- known since 2019\n- (void)encode"))
}

@Test func lineEndsOfTheFileAreKept() throws {
    let text = "class Reader: UIViewController {\r\n    override func encodeRestorableState(with coder: NSCoder) {}\r\n}\r\n"
    let result = try suppressed(text)
    #expect(result.utf8.count { $0 == UInt8(ascii: "\n") } == 4)
    #expect(result.utf8.count { $0 == UInt8(ascii: "\r") } == 4)
}

@Test func onlyTheRulesAndPathsThatAreNamedAreSilenced() throws {
    let rules = ["named", "other"].map { id in
        Rule(id: id, summary: "", why: "", help: "", rationale: "", severity: .warning, examples: []) { app in
            app.program.files.flatMap { file in file.globals.map { Finding(at: .init(path: file.path, range: $0.nameRange), "global") } }
        }
    }
    let folder = try TemporaryFolder(["One.swift": "let a = 1\n", "Two.swift": "let b = 2\n"])
    func run(_ arguments: String...) -> Run { restorelint(arguments, in: folder) { $0.rules = rules } }
    #expect(run("suppress", "--reason", "x", "--rule", "named", "One.swift").errors == "restorelint: silenced 1 finding in 1 file\n")
    #expect(try folder.read("One.swift") == "// restorelint:disable:next named -- x\nlet a = 1\n")
    #expect(try folder.read("Two.swift") == "let b = 2\n")
    let diff = run("suppress", "--reason", "x", "--diff")
    #expect(diff.output.contains("+// restorelint:disable:next named other -- x\n"))
    #expect(try folder.read("Two.swift") == "let b = 2\n")
}

@Test(arguments: [
    ([], "suppress needs --reason \"…\""),
    (["--reason", " "], "suppress needs --reason \"…\""),
    (["--reason", "a */ b"], "a reason cannot contain '*/', which would end it"),
    (["--reason", "x", "--rule", "bad-nam"], "unknown rule 'bad-nam'; did you mean 'bad-name'?"),
])
func suppressingNeedsAReasonThatCanBeWritten(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1\n"])
    let run = restorelint(["suppress"] + arguments, in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("restorelint: error: \(message)\n"))
    #expect(try folder.read("Bad.swift") == "let a = 1\n")
}

@Test func aStoryboardsCommentIsNotPutIntoAnother() {
    let file = SourceFile(path: "Main.storyboard", text: "<document>\n<!--\n<old/> --><scene/>\n</document>\n")
    let comments = SuppressionComments(for: [("some-rule", 27)], in: file, reason: "known")
    #expect(comments.edits.map(\.text) == ["<!-- restorelint:disable:previous some-rule — known -->\n"])
}

@Test func inStoryboardsTheReasonFollowsADash() {
    let file = SourceFile(path: "Main.storyboard", text: "<document>\n    <scene/>\n</document>\n")
    let comments = SuppressionComments(for: [("some-rule", 15)], in: file, reason: "known")
    #expect(comments.edits.map(\.text) == ["    <!-- restorelint:disable:next some-rule — known -->\n"])
}
