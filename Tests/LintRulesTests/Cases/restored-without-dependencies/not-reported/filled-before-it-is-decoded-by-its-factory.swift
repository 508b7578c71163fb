import UIKit

class Model: NSObject {
    var id = 0
    var name = ""
    var isShared = false
}

final class SharedModel: Model {}

enum Store {
    static func model(_ id: Int) -> Model? { id == 0 ? nil : Model() }
}

final class Files: UIViewController, UIViewControllerRestoration {
    var model: Model!
    private var order = 0

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let files = Files()
        files.restorationIdentifier = path.last
        files.restorationClass = Files.self
        files.model = Model()
        return files
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model?.id ?? 0, forKey: "id")
        coder.encode(order, forKey: "order")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        order = coder.decodeInteger(forKey: "order")
        title = model.name
        model = Store.model(coder.decodeInteger(forKey: "id"))
    }
}

func open(_ model: Model, from list: UIViewController) {
    let files = Files()
    files.restorationIdentifier = "files"
    files.restorationClass = Files.self
    files.model = model
    list.show(files, sender: nil)
}
