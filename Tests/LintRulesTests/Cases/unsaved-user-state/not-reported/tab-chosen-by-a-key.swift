// Whoever chooses a tab saves it, or the scene does as it goes.
final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, input) in ["1", "2", "3"].enumerated() {
            addKeyCommand(UIKeyCommand(title: input, action: #selector(choose(_:)), input: input, modifierFlags: .command, propertyList: index))
        }
        let saved = UserDefaults.standard.integer(forKey: "tab")
        selectedIndex = saved
    }
    @objc func choose(_ sender: UIKeyCommand) {
        guard let index = sender.propertyList as? Int else { return }
        selectedIndex = index
        save(index)
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        UserDefaults.standard.set(item.tag, forKey: "tab")
    }
    private func save(_ index: Int) {
        UserDefaults.standard.set(index, forKey: "tab")
    }
}
struct Place: Codable {
    var tab = 0
}
final class Other: UITabBarController, UITabBarControllerDelegate {
    var place = Place()
    func restore() {
        let index = place.tab
        selectedIndex = index
    }
    @IBAction func next(_ sender: Any) {
        selectedIndex = min(selectedIndex + 1, 3)
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        place.tab = selectedIndex
    }
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var tabs: Other?
    func sceneDidEnterBackground(_ scene: UIScene) {
        guard let tabs else { return }
        tabs.place.tab = tabs.selectedIndex
    }
}
final class Pages: UITabBarController {
    private var last = 0
    @IBAction func back(_ sender: Any) {
        let index = last
        selectedIndex = index
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        last = item.tag
    }
}
final class Page: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    }
}

// The key is spelled out in one place and a constant in another.
enum Keys {
    static let section = "section"
}
final class Sections: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addKeyCommand(UIKeyCommand(title: "Next", action: #selector(next(_:)), input: "n", modifierFlags: .command))
        let saved = UserDefaults.standard.integer(forKey: "section")
        selectedIndex = saved
    }
    @objc func next(_ sender: UIKeyCommand) {
        let index = selectedIndex + 1
        selectedIndex = index
        UserDefaults.standard.set(index, forKey: Keys.section)
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        UserDefaults.standard.set(item.tag, forKey: "section")
    }
}
