//- Delegate.swift
import AppKit
final class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool {
        return true
    }
}
//- Editor.swift
import AppKit
final class Editor: NSTextView {
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
    override func setSelectedRange(_ range: NSRange) {
        let whole = NSRange(location: 0, length: (string as NSString).length)
        super.setSelectedRange(NSIntersectionRange(range, whole))
    }
}
