//- Delegate.swift
// The class is left over: nothing makes one.
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
//- Reader.swift
class Reader: UIViewController {
    @IBOutlet var label: UILabel!
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
