// By an observer, by key path, by whoever changes it, and by a wrapper.
class Canvas: NSView {
    var zoom = 1.0 {
        didSet { invalidateRestorableState() }
    }
    func enlarge() {
        zoom *= 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
    }
}
class Ruler: NSView {
    @objc dynamic var unit = 1
    override class var restorableStateKeyPaths: [String] { ["unit"] }
    func toggle() {
        unit = 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(unit, forKey: "rulerUnit")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        unit = coder.decodeInteger(forKey: "rulerUnit")
    }
}
class Grid: NSView {
    var columns = 1
    func add() {
        columns += 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(columns, forKey: "columns")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        columns = coder.decodeInteger(forKey: "columns")
    }
}
class Editor: NSWindowController {
    let grid = Grid()
    func addColumn() {
        grid.add()
        grid.invalidateRestorableState()
    }
}
class Legend: NSView {
    @Invalidating(.restorableState) var size = 1
    func enlarge() {
        size += 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(size, forKey: "size")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        size = coder.decodeInteger(forKey: "size")
    }
}
