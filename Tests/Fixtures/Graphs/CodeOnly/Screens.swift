import UIKit

class Shell: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Shell"
        viewControllers = [wrap(Feed(), as: "FeedNavigation"), wrap(Search(), as: nil), Player()]
    }

    required init?(coder: NSCoder) { nil }

    private func wrap(_ root: UIViewController, as name: String?) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        if let name { navigation.restorationIdentifier = name }
        return navigation
    }
}

class Feed: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "Feed"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let story = Story()
        story.restorationIdentifier = "Story"
        story.restorationClass = Story.self
        navigationController?.pushViewController(story, animated: true)
    }

    @objc func compose() {
        let editor = UINavigationController(rootViewController: Editor())
        present(editor, animated: true)
    }
}

class Story: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let story = Story()
        story.restorationIdentifier = "Story"
        story.restorationClass = Story.self
        return story
    }

    @objc func share() {
        let note = Note()
        note.restorationIdentifier = "Note"
        navigationController?.pushViewController(note, animated: true)
    }
}

class Note: UIViewController {}

class Editor: UIViewController {
    override var restorationIdentifier: String? {
        get { "Editor" }
        set {}
    }
}

class Search: UIViewController {}

class Player: UIViewController {
    let controls = Controls()

    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "Player"
        addChild(controls)
        view.addSubview(controls.view)
        controls.didMove(toParent: self)
    }
}

class Controls: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "Controls"
    }
}

class Ghost: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
}
