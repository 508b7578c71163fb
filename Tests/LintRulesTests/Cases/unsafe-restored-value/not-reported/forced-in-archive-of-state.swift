//- App.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class ReaderState: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let chapter: String
    init(chapter: String) { self.chapter = chapter }
    init?(coder: NSCoder) {
        guard let chapter = coder.decodeObject(of: NSString.self, forKey: "chapter") else { return nil }
        self.chapter = chapter as String
    }
    func encode(with coder: NSCoder) { coder.encode(chapter, forKey: "chapter") }
}
final class Reader: UIViewController {
    var state: ReaderState?
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "reader"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(state, forKey: "state")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        state = coder.decodeObject(of: ReaderState.self, forKey: "state")
    }
}
