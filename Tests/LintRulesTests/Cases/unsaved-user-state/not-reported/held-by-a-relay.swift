// What the relay holds is saved with the screen, and taken back.
import RxRelay
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Messages: UITableViewController {
    private let folder = BehaviorRelay(value: "Inbox")
    private let showsUnreadOnly = BehaviorRelay(value: false)
    private let messages: [(title: String, isUnread: Bool)] = []
    @IBAction func toggleUnread(_ sender: UIBarButtonItem) {
        showsUnreadOnly.accept(!showsUnreadOnly.value)
        tableView.reloadData()
    }
    @IBAction func choose(_ sender: UIButton) {
        folder.accept(sender.currentTitle ?? "Inbox")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        showsUnreadOnly.value ? messages.filter { $0.isUnread }.count : messages.count
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(folder.value, forKey: "folder")
        coder.encode(showsUnreadOnly.value, forKey: "unread")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        folder.accept(coder.decodeObject(of: NSString.self, forKey: "folder") as String? ?? "Inbox")
        title = folder.value
        showsUnreadOnly.accept(coder.decodeBool(forKey: "unread"))
    }
}
