class Model: NSObject {
    @objc dynamic var page = 0
}
class Pane: NSWindowController {
    @objc dynamic var model = Model()
    @objc class override func restorableStateKeyPaths() -> [String] {
        var paths = ["model.page"]
        paths += ["models.page"] // expect: appkit-unknown-key-path
        return paths
    }
}
