// The same, saved, or given anew whenever the user may ask for it.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class CarForm: UITableViewController, UITextFieldDelegate {
    private var plate: String?
    private var name: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(fill), name: NSLocale.currentLocaleDidChangeNotification, object: nil)
        fill()
    }

    @objc private func fill() {
        if plate == nil { plate = "" }
        if name == nil {
            name = ""
        }
        tableView.reloadData()
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let text = (textField.text! as NSString).replacingCharacters(in: range, with: string)
        if textField.tag == 0 {
            plate = text
        } else {
            name = text
        }
        return true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
        cell.textLabel?.text = indexPath.row == 0 ? plate : name
        return cell
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(plate, forKey: "plate")
        coder.encode(name, forKey: "name")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        plate = coder.decodeObject(of: NSString.self, forKey: "plate") as String?
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        tableView.reloadData()
    }
}
