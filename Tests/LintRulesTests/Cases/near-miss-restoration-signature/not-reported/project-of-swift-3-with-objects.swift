// Swift 3 shows Objective-C each method of a class, whatever its types.
//- Delegate.swift
@UIApplicationMain
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [AnyObject], coder: NSCoder
    ) -> UIViewController? { nil }
}
//- Reader.xcodeproj/project.pbxproj
{ objects = {
1 = { buildSettings = { PRODUCT_NAME = Reader; SWIFT_VERSION = 3.0; }; };
2 = { buildSettings = { PRODUCT_NAME = Reader; SWIFT_VERSION = 3.0; }; };
}; }
