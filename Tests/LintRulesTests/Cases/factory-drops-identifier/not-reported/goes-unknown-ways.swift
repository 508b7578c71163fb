// An operator, a loop over a list and a tuple may all hand it to a package that identifies it.
class Reader: UIViewController, UIViewControllerRestoration {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Reader.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let reader = Reader()
        reader <- "reader"
        return reader
    }
}
class Editor: UIViewController, UIViewControllerRestoration {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Editor.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let editor = Editor()
        for controller in [editor] { Tags.tag(controller, "editor") }
        return editor
    }
}
class Shelf: UIViewController, UIViewControllerRestoration {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Shelf.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let shelf = Shelf()
        let pair = (controller: shelf, name: "shelf")
        Tags.tag(pair.controller, pair.name)
        return shelf
    }
}
func open(_ library: UIViewController) {
    let reader = Reader()
    reader.restorationIdentifier = "reader"
    library.present(reader, animated: true)
    let editor = Editor()
    editor.restorationIdentifier = "editor"
    library.present(editor, animated: true)
    let shelf = Shelf()
    shelf.restorationIdentifier = "shelf"
    library.present(shelf, animated: true)
}
