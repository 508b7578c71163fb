// What was written is put into the field, whose text is saved, and is of no use by then.
//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        path.last == "message" ? Message() : nil
    }
}

//- Message.swift
import UIKit
class Message: UIViewController {
    var recipient: String?
    var template: String?
    private let textView = UITextView()

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "message"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipient
        if template != nil { textView.text = template }
        view.addSubview(textView)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(recipient, forKey: "recipient")
        coder.encode(textView.text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        recipient = coder.decodeObject(of: NSString.self, forKey: "recipient") as String?
        textView.text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
        title = recipient
    }
}

//- List.swift
import UIKit
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let message = Message()
        message.recipient = "Ada"
        message.template = "Dear Ada,"
        show(message, sender: nil)
    }
}
