extension ScreenFormat {
    /// For people, in a terminal.
    static let text = ScreenFormat(name: "text", summary: "a tree for people", base: .whereOneStands) { drawing, style, output in
        var writer = ScreenTextWriter(style: style)
        writer.write(drawing.sheet)
        output.write(writer.output)
    }
}

private struct ScreenTextWriter {
    let style: Style
    var output = ""

    mutating func write(_ sheet: ScreenSheet) {
        if let notice = sheet.notice { output += paint(notice, "1;33") + "\n\n" }
        if sheet.apps.isEmpty { output += "There is no controller here.\n" }
        for (position, app) in sheet.apps.enumerated() {
            if position > 0 { output += "\n" }
            output += paint(app.name, "1") + "\n" + app.mechanism + "\n" + app.summary + "\n"
            if !app.isOpen { continue }
            for root in app.roots { write(root, of: app) }
            if !app.loose.isEmpty {
                output += "\n" + paint("Nobody in sight shows these:", "1") + "\n"
                for root in app.loose { write(root, of: app) }
            }
        }
        if !sheet.states.isEmpty {
            output += "\n" + sheet.states.map { paint($0.mark, $0.color) + " " + $0.legend }.joined(separator: "   ") + "\n"
        }
    }

    private enum Step {
        /// - Parameters:
        ///   - first: what stands before its own line.
        ///   - rest: what stands before all below it.
        case item(Int, first: String, rest: String)
        case line(String)
    }

    private mutating func write(_ root: Int, of app: ScreenSheet.App) {
        var open = [Step.item(root, first: "", rest: "")]
        while let step = open.popLast() {
            switch step {
            case .line(let line): output += line
            case .item(let id, let first, let rest): open += write(app.items[id], of: app, first, rest).reversed()
            }
        }
    }

    /// Writes what is to say of one, and gives what follows below it.
    private mutating func write(_ item: ScreenSheet.Item, of app: ScreenSheet.App, _ first: String, _ rest: String) -> [Step] {
        output += first + paint(item.state.mark + " " + item.name, item.state.color) + item.number + "  " + item.place + "  (\(item.how))\n"
        let hasMore = !item.children.isEmpty || !item.references.isEmpty
        let margin = rest + (hasMore ? "│   " : "    ")
        output += margin + item.identifier + "\n"
        if !item.fate.isEmpty { output += margin + paint(item.fate, item.state.color) + "\n" }
        var below: [Step] = []
        for (position, child) in item.children.enumerated() {
            let isLast = position == item.children.count - 1 && item.references.isEmpty
            below.append(.item(child, first: rest + (isLast ? "└─" : "├─"), rest: rest + (isLast ? "  " : "│ ")))
        }
        if let line = app.references(of: item) { below.append(.line(rest + "└─→ " + line + "\n")) }
        return below
    }

    private func paint(_ text: String, _ color: String) -> String {
        style.usesColor ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
    }
}

extension ScreenSheet.State {
    var mark: String {
        switch self {
        case .kept: "✓"
        case .cut: "✗"
        case .below: "·"
        case .untold: "?"
        case .inert: "○"
        }
    }

    var legend: String {
        switch self {
        case .kept: "comes back"
        case .cut: "cut off"
        case .below: "below what is cut off"
        case .untold: "could not be told"
        case .inert: "not restored by UIKit"
        }
    }

    fileprivate var color: String {
        switch self {
        case .kept: "32"
        case .cut: "1;31"
        case .below, .inert: "90"
        case .untold: "33"
        }
    }
}
