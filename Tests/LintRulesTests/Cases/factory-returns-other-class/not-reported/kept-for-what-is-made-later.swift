// The maker is no controller: it hands the class on to those that it makes.
final class Maker: NSObject {
    static let shared = Maker()
    var restorationClass: UIViewControllerRestoration.Type?
    func editor() -> Editor {
        let editor = Editor()
        editor.restorationClass = restorationClass
        editor.restorationIdentifier = "editor"
        return editor
    }
}
final class Editor: UIViewController {}
final class Restorer: NSObject, UIViewControllerRestoration {
    static func prepare() {
        Maker.shared.restorationClass = Restorer.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard path.last == "editor" else { return nil }
        return Maker.shared.editor()
    }
}
