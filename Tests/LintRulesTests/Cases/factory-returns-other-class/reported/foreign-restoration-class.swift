// A foreign class is to make it, and knows nothing of it.
final class List: UITableViewController {}
final class Maker: NSObject, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let identifier = path.last else { return nil }
        switch identifier {
        case "list":
            let list = List()
            list.restorationIdentifier = identifier
            list.restorationClass = Maker.self
            return list
        default: return nil
        }
    }
}
func push(onto navigation: UINavigationController) {
    let detail = UISplitViewController()
    detail.restorationIdentifier = "list"
    detail.restorationClass = Maker.self // expect: factory-returns-other-class
    navigation.present(detail, animated: true)
}
