//- App.swift
import UIKit

@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Editor: UITableViewController {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        tableView(tableView, didHighlightRowAt: IndexPath(row: 0, section: 0))
    }
}
//- Screens.swift
import UIKit

final class Article: UIViewController {
    private let address: URL
    private var position = 0

    init(address: URL) {
        self.address = address
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Article" // expect: restorable-controller-cannot-be-recreated
    }

    required init?(coder: NSCoder) {
        fatalError("made by code")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(position, forKey: "position")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        position = coder.decodeInteger(forKey: "position")
    }
}

final class ArticleList: UITableViewController {
    var addresses: [URL] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let article = Article(address: addresses[indexPath.row])
        navigationController?.pushViewController(article, animated: true)
    }
}
