/// Where everything stands in a picture of the graph: roots on the left, a column for each step from them, and each controller in a band of its
/// own that holds all that hangs below it, so that nothing lies over anything.
///
/// The script of the HTML page does the same when something is folded: what it needs to know stands in the picture.
struct ScreenLayout {
    enum Style: String {
        case name, place, plain, fate
    }

    struct Line {
        let text: String
        let style: Style
    }

    struct Box {
        let item: ScreenSheet.Item
        let app: Int
        let lines: [Line]
        let x: Int
        var y = 0
        let height: Int
    }

    struct Heading {
        let lines: [String]
        let isTitle: Bool
        var y = 0

        var height: Int { lines.count * ScreenLayout.lineHeight + (isTitle ? 30 : 16) }
    }

    /// From top to bottom.
    enum Element {
        case heading(Heading)
        /// A root, with the index of its box.
        case root(Int)
    }

    static let boxWidth = 310
    static let columnGap = 48
    static let rowGap = 12
    static let lineHeight = 15
    static let padding = 8
    static let margin = 20
    /// Half the height of a line with a name: where links meet a box.
    static let port = 17
    /// Cells of a fixed width that fit into a box.
    private static let cells = 43
    private static let cellsOfName = 38

    private(set) var boxes: [Box] = []
    private(set) var elements: [Element] = []
    /// By app and item, the index of its box.
    private var indexes: [[Int: Int]] = []
    private(set) var width = 0
    private(set) var height = 0

    init(_ sheet: ScreenSheet) {
        var y = ScreenLayout.margin
        func add(_ lines: [String], isTitle: Bool, _ elements: inout [Element]) {
            var heading = Heading(lines: lines, isTitle: isTitle)
            heading.y = y
            y += heading.height
            elements.append(.heading(heading))
        }
        if let notice = sheet.notice { add([notice], isTitle: false, &elements) }
        if sheet.apps.isEmpty { add(["There is no controller here."], isTitle: false, &elements) }
        for (number, app) in sheet.apps.enumerated() {
            indexes.append([:])
            add([app.name, app.mechanism, app.summary], isTitle: true, &elements)
            guard app.isOpen else { continue }
            for root in app.roots { y = place(root, of: app, number, y) }
            if !app.loose.isEmpty {
                add(["Nobody in sight shows these:"], isTitle: false, &elements)
                for root in app.loose { y = place(root, of: app, number, y) }
            }
            y += ScreenLayout.margin
        }
        height = y + ScreenLayout.margin
        let widest = boxes.map { $0.x + ScreenLayout.boxWidth }.max() ?? 0
        let headings = elements.compactMap { if case .heading(let heading) = $0 { heading.lines.map(\.cells).max() } else { nil } }
        width = max(widest, (headings.max() ?? 0) * 8) + 2 * ScreenLayout.margin
    }

    func box(of item: Int, in app: Int) -> Int? { indexes[app][item] }

    private enum Step {
        case item(Int, depth: Int)
        /// All below the box of this index has its place.
        case end(Int)
    }

    /// Returns where the next one may begin.
    private mutating func place(_ root: Int, of app: ScreenSheet.App, _ number: Int, _ y: Int) -> Int {
        var next = y
        elements.append(.root(boxes.count))
        var open = [Step.item(root, depth: 0)]
        while let step = open.popLast() {
            switch step {
            case .end(let box):
                next = max(next, boxes[box].y + boxes[box].height + ScreenLayout.rowGap)
            case .item(let item, let depth):
                let lines = ScreenLayout.lines(of: app.items[item], in: app)
                indexes[number][item] = boxes.count
                open.append(.end(boxes.count))
                open += app.items[item].children.reversed().map { .item($0, depth: depth + 1) }
                boxes.append(
                    Box(
                        item: app.items[item], app: number, lines: lines,
                        x: ScreenLayout.margin + depth * (ScreenLayout.boxWidth + ScreenLayout.columnGap), y: next,
                        height: lines.count * ScreenLayout.lineHeight + 2 * ScreenLayout.padding))
            }
        }
        return next
    }

    private static func lines(of item: ScreenSheet.Item, in app: ScreenSheet.App) -> [Line] {
        var lines = wrapped(item.state.mark + " " + item.name + item.number, cellsOfName).map { Line(text: $0, style: .name) }
        func add(_ text: String, _ style: Style) { lines += wrapped(text, cells).map { Line(text: $0, style: style) } }
        add(item.place, .place)
        add(item.how, .place)
        add(item.identifier, .plain)
        if !item.fate.isEmpty { add(item.fate, .fate) }
        if let references = app.references(of: item) { add(references, .place) }
        return lines
    }

    /// Breaks at blanks, or behind a slash or dot, or anywhere if there is nothing else.
    static func wrapped(_ text: String, _ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var count = 0
        var rest = text[...]
        while let word = nextWord(&rest) {
            var word = word
            if count + word.trimmed.cells > width, count > 0 {
                lines.append(String(line.trimmed))
                (line, count) = ("", 0)
            }
            while word.trimmed.cells > width {
                var part = ""
                while let character = word.first, part.cells + String(character).cells <= width {
                    part.append(character)
                    word.removeFirst()
                }
                lines.append(part)
            }
            line += word
            count += word.cells
        }
        if !line.trimmed.isEmpty { lines.append(String(line.trimmed)) }
        return lines
    }

    private static func nextWord(_ rest: inout Substring) -> Substring? {
        guard !rest.isEmpty else { return nil }
        var end = rest.startIndex
        while end < rest.endIndex {
            let character = rest[end]
            end = rest.index(after: end)
            if character == " " || character == "/" { break }
        }
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}

extension ScreenSheet.App {
    /// `leads to Settings #12 and Detail #14`, as many as one reads.
    func references(of item: ScreenSheet.Item) -> String? {
        guard !item.references.isEmpty else { return nil }
        let names = item.references.prefix(6).map { items[$0.id].name + items[$0.id].number }
        let more = item.references.count - names.count
        return "leads to " + (more > 0 ? names.joined(separator: ", ") + " and \(more) more" : inWords(names, "and"))
    }
}

extension StringProtocol {
    fileprivate var trimmed: SubSequence {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        while rest.first == " " { rest.removeFirst() }
        return rest
    }

    /// What it takes of a line in a font of one width.
    fileprivate var cells: Int { reduce(0) { $0 + Excerpt.width(of: $1) } }
}
