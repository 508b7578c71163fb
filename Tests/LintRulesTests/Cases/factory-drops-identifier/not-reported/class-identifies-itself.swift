//- Detail.swift
// The class, its base class or an extension identifies every instance.
final class Detail: Page, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail() }
}
final class Map: UIViewController, UIViewControllerRestoration {
    override var restorationIdentifier: String? {
        get { "map" }
        set {}
    }
    override var restorationClass: UIViewControllerRestoration.Type? {
        get { Map.self }
        set {}
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        return Map()
    }
}
//- Page.swift
class Page: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        tag()
    }
    required init?(coder: NSCoder) { nil }
}
//- Page+Tag.swift
extension Page {
    func tag() {
        restorationIdentifier = String(describing: type(of: self))
        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
    }
}
