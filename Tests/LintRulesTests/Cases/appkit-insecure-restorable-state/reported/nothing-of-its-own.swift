// AppKit restores the windows of every app.
//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; }; }
//- Delegate.swift
@main class Delegate: NSObject, NSApplicationDelegate { // expect: appkit-insecure-restorable-state
    func applicationDidFinishLaunching(_ notification: Notification) {
        print("launched")
    }
}
