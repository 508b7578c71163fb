//- App.swift
@main final class AppDelegate: NSObject, NSApplicationDelegate {
    let board = Board(windowNibName: "Board")
}
final class Board: NSWindowController, NSWindowDelegate {
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(1, forKey: "a") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { print(state.decodeInteger(forKey: "a")) }
}
//- Board.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Board">
            <connections><outlet property="window" destination="win" id="o-1"/></connections>
        </customObject>
        <window title="Board" id="win">
            <windowStyleMask key="styleMask" titled="YES"/>
            <connections><outlet property="delegate" destination="-2" id="o-2"/></connections>
        </window>
    </objects>
</document>
