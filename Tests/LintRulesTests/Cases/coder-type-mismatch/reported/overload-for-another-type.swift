//- App.swift
import UIKit

@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

extension NSCoder {
    func encode(_ rect: MKMapRect?, forKey key: String) {
        guard let rect = rect else { return }
        encode([rect.origin.x], forKey: key)
    }
}
//- Screens.swift
import UIKit

final class Map: UIViewController {
    private var zoom = 1.0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let zoom = coder.decodeObject(forKey: "zoom") as? String { // expect: insecure-decode coder-type-mismatch
            self.zoom = Double(zoom) ?? 1
        }
    }
}
