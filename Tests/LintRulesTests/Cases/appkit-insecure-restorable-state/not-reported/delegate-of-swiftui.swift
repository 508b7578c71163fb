//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; }; }
//- App.swift
@main struct Reader: App {
    @NSApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene {
        WindowGroup { Text("Page") }
    }
}
class Delegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        print("launched")
    }
}
class Page: NSView {
    var number = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        number = coder.decodeInteger(forKey: "number")
    }
}
