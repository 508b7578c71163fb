// One target of two is built for systems that restore securely by themselves.
//- Reader.xcodeproj/project.pbxproj
{ objects = {
    A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 14.0; PRODUCT_NAME = Reader; }; };
    B = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; PRODUCT_NAME = Helper; }; };
}; }
//- Delegate.swift
@main class Delegate: NSObject, NSApplicationDelegate {
    var page = 0
    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {
        coder.encode(page, forKey: "page")
    }
    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {
        page = coder.decodeInteger(forKey: "page")
    }
}
