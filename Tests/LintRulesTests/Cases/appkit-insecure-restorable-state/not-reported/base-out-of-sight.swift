//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; }; }
//- Delegate.swift
import Launching

@main class Delegate: LaunchingDelegate, NSApplicationDelegate {
    var page = 0
    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {
        coder.encode(page, forKey: "page")
    }
    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {
        page = coder.decodeInteger(forKey: "page")
    }
}
