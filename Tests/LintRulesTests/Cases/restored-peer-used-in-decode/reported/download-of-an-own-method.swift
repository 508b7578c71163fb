//- App.swift
import UIKit
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Loader {
    func fetch(_ address: String, completion: @escaping (String) -> Void) { DispatchQueue.main.async { completion(address) } }
}
final class PictureController: UIViewController {
    let loader = Loader()
    var address = ""
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "picture"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if !address.isEmpty { show() }
    }
    private func show() {
        loader.fetch(address, completion: { [weak self] text in self?.title = text })
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(address, forKey: "address")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        address = coder.decodeObject(of: NSString.self, forKey: "address") as String? ?? ""
        show() // expect: restored-peer-used-in-decode
    }
}
