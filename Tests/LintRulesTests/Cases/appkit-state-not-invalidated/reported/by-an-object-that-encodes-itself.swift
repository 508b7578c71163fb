import AppKit
struct Layout: Codable {
    private(set) var columns: [String]
    func adding(_ column: String) -> Layout {
        var copy = self
        copy.columns.append(column)
        return copy
    }
}
struct SavedBoard {
    static let key = "layout"
    let layout: Layout
    func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(layout) else { return }
        coder.encode(data as NSData, forKey: Self.key) // expect: appkit-state-not-invalidated
    }
}
final class BoardController: NSWindowController, NSWindowDelegate {
    private(set) var layout = Layout(columns: []) {
        didSet { window?.contentView?.needsDisplay = true }
    }
    @objc func addColumn(_ sender: Any?) {
        layout = layout.adding("new")
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        SavedBoard(layout: layout).encode(with: state)
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        guard let data = state.decodeObject(of: NSData.self, forKey: SavedBoard.key) as Data?,
            let saved = try? JSONDecoder().decode(Layout.self, from: data)
        else { return }
        layout = saved
    }
}

struct SavedPlayer: Codable {
    let track: String
    init(of player: PlayerController) {
        track = player.track
    }
    func write(to coder: NSCoder) {
        let data = try? JSONEncoder().encode(self)
        coder.encode(data as NSData?, forKey: "player") // expect: appkit-state-not-invalidated
    }
}
final class PlayerController: NSWindowController {
    var track = ""
    @IBAction func next(_ sender: Any?) {
        track += "+"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        SavedPlayer(of: self).write(to: coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "player") as Data?,
            let saved = try? JSONDecoder().decode(SavedPlayer.self, from: data)
        else { return }
        track = saved.track
    }
}

enum CanvasWriter {
    static func save(_ canvas: Canvas, into coder: NSCoder) {
        let text = String(canvas.zoom)
        coder.encode(text, forKey: "zoom") // expect: appkit-state-not-invalidated
    }
}
final class Canvas: NSView {
    var zoom = 1.0
    @IBAction func zoomIn(_ sender: Any?) {
        zoom *= 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        CanvasWriter.save(self, into: coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = (coder.decodeObject(of: NSString.self, forKey: "zoom") as String?).flatMap(Double.init) ?? 1
    }
}
