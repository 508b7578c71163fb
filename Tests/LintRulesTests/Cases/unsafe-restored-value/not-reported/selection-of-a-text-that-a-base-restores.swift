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
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(string, forKey: "text")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        string = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
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
