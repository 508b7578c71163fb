import AppModel
import LintRules

/// A form in which the graph of controllers is written.
struct ScreenFormat: Sendable {
    let name: String
    let summary: String
    /// People see paths from where they stand, everybody else from the top of the repository.
    var isForPeople = false
    let write: @Sendable (ScreenDrawing, Style, inout ByteBuffer) -> Void

    /// In the order of the help page.
    static let all: [ScreenFormat] = [.text, .dot, .mermaid, .svg, .html, .json]

    static func named(_ name: String) -> ScreenFormat? { all.first { $0.name == name } }
}

/// What is drawn: the graph itself, the places in it, and both in words.
struct ScreenDrawing: Sendable {
    let graph: ScreenGraph
    let places: ScreenSheet.Places
    let sheet: ScreenSheet

    init(_ graph: ScreenGraph, _ places: ScreenSheet.Places) {
        self.graph = graph
        self.places = places
        sheet = ScreenSheet(graph, places)
    }
}
