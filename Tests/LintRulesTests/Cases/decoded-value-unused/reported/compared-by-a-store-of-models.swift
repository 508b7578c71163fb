//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Store.swift
// It mentions nothing of restoration, and numbers of its own.
struct Topic {
    let number: Int
    let heading: String
}
final class Store {
    static let shared = Store()
    var topics: [Topic] = []
    func topic(with wanted: Int) -> Topic? {
        for topic in topics where topic.number == wanted {
            return topic
        }
        return topics.first { $0.number > wanted }
    }
}
//- List.swift
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = Page()
        page.number = Store.shared.topics[indexPath.row].number
        show(page, sender: self)
    }
}
//- Page.swift
final class Page: UIViewController {
    var number = 0
    let heading = UILabel()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        fill()
    }
    func fill() {
        heading.text = Store.shared.topic(with: number)?.heading
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number") // expect: decoded-value-unused
    }
}
