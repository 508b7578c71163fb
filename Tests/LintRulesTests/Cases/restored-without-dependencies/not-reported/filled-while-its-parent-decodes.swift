import UIKit

class Model: NSObject {
    var id = 0
    var name = ""
}

final class Files: UIViewController, UIViewControllerRestoration {
    var model: Model!

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let files = Files()
        files.restorationIdentifier = path.last
        files.restorationClass = Files.self
        return files
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = model.name + (coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? "")
    }
}

final class List: UIViewController {
    var files: Files?

    func open(_ model: Model) {
        let files = Files()
        files.restorationIdentifier = "files"
        files.restorationClass = Files.self
        files.model = model
        self.files = files
        show(files, sender: nil)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(files, forKey: "files")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        files = coder.decodeObject(of: Files.self, forKey: "files")
        files?.model = Model()
    }
}
