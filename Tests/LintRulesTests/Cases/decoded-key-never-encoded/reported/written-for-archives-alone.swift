// What is written for whoever archives the view is not in what UIKit saves.
import Kit
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Canvas: KitScrollView {
    private var zoom = 1.0
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(zoom, forKey: "zoom")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom") // expect: decoded-key-never-encoded
        setNeedsDisplay()
    }
}
