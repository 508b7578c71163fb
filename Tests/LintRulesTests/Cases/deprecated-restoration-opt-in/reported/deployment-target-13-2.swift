//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true } // expect: deprecated-restoration-opt-in
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
}
//- Reader.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 13.2; }; name = Debug; }; }; }
