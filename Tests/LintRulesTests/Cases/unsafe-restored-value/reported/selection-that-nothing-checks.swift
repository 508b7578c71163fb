import AppKit
final class Editor: NSTextView {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(NSValue(range: selectedRange()), forKey: "selection")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        guard let range = coder.decodeObject(of: NSValue.self, forKey: "selection")?.rangeValue else { return }
        setSelectedRange(range) // expect: unsafe-restored-value
    }
}
