//- A.swift
import Cocoa
class Browser: NSViewController {
    var table: NSTableView?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let width = table?.tableColumn(withIdentifier: NSUserInterfaceItemIdentifier("name"))?.width {
            coder.encode(width, forKey: "name")
        }
        if let width = table?.tableColumn(withIdentifier: NSUserInterfaceItemIdentifier("size"))?.width {
            coder.encode(width, forKey: "size") // expect: encoded-key-never-decoded
        }
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        table?.tableColumn(withIdentifier: NSUserInterfaceItemIdentifier("name"))?.width = CGFloat(coder.decodeFloat(forKey: "name")) // expect: coder-type-mismatch
        table?.tableColumn(withIdentifier: NSUserInterfaceItemIdentifier("size"))?.width = CGFloat(coder.decodeFloat(forKey: "name")) // expect: coder-type-mismatch
    }
}
