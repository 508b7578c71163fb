// One factory for several classes, by identifier; one of its objects fits each.
final class Editor: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        switch path.last {
        case "navigation":
            let navigation = UINavigationController()
            navigation.restorationIdentifier = "navigation"
            navigation.restorationClass = Editor.self
            return navigation
        case "editor": return Editor()
        default: return nil
        }
    }
}
func wrap() -> UIViewController {
    let navigation = UINavigationController(rootViewController: Editor())
    navigation.restorationIdentifier = "navigation"
    navigation.restorationClass = Editor.self
    return navigation
}
