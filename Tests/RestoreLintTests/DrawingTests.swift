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

@Test(arguments: ["svg", "html", "dot", "mermaid"])
func aDrawingIsTheSameWhereverOneStands(_ format: String) {
    let above = Environment(workingDirectory: graphs.deletingLastPathComponent().path)
    let outcome = run(["graph", "--no-config", "Graphs/CodeOnly", "--format", format], in: above)
    #expect(outcome.output.text == draw(format, "CodeOnly"))
    #expect(outcome.output.text.contains("Screens of CodeOnly"))
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
    #expect(draw("text", "Scenes").contains("3 screens: UIKit brings none of them back.\n"))
    #expect(draw("text", "Library").contains("4 screens: none comes back, 1 cut off, 3 could not be told.\n"))
    #expect(draw("text").contains("11 screens: 5 come back, 3 cut off, "))
}
