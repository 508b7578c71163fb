// UIKit writes a reference, and what NSCoding does serves a file.
class Outline: NSObject, NSCoding, UIStateRestoring {
    var depth = 0
    override init() { super.init() }
    func encode(with coder: NSCoder) { coder.encode(depth, forKey: "depth") }
    required init?(coder: NSCoder) {
        depth = coder.decodeInteger(forKey: "level")
        super.init()
    }
}
class Editor: UIViewController {
    let outline = Outline()
    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.registerObject(forStateRestoration: outline, restorationIdentifier: "outline")
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(outline, forKey: "outline")
    }
}
