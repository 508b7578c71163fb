// What is written may come by a local, a helper, a method or a property that makes more of it.
class Ruler: NSView {
    var unit = 0
    @IBAction func change(_ sender: Any?) {
        unit += 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let shown = unit * 2
        coder.encode(shown, forKey: "unit") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        unit = coder.decodeInteger(forKey: "unit") / 2
    }
}
class Grid: NSView {
    var columns = 1
    @IBAction func add(_ sender: Any?) {
        columns += 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        save(coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        columns = coder.decodeInteger(forKey: "columns")
    }
    private func save(_ coder: NSCoder) {
        coder.encode(columns, forKey: "columns") // expect: appkit-state-not-invalidated
    }
}
class Page: NSView {
    var number = 0
    var margin = 0
    var spread: Int { number / 2 }
    @IBAction func turn(_ sender: Any?) {
        number += 1
    }
    @IBAction func widen(_ sender: Any?) {
        margin += 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(spread, forKey: "spread") // expect: appkit-state-not-invalidated
        coder.encode(inset(), forKey: "inset") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        number = coder.decodeInteger(forKey: "spread") * 2
        margin = coder.decodeInteger(forKey: "inset") - 1
    }
    private func inset() -> Int {
        margin + 1
    }
}
