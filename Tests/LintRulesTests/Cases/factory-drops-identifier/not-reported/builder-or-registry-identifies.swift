// The builder identifies it, or somebody who gets it.
final class Detail: UIViewController, UIViewControllerRestoration {
    static func make(_ identifier: String?) -> Detail {
        let detail = Detail()
        detail.restorationIdentifier = identifier
        detail.restorationClass = Detail.self
        return detail
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        if path.count == 1 {
            let first = Detail()
            Registry.tag(first)
            return first
        }
        return make(path.last)
    }
}
enum Registry {
    static func tag(_ controller: UIViewController) {
        controller.restorationIdentifier = "first"
        controller.restorationClass = Detail.self
    }
}
