// Asked on the way, limited, spelt out, and with the list that it fits.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
final class Pages: UITabBarController {
    let names = ["Home", "Search", "Profile"]
    init(screens: [UIViewController], page: Int?) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = screens
        if let page { selectedViewController = viewControllers?[page] }
    }
    init(page: Int?) {
        super.init(nibName: nil, bundle: nil)
        title = names[page ?? 0]
    }
    required init?(coder: NSCoder) { nil }
}
final class Shelf: UITableViewController {
    var titles: [String] = []
    func open(_ row: Int) {
        guard titles.indices.contains(row) else { return }
        title = titles[row]
    }
    func openNearest(_ row: Int) { title = titles[min(row, titles.count - 1)] }
    func openChecked(_ row: Int) { title = titles[row] }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var shelf = Shelf()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        show(Pages(screens: [UIViewController()], page: info["page"] as? Int))
        show(Pages(page: info["name"] as? Int))
        if let row = info["row"] as? Int { pass(row) }
        if let other = info["other"] as? Int, other < shelf.titles.count { hand(other) }
    }
    private func show(_ pages: Pages) { print(pages) }
    private func pass(_ row: Int) {
        shelf.open(row)
        shelf.openNearest(row)
    }
    private func hand(_ row: Int) { shelf.openChecked(row) }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "pages")
        activity.userInfo = ["page": 0, "name": 0, "row": 0, "other": 0]
        return activity
    }
}
