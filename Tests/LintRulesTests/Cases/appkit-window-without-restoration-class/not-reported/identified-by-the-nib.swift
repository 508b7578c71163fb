//- App.swift
import AppKit
@main
final class AppDelegate: NSObject, NSApplicationDelegate, NSWindowRestoration {
    @IBOutlet var window: NSWindow!
    func applicationDidFinishLaunching(_ notification: Notification) {
        window.restorationClass = AppDelegate.self
    }
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard identifier.rawValue == "main" else {
            completionHandler(nil, CocoaError(.featureUnsupported))
            return
        }
        completionHandler((NSApp.delegate as! AppDelegate).window, nil)
    }
}
//- MainMenu.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="del" customClass="AppDelegate">
            <connections><outlet property="window" destination="win" id="o1"/></connections>
        </customObject>
        <window identifier="main" title="Main" id="win">
            <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
            <view key="contentView" id="con"/>
        </window>
    </objects>
</document>
