extension ScreenFormat {
    /// One picture that asks the network for nothing.
    static let svg = ScreenFormat(name: "svg", summary: "one self-contained picture") { drawing, _, output in
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        output.write(ScreenPicture(drawing.sheet, style: ScreenAssets.pictureStyle).text)
    }
}

/// The layout as SVG, for a file of its own and for the page.
struct ScreenPicture {
    private let sheet: ScreenSheet
    private let layout: ScreenLayout
    private(set) var text = ""

    /// - Parameter style: stands in the picture itself; `nil` where the page around it has one.
    init(_ sheet: ScreenSheet, style: String?) {
        self.sheet = sheet
        layout = ScreenLayout(sheet)
        let size = "width=\"\(layout.width)\" height=\"\(layout.height)\" viewBox=\"0 0 \(layout.width) \(layout.height)\""
        text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"tree\" aria-label=\"Screens\">\n"
        if let style { text += "<style>\(style)</style>\n<rect class=\"page\" width=\"\(layout.width)\" height=\"\(layout.height)\"/>\n" }
        // Below the boxes, so that a link never crosses a text.
        text += "<g class=\"links\">\n"
        for box in layout.boxes { link(to: box) }
        text += "</g>\n"
        for element in layout.elements {
            switch element {
            case .heading(let heading): add(heading)
            case .root(let root): addTree(of: layout.boxes[root])
            }
        }
        text += "</svg>\n"
    }

    static func name(_ app: Int, _ item: Int) -> String { "s\(app)-\(item + 1)" }

    private mutating func link(to box: ScreenLayout.Box) {
        guard let parent = box.item.parent, let index = layout.box(of: parent, in: box.app) else { return }
        let from = layout.boxes[index]
        let start = from.x + ScreenLayout.boxWidth
        let bend = start + ScreenLayout.columnGap / 2
        let (top, bottom) = (from.y + ScreenLayout.port, box.y + ScreenLayout.port)
        let way = top == bottom ? "M\(start) \(top)H\(box.x)" : "M\(start) \(top)H\(bend)V\(bottom)H\(box.x)"
        text +=
            "<path id=\"\(Self.name(box.app, box.item.id))-link\" class=\"link\(box.item.isShownLater ? " later" : "")\" d=\"\(way)\"/>\n"
    }

    private mutating func add(_ heading: ScreenLayout.Heading) {
        text += "<g class=\"heading\" transform=\"translate(\(ScreenLayout.margin) \(heading.y))\" data-height=\"\(heading.height)\">\n"
        for (number, line) in heading.lines.enumerated() {
            let style = heading.isTitle && number == 0 ? "title" : "remark"
            text +=
                "<text class=\"\(style)\" y=\"\(14 + number * ScreenLayout.lineHeight + (number > 0 && heading.isTitle ? 4 : 0))\">\(line.printable.xml)</text>\n"
        }
        text += "</g>\n"
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
        let name = Self.name(box.app, item.id)
        let parent = item.parent.map { " data-parent=\"\(Self.name(box.app, $0))\"" } ?? ""
        let label = ([item.name, item.state.legend, item.place, item.how, item.identifier, item.fate].filter { !$0.isEmpty }).joined(
            separator: ", ")
        text +=
            "<g id=\"\(name)\" class=\"screen \(item.state.rawValue)\" transform=\"translate(\(box.x) \(box.y))\"\(parent) data-height=\"\(box.height)\" "
        text += "role=\"treeitem\" aria-level=\"\(level)\" aria-label=\"\(label.xml)\">\n"
        text += "<rect width=\"\(ScreenLayout.boxWidth)\" height=\"\(box.height)\" rx=\"5\"/>\n"
        for (number, line) in box.lines.enumerated() {
            let y = ScreenLayout.padding + 11 + number * ScreenLayout.lineHeight
            text += "<text class=\"\(line.style.rawValue)\" x=\"10\" y=\"\(y)\">\(line.text.xml)</text>\n"
        }
        text += "</g>\n"
    }
}
