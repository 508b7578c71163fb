//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- List.swift
import UIKit
final class ListController: UITableViewController {
    func open(_ topic: Int64) {
        let detail = UIStoryboard(name: "Topics", bundle: nil).instantiateViewController(withIdentifier: "topic") as! TopicController
        detail.topicNumber = topic
        navigationController?.pushViewController(detail, animated: true)
    }
}
//- Topic.swift
import UIKit
final class TopicController: UITableViewController {
    var topicNumber: Int64?
    private var heading: String?
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }
    private func setUp() {
        guard let number = topicNumber else { return }
        heading = "topic \(number)"
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        setUp()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = heading
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let number = topicNumber { coder.encode(number, forKey: "topic") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        topicNumber = coder.decodeInt64(forKey: "topic")
    }
}
