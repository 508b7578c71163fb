// One target is younger than Swift 3.
//- Delegate.swift
@UIApplicationMain
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [Any], coder: NSCoder // expect: near-miss-restoration-signature
    ) -> UIViewController? { nil }
}
//- Reader.xcodeproj/project.pbxproj
{ objects = {
1 = { buildSettings = { PRODUCT_NAME = Reader; SWIFT_VERSION = 5.0; }; };
2 = { buildSettings = { PRODUCT_NAME = Reader; SWIFT_VERSION = 3.0; }; };
}; }
