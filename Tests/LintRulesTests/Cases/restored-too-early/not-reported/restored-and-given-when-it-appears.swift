//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Editor.swift
import UIKit
class Editor: UIViewController {
    @IBOutlet var textView: UITextView!
    var draft: String?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        textView.text = draft
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(textView.text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        draft = coder.decodeObject(of: NSString.self, forKey: "text") as String?
        textView.text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
    }
}
