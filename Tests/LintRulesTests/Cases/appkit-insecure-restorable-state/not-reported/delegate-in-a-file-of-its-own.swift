//- Helper/AppDelegate.swift
import Cocoa
class HelperDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) { print("main") }
}
//- Main/AppDelegate.swift
import Cocoa
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) { print(1) }
}
//- Main/Split.swift
import Cocoa
class SideBar: NSSplitView {
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        adjustSubviews()
    }
}
//- Main/main.swift
import Cocoa
_ = NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)
//- App.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; }; }
