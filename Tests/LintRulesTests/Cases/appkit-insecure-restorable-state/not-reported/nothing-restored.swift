//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; }; }
//- Delegate.swift
@main class Delegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        print("launched")
    }
}
