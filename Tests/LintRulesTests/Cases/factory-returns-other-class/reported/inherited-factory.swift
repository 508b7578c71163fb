//- Base.swift
// The inherited factory makes the base class for saved subclasses, too.
class Page: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
        restorationClass = type(of: self)
    }
    required init?(coder: NSCoder) { nil }
    class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Page() // expect: factory-returns-other-class
    }
}
//- Map.swift
final class Map: Page {}
func show(from page: Page) { page.present(Map(), animated: true) }
