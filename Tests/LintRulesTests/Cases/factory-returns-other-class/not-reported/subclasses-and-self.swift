// A subclass will do, and so does what each subclass makes of itself.
class Page: UIViewController, UIViewControllerRestoration {
    required init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
        restorationClass = type(of: self)
    }
    required init?(coder: NSCoder) { nil }
    class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        self.init()
    }
}
final class Map: Page {}
class Editor: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        RichEditor()
    }
}
final class RichEditor: Editor {}
func pages() -> [UIViewController] { [Map(), Editor()] }
