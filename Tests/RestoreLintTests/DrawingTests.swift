import Foundation
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
private let graphs = package.appendingPathComponent("Tests/Fixtures/Graphs")

private func draw(_ format: String, _ name: String = "Storyboard") -> String {
    let environment = Environment(workingDirectory: graphs.appendingPathComponent(name).path)
    return run(["graph", "--no-config", ".", "--format", format], in: environment).output.text
}

/// Controllers that each lead to all others by segues, or to the next one only.
private func storyboard(of count: Int, leadingToAll: Bool = false) -> String {
    let scenes = (0..<count).map { index in
        let targets = leadingToAll ? (0..<count).filter { $0 != index } : [index + 1].filter { $0 < count }
        let segues = targets.map { "<segue destination=\"v\($0)\" kind=\"show\" id=\"g\(index)-\($0)\"/>" }.joined()
        return """
            <scene sceneID="s\(index)"><objects><viewController id="v\(index)" customClass="Screen\(index)" sceneMemberID="viewController">
            <connections>\(segues)</connections></viewController></objects></scene>
            """
    }
    return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v0"><scenes>
        \(scenes.joined(separator: "\n"))
        </scenes></document>
        """
}

@Test func aPictureHasItsColoursWithoutAStyle() {
    let svg = draw("svg").replacing(/(?s)<style>.*<\/style>/, with: "")
    #expect(!draw("svg").contains("var(") && !svg.contains("style="))
    let boxes = svg.matches(of: /<rect [^>]*>/).map { String($0.0) }
    #expect(boxes.count > 10 && boxes.dropFirst().allSatisfy { $0.contains(" fill=\"#") && $0.contains(" stroke=\"#") })
    #expect(svg.contains(/<g class="links" fill="none" stroke="#/) && svg.contains(/<svg [^>]* fill="#/))
}

@Test(arguments: ["text", "svg", "html", "dot", "mermaid"])
func aDrawingSaysWhatItsMarksMean(_ format: String) {
    let text = draw(format).replacing(/<[^>]*>/, with: "").replacing("\u{A0}", with: " ")
    for sentence in ["✓ comes back", "✗ cut off", "· below what is cut off", "? could not be told"] { #expect(text.contains(sentence)) }
    #expect(format == "text" || text.contains("shown later"))
    #expect(text.contains("✗ LegendViewController"))
    #expect(!text.contains("○"))
}

@Test(arguments: ["svg", "html", "dot", "mermaid"])
func aDrawingIsTheSameWhereverOneStands(_ format: String) {
    let above = Environment(workingDirectory: graphs.deletingLastPathComponent().path)
    let outcome = run(["graph", "--no-config", "Graphs/CodeOnly", "--format", format], in: above)
    #expect(outcome.output.text == draw(format, "CodeOnly"))
    #expect(outcome.output.text.contains("Screens of CodeOnly"))
}

@Test func aBoxLeadsToTheOneWithTheNumberThatScriptsKnow() throws {
    let folder = try TemporaryFolder(["Main.storyboard": storyboard(of: 4, leadingToAll: true)])
    let document = restorelint("graph", "--format", "json", in: folder).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    let app = try #require((object["apps"] as? [[String: Any]])?.first)
    let screens = try #require(app["screens"] as? [[String: Any]])
    let references = screens.flatMap { $0["references"] as? [[String: Any]] ?? [] }.compactMap { $0["id"] as? Int }
    #expect(references.count > 4)
    for format in ["svg", "html"] {
        let picture = restorelint("graph", "--format", format, in: folder).output
        let links = picture.matches(of: /<a href="#s0-(\d+)"><text [^>]*>leads to (\w+) #(\d+)</)
        #expect(links.compactMap { Int($0.1) }.sorted() == references.sorted())
        for link in links {
            let id = try #require(Int(link.1))
            #expect(link.1 == link.3 && screens[id]["class"] as? String == String(link.2))
            #expect(picture.contains("<g id=\"s0-\(id)\" ") && picture.contains("aria-label=\"\(link.2) #\(id), "))
        }
    }
    #expect(restorelint("graph", in: folder).output.contains("leads to Screen"))
}

@Test func aBoxSaysFirstWhetherItComesBack() {
    let svg = draw("svg").replacing(/(?s)^.*?<g id="s0-3"/, with: "")
    let styles = svg.matches(of: /<text class="(\w+)"/).prefix(6).map { String($0.1) }
    #expect(styles.first(ofEach: \.self) == ["name", "fate", "place", "plain"])
}

@Test(arguments: [
    ("by WPSplitViewController.wrapViewControllerInNavigationControllerIfRequired(_:)", 30),
    ("by application:viewControllerWithRestorationIdentifierPath:coder:", 30),
    ("'WPSplitViewDetailNavigationControllerRestorationID'", 20),
])
func aLongNameBreaksWhereItsPartsMeet(_ text: String, _ width: Int) {
    let lines = ScreenLayout.wrapped(text, width)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " } && lines.allSatisfy { $0.count <= width })
    for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(next.first?.isUppercase == true || ":.(_".contains(line.last ?? " ") || !text.contains(line + next))
    }
    #expect(ScreenLayout.wrapped(String(repeating: "x", count: 25), 10).map(\.count) == [10, 10, 5])
}

@Test func aTallPictureIsSmallEnoughToBeDrawn() throws {
    let scenes = (0..<600).map { "<scene><objects><viewController id=\"v\($0)\" sceneMemberID=\"viewController\"/></objects></scene>" }
    let board = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>\(scenes.joined(separator: "\n"))</scenes></document>
        """
    let svg = restorelint("graph", "--format", "svg", in: try TemporaryFolder(["Main.storyboard": board])).output
    let size = try #require(svg.firstMatch(of: /width="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)"/))
    let numbers = try [size.1, size.2, size.3, size.4].map { try #require(Double($0)) }
    #expect(numbers[3] > 32_767 && numbers[1] <= 32_767)
    #expect(abs(numbers[0] / numbers[1] - numbers[2] / numbers[3]) < 0.001)
}

@Test func whoShowsADiagramIsToldOfItsLimits() throws {
    let folder = try TemporaryFolder(["Main.storyboard": storyboard(of: 24, leadingToAll: true)])
    #expect(restorelint("graph", "--format", "mermaid", in: folder).errors.contains(/has 55\d links \('maxEdges' is 500\)/))
    let long = try TemporaryFolder(["Main.storyboard": storyboard(of: 400)])
    let run = restorelint("graph", "--format", "mermaid", in: long)
    #expect(run.exitCode == 0 && run.errors.contains("\(run.output.utf16.count) characters ('maxTextSize' is 50000)"))
    #expect(restorelint("graph", "--format", "mermaid", "--quiet", in: long).errors.isEmpty)
    #expect(restorelint("graph", "--format", "dot", in: long).errors.isEmpty)
}

@Test func everySummarySaysHowManyComeBack() {
    #expect(draw("text", "Scenes").contains("3 screens: 2 come back, 1 not restored by UIKit.\n"))
    #expect(draw("text", "Library").contains("4 screens: none comes back, 1 cut off, 3 could not be told.\n"))
    #expect(draw("text").contains("11 screens: 5 come back, 3 cut off, "))
}

@Test func thePageShowsEachStateAlone() {
    let page = draw("html")
    #expect(page.contains("<title>Screens of Storyboard</title>"))
    for option in ["kept\">✓ comes back (5)", "cut\">✗ cut off (3)", "below\">· below what is cut off (2)"] {
        #expect(page.contains("<option value=\"\(option)</option>"))
    }
    #expect(page.contains("data-name=\"FeedViewController\" data-identifier=\"Feed\""))
    #expect(!draw("svg").contains("data-name"))
}
