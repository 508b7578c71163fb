// Fields that UIKit keeps, that take no text, or whose text somebody asks for and keeps; and a view that is only read.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- Note.swift
import UIKit

final class Note: UIViewController, UITextFieldDelegate {
    private let subjectField = UITextField()
    private let codeField = UITextField()
    private let numberField = UITextField()
    private let textView = UITextView()
    private var folder = ""

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "note"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        subjectField.restorationIdentifier = "subject"
        codeField.isEnabled = false
        numberField.delegate = self
        view.addSubview(subjectField)
        view.addSubview(codeField)
        view.addSubview(numberField)
        view.addSubview(textView)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        folder = textField.text ?? ""
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
