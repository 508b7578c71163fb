// With scenes it is kept another way, if at all.
class Delegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
class Reader: UIViewController {
    var page = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "reader"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
