extension ScreenFormat {
    /// For Graphviz.
    static let dot = ScreenFormat(name: "dot", summary: "for Graphviz") { drawing, _, output in
        output.write("digraph screens {\n  rankdir=LR;\n  fontname=\"Helvetica\";\n  fontsize=12;\n")
        output.write(
            "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=10];\n")
        output.write("  edge [fontname=\"Helvetica\", fontsize=8, color=\"#777777\"];\n")
        for (number, app) in drawing.sheet.apps.enumerated() {
            output.write("  subgraph cluster_\(number) {\n    label=\(quoted(app.name, app.mechanism, app.summary));\n")
            for item in app.items where app.isOpen {
                let (fill, line) = item.state.dotColors
                let label = quoted(item.state.mark + " " + item.name, item.fate, item.place, item.identifier)
                output.write("    s\(number)_\(item.id) [label=\(label), ")
                output.write("fillcolor=\"\(fill)\", color=\"\(line)\"];\n")
            }
            for item in app.items where app.isOpen {
                if let parent = item.parent {
                    let style = item.isShownLater ? ", style=dashed" : ""
                    output.write("    s\(number)_\(parent) -> s\(number)_\(item.id) [label=\(quoted(item.how))\(style)];\n")
                }
                for reference in item.references {
                    output.write("    s\(number)_\(item.id) -> s\(number)_\(reference.id) [label=\(quoted(reference.how)), ")
                    output.write("style=dotted, constraint=false];\n")
                }
            }
            output.write("  }\n")
        }
        // At the end, or the subgraphs inherit it.
        output.write("  labelloc=b;\n  label=\(quoted(legend(drawing.sheet)));\n}\n")
    }

    private static func legend(_ sheet: ScreenSheet) -> String {
        let states = sheet.states.map { "\($0.mark) \($0.legend)" }
        return (states + ["dashed: shown later", "dotted: leads to what hangs elsewhere"]).joined(separator: "   ")
    }

    /// A string of DOT; each part begins a line, an empty one is left out.
    private static func quoted(_ parts: String...) -> String {
        let escaped = parts.filter { !$0.isEmpty }.map { part in
            part.reduce(into: "") { result, character in
                if character == "\"" || character == "\\" { result += "\\" }
                result.append(character)
            }
        }
        return "\"" + escaped.joined(separator: "\\n") + "\""
    }
}

extension ScreenSheet.State {
    fileprivate var dotColors: (fill: String, line: String) {
        switch self {
        case .kept: ("#e3f5e6", "#1b7a33")
        case .cut: ("#fde2e2", "#b3001b")
        case .below, .inert: ("#eeeeee", "#888888")
        case .untold: ("#fff4d6", "#8a4b00")
        }
    }
}
