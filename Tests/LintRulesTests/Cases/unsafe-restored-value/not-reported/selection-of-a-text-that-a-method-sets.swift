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
        coder.encode(string, forKey: "text")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        load(coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? "")
        guard let range = coder.decodeObject(of: NSValue.self, forKey: "selection")?.rangeValue else {
            return
        }
        setSelectedRange(range)
    }
    private func load(_ text: String) {
        string = text
    }
}
