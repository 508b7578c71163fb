import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Search: UIViewController, UITableViewDelegate {
    @IBOutlet var titleLabel: UILabel!
    private var query = ""
    private var chosen: Int?

    @IBAction func search(_ sender: UITextField) {
        query = sender.text ?? ""
        show(query)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(indexPath.row)
    }

    private func choose(_ row: Int) {
        chosen = row
    }

    private func show(_ text: String) {
        titleLabel.text = text
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(query, forKey: "query")
        if let chosen { coder.encode(chosen, forKey: "chosen") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        show(coder.decodeObject(of: NSString.self, forKey: "query") as String? ?? "") // expect: decoded-value-unused
        let row = coder.decodeInteger(forKey: "chosen") // expect: decoded-value-unused
        titleLabel.tag = row
    }
}
