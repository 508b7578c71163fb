//- App.swift
// The class says which xib is its own.
@main class Delegate: NSObject, NSApplicationDelegate {
    var list: ListController?
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        list = ListController()
        list?.showWindow(self)
    }
}
class ListController: NSWindowController {
    var row = 0
    override var windowNibName: NSNib.Name? { "List" }
    func choose(_ row: Int) {
        self.row = row
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) { // expect: appkit-window-without-restoration-class
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
}
//- List.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="ListController">
            <connections><outlet property="window" destination="win" id="o1"/></connections>
        </customObject>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <window title="List" id="win">
            <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
            <view key="contentView" id="con"/>
            <connections><outlet property="delegate" destination="-2" id="o2"/></connections>
        </window>
    </objects>
</document>
