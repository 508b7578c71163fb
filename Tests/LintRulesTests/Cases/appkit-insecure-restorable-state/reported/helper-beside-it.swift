//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; }; }
//- App/AppDelegate.swift
// Each app of a project has a delegate, and each answers for itself.
@main class AppDelegate: NSObject, NSApplicationDelegate { // expect: appkit-insecure-restorable-state
    func applicationDidFinishLaunching(_ notification: Notification) { print("launched") }
}
//- Helper/HelperDelegate.swift
class HelperDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) { print("helping") }
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
//- App/Quitter.swift
// The app delegate may ask it, and nobody else does.
class Quitter: NSObject, NSApplicationDelegate {
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
}
