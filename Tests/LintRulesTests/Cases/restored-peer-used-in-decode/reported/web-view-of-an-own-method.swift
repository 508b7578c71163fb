//- App.swift
import UIKit
import WebKit
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class WikiController: UIViewController {
    let web = WKWebView()
    var page = ""
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "wiki"
    }
    func render() {
        web.loadHTMLString(page, baseURL: nil)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeObject(of: NSString.self, forKey: "page") as String? ?? ""
        render() // expect: restored-peer-used-in-decode
    }
}
