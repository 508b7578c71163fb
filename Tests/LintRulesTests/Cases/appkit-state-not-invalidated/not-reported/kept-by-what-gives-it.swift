// A getter that keeps what it found changes nothing that anybody would miss.
class Canvas: NSView {
    var width = 0
    func measured() -> Int {
        if width == 0 {
            width = 17
        }
        return width
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(measured(), forKey: "width")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        width = coder.decodeInteger(forKey: "width")
    }
}
