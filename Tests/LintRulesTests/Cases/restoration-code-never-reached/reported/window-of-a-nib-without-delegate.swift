//- App.swift
// Nobody asks it: the window has no delegate.
@main class Delegate: NSObject, NSApplicationDelegate {
    var list: ListController?
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        list = ListController(windowNibName: "List")
        list?.showWindow(self)
    }
}
class ListController: NSWindowController, NSWindowDelegate {
    var row = 0
    func choose(_ row: Int) {
        self.row = row
        window?.invalidateRestorableState()
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { // expect: restoration-code-never-reached
        state.encode(row, forKey: "row")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        row = state.decodeInteger(forKey: "row")
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
        </window>
    </objects>
</document>
