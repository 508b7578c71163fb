//- Delegate.swift
import AppKit
final class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool {
        return true
    }
}
//- Base.swift
import AppKit
class Base: NSTextView {
    override func setSelectedRanges(_ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting: Bool) {
        let whole = NSRange(location: 0, length: (string as NSString).length)
        let cut = ranges.map { NSValue(range: NSIntersectionRange($0.rangeValue, whole)) }
        super.setSelectedRanges(cut, affinity: affinity, stillSelecting: stillSelecting)
    }
}
//- Editor.swift
import AppKit
final class Editor: Base {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(NSValue(range: selectedRange()), forKey: "selection")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        guard let range = coder.decodeObject(of: NSValue.self, forKey: "selection")?.rangeValue else {
            return
        }
        setSelectedRange(range)
    }
}
