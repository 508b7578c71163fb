// By itself, by its maker, by a helper that takes any view, by a nib; and one is asked by its owner.
//- App.swift
@main final class AppDelegate: NSObject, NSApplicationDelegate {
    let first = First(frame: .zero)
    let second = Second(frame: .zero)
    let third = Third(frame: .zero)
    let fourth = Fourth(frame: .zero)
    func applicationDidFinishLaunching(_ notification: Notification) {
        second.identifier = NSUserInterfaceItemIdentifier("second")
        name(third)
    }
    func name(_ view: Named) {
        view.identifier = NSUserInterfaceItemIdentifier("third")
    }
}
class Named: NSView {}
class First: NSView {
    var page = 1
    func turn() {
        page += 1
        invalidateRestorableState()
    }
    override init(frame: NSRect) {
        super.init(frame: frame)
        identifier = NSUserInterfaceItemIdentifier("first")
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
class Second: NSView {
    var page = 1
    func turn() {
        page += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
class Third: Named {
    var page = 1
    func turn() {
        page += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
class Fourth: NSView {
    var page = 1
    func turn() {
        page += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
//- Main.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
    <objects>
        <customView id="v-1" customClass="Fourth"/>
    </objects>
</document>
