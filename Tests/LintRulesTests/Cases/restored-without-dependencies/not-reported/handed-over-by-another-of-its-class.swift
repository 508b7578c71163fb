// All that the screen of the same class before it hands over is saved.
//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        path.last == "folder" ? Folder(style: .plain) : nil
    }
}

//- Folder.swift
import UIKit
class Folder: UITableViewController {
    var path = "/"
    var heading: String?
    var names: [String] = []

    override init(style: UITableView.Style) {
        super.init(style: style)
        restorationIdentifier = "folder"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        names = Disk.names(at: path)
    }

    @IBAction func share() { Mail.send(subject: heading) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let folder = Folder(style: .plain)
        folder.path = path + names[indexPath.row]
        folder.heading = names[indexPath.row].uppercased()
        navigationController?.pushViewController(folder, animated: true)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(path, forKey: "path")
        coder.encode(heading, forKey: "heading")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        path = coder.decodeObject(of: NSString.self, forKey: "path") as String? ?? "/"
        heading = coder.decodeObject(of: NSString.self, forKey: "heading") as String?
    }
}
