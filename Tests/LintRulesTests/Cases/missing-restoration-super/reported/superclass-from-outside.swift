// Whatever the class from outside is, there is something to override.
class Form: VendorFormController {
    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    }
}
