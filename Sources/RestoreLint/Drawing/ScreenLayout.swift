/// Where everything stands in a picture of the graph: roots on the left, a column for each step from them, and each controller in a band of its
/// own that holds all that hangs below it, so that nothing lies over anything.
///
/// The script of the HTML page does the same when something is folded: what it needs to know stands in the picture.
struct ScreenLayout {
    enum Style: String {
        case name, fate, place, plain
        /// Leads to another box.
        case link
    }

    struct Line {
        let text: String
        let style: Style
        /// The item that a link leads to.
        var target: Int?
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

        /// No line is wider.
        var width: Int { (lines.map(\.cells).max() ?? 0) * 8 }
    }

    /// From top to bottom.
    enum Element {
        case heading(Heading)
        /// What marks and lines mean.
        case legend(y: Int)
        /// A root, with the index of its box.
        case root(Int)
    }

    static let boxWidth = 316
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
    private static let cellsOfHeading = 100

    private(set) var boxes: [Box] = []
    private(set) var elements: [Element] = []
    /// By app and item, the index of its box.
    private var indexes: [[Int: Int]] = []
    private(set) var width = 0
    private(set) var height = 0

    /// - Parameter hasLegend: whether it stands in the picture itself.
    init(_ sheet: ScreenSheet, hasLegend: Bool) {
        var y = ScreenLayout.margin
        func add(_ lines: [String], isTitle: Bool, _ elements: inout [Element]) {
            var heading = Heading(lines: lines.flatMap { ScreenLayout.wrapped($0, ScreenLayout.cellsOfHeading) }, isTitle: isTitle)
            heading.y = y
            y += heading.height
            elements.append(.heading(heading))
        }
        if let notice = sheet.notice { add([notice], isTitle: false, &elements) }
        if sheet.apps.isEmpty { add(["There is no controller here."], isTitle: false, &elements) }
        if hasLegend, !sheet.states.isEmpty {
            elements.append(.legend(y: y))
            y += 2 * ScreenLayout.lineHeight
        }
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
        let headings = elements.map { element in
            switch element {
            case .heading(let heading): heading.width
            case .legend: ScreenLayout.cellsOfHeading * 8
            case .root: 0
            }
        }
        width = max(widest, headings.max() ?? 0) + 2 * ScreenLayout.margin
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
        // A mark alone on a line would look lost.
        var lines = wrapped(item.state.mark + "\u{A0}" + item.name + item.number, cellsOfName).map { Line(text: $0, style: .name) }
        func add(_ text: String, _ style: Style, to target: Int? = nil) {
            lines += wrapped(text, cells).map { Line(text: $0, style: style, target: target) }
        }
        // What a reader looks for comes first.
        if !item.fate.isEmpty { add(item.fate, .fate) }
        add(item.place, .place)
        add(item.how, .place)
        add(item.identifier, .plain)
        let (names, more) = app.namesOfReferences(of: item)
        for (name, reference) in zip(names, item.references) { add("leads to " + name, .link, to: reference.id) }
        if more > 0 { add("and \(more) more", .place) }
        return lines
    }

    /// Breaks at blanks or behind a slash, and a word that is longer than a line where its parts meet.
    static func wrapped(_ text: String, _ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var rest = text[...]
        func end() {
            lines.append(String(line.trimmed))
            line = ""
        }
        while var word = nextWord(&rest) {
            while line.cells + word.trimmed.cells > width {
                if word.trimmed.cells > width, let head = head(of: word, width - line.cells, isWholeLine: line.isEmpty) {
                    line += head
                    word = word[head.endIndex...]
                }
                end()
            }
            line += word
        }
        if !line.trimmed.isEmpty { end() }
        return lines
    }

    /// As much of a word as fits and ends behind a colon, dot, comma or bracket. With a line of its own it may also end before a capital,
    /// and anywhere if there is nothing else; otherwise `nil`.
    private static func head(of word: Substring, _ width: Int, isWholeLine: Bool) -> Substring? {
        var count = 0
        let limit = word.indices.first { index in
            count += String(word[index]).cells
            return count > width && index > word.startIndex
        }
        let fitting = word[..<(limit ?? word.endIndex)]
        let ends = fitting.indices.dropFirst()
        if let end = ends.last(where: { ":.,(".contains(word[word.index(before: $0)]) }) { return word[..<end] }
        guard isWholeLine else { return nil }
        let capital = ends.last { word[$0].isUppercase && word[word.index(before: $0)].isLowercase }
        return capital.map { word[..<$0] } ?? fitting
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
        let (names, more) = namesOfReferences(of: item)
        return "leads to " + (more > 0 ? names.joined(separator: ", ") + " and \(more) more" : inWords(names, "and"))
    }

    /// As many as one reads, and how many others there are.
    func namesOfReferences(of item: ScreenSheet.Item) -> (names: [String], more: Int) {
        let names = item.references.prefix(6).map { items[$0.id].name + items[$0.id].number }
        return (names, item.references.count - names.count)
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
    var cells: Int { reduce(0) { $0 + Excerpt.width(of: $1) } }
}
