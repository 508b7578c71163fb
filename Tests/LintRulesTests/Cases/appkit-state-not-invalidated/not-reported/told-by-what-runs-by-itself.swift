// What tells beside a change of something that is not saved, or is run by a timer or whoever keeps it, may mean all that is saved.
import Combine
class Canvas: NSView {
    var zoom = 1.0
    private var lastNote = Date()
    private var timer: Timer?
    override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        timer = Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }
    @IBAction func zoomIn(_ sender: Any) {
        zoom *= 2
        needsDisplay = true
    }
    @objc func tick() {
        lastNote = Date()
        invalidateRestorableState()
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
    var unit = 1
    var changes = 0
    private let changed = PassthroughSubject<Void, Never>()
    private var bag: Set<AnyCancellable> = []
    override func awakeFromNib() {
        super.awakeFromNib()
        changed.sink(receiveValue: noteChange).store(in: &bag)
    }
    @IBAction func toggle(_ sender: Any) {
        unit = 2
        changed.send()
    }
    private func noteChange() {
        changes += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(unit, forKey: "unit")
        coder.encode(changes, forKey: "changes")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        unit = coder.decodeInteger(forKey: "unit")
        changes = coder.decodeInteger(forKey: "changes")
    }
}
