import Foundation
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
private let graphs = package.appendingPathComponent("Tests/Fixtures/Graphs")

private func draw(_ format: String, _ name: String = "Storyboard") -> String {
    let environment = Environment(workingDirectory: graphs.appendingPathComponent(name).path)
    return run(["graph", "--no-config", ".", "--format", format], in: environment).output.text
}

@Test(arguments: ["svg", "html", "dot", "mermaid"])
func aDrawingIsTheSameWhereverOneStands(_ format: String) {
    let above = Environment(workingDirectory: graphs.deletingLastPathComponent().path)
    let outcome = run(["graph", "--no-config", "Graphs/CodeOnly", "--format", format], in: above)
    #expect(outcome.output.text == draw(format, "CodeOnly"))
    #expect(outcome.output.text.contains("Screens of CodeOnly"))
}

@Test func everySummarySaysHowManyComeBack() {
    #expect(draw("text", "Scenes").contains("3 screens: UIKit brings none of them back.\n"))
    #expect(draw("text", "Library").contains("4 screens: none comes back, 1 cut off, 3 could not be told.\n"))
    #expect(draw("text").contains("11 screens: 5 come back, 3 cut off, "))
}
