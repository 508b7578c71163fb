import UIKit
final class Stack: UINavigationController {
    var name: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        if name != nil {
            pushViewController(UIViewController(), animated: false)
        }
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        navigationController?.popViewController(animated: false)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = name
    }
}
