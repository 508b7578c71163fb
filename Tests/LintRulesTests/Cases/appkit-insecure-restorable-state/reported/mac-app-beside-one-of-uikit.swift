//- Mac/MacDelegate.swift
import Cocoa

@main final class MacDelegate: NSObject, NSApplicationDelegate { // expect: appkit-insecure-restorable-state
    var page = 0
    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) { coder.encode(page, forKey: "page") }
    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }
}
//- Phone/AppDelegate.swift
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Reader.xcodeproj/project.pbxproj
{ objects = { A = { isa = XCBuildConfiguration; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 12.0; }; }; B = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 14.0; SDKROOT = iphoneos; }; }; }; }
