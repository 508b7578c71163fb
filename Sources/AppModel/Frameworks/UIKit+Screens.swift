/// How screens come and go.
extension UIKit {
    /// Methods that show a controller which goes again.
    static let showingMethods: Set<String> = ["pushViewController", "present", "presentViewController", "show", "showViewController"]

    /// Methods of a controller that is leaving.
    static let leavingMethods: Set<String> = [
        "viewWillDisappear", "viewDidDisappear", "viewIsDisappearing", "deinit", "dealloc", "didMove", "didMoveToParentViewController", "willMove",
        "willMoveToParentViewController", "dismiss", "dismissViewControllerAnimated",
    ]

    /// What holds the screen that the user sees now.
    static let topScreens: Set<String> = ["last", "lastObject", "topViewController", "visibleViewController", "presentedViewController"]
}
