// A key command chooses a tab by code, of which UIKit tells nobody: the tab that comes back is the one that was tapped last.
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
        selectedIndex = index // expect: unsaved-user-state
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        UserDefaults.standard.set(item.tag, forKey: "tab")
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
        selectedIndex += 1
        selectedIndex = min(selectedIndex, 3) // expect: unsaved-user-state
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        place.tab = selectedIndex
        try? JSONEncoder().encode(place).write(to: URL(fileURLWithPath: "place"))
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
