import AppModel
import LintRules

/// A form in which the graph of controllers is written.
struct ScreenFormat: Sendable {
    /// What its readers take paths from.
    enum Base {
        /// For a terminal, where one opens what one reads.
        case whereOneStands
        /// For pictures, which are the same wherever they are drawn.
        case whatIsDrawn
        case repository
    }

    let name: String
    let summary: String
    var base = Base.whatIsDrawn
    /// What whoever shows it has to know, given all that was written.
    var warning: @Sendable (ScreenDrawing, ByteBuffer) -> String? = { _, _ in nil }
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
