// The other target starts with the other class.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var page = 1
}
final class SmallDelegate: UIResponder, UIApplicationDelegate {}
final class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
        guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        super.encodeRestorableState(with: coder)
        coder.encode(delegate.page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        (UIApplication.shared.delegate as? AppDelegate)?.page = coder.decodeInteger(forKey: "page")
    }
}
