// A method of the screen gives the search back, which somebody else is told.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let plants = Plants(shelf: Shelf())
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        window.rootViewController = UINavigationController(rootViewController: plants)
        self.window = window
        plants.title = session.stateRestorationActivity?.userInfo?["title"] as? String
        plants.restore(session.stateRestorationActivity?.userInfo?["search"] as? String)
        window.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "garden.plants")
        let plants = (window?.rootViewController as? UINavigationController)?.viewControllers.first as? Plants
        activity.addUserInfoEntries(from: ["title": plants?.title ?? "", "search": plants?.title ?? ""])
        return activity
    }
}

final class Shelf {
    var search = ""
    var plants: [String] { ["Fern", "Moss"].filter { search.isEmpty || $0.contains(search) } }
}

final class Plants: UITableViewController, UISearchResultsUpdating {
    private let shelf: Shelf
    private let finder = UISearchController(searchResultsController: nil)

    init(shelf: Shelf) {
        self.shelf = shelf
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        finder.searchResultsUpdater = self
        navigationItem.searchController = finder
    }

    func restore(_ text: String?) {
        finder.searchBar.text = text
    }

    func updateSearchResults(for searchController: UISearchController) {
        shelf.search = searchController.searchBar.text ?? ""
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelf.plants.count
    }
}

//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array><string>garden.plants</string></array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>$(PRODUCT_MODULE_NAME).WindowDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
