// What it encodes is nowhere kept by a scene.
class Delegate: UIResponder, UIApplicationDelegate {} // expect: restoration-opt-in-incomplete
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
