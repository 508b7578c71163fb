// Swift 2.
class Reader: UIViewController {
    override func encodeRestorableStateWithCoder(coder: NSCoder) { // expect: missing-restoration-super
        coder.encodeInteger(view.tag, forKey: "page")
    }
    override func decodeRestorableStateWithCoder(coder: NSCoder) {
        super.decodeRestorableStateWithCoder(coder)
        view.tag = coder.decodeIntegerForKey("page")
    }
}
