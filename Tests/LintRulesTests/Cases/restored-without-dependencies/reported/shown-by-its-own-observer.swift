// Nothing but the observer of the property shows it, and nobody sets it on the way back.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

struct Topic {
    let title: String
    let text: String
}

class Topics: UITableViewController {
    var topics: [Topic] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let article = Article()
        article.topic = topics[indexPath.row]
        show(article, sender: nil)
    }
}

class Article: UIViewController, UIViewControllerRestoration {
    let label = UILabel()
    var topic: Topic? { // expect: restored-without-dependencies
        didSet {
            title = topic?.title
            showText()
        }
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "article"
        restorationClass = Article.self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    private func showText() { label.text = topic?.text }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Article() }
}
