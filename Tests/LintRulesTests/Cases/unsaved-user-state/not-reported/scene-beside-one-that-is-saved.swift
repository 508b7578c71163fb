// Another scene is saved, and not that of the list.
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
        window.makeKeyAndVisible()
    }
}

final class SettingsDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        window.rootViewController = UIViewController()
        window.rootViewController?.title = session.stateRestorationActivity?.userInfo?["page"] as? String
        self.window = window
        window.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "garden.plants")
        activity.addUserInfoEntries(from: ["page": window?.rootViewController?.title ?? ""])
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
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>$(PRODUCT_MODULE_NAME).SettingsDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
