extension ScreenFormat {
    /// For Markdown that is shown with its diagrams.
    static let mermaid = ScreenFormat(name: "mermaid", summary: "for Markdown", warning: limits) { drawing, _, output in
        output.write("flowchart LR\n")
        for (number, app) in drawing.sheet.apps.enumerated() {
            output.write("  subgraph a\(number)[\(quoted(app.name, app.mechanism, app.summary))]\n")
            for item in app.items where app.isOpen {
                let label = quoted(item.state.mark + " " + item.name, item.fate, item.place, item.identifier)
                output.write("    s\(number)_\(item.id)[\(label)]:::\(item.state.rawValue)\n")
            }
            output.write("  end\n")
            for item in app.items where app.isOpen {
                if let parent = item.parent {
                    output.write(
                        "  s\(number)_\(parent) \(item.isShownLater ? "-.->" : "-->")|\(quoted(item.how))| s\(number)_\(item.id)\n")
                }
                for reference in item.references {
                    output.write("  s\(number)_\(item.id) -.->|\(quoted(reference.how))| s\(number)_\(reference.id)\n")
                }
            }
        }
        if !drawing.sheet.states.isEmpty {
            output.write("  subgraph legend[\"Legend\"]\n")
            for state in drawing.sheet.states {
                output.write("    legend_\(state.rawValue)[\(quoted(state.mark + " " + state.legend))]:::\(state.rawValue)\n")
            }
            output.write("    legend_later[\"dashed: shown later, or leads to what hangs elsewhere\"]\n  end\n")
        }
        for state in ScreenSheet.State.allCases { output.write("  classDef \(state.rawValue) \(state.mermaidStyle)\n") }
    }

    /// Mermaid takes its limits from the page that shows the diagram, and never from the diagram.
    @Sendable private static func limits(_ drawing: ScreenDrawing, _ output: ByteBuffer) -> String? {
        let characters = output.text.utf16.count
        let edges = drawing.sheet.apps.filter(\.isOpen).flatMap(\.items).reduce(0) { $0 + ($1.parent == nil ? 0 : 1) + $1.references.count }
        let exceeded = [
            characters > 50_000 ? "\(characters) characters ('maxTextSize' is 50000)" : nil,
            edges > 500 ? "\(edges) links ('maxEdges' is 500)" : nil,
        ].compactMap(\.self)
        guard !exceeded.isEmpty else { return nil }
        return
            "Mermaid refuses this diagram unless it is configured otherwise: it has \(inWords(exceeded)); '--format html' has no such limit"
    }

    /// A string of Mermaid, which knows characters by number; each part begins a line, an empty one is left out.
    private static func quoted(_ parts: String...) -> String {
        let escaped = parts.filter { !$0.isEmpty }.map { part in
            part.unicodeScalars.reduce(into: "") { result, scalar in
                switch scalar {
                case "\"", "<", ">", "&", "#", "`", "|", "\\", "[", "]", "{", "}", "*", "_": result += "#\(scalar.value);"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return "\"" + escaped.joined(separator: "<br/>") + "\""
    }
}

extension ScreenSheet.State {
    fileprivate var mermaidStyle: String {
        switch self {
        case .kept: "fill:#e3f5e6,stroke:#1b7a33,color:#1d1d1f"
        case .cut: "fill:#fde2e2,stroke:#b3001b,color:#1d1d1f"
        case .below, .inert: "fill:#eeeeee,stroke:#888888,color:#55555a"
        case .untold: "fill:#fff4d6,stroke:#8a4b00,color:#1d1d1f"
        }
    }
}
