// Whoever hears of a change tells AppKit; a wrapper that nobody knows may.
import Combine
class Canvas: NSView {
    @Published var zoom = 1.0
    private var bag: Set<AnyCancellable> = []
    override func awakeFromNib() {
        super.awakeFromNib()
        $zoom.dropFirst().sink { [weak self] _ in self?.invalidateRestorableState() }.store(in: &bag)
    }
    @IBAction func zoomIn(_ sender: Any) {
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
    override func awakeFromNib() {
        super.awakeFromNib()
        addObserver(self, forKeyPath: #keyPath(unit), options: [], context: nil)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        invalidateRestorableState()
    }
    func measure() {
        unit = 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(unit, forKey: "unit")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        unit = coder.decodeInteger(forKey: "unit")
    }
}
class Meter: NSView {
    @Restorable var level = 1
    @Invalidating(.restorableState) @objc dynamic var range = 1
    func measure() {
        level = 2
        range = 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level")
        coder.encode(range, forKey: "range")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        level = coder.decodeInteger(forKey: "level")
        range = coder.decodeInteger(forKey: "range")
    }
}
