extension ScreenFormat {
    /// One picture that asks the network for nothing.
    static let svg = ScreenFormat(name: "svg", summary: "one self-contained picture") { drawing, _, output in
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        output.write(ScreenPicture(drawing.sheet).text)
    }
}

/// The layout as SVG, for a file of its own and for the page.
///
/// Light colours and fonts stand in attributes, which every viewer knows; what only browsers do stands in a style.
struct ScreenPicture {
    /// Cairo draws 32,767 pixels in each direction, and so do programs that rest on it.
    private static let largestSize = 32_000

    private let sheet: ScreenSheet
    private let layout: ScreenLayout
    private let isInPage: Bool
    private(set) var text = ""

    /// - Parameter isInPage: whether a page around it has the style and the legend, and a script that searches it.
    init(_ sheet: ScreenSheet, isInPage: Bool = false) {
        self.sheet = sheet
        self.isInPage = isInPage
        layout = ScreenLayout(sheet, hasLegend: !isInPage)
        addStart()
        // Below the boxes, so that a link never crosses a text.
        text += "<g class=\"links\" fill=\"none\" stroke=\"\(ScreenPalette.light.link)\" stroke-width=\"1.25\">\n"
        for box in layout.boxes { link(to: box) }
        text += "</g>\n"
        for element in layout.elements {
            switch element {
            case .heading(let heading): add(heading)
            case .legend(let y): addLegend(y)
            case .root(let root): addTree(of: layout.boxes[root])
            }
        }
        text += "</svg>\n"
    }

    /// With the `id` that scripts know an item by.
    static func name(_ app: Int, _ item: Int) -> String { "s\(app)-\(item)" }

    private mutating func addStart() {
        let (width, height) = (layout.width, layout.height)
        let largest = max(width, height)
        func shown(_ length: Int) -> Int { isInPage || largest <= Self.largestSize ? length : max(1, length * Self.largestSize / largest) }
        text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(shown(width))\" height=\"\(shown(height))\" "
        text += "viewBox=\"0 0 \(width) \(height)\" "
        text += "font-family=\"'DejaVu Sans Mono', Menlo, ui-monospace, Consolas, monospace\" font-size=\"11\" "
        text += "fill=\"\(ScreenPalette.light.text)\" role=\"tree\" aria-label=\"\(sheet.title.xml)\">\n"
        if isInPage { return }
        text += "<title>\(sheet.title.xml)</title>\n<style>\(ScreenAssets.pictureStyle)</style>\n"
        text += "<rect class=\"page\" width=\"\(width)\" height=\"\(height)\" fill=\"\(ScreenPalette.light.page)\"/>\n"
    }

    private mutating func link(to box: ScreenLayout.Box) {
        guard let parent = box.item.parent, let index = layout.box(of: parent, in: box.app) else { return }
        let from = layout.boxes[index]
        let start = from.x + ScreenLayout.boxWidth
        let bend = start + ScreenLayout.columnGap / 2
        let (top, bottom) = (from.y + ScreenLayout.port, box.y + ScreenLayout.port)
        let way = top == bottom ? "M\(start) \(top)H\(box.x)" : "M\(start) \(top)H\(bend)V\(bottom)H\(box.x)"
        let dashes = box.item.isShownLater ? " stroke-dasharray=\"4 3\"" : ""
        text += "<path id=\"\(Self.name(box.app, box.item.id))-link\" class=\"link\" d=\"\(way)\"\(dashes)/>\n"
    }

    private mutating func add(_ heading: ScreenLayout.Heading) {
        text += "<g class=\"heading\" transform=\"translate(\(ScreenLayout.margin) \(heading.y))\" data-height=\"\(heading.height)\""
        text += " data-width=\"\(heading.width)\">\n"
        for (number, line) in heading.lines.enumerated() {
            let isTitle = heading.isTitle && number == 0
            let y = 14 + number * ScreenLayout.lineHeight + (number > 0 && heading.isTitle ? 4 : 0)
            let style =
                isTitle
                ? "class=\"title\" font-size=\"16\" font-weight=\"bold\""
                : "class=\"remark\" font-size=\"12\" fill=\"\(ScreenPalette.light.faint)\""
            text += "<text y=\"\(y)\" \(style)>\(line.printable.xml)</text>\n"
        }
        text += "</g>\n"
    }

    /// Blanks that no viewer runs together stand between its parts.
    private mutating func addLegend(_ y: Int) {
        let states = sheet.states.map { state in
            let mark = "<tspan class=\"fate\" fill=\"\(ScreenPalette.light[state].line)\">\(state.mark)</tspan>"
            return "<tspan class=\"\(state.rawValue)\">\(mark) \(state.legend)</tspan>"
        }
        let parts = states + ["┄ shown later"]
        text += "<text class=\"legend\" x=\"\(ScreenLayout.margin)\" y=\"\(y + 14)\" font-size=\"12\">"
        text += parts.joined(separator: "\u{A0}\u{A0} ") + "</text>\n"
    }

    private mutating func addTree(of root: ScreenLayout.Box) {
        var open = [(box: root, level: 1)]
        while let (box, level) = open.popLast() {
            add(box, level: level)
            let below = box.item.children.compactMap { layout.box(of: $0, in: box.app) }
            open += below.reversed().map { (layout.boxes[$0], level + 1) }
        }
    }

    private mutating func add(_ box: ScreenLayout.Box, level: Int) {
        let item = box.item
        let colors = ScreenPalette.light[item.state]
        text +=
            "<g id=\"\(Self.name(box.app, item.id))\" class=\"screen \(item.state.rawValue)\" transform=\"translate(\(box.x) \(box.y))\""
        text += item.parent.map { " data-parent=\"\(Self.name(box.app, $0))\"" } ?? ""
        text += " data-height=\"\(box.height)\""
        if isInPage {
            text += " data-name=\"\(item.name.xml)\""
            text += item.givenIdentifier.map { " data-identifier=\"\($0.xml)\"" } ?? ""
        }
        text += " role=\"treeitem\" aria-level=\"\(level)\" aria-label=\"\(label(of: item, in: sheet.apps[box.app]).xml)\">\n"
        text += "<rect width=\"\(ScreenLayout.boxWidth)\" height=\"\(box.height)\" rx=\"5\" "
        text += "fill=\"\(colors.box)\" stroke=\"\(colors.line)\" stroke-width=\"\(item.state == .cut ? 2 : 1)\"/>\n"
        for (number, line) in box.lines.enumerated() {
            add(line, of: box, y: ScreenLayout.padding + 11 + number * ScreenLayout.lineHeight)
        }
        text += "</g>\n"
    }

    private mutating func add(_ line: ScreenLayout.Line, of box: ScreenLayout.Box, y: Int) {
        let color = ScreenPalette.light.color(of: line.style, box.item.state)
        var style = line.style == .name ? " font-size=\"12\" font-weight=\"bold\"" : ""
        if color != ScreenPalette.light.text { style += " fill=\"\(color)\"" }
        if line.style == .link { style += " text-decoration=\"underline\"" }
        let words = "<text class=\"\(line.style.rawValue)\" x=\"10\" y=\"\(y)\"\(style)>\(line.text.xml)</text>"
        text += (line.target.map { "<a href=\"#\(Self.name(box.app, $0))\">\(words)</a>" } ?? words) + "\n"
    }

    /// What is heard of an item.
    private func label(of item: ScreenSheet.Item, in app: ScreenSheet.App) -> String {
        let parts = [
            item.name + item.number, item.state.legend, item.fate, item.place, item.how, item.identifier, app.references(of: item) ?? "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
