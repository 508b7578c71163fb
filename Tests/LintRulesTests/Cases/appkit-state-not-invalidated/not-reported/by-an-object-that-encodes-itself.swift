import AppKit
struct SavedBoard: Codable {
    let columns: [String]
    let name: String
    init(of board: BoardController) {
        columns = board.columns
        name = board.name
    }
    func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(self) else { return }
        coder.encode(data as NSData, forKey: "board")
    }
}
// Its observer tells of every change, and the name never changes.
final class BoardController: NSWindowController {
    let name = "board"
    private(set) var columns: [String] = [] {
        didSet {
            window?.contentView?.needsDisplay = true
            invalidateRestorableState()
        }
    }
    @objc func addColumn(_ sender: Any?) {
        columns = columns + ["new"]
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        SavedBoard(of: self).encode(with: coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "board") as Data? else { return }
        columns = (try? JSONDecoder().decode(SavedBoard.self, from: data))?.columns ?? []
    }
}

// What changes is not what is written.
enum CanvasWriter {
    static func save(_ canvas: Canvas, _ items: [String], into coder: NSCoder) {
        coder.encode(canvas.title, forKey: "title")
        coder.encode(items.count, forKey: "count")
    }
}
final class Canvas: NSView {
    let title = "canvas"
    var zoom = 1.0
    var items: [String] = []
    @IBAction func zoomIn(_ sender: Any?) {
        zoom *= 2
        items.append("zoom")
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        CanvasWriter.save(self, items, into: coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        toolTip = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        tag(coder.decodeInteger(forKey: "count"))
    }
    private func tag(_ count: Int) { toolTip = "\(count)" }
}
