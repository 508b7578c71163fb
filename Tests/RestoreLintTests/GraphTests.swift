import AppModel
import Foundation
import LintRules
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
private let graphs = package.appendingPathComponent("Tests/Fixtures/Graphs")

/// Each small app below Tests/Fixtures/Graphs beside the graph that it had when somebody last looked. `UPDATE=1 swift test` writes them anew.
@Test(arguments: ["Storyboard", "CodeOnly", "Mixed", "Coordinators", "Drawer", "Scenes", "Library", "Monorepo", "Delegate", "BothLanguages"])
func theGraphOfASmallAppIsAsItWas(_ name: String) throws {
    let folder = graphs.appendingPathComponent(name)
    let outcome = run(["graph", "--no-config", "."], in: Environment(workingDirectory: folder.path))
    #expect(outcome.exitCode == .clean && outcome.errors.text.isEmpty)
    let golden = graphs.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try Data(outcome.output.text.utf8).write(to: golden) }
    #expect(outcome.output.text == (try String(contentsOf: golden, encoding: .utf8)))
}

private func draw(_ format: String, _ name: String = "Storyboard", _ more: String...) -> String {
    run(["graph", "--no-config", ".", "--format", format] + more, in: Environment(workingDirectory: graphs.appendingPathComponent(name).path)).output.text
}

@Test(arguments: ScreenFormat.all.map(\.name))
func aGraphOfNothingIsAWholeDrawing(_ format: String) throws {
    let run = restorelint("graph", "--format", format, in: try TemporaryFolder(["Good.swift": "let a = 1"]))
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    switch format {
    case "json": #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    case "svg": #expect(run.output.contains("There is no controller here.") && run.output.hasSuffix("</svg>\n"))
    case "html": #expect(run.output.hasSuffix("</body>\n</html>\n"))
    case "text": #expect(run.output == "There is no controller here.\n")
    case "dot": #expect(run.output.hasPrefix("digraph ") && run.output.hasSuffix("}\n"))
    default: #expect(run.output.hasPrefix("flowchart LR\n"))
    }
}

@Test(arguments: ScreenFormat.all.map(\.name))
func screensMayFollowOneAnotherByTheThousand(_ format: String) throws {
    let scenes = (0..<2000).map { index in
        """
        <scene sceneID="s\(index)"><objects><viewController id="v\(index)" sceneMemberID="viewController"><connections>
        <segue destination="v\(index + 1)" kind="show" id="g\(index)"/></connections></viewController></objects></scene>
        """
    }
    let folder = try TemporaryFolder([
        "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v0"><scenes>
            \(scenes.joined(separator: "\n"))
            </scenes></document>
            """
    ])
    let run = restorelint("graph", "--quiet", "--format", format, in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
}

@Test(arguments: ["present(C%(), animated: true)", "navigationController?.pushViewController(C%(), animated: true)"])
func codeMayShowScreensByTheThousandInACircle(_ statement: String) throws {
    let classes = (0..<1000).map { index in
        """
        class C\(index): UIViewController {
            func show() { \(statement.replacingOccurrences(of: "%", with: "\((index + 1) % 1000)")) }
        }
        """
    }
    let restoring = "extension C0 {\n    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }\n}\n"
    let run = restorelint("graph", in: try TemporaryFolder(["App.swift": restoring + classes.joined(separator: "\n")]))
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    // The circle is cut at its first screen.
    #expect(run.output.split(separator: "\n").count { $0.contains("C999") } >= 1)
}

@Test func aScreenThatOnlyItsFactoryMakesIsShownByNobody() throws {
    let folder = try TemporaryFolder([
        "Reader.swift": """
            class Reader: UIViewController, UIViewControllerRestoration {
                static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Reader() }
            }
            """
    ])
    let run = restorelint("graph", in: folder)
    #expect(run.output.contains("Nobody in sight shows these:\n✗ Reader  Reader.swift:2"))
}

@Test func colourTellsWhatBecomesOfAScreen() {
    let text = draw("text", "Storyboard", "--color", "always")
    #expect(text.contains("\u{1B}[32m✓ FeedViewController\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;31mno restoration identifier: UIKit saves neither it nor what it contains\u{1B}[0m"))
    #expect(text.contains("\u{1B}[90m· SettingsViewController\u{1B}[0m"))
    #expect(!draw("text").contains("\u{1B}"))
}

@Test func scriptsFindEachScreenWithItsParentAndItsPlace() throws {
    let document = try #require(try JSONSerialization.jsonObject(with: Data(draw("json").utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1 && document["complete"] as? Bool == true)
    let app = try #require((document["apps"] as? [[String: Any]])?.first)
    #expect((app["restoration"] as? [String: Any])?["mechanism"] as? String == "controllers")
    #expect((app["summary"] as? [String: Int])?["comes-back"] == 5)
    let screens = try #require(app["screens"] as? [[String: Any]])
    let settings = try #require(screens.first { $0["class"] as? String == "SettingsViewController" })
    #expect((settings["path"] as? String)?.hasSuffix("Main.storyboard") == true && settings["line"] as? Int == 58)
    let parent = screens[try #require(settings["parent"] as? Int)]
    #expect((parent["status"] as? [String: Any])?["reason"] as? String == "no-identifier")
    #expect((settings["status"] as? [String: Any])?["below"] as? Int == parent["id"] as? Int)
    #expect((settings["identifier"] as? [String: Any])?["text"] as? String == "Settings")
}

/// Nothing may lie over anything, or a reader sees only half of it.
@Test(arguments: ["Storyboard", "CodeOnly", "Mixed", "Coordinators", "Monorepo"])
func noBoxLiesOverAnotherAndNoTextLeavesItsBox(_ name: String) throws {
    let svg = draw("svg", name)
    let pattern = /<g id="[^"]+" class="screen[^"]*" transform="translate\((\d+) (\d+)\)"[^>]* data-height="(\d+)"/
    let boxes = svg.matches(of: pattern).map { (x: Int($0.1)!, y: Int($0.2)!, height: Int($0.3)!) }
    #expect(boxes.count > 1)
    for (index, one) in boxes.enumerated() {
        for other in boxes[..<index] {
            let isBeside = one.x >= other.x + ScreenLayout.boxWidth || other.x >= one.x + ScreenLayout.boxWidth
            #expect(isBeside || one.y >= other.y + other.height || other.y >= one.y + one.height)
        }
    }
    // A cell of the font takes six tenths of its size.
    for text in svg.matches(of: /<text class="(name|fate|place|plain|link)" x="10"[^>]*>([^<]*)</) {
        let shown = String(text.2).replacing(/&[a-z]+;/, with: "x")
        #expect(20 + Double(shown.count) * (text.1 == "name" ? 12 : 11) * 0.602 <= Double(ScreenLayout.boxWidth))
    }
}

@Test func aDrawingAsksNobodyForAnything() throws {
    for format in ["svg", "html"] {
        let text = draw(format).replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        #expect(!text.contains("://") && !text.contains("src=") && !text.contains("url(") && !text.contains("@import"))
    }
}

@Test func theBrowserAdmitsTheStyleAndScriptOfTheGraphOnly() throws {
    let page = draw("html")
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.contains("default-src 'none'") && !page.contains("style="))
    for (source, element) in [("style-src", "style"), ("script-src", "script")] {
        let content = try #require(page.firstMatch(of: try Regex("(?s)<\(element)>(.*?)</\(element)>")))[1].substring ?? ""
        #expect(policy.contains("\(source) 'sha256-\(sha256(Array(content.utf8)).base64EncodedString())'"))
    }
}

@Test(arguments: ScreenFormat.all.map(\.name))
func aNameCannotBreakOutOfADrawing(_ format: String) throws {
    let board = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene><objects>
        <viewController id="a" customClass="A&quot;]&lt;script&gt;x|`&#10;\\" restorationIdentifier="&lt;/svg&gt;&quot;" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """
    let folder = try TemporaryFolder(["Main.storyboard": board])
    let text = restorelint("graph", "--format", format, in: folder).output
    let name = text.components(separatedBy: "\n").filter { $0.contains("script") && $0.contains("x") }
    switch format {
    case "svg", "html": #expect(!text.contains("<script>x") && !text.contains("</svg>\"") && text.contains("&lt;script&gt;x|`"))
    case "dot": #expect(name.contains { $0.contains(#" A\"]<script>x|` \\\n"#) })
    case "mermaid": #expect(text.contains("A#34;#93;#60;script#62;x#124;#96; #92;"))
    case "json": #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    default: #expect(text.contains("A\"]<script>x|` \\  Main.storyboard:2"))
    }
}

@Test func aNameOfAFileAsksForItsFormat() throws {
    let folder = try TemporaryFolder(["Good.swift": "let a = 1"])
    let run = restorelint("graph", "-o", "out/screens.svg", "-o", "screens.json", in: folder)
    #expect(run.exitCode == 0 && run.output.isEmpty)
    #expect(try folder.read("out/screens.svg").hasPrefix("<?xml") && folder.read("screens.json").hasPrefix("{"))
}

@Test func anUnknownFormatOfAGraphIsAnsweredWithAGuess() throws {
    let folder = try TemporaryFolder(["Good.swift": "let a = 1"])
    let run = restorelint("graph", "--format", "htm", in: folder)
    #expect(run.exitCode == 2 && run.errors.hasPrefix("restorelint: error: unknown format 'htm'; did you mean 'html'?\n"))
    #expect(restorelint("graph", "--format", "svg", "--format", "json", in: folder).exitCode == 2)
    #expect(restorelint("graph", "--fix", in: folder).errors.hasPrefix("restorelint: error: 'graph' has no flag '--fix', but 'lint' has"))
    #expect(restorelint("graph", "Missing", in: folder).exitCode == 2)
    #expect(restorelint("help", "graph", in: folder).output.contains("mermaid  for Markdown"))
}
