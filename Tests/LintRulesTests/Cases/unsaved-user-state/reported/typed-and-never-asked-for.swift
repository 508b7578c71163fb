// Nobody but the user knows what stands in the fields, or who sends it later, and they are empty when the screen comes back.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- Note.swift
import UIKit

final class Note: UIViewController, UITextViewDelegate {
    private let subjectField = UITextField() // expect: unsaved-user-state
    private let textView = UITextView() // expect: unsaved-user-state
    private let help = UITextView()
    private var remarkField: UITextField? // expect: unsaved-user-state
    private lazy var form: UIView = {
        let form = UIView()
        remarkField = UITextField()
        form.addSubview(remarkField!)
        return form
    }()
    private var folder = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        subjectField.placeholder = "Subject"
        view.addSubview(subjectField)
        view.addSubview(textView)
        textView.delegate = self
        help.text = "Nobody reads this."
        view.addSubview(help)
        view.addSubview(form)
        subjectField.becomeFirstResponder()
    }

    @objc func send() {
        guard let remark = remarkField?.text, !remark.isEmpty else { return }
        Post.send(remark)
    }

    func textViewDidChange(_ textView: UITextView) {
        view.setNeedsLayout()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(folder, forKey: "folder")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        folder = coder.decodeObject(of: NSString.self, forKey: "folder") as String? ?? ""
        title = folder
    }
}
